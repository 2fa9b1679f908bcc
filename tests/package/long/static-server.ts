// A server over several folders, for pages as their authors publish them.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  ...{ html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' },
};

/**
 * @param mounts the folder, or the text, that stands behind each path; the longest path that fits counts
 * @returns the server's origin, the paths asked for, and how to stop it
 */
export async function serveFolders(mounts: Record<string, { folder: string } | { text: string }>) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    requests.push(path);
    const [mount = ''] = Object.keys(mounts)
      .filter((each) => path.startsWith(each))
      .sort((a, b) => b.length - a.length);
    const target = mounts[mount];
    if (!target) return response.writeHead(404).end();
    let file = 'folder' in target ? join(target.folder, path.slice(mount.length)) : path;
    if ('folder' in target && existsSync(file) && statSync(file).isDirectory())
      file = join(file, 'index.html');
    if ('folder' in target && !existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[file.split('.').pop() ?? ''] ?? 'application/octet-stream';
    return response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8` })
      .end('text' in target ? target.text : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
