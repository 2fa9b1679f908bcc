import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { schema } from '@octokit/graphql-schema';
import type { components, paths } from '@octokit/openapi-types';
import type { ProjectSchema } from '@gitbeaker/core';
import type { Repository as ForgejoRepository } from 'forgejo-js';
import { buildSchema, execute, GraphQLError, parse, validate, type GraphQLSchema } from 'graphql';
import { GITLAB_SCHEMA } from './gitlab-schema.js';

/** A repository as a code host has it. */
export interface HostedRepository {
  readonly stars: number;
  readonly isArchived?: boolean;
  readonly isPrivate?: boolean;
  /** When it was pushed to last, and released, in ISO 8601. */
  readonly pushedAt?: string;
  readonly releasedAt?: string;
  /** What the latest release is called; v1 where nothing is said. */
  readonly release?: string;
  /** What GitHub has published of its security; without it the answer is that there is nothing of the kind. */
  readonly advisories?: readonly RepositoryAdvisory[];
  /** The licence that the host sees. */
  readonly licence?: string;
  /** The path that it has now. */
  readonly movedTo?: string;
  readonly description?: string;
  readonly website?: string;
  readonly topics?: string[];
  /** What lies in its root, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Something else than the answer. */
export interface Fault {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a text as it is. */
  readonly body?: unknown;
  /** Ends the connection without an answer. */
  readonly isReset?: boolean;
  /** Never answers. */
  readonly isSilent?: boolean;
}

/** The path that GitHub's OpenAPI description has; the compiler knows when it is gone. */
type GithubPath = Extract<keyof paths, '/repos/{owner}/{repo}'>;
type GithubAnswer = paths[GithubPath]['get']['responses'][200]['content']['application/json'];

type AdvisoriesPath = Extract<keyof paths, '/repos/{owner}/{repo}/security-advisories'>;
type AdvisoriesQuery = NonNullable<paths[AdvisoriesPath]['get']['parameters']['query']>;

/** An advisory as GitHub's OpenAPI description has it, as far as anybody could be tempted to read it. */
export type RepositoryAdvisory = Pick<
  components['schemas']['repository-advisory'],
  | 'ghsa_id'
  | 'cve_id'
  | 'html_url'
  | 'summary'
  | 'description'
  | 'severity'
  | 'state'
  | 'published_at'
  | 'withdrawn_at'
  | 'vulnerabilities'
>;

/** What GitHub's description allows to be asked of advisories, and what is asked. */
const ADVISORIES_ASKED: AdvisoriesQuery = { state: 'published', sort: 'published', per_page: 100 };

let githubSchema: GraphQLSchema | undefined;
const github = () => (githubSchema ??= buildSchema(schema.idl, { assumeValidSDL: true }));
const gitlabSchema = buildSchema(GITLAB_SCHEMA);

/**
 * GitHub, GitLab and Forgejo on this machine, as far as stars go. They answer as their documentation says: GraphQL is
 * checked against the schema and carried out by the reference implementation.
 */
export class CodeHosts {
  readonly requests: SeenRequest[] = [];
  /** Asked before each answer, with the number of requests before. */
  fault: (request: SeenRequest, before: number) => Fault | undefined = () => undefined;

  private constructor(
    readonly url: string,
    readonly repositories: Record<string, HostedRepository>,
  ) {}

  /** @param repositories by their paths; one world for all kinds of hosts */
  static async start(t: TestContext, repositories: Record<string, HostedRepository>): Promise<CodeHosts> {
    const ready: { hosts?: CodeHosts } = {};
    const server = createServer((request, response) => void ready.hosts?.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => {
      server.closeAllConnections();
      server.close();
    });
    const hosts = new CodeHosts(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, repositories);
    ready.hosts = hosts;
    return hosts;
  }

