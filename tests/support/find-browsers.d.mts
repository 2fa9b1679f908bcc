export const CHROMIUM_FLAGS: string[];
export function findChromium(): string;
export function findFirefox(): string | undefined;
export function findWebKit(): { miniBrowser: string; driver: string; xvfb: string } | undefined;
