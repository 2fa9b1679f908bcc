/** The paths of a rule as one regular expression that every server reads the same way, without anchors. */
export const toRegex = (base: string, paths: readonly string[]): string =>
  `${escape(base)}(?:${paths
    .map((path) =>
      escape(path)
        .replace(/:file$/, '[^/]+')
        .replace(/\\\*$/, '.*'),
    )
    .join('|')})`;

const escape = (text: string): string => text.replace(/[.*?+()[\]{}|^$\\]/g, '\\$&');
