import { FORMS, type HeaderRule, HOST_FILES, toRegex } from './header-rules.js';

const SIDECAR = `(?:${FORMS.map(({ ending }) => `\\${ending}`).join('|')})?`;

/** `.htaccess`, for Apache 2.4 with mod_headers, mod_rewrite and mod_setenvif. */
export function apacheFile(base: string, rules: readonly HeaderRule[]): string {
  const hidden = HOST_FILES.map((name) => name.replaceAll('.', '\\.')).join('|');
  return `# For Apache 2.4 with mod_headers, mod_rewrite and mod_setenvif; the folder needs AllowOverride All, or at least
# FileInfo, Indexes and Options=MultiViews,Indexes.

Options -MultiViews -Indexes
DirectoryIndex index.html
FileETag MTime Size
AddDefaultCharset utf-8
AddType text/javascript .js
AddCharset utf-8 .html .css .js .json .xml .svg .txt
RemoveType .gz .br .zst
RemoveEncoding .gz .br .zst
RemoveLanguage .br

RewriteEngine On
# What tells servers what to do is nothing for readers, and the compressed forms have no address of their own.
RewriteRule ^(?:${hidden})$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ${SIDECAR.slice(0, -1)}$ - [R=404,L]
RewriteRule ^(?:api/?|api/v1/?)$ - [R=404,L]

# A folder is answered by its page, so that the page's compressed form is found as well.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_URI} /$
RewriteRule ^(.*)$ $1index.html

# The smallest form that the client accepts.
${FORMS.toReversed()
  .map(
    ({ ending, accepts }) => `RewriteCond %{HTTP:Accept-Encoding} "${accepts}" [NC]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}${ending} -f [OR]
RewriteCond %{REQUEST_FILENAME}${ending} -f
RewriteRule ^(.+)$ $1${ending} [L]`,
  )
  .join('\n')}

${FORMS.map(
  ({ ending, encoding }) => `<FilesMatch "\\${ending}$">
  Header set Content-Encoding ${encoding}
  SetEnv no-gzip 1
  SetEnv no-brotli 1
</FilesMatch>`,
).join('\n')}
${TYPES.map(
  ([ending, type]) => `<FilesMatch "\\.${ending}${SIDECAR}$">
  ForceType "${type}; charset=utf-8"
  Header set Vary Accept-Encoding
</FilesMatch>`,
).join('\n')}

${rules
  .map(({ name, paths, headers }) => {
    const variable = `catalogue_${name}`;
    return [
      // Also with the ending of a compressed form, which Apache looks up in an internal second request.
      `SetEnvIf Request_URI "^${toRegex(base, paths.map(asFile))}${SIDECAR}$" ${variable}`,
      ...Object.entries(headers)
        .filter(([header]) => header !== 'Content-Type' && header !== 'Vary')
        .map(([header, value]) => `Header set ${header} "${value}" env=${variable}`),
    ].join('\n');
  })
  .join('\n\n')}
`;
}

const TYPES = [
  ['html', 'text/html'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['xml', 'application/xml'],
] as const;

/** Apache looks up a folder's page under the page's own name. */
const asFile = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path);
