// The package as npm publishes it: packed, and installed in a folder of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs `dist` as it is; returns the tarball's path and its folder's. */
export function pack(): { tarball: string; folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'solution-catalogue-'));
  const name = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  return {
    tarball: join(folder, name),
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A project that has unpacked the tarball, with the package's own dependencies as this repository has them: nothing is
 * downloaded.
 */
export function unpackInto(project: string, tarball: string): string {
  const target = join(project, 'node_modules/solution-catalogue');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of [
    ...Object.keys(dependencies),
    ...['lit-html', 'lit-element', '@lit/reactive-element', '@lit-labs/ssr-dom-shim'],
    ...['@types/node', 'undici-types', 'typescript', '@types/trusted-types', 'react'],
  ]) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  return target;
}

export function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs a command in a folder; its output, or an error that shows it. */
export function run(folder: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/**
 * Writes projects into folders beside each other, and installs what they need from a registry, with the packed package, as
 * users do.
 * @param packages versions by names
 * @param projects their files, by their folders
 */
export function installProjects(
  { folder, tarball }: { readonly folder: string; readonly tarball: string },
  packages: Readonly<Record<string, string>>,
  projects: Readonly<Record<string, { readonly files: Readonly<Record<string, string>> }>>,
): void {
  write(folder, {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
    ...Object.fromEntries(
      Object.entries(projects).flatMap(([project, { files }]) =>
        Object.entries(files).map(([path, text]) => [`${project}/${path}`, text]),
      ),
    ),
  });
  run(
    folder,
    'npm',
    ...['install', '--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps', '--ignore-scripts'],
    tarball,
  );
}
