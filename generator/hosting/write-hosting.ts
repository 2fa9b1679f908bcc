// Writes the files that tell hosts which headers to send: _headers, vercel.json, those of servers, and the guide
// hosting.md.
import { DOCUMENT_MAX_AGE } from '../../src/catalogue/values.js';
import { DOCUMENT_PATH, NOT_FOUND, type OutputFile, SLICES } from '../output-file.js';
import { basePath, type HeaderRule, headerRules, headersFile } from './header-rules.js';
import { apacheFile, caddyFile, nginxFile } from './servers.js';

/**
 * Writes what tells hosts which headers to send.
 * @param baseUrl where the files will be published
 * @param styles `sha256-…` of the style sheet in the pre-rendered element
 */
export function writeHosting(baseUrl: string, styles: string): OutputFile[] {
  const base = basePath(baseUrl);
  const rules = headerRules(styles);
  const files: Readonly<Record<string, string>> = {
    _headers: headersFile(base, rules),
    'vercel.json': vercelFile(base, rules),
    'nginx.conf': nginxFile(base, rules),
    '.htaccess': apacheFile(base, rules),
    Caddyfile: caddyFile(baseUrl, base, rules),
    'hosting.md': hostingGuide(baseUrl, rules),
  };
  return Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
}

/** A path in which Vercel finds no parameter and no group. */
const escapeSource = (path: string): string => path.replace(/[()[\]{}:*+?!|^$]/g, '\\$&');

