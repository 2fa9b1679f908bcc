// Writes the header rules as nginx.conf, .htaccess and Caddyfile.
import { NOT_FOUND } from '../output-file.js';
import { escapeRegex, FORMS, type HeaderRule, HOST_FILES, toRegex } from './header-rules.js';

/**
 * `nginx.conf`: what goes into a `server { … }` whose `root` is the published folder. Needs no module that Debian's
 * smallest nginx lacks.
 */
export function nginxFile(base: string, rules: readonly HeaderRule[]): string {
  const [document, ...others] = rules;
  const hidden = HOST_FILES.map((name) => name.replaceAll('.', '\\.')).join('|');
  // A dollar sign would name a variable here, and cannot be escaped.
  const errorPage = base.includes('$') ? '' : `error_page 404 "${base}/${NOT_FOUND}";`;
  const ofPages = ({ name }: HeaderRule) => (name === 'pages' ? `  ${errorPage}\n` : '');
  return `# Include this file in the server { … } of the site:
#
#   server {
#     server_name catalogue.example;
#     root /srv/catalogue;                  # the published folder${base && `, so that ${base}/ leads into it`}
#     include /srv/catalogue${base}/nginx.conf;
#   }

index index.html;
charset utf-8;
charset_types text/css text/javascript application/javascript application/json text/xml application/xml
  application/atom+xml text/plain image/svg+xml;
gzip on;
gzip_vary on;
gzip_static on;
gzip_types text/css text/javascript application/javascript application/json text/xml application/xml
  application/atom+xml text/plain image/svg+xml;

# Where there is nothing, a page says so; other sites of the server keep their own.
${base === '' ? errorPage : `location "${base}/" {\n  ${errorPage}\n}`}

# The form in which the document is sent: the smallest that the client accepts.
set $catalogue_encoding '';
set $catalogue_ending '';
${FORMS.map(
  ({ ending, encoding, accepts }) => `if ($http_accept_encoding ~* "${accepts}") {
  set $catalogue_encoding ${encoding};
  set $catalogue_ending ${ending};
}`,
).join('\n')}

# The one endpoint.
location = "${base}${document?.paths[0] ?? ''}" {
  # What the ending .br would say about its content is not asked.
  types { }
  default_type "${document?.headers['Content-Type'] ?? ''}";
  charset off;
  gzip off;
  gzip_static off;
  try_files $uri$catalogue_ending $uri =404;
  add_header Content-Encoding $catalogue_encoding;
${addHeaders(document)}
}
location ^~ "${base}/api/" {
  return 404;
}

${others.map((rule) => `location ~ "^${toRegex(base, rule.paths)}$" {\n${ofPages(rule)}${addHeaders(rule)}\n}`).join('\n')}

# What tells servers what to do is nothing for readers.
location ~ "^${escapeRegex(base)}/(?:${hidden})$" {
  return 404;
}
location ~ "/\\.(?!well-known)" {
  return 404;
}
`;
}

const addHeaders = (rule: HeaderRule | undefined): string =>
  Object.entries(rule?.headers ?? {})
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');

const SIDECAR = `(?:${FORMS.map(({ ending }) => `\\${ending}`).join('|')})?`;

/** `.htaccess`, for Apache 2.4 with mod_headers, mod_rewrite and mod_setenvif. */
export function apacheFile(base: string, rules: readonly HeaderRule[]): string {
  const hidden = HOST_FILES.map((name) => name.replaceAll('.', '\\.')).join('|');
  return `# For Apache 2.4 with mod_headers, mod_rewrite and mod_setenvif; the folder needs AllowOverride All, or at least
# FileInfo, Indexes and Options=MultiViews,Indexes.

Options -MultiViews -Indexes
DirectoryIndex index.html
ErrorDocument 404 ${base}/${NOT_FOUND}
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

/** `Caddyfile`, for Caddy 2. */
export function caddyFile(baseUrl: string, base: string, rules: readonly HeaderRule[]): string {
  const hidden = [...HOST_FILES.map((name) => `/${name}`), '/.*'];
  const sidecars = FORMS.map(({ ending }) => `*${ending}`);
  const notFound = rules.find(({ name }) => name === 'pages')?.headers ?? {};
  const body = `	@hidden path ${[...hidden, ...sidecars].join(' ')}
	respond @hidden 404

${rules
  .map(
    ({ name, paths, headers }) => `	@${name} ${matcher(paths)}
	header @${name} {
${Object.entries(headers)
  // Caddy itself sets Vary on compressed answers; "?" sets it only where it is missing.
  .map(([header, value]) => `		${header === 'Vary' ? '?' : ''}${header} "${value}"`)
  .join('\n')}
	}`,
  )
  .join('\n\n')}

	encode zstd gzip
	file_server {
		precompressed ${FORMS.toReversed()
      .map(({ encoding }) => encoding)
      .join(' ')}
	}`;
  return `# Run "caddy run" in this folder, or import this file. Two variables of the environment say where:
# SOLUTION_CATALOGUE_ADDRESS, the address of the site, and SOLUTION_CATALOGUE_ROOT, the published folder.

{$SOLUTION_CATALOGUE_ADDRESS:${new URL(baseUrl).host}} {
	root * {$SOLUTION_CATALOGUE_ROOT:.}

	handle_errors {
		@missing {
			path ${base}/*
			expression {http.error.status_code} == 404
		}
		handle @missing {
			header {
${Object.entries(notFound)
  .map(([name, value]) => `				${name} "${value}"`)
  .join('\n')}
			}
			rewrite * /${NOT_FOUND}
			file_server
		}
	}

${base === '' ? body : `	handle_path ${base}/* {\n${body.replace(/^(?=.)/gm, '\t')}\n	}`}
}
`;
}

/** Caddy's path patterns cannot match exactly one segment, so those paths become regular expressions. */
const matcher = (paths: readonly string[]): string =>
  paths.some((path) => path.includes(':'))
    ? `path_regexp ${paths.map((path) => `^${path.replace(/:\w+/g, '[^/]+')}$`).join('|')}`
    : `path ${paths.join(' ')}`;
