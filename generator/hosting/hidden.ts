/** Files that tell hosts what to do, and are nothing for readers. */
export const HOST_FILES = ['_headers', 'vercel.json', 'nginx.conf', '.htaccess', 'Caddyfile', 'hosting.md'];