/** `vercel.json`. Vercel's own cache consumes `s-maxage`; see `hosting.md`. */
function vercelFile(base: string, rules: readonly HeaderRule[]): string {
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: rules.flatMap(({ paths, headers }) =>
      paths.map((path) => ({
        source: escapeSource(base) + path.replace(/\*$/, ':path*'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** `hosting.md`: host by host, how the files get there, what is exact then, and what cannot be. */
function hostingGuide(baseUrl: string, rules: readonly HeaderRule[]): string {
  const base = basePath(baseUrl);
  const document = rules.find(({ name }) => name === 'document')?.headers ?? {};
  const list = Object.entries(document)
    .map(([name, value]) => `| \`${name}\` | \`${value}\` |`)
    .join('\n');
  const page = rules.find(({ name }) => name === 'pages')?.headers['Content-Security-Policy'] ?? '';
  return `# Hosting

This folder is a complete site for ${baseUrl}. It needs no program on the server, only these headers for
\`/${DOCUMENT_PATH}\`:

| header | value |
| --- | --- |
${list}

and an \`ETag\` with answers of status 304. The slices for embeds below \`/${SLICES}\` are sent with the same headers. Ask your site whether it sends them:

\`\`\`sh
npx solution-catalogue check-host ${baseUrl}
\`\`\`

| host | configured by | document | compressed forms | pages |
| --- | --- | --- | --- | --- |
| nginx | \`nginx.conf\` | exact | zstd, br, gzip | exact |
| Apache | \`.htaccess\` | exact | zstd, br, gzip | exact |
| Caddy | \`Caddyfile\` | exact | zstd, br, gzip | exact |
| \`solution-catalogue serve\` | \`_headers\` | exact | zstd, br, gzip | exact |
| Netlify | \`_headers\` | exact | its own | exact |
| Cloudflare Pages | \`_headers\` | exact | its own | exact |
| S3 and CloudFront | the recipe below | exact | CloudFront's own | exact with a response headers policy |
| Vercel | \`vercel.json\` | **no \`s-maxage\`** | its own | exact |
| GitHub Pages, GitLab Pages | nothing | **no \`Cache-Control\` of ours** | their own | **no policy** |

For an address at which there is nothing, \`404.html\` is sent, with status 404. \`nginx.conf\`, \`.htaccess\` and
\`Caddyfile\` say so, \`solution-catalogue serve\` does so, and Netlify, Cloudflare Pages, Vercel, GitHub Pages and GitLab
Pages find it by its name, when this folder is the root of what they publish.

nginx, Apache and Caddy are tested with these very files; what stands here of the others is what their documentation
says. \`_headers\`, \`vercel.json\`, \`nginx.conf\`, \`.htaccess\`, \`Caddyfile\` and this file are for hosts; you may delete
those of other hosts.

## nginx

\`\`\`nginx
server {
  server_name ${new URL(baseUrl).host};
  root /srv/catalogue;
  include /srv/catalogue/nginx.conf;
}
\`\`\`

It needs no further module. The \`ETag\` is made of size and time of the file: where several machines answer, copy the
files with their times (\`rsync -t\`).

## Apache

Copy the folder, \`.htaccess\` with it, and allow it to be read: \`AllowOverride All\`. Enable the modules:
\`a2enmod headers rewrite setenvif\`.

An answer of status 304 has no CORS header: Apache sends none with it. Browsers need none there.

## Caddy

\`\`\`sh
SOLUTION_CATALOGUE_ADDRESS=${new URL(baseUrl).host} SOLUTION_CATALOGUE_ROOT=/srv/catalogue caddy run --config /srv/catalogue/Caddyfile
\`\`\`

## Netlify, Cloudflare Pages

Publish this folder as it is; both read \`_headers\`. Both compress by themselves, and both take \`s-maxage\` as it is meant
and pass it on.

## S3 and CloudFront

S3 keeps \`Content-Type\` and \`Cache-Control\` with every file. CloudFront adds the rest by a response headers policy.

\`\`\`sh
BUCKET=my-bucket
aws s3 sync . "s3://$BUCKET" --exclude 'api/*' --exclude '*.gz' --exclude '*.br' --exclude '*.zst' \\
  --exclude 'assets/*' --exclude '${SLICES}*' --cache-control 'no-cache'
aws s3 sync ${SLICES.slice(0, -1)} "s3://$BUCKET/${SLICES.slice(0, -1)}" --exclude '*.gz' --exclude '*.br' --exclude '*.zst' \\
  --cache-control '${document['Cache-Control'] ?? ''}'
aws s3 sync assets "s3://$BUCKET/assets" --exclude '*.gz' --exclude '*.br' --exclude '*.zst' \\
  --cache-control 'public, max-age=3600'
for FOLDER in assets/v assets/pictures; do
  aws s3 sync "$FOLDER" "s3://$BUCKET/$FOLDER" --exclude '*.gz' --exclude '*.br' --exclude '*.zst' \\
    --cache-control 'public, max-age=31536000, immutable'
done
# The document last: it names nothing that is not there yet.
aws s3 cp ${DOCUMENT_PATH} "s3://$BUCKET/${DOCUMENT_PATH}" \\
  --content-type '${document['Content-Type'] ?? ''}' \\
  --cache-control '${document['Cache-Control'] ?? ''}'
\`\`\`

In CloudFront:

1. The origin is the bucket, read by origin access control. "Compress objects automatically": yes. Cache policy:
   \`CachingOptimized\` (it respects \`Cache-Control\`, and keeps apart what is compressed differently).
2. A response headers policy for \`/${DOCUMENT_PATH}\`, \`/${SLICES}*\`, \`/assets/*\` and \`/reference/*\`: CORS with
   \`Access-Control-Allow-Origin: *\`, \`Access-Control-Expose-Headers: ${document['Access-Control-Expose-Headers'] ?? ''}\`, origin override on;
   \`X-Content-Type-Options\` on.
3. A response headers policy for everything else, with \`X-Content-Type-Options\`, \`Referrer-Policy\` and

   \`\`\`
   Content-Security-Policy: ${page}
   \`\`\`

   For \`/embed/*\` (but not \`/${SLICES}*\`), \`/assets/pictures/*\`, \`/assets/logos/*\`, \`/badge/*\`, \`/card/*\` and \`/share/*\` take the policies that \`_headers\` names.
4. CloudFront finds \`index.html\` in the site's root only. A viewer request function adds it elsewhere:

   \`\`\`js
   function handler(event) {
     const { request } = event;
     if (request.uri.endsWith('/')) request.uri += 'index.html';
     return request;
   }
   \`\`\`

5. Custom error responses for 403 and 404: \`${base}/${NOT_FOUND}\`, response code 404, to be kept for ten seconds. S3 answers
   with 403 where there is nothing and the bucket may not be listed.

## Vercel

Vercel's proxy takes \`s-maxage\` out of \`Cache-Control\`, so that caches of others behind it do not see it. Its own cache
is emptied with every deployment. Browsers get \`public, max-age=${DOCUMENT_MAX_AGE}\`, as they should.

## GitHub Pages, GitLab Pages

Neither lets a site set headers. GitHub Pages sends \`Cache-Control: max-age=600\` and \`Access-Control-Allow-Origin: *\`:
the element works, but asks six times as often, and pages of other origins cannot read the \`ETag\`. The pages come without
security headers. Put a CDN in front that adds the headers above, or choose another host, when the contract must be kept
to the letter. With GitHub Pages from a branch, add an empty file \`.nojekyll\`.
`;
}