  /** The environment that leads here. */
  env(tokens: Readonly<Record<string, string>> = {}): Record<string, string> {
    return {
      GITHUB_API_URL: `${this.url}/github`,
      GITLAB_API_URL: `${this.url}/gitlab/api/v4`,
      FORGEJO_API_URL: `${this.url}/forgejo/api/v1`,
      ...tokens,
    };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: path = '', headers } = request;
    const seen = { method, path, headers, body: Buffer.concat(parts).toString() };
    this.requests.push(seen);
    const fault = this.fault(seen, this.requests.length - 1);
    if (fault?.isSilent) return;
    if (fault?.isReset) {
      request.socket.resetAndDestroy();
      return;
    }
    const { status = 200, headers: more = {}, body } = fault ?? (await this.route(seen));
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  }

  private async route(request: SeenRequest): Promise<Fault> {
    const { path } = request;
    const own = (pattern: RegExp) => pattern.exec(path)?.[1];
    if (path === '/github/graphql') return await graphql(github(), request, this.githubRoot());
    if (path === '/gitlab/api/graphql') return await graphql(gitlabSchema, request, this.gitlabRoot());
    const listed = this.files(path);
    if (listed) return listed;
    const advised = own(/^\/github\/repos\/([^/]+\/[^/]+)\/security-advisories\?/);
    if (advised !== undefined) return this.advisories(decodeURIComponent(advised), path);
    const repository = own(/^\/github\/repos\/([^/]+\/[^/]+)$/) ?? own(/^\/github\/repositories\/(.+)$/);
    if (repository !== undefined)
      return this.one(repository, '/github/repositories/', 301, (name, found): Partial<GithubAnswer> => {
        const answer: Pick<
          components['schemas']['full-repository'],
          | 'full_name'
          | 'stargazers_count'
          | 'archived'
          | 'private'
          | 'name'
          | 'description'
          | 'homepage'
          | 'topics'
          | 'license'
        > = {
          name: lastOf(name),
          description: found.description ?? null,
          homepage: found.website ?? '',
          topics: found.topics ?? [],
          license:
            found.licence === undefined
              ? null
              : { key: '', name: '', url: null, spdx_id: found.licence, node_id: '' },
          full_name: name,
          stargazers_count: found.stars,
          archived: found.isArchived ?? false,
          private: found.isPrivate ?? false,
        };
        return answer;
      });
    const project = own(/^\/gitlab\/api\/v4\/projects\/([^/?]+)(?:\?license=true)?$/);
    if (project !== undefined)
      return this.one(project, '/gitlab/api/v4/projects/', 302, (name, found) => {
        const answer: Pick<
          ProjectSchema,
          'path_with_namespace' | 'star_count' | 'archived' | 'visibility' | 'name' | 'description' | 'topics'
        > & { license?: { key: string } } = {
          name: lastOf(name),
          description: found.description ?? '',
          topics: found.topics ?? [],
          ...(found.licence !== undefined && { license: { key: found.licence.toLowerCase() } }),
          path_with_namespace: name,
          star_count: found.stars,
          archived: found.isArchived ?? false,
          visibility: found.isPrivate ? 'private' : 'public',
        };
        return answer;
      });
    const forge = own(/^\/forgejo\/api\/v1\/repos\/([^/]+\/[^/]+)$/);
    if (forge !== undefined)
      return this.one(forge, '/forgejo/api/v1/repos/', 301, (name, found) => {
        const answer: ForgejoRepository = {
          name: lastOf(name),
          description: found.description ?? '',
          website: found.website ?? '',
          topics: found.topics ?? [],
          full_name: name,
          stars_count: found.stars,
          archived: found.isArchived ?? false,
          private: found.isPrivate ?? false,
        };
        return answer;
      });
    return { status: 404, body: { message: 'Not Found' } };
  }

  /** What a repository has published of its security; of parameters that the description does not have: the status for it. */
  private advisories(name: string, path: string): Fault {
    const asked = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
    const known = Object.entries(ADVISORIES_ASKED).map(([key, value]) => [key, String(value)]);
    if (!isDeepStrictEqual(asked, Object.fromEntries(known))) return { status: 400, body: {} };
    const { advisories } = this.repositories[name] ?? {};
    return advisories ? { body: advisories } : { status: 404, body: { message: 'Not Found' } };
  }

