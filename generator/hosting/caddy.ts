import { FORMS, type HeaderRule, HOST_FILES } from './header-rules.js';

/** `Caddyfile`, for Caddy 2. */
export function caddyFile(baseUrl: string, base: string, rules: readonly HeaderRule[]): string {
  const hidden = [...HOST_FILES.map((name) => `/${name}`), '/.*'];
  const sidecars = FORMS.map(({ ending }) => `*${ending}`);
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

${base === '' ? body : `	handle_path ${base}/* {\n${body.replace(/^(?=.)/gm, '\t')}\n	}`}
}
`;
}

/** Caddy's path patterns cannot match exactly one segment, so those paths become regular expressions. */
const matcher = (paths: readonly string[]): string =>
  paths.some((path) => path.includes(':'))
    ? `path_regexp ${paths.map((path) => `^${path.replace(/:\w+/g, '[^/]+')}$`).join('|')}`
    : `path ${paths.join(' ')}`;
