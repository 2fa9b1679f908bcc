// A real WordPress in a folder of its own: Debian's files, a MariaDB that only a socket leads to, PHP's own web server.
// Nothing of it touches the system, and it runs as any user, root as well. The variable WORDPRESS names another folder of
// WordPress' files, with a theme, to try a newer one.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, has } from '../../../e2e/hosts/servers.js';
import { root, write } from '../../tarball.js';

const WORDPRESS = process.env.WORDPRESS ?? '/usr/share/wordpress';
const isRoot = process.getuid?.() === 0;
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` };

/** What is not installed of what a WordPress needs. */
export function missingParts(): string[] {
  const missing = ['mariadbd', 'mariadb-install-db', 'mariadb', 'php'].filter((command) => !has(command));
  if (!existsSync(`${WORDPRESS}/wp-load.php`)) missing.push(WORDPRESS);
  if (!existsSync(`${WORDPRESS}/wp-content/themes`)) missing.push('a theme');
  if (has('php') && !execFileSync('php', ['-m'], { encoding: 'utf8' }).includes('mysqli'))
    missing.push('php-mysql');
  return missing;
}

/** Everything said aloud and kept in a file, nobody called, nothing updated by itself. */
const config = (folder: string, origin: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/mariadb.sock');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', true);
define('WP_DEBUG_LOG', '${folder}/debug.log');
define('SCRIPT_DEBUG', false);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
${['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].map((name) => `define('${name}_KEY', 'k'); define('${name}_SALT', 's');`).join('\n')}
$table_prefix = 'wp_';
require __DIR__ . '/wp-settings.php';
`;

/**
 * No mail leaves this machine, no picture of a user is asked for, and no update looked for. Servers of this machine may be
 * asked at any port: WordPress by itself asks addresses of its own network only where they are its own.
 */
const ALONE = `<?php
function wp_mail() { return true; }
add_filter('pre_option_show_avatars', '__return_empty_string');
add_action('wp_dashboard_setup', function () { remove_meta_box('dashboard_primary', 'dashboard', 'side'); });
add_filter('http_allowed_safe_ports', function ($ports, $host, $url) {
	return array_merge($ports, array(parse_url($url, PHP_URL_PORT)));
}, 10, 3);
add_filter('pre_http_request', function ($answer, $arguments, $url) {
	if (!str_contains(parse_url($url, PHP_URL_HOST), 'wordpress.org')) return $answer;
	$nothing = '{"upgrade":false,"insecure":false,"offers":[],"plugins":{},"themes":{},"no_update":{},"translations":[]}';
	return array('response' => array('code' => 200, 'message' => 'OK'), 'headers' => array(), 'cookies' => array(),
		'body' => $nothing, 'filename' => null);
}, 10, 3);
`;

export const ADMIN = { name: 'admin', password: 'only for this test' };

/** WordPress tells of its own deprecated functions "since version"; PHP of the language that WordPress's files use. */
const isComplaint = (line: string) =>
  line !== '' && (!/PHP Deprecated: .*\/wp-(includes|admin)\//.test(line) || line.includes('since version'));

export const PLUGIN = join(root, 'demo/examples/wordpress/solution-catalogue');

export interface WordPress {
  origin: string;
  /** Where all of it lies; its files in `site`. */
  folder: string;
  /** Runs PHP code inside of WordPress, and gives what it prints. */
  php(code: string): string;
  /** Publishes a post, and returns its address; unlike administrators, authors may not write any HTML. */
  publish(content: string, role?: 'administrator' | 'author'): string;
  /** What PHP and WordPress complained of so far, but for what PHP deprecates in WordPress itself. */
  log(): string[];
  stop(): Promise<void>;
}

async function until(what: string, isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < 60_000;) {
    if (await isThere()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Starts a server that ends with this process at the latest, also where a test stops half-way. */
function start(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { env, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  child.unref();
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.ref();
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** Starts an empty WordPress with the plugin of demo/examples in its folder, and `files` beside it. */
export async function startWordPress(files: Record<string, string>): Promise<WordPress> {
  // Short: a socket's path has room for a hundred letters.
  const folder = mkdtempSync(join(tmpdir(), 'wp-'));
  const site = join(folder, 'site');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;

  cpSync(WORDPRESS, site, { recursive: true, dereference: true });
  write(site, {
    'wp-config.php': config(folder, origin),
    'wp-content/mu-plugins/alone.php': ALONE,
    ...files,
  });
  const plugin = join(site, 'wp-content/plugins/solution-catalogue');
  cpSync(PLUGIN, plugin, { recursive: true });
  for (const file of ['solution-catalogue.iife.js', 'solution-card.iife.js', 'licenses.txt'])
    cpSync(join(root, 'dist/cdn', file), join(plugin, file));

  const socket = join(folder, 'mariadb.sock');
  const data = [...(isRoot ? ['--user=root'] : []), `--datadir=${folder}/data`];
  mkdirSync(join(folder, 'data'));
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', ...data, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { env, stdio: 'ignore' },
  );
  const database = start('mariadbd', [
    ...['--no-defaults', ...data],
    ...[`--socket=${socket}`, `--pid-file=${folder}/pid`, `--tmpdir=${folder}`, '--skip-networking'],
  ]);
  const sql = (statement: string) =>
    spawnSync('mariadb', ['--no-defaults', '-S', socket, '-u', 'root', '-e', statement], { env }).status ===
    0;
  await until('MariaDB', () => sql('CREATE DATABASE wordpress'));

  const php = (code: string, before = '') => {
    const file = join(folder, 'run.php');
    writeFileSync(file, `<?php ${before} require '${site}/wp-load.php'; ${code}`);
    return execFileSync('php', ['-d', 'display_errors=stderr', file], { encoding: 'utf8' });
  };
  php(
    `require ABSPATH . 'wp-admin/includes/upgrade.php';
     wp_install('Site', '${ADMIN.name}', 'admin@site.example', true, '', '${ADMIN.password}');`,
    `define('WP_INSTALLING', true);`,
  );

  const publish = (content: string, role = 'administrator') => {
    const text = Buffer.from(content).toString('base64');
    const id = php(`
      $name = '${role}' === 'author' ? 'writer' : '${ADMIN.name}';
      $user = username_exists($name) ?: wp_insert_user(array('user_login' => $name, 'user_pass' => 'x', 'role' => '${role}'));
      wp_set_current_user($user);
      if (current_user_can('unfiltered_html') !== ('${role}' === 'administrator')) exit('the wrong rights');
      echo wp_insert_post(array('post_title' => 'Post', 'post_status' => 'publish',
        'post_content' => wp_slash(base64_decode('${text}'))));`);
    if (!/^\d+$/.test(id)) throw new Error(`WordPress publishes no post: ${id}`);
    return `${origin}/?p=${id}`;
  };

  const server = start('php', ['-S', `127.0.0.1:${port}`, '-t', site]);
  await until('WordPress', async () => {
    const answer = await fetch(`${origin}/?feed=rss2`).catch(() => undefined);
    return answer?.ok ?? false;
  });
  const log = join(folder, 'debug.log');
  return {
    origin,
    folder,
    php,
    publish,
    log: () => (existsSync(log) ? readFileSync(log, 'utf8') : '').split('\n').filter(isComplaint),
    stop: async () => {
      await ended(server);
      await ended(database);
      rmSync(folder, { recursive: true });
    },
  };
}
