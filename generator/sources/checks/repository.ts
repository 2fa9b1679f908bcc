import type { CodeHost } from '../catalogue-file.js';

const GITHUB_OWNER = /^[a-z0-9](?:-?[a-z0-9]){0,38}$/i;
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;

/** A repository's address, taken apart. */
export interface Repository extends CodeHost {
  /** What stands between host and name: the owner; on GitLab a path of groups. */
  readonly owner: string;
  readonly name: string;
}

/**
 * Takes the address of a repository apart. Everything but `https://<host>/<owner>/<name>` is refused, letter by
 * letter, before anything is asked of a network: `URL` would make `..` and `:443` go away, and `2130706433` an address.
 *
 * @returns the repository, or a sentence that says what is wrong
 */
export function parseRepository(address: string, hosts: readonly CodeHost[]): Repository | string {
  const names = hosts.map(({ host }) => host).join(' or ');
  const whole = /^https:\/\/([^/?#]*)\/([^?#]*)$/.exec(address);
  if (!whole) return `"${address}" is no repository. Write https://${hosts[0]?.host ?? '…'}/owner/name.`;
  const [, authority = '', path = ''] = whole;
  if (authority.includes('@')) return 'contains a user name or password. Remove it.';
  if (authority.includes(':')) return 'names a port. Remove it.';
  const host = hosts.find((known) => known.host === authority.toLowerCase());
  if (!host) return `"${authority}" is none of the catalogue’s code hosts. Use ${names}.`;
  if (path.endsWith('/')) return 'ends in a slash. Remove it.';
  if (path.endsWith('.git')) return 'ends in .git. Remove that.';
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const isGroup =
    host.kind === 'gitlab' ? segments.length >= 1 && segments.length <= 20 : segments.length === 1;
  if (!isGroup) return `must name one owner and one repository: https://${host.host}/owner/name.`;
  const owner = host.kind === 'github' ? GITHUB_OWNER : NAME;
  const bad = segments.find((segment) => !owner.test(segment)) ?? (NAME.test(name) ? undefined : name);
  if (bad !== undefined) return `"${bad}" cannot be the name of an owner or a repository.`;
  return { ...host, owner: segments.join('/'), name };
}