  /** The files in the root of a repository, or one of them; undefined for other addresses. */
  private files(path: string): Fault | undefined {
    const [, encoded = '', file] =
      /^\/github\/repos\/([^/]+\/[^/]+)\/contents(?:\/([^/?]+))?$/.exec(path) ??
      /^\/forgejo\/api\/v1\/repos\/([^/]+\/[^/]+)\/contents(?:\/([^/?]+))?$/.exec(path) ??
      /^\/gitlab\/api\/v4\/projects\/([^/]+)\/repository\/(?:tree\?per_page=100|files\/([^/?]+)\?ref=HEAD)$/.exec(
        path,
      ) ??
      [];
    if (encoded === '') return undefined;
    const { files = {} } = this.repositories[decodeURIComponent(encoded)] ?? {};
    if (file === undefined) return { body: Object.keys(files).map((name) => ({ name, path: name })) };
    const text = files[file];
    if (text === undefined) return { status: 404, body: { message: 'Not Found' } };
    const content = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n');
    return { body: { encoding: 'base64', content } };
  }

  /** One repository by REST: its description, or where it has moved to. */
  private one(
    encoded: string,
    base: string,
    moved: number,
    describe: (name: string, found: HostedRepository) => object,
  ): Fault {
    const name = decodeURIComponent(encoded);
    const found = this.repositories[name];
    if (!found) return { status: 404, body: { message: 'Not Found' } };
    if (found.movedTo === undefined) return { body: describe(name, found) };
    const target =
      base.endsWith('/repos/') || base.includes('repositories')
        ? found.movedTo
        : encodeURIComponent(found.movedTo);
    return { status: moved, headers: { location: base + target }, body: { message: 'Moved' } };
  }

  private githubRoot() {
    return {
      repository: ({ owner, name }: { owner: string; name: string }) => {
        const path = `${owner}/${name}`;
        const asked = this.repositories[path];
        if (!asked)
          throw Object.assign(
            new GraphQLError(`Could not resolve to a Repository with the name '${path}'.`),
            { type: 'NOT_FOUND' },
          );
        const now = asked.movedTo ?? path;
        const found = this.repositories[now] ?? asked;
        const {
          stars,
          isArchived = false,
          isPrivate = false,
          pushedAt = null,
          releasedAt,
          licence,
          release = 'v1',
        } = found;
        return {
          nameWithOwner: now,
          stargazerCount: stars,
          isArchived,
          isPrivate,
          pushedAt,
          licenseInfo: licence === undefined ? null : { spdxId: licence },
          latestRelease: releasedAt === undefined ? null : { tagName: release, publishedAt: releasedAt },
        };
      },
    };
  }

  private gitlabRoot() {
    return {
      projects: ({ fullPaths = [], first = 100 }: { fullPaths?: string[]; first?: number }) => {
        if (fullPaths.length > 50) throw new GraphQLError('You cannot provide more than 50 full paths.');
        const nodes = fullPaths.flatMap((path) => {
          const found = this.repositories[path];
          return found && found.movedTo === undefined && !found.isPrivate
            ? [
                {
                  fullPath: path,
                  starCount: found.stars,
                  archived: found.isArchived ?? false,
                  visibility: 'public',
                },
              ]
            : [];
        });
        return { count: nodes.length, nodes: nodes.slice(0, first) };
      },
    };
  }
}

async function graphql(
  graphqlSchema: GraphQLSchema,
  { body }: SeenRequest,
  rootValue: object,
): Promise<Fault> {
  const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
  const document = parse(query);
  const wrong = validate(graphqlSchema, document);
  if (wrong.length > 0) return { status: 422, body: { errors: wrong } };
  const { data, errors } = await execute({
    schema: graphqlSchema,
    document,
    rootValue,
    variableValues: variables,
  });
  // GitHub puts a type beside the message, where the specification has extensions.
  const typed = errors?.map((error) => ({
    ...error.toJSON(),
    ...(error.originalError && 'type' in error.originalError && { type: error.originalError.type }),
    ...('type' in error && { type: error.type }),
  }));
  return { body: { data, ...(typed && { errors: typed }) } };
}

const lastOf = (path: string): string => path.split('/').at(-1) ?? '';
