export type BrowserName = 'chromium' | 'firefox' | 'webkit';
export const CHROMIUM_FLAGS: string[];
export function findChromium(): string;
export function findFirefox(): string | undefined;
export function browserNames(): BrowserName[];
