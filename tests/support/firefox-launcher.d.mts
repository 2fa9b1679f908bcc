export function findFirefox(): string | undefined;
export function firefoxLauncher(): object;
