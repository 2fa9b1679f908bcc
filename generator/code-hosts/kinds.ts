// The kinds of code hosts there are (GitHub, GitLab, Forgejo), and which host is of which kind.
import { REPOSITORY_NAME, type CodeHostKind, type Repository } from './api.js';
import { forgejo } from './forgejo.js';
import { github } from './github.js';
import { gitlab } from './gitlab.js';

/** The kinds of code hosts there are, by the names that catalogue.yaml gives them. A new one is a line here. */
export const KINDS = { github, gitlab, forgejo } satisfies Record<string, CodeHostKind>;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** A platform on which repositories may be. */
export interface CodeHost {
  /** Its name in lower case, without scheme and port. */
  readonly host: string;
  readonly kind: KindName;
}

/** A repository on one of the catalogue's hosts. */
export interface HostedRepository extends CodeHost, Repository {}

/** The kind of a well-known host; undefined for others, whose kind catalogue.yaml has to say. */
export const kindOfHost = (host: string): KindName | undefined =>
  KIND_NAMES.find((name) => KINDS[name].publicHost === host);

/**
 * Takes the address of a repository apart. Everything but `https://<host>/<owner>/<name>` is refused, letter by
 * letter, before anything is asked of a network: `URL` would make `..` and `:443` go away, and `2130706433` an address.
 *
 * @returns the repository, or a sentence that says what is wrong
 */
export function parseRepository(address: string, hosts: readonly CodeHost[]): HostedRepository | string {
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
  const { ownerPattern, maxOwnerDepth } = KINDS[host.kind];
  if (segments.length < 1 || segments.length > maxOwnerDepth)
    return `must name one owner and one repository: https://${host.host}/owner/name.`;
  const bad =
    segments.find((segment) => !ownerPattern.test(segment)) ??
    (REPOSITORY_NAME.test(name) ? undefined : name);
  if (bad !== undefined) return `"${bad}" cannot be the name of an owner or a repository.`;
  return { ...host, owner: segments.join('/'), name };
}
