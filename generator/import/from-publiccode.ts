import { DESCRIPTION_FIELDS } from '../../src/catalogue/values.js';
import { UsageError } from '../errors.js';
import { toSlug } from '../sources/checks/tags.js';
import type { SourceField } from '../sources/entry.js';
import { isRecord, repositoryAddress, textOf, textsOf, type Imported } from './imported.js';

/**
 * Takes over a publiccode.yml (versions 0.1 to 0.5 and later): what it states as a fact. Scores, category, icon and
 * origin are judgements that it does not know.
 *
 * @param content the file as plain values
 * @throws {UsageError} when it is none
 */
export function importPubliccode(content: unknown, path: string): Imported {
  if (!isRecord(content) || textOf(content.name) === undefined)
    throw new UsageError(`${path} is no publiccode.yml: it has no name.`);
  const legal = isRecord(content.legal) ? content.legal : {};
  const platforms = textsOf(content.platforms);
  const values: Partial<Record<SourceField, unknown>> = {
    name: textOf(content.name),
    license: textOf(legal.license),
    deployment: platforms.includes('linux') ? ['linux'] : undefined,
    tags: textsOf(content.categories)
      .map(toSlug)
      .filter((tag, index, tags) => tag !== '' && tags.indexOf(tag) === index),
    github: repositoryAddress(textOf(content.url)),
    website: textOf(content.landingURL),
  };
  // publiccode.yml names languages by BCP 47: `de` or `de-CH`.
  for (const [language, field] of Object.entries(DESCRIPTION_FIELDS))
    values[field] = shortDescription(content.description, language);

  const status = [
    textOf(content.developmentStatus) && `developmentStatus: ${String(content.developmentStatus)}`,
    textOf(content.softwareVersion) && `softwareVersion: ${String(content.softwareVersion)}`,
  ].filter((part) => part !== undefined && part !== '');
  const audience = isRecord(content.intendedAudience) ? textsOf(content.intendedAudience.scope) : [];
  return {
    drafts: [
      {
        values,
        notes: {
          ...(platforms.length > 0 && { deployment: `platforms: ${platforms.join(', ')}` }),
          ...(status.length > 0 && { maturity: status.join(', ') }),
          ...(audience.length > 0 && { audience: `intendedAudience: ${audience.join(', ')}` }),
        },
      },
    ],
    homepage: undefined,
    categories: [],
    notes:
      content.publiccodeYmlVersion === undefined
        ? [`${path} does not say to which version of publiccode.yml it keeps.`]
        : [],
  };
}

function shortDescription(descriptions: unknown, language: string): string | undefined {
  if (!isRecord(descriptions)) return undefined;
  const tags = Object.keys(descriptions);
  const tag =
    tags.find((each) => each.toLowerCase() === language) ??
    tags.find((each) => each.toLowerCase().split(/[-_]/)[0] === language);
  const texts = tag === undefined ? undefined : descriptions[tag];
  return isRecord(texts) ? textOf(texts.shortDescription) : undefined;
}
