import { escapeRegex, FORMS, type HeaderRule, HOST_FILES, toRegex } from './header-rules.js';

/**
 * `nginx.conf`: what goes into a `server { … }` whose `root` is the published folder. Needs no module that Debian's
 * smallest nginx lacks.
 */
export function nginxFile(base: string, rules: readonly HeaderRule[]): string {
  const [document, ...others] = rules;
  const hidden = HOST_FILES.map((name) => name.replaceAll('.', '\\.')).join('|');
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

${others.map((rule) => `location ~ "^${toRegex(base, rule.paths)}$" {\n${addHeaders(rule)}\n}`).join('\n')}

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
