import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServer } from '../../../generator/serve/server.js';

/** A web server that serves a folder with the files that the generator has written, unchanged. */
export interface Host {
  readonly name: string;
  /** Whether it is installed here. */
  readonly isThere: boolean;
  /** @param work a folder for what the server itself needs */
  start(root: string, work: string, port: number): Promise<{ stop: () => Promise<void> }>;
}

const isRoot = process.getuid?.() === 0;

/** Whether a command is installed, in the folders of administrators as well. */
export const has = (command: string): boolean =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${command}`]).status === 0;

/** Runs a server in the foreground until it is stopped. */
async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(command, args, {
    env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', resolve));
  for (const begun = Date.now(); Date.now() - begun < 60_000;) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${said}`);
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp)
      return {
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${command} does not answer:\n${said}`);
}

/** Writes a configuration that includes what was generated. */
function nginxMain(root: string, work: string, port: number): string {
  const main = join(work, 'main.conf');
  writeFileSync(
    main,
    `daemon off; pid ${work}/nginx.pid; error_log stderr; ${isRoot ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy; fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}/nginx.conf; }
}
`,
  );
  return main;
}

const nginx: Host = {
  name: 'nginx',
  isThere: has('nginx'),
  start: async (root, work, port) =>
    await run('nginx', ['-c', nginxMain(root, work, port), '-p', work], {}, port),
};

const MODULES = 'mpm_event authz_core mime dir headers rewrite setenvif env deflate filter'.split(' ');

/** @param more what else stands for the published folder */
function apacheMain(root: string, work: string, port: number, more = ''): string {
  const main = join(work, 'main.conf');
  writeFileSync(
    main,
    `ServerRoot ${work}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
Listen 127.0.0.1:${port}
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/deflate.conf
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
  ${more}
</Directory>
`,
  );
  return main;
}

const apache: Host = {
  name: 'apache2',
  isThere: has('apache2'),
  start: async (root, work, port) =>
    await run('apache2', ['-X', '-f', apacheMain(root, work, port)], {}, port),
};

const caddy: Host = {
  name: 'caddy',
  isThere: has('caddy'),
  start: async (root, work, port) =>
    await run(
      'caddy',
      ['run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'],
      {
        SOLUTION_CATALOGUE_ADDRESS: `http://127.0.0.1:${port}`,
        SOLUTION_CATALOGUE_ROOT: root,
        CADDY_ADMIN: `unix/${join(work, 'admin.sock')}`,
        XDG_DATA_HOME: work,
        XDG_CONFIG_HOME: work,
      },
      port,
    ),
};

const ours: Host = {
  name: 'solution-catalogue serve',
  isThere: true,
  start: async (root, _work, port) => {
    const server = await startServer({ root, port });
    return { stop: () => server.close() };
  },
};

export const HOSTS: readonly Host[] = [ours, nginx, apache, caddy];

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

/** Makes a folder that servers may read which run as another user. */
export function readable(folder: string, ...below: string[]): string {
  const path = join(folder, ...below);
  mkdirSync(path, { recursive: true });
  chmodSync(folder, 0o755);
  return path;
}

/** The commands with which servers only parse what was generated, by their names; they fail where it is broken. */
export const parseWith: Readonly<Record<string, (root: string, work: string) => readonly string[]>> = {
  nginx: (root, work) => ['nginx', '-t', '-c', nginxMain(root, work, 8099), '-p', work],
  // Apache reads .htaccess when it is asked; included, it is read at once.
  apache2: (root, work) => ['apache2', '-t', '-f', apacheMain(root, work, 8099, `Include ${root}/.htaccess`)],
  caddy: (root) => ['caddy', 'adapt', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'],
};
