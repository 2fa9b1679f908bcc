/** A request's path, taken apart and safe to be looked up. */
export interface ResolvedPath {
  readonly segments: readonly string[];
  /** Whether it ends in a slash. */
  readonly isFolder: boolean;
}

/**
 * Takes a path apart. What could leave the folder, or name a hidden file, leads nowhere or is refused.
 * @returns undefined when it is no path at all
 */
export function resolvePath(pathname: string): ResolvedPath | undefined {
  if (!pathname.startsWith('/')) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.includes('..')) return undefined;
  return { segments, isFolder: decoded.endsWith('/') };
}
