import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { loadSources } from '../../../generator/sources/load.js';
import { makeCatalogue, writeFiles } from '../support/catalogues.js';
import { NOW, runCli } from '../support/io.js';

/** A source as somebody writes it by hand. */
const SOURCE = `name: Alpha
category: Kommunikation
description: Alpha auf Deutsch.
descriptionEn: Alpha in English.
license: MIT
deployment: [docker]
audience: [business]
complexity: 1
maturity: 2
resourceUsage: 3
maintenance: 4
tags: [slack-alternative]
github: https://github.com/example/alpha
website: https://alpha.example/
icon: 💬
origin: 🇨🇭 Schweiz
addedAt: 2025-03-14
`;

/** Mistakes that people make: what is replaced, by what, and what is said first. */
const MISTAKES: Readonly<Record<string, readonly [from: string, to: string, says: RegExp]>> = {
  'a merge conflict': [
    'license: MIT\n',
    '<<<<<<< HEAD\nlicense: MIT\n=======\nlicense: ISC\n>>>>>>> other\n',
    /^5:1 a merge conflict is left here\. Keep one of the two versions/,
  ],
  'German quotes': [
    'name: Alpha',
    'name: „Alpha“',
    /^1:7 name: the quotes „…“ would be part of the text\. Leave them out/,
  ],
  'French quotes': ['name: Alpha', 'name: «Alpha»', /^1:7 name: the quotes «…» would be part of the text/],
  'a line indented by one blank': [
    'category: Komm',
    ' category: Komm',
    /^1:7 .* where the next line is a field, indent that line less/,
  ],
  'a line indented by two blanks': ['license: MIT', '  license: MIT', /^4:16 .* indent that line less/],
  'a tab': ['license: MIT', '\tlicense: MIT', /^5:1 a tab is used to indent\. Use blanks/],
  'a decimal comma': [
    'maturity: 2',
    'maturity: 4,5',
    /^9:11 maturity: "4,5" is no number\. Write a number in digits/,
  ],
  'half a point': [
    'maturity: 2',
    'maturity: 4.5',
    /^9:11 maturity: 4\.5 must be a whole number from 1 to 10/,
  ],
  'a score of ten': ['maturity: 2', 'maturity: 8/10', /^9:11 maturity: "8\/10" is no number/],
  'a score in words': ['maturity: 2', 'maturity: hoch', /^9:11 maturity: "hoch" is no number/],
  'a score beyond the scale': [
    'maturity: 2',
    'maturity: 12',
    /^9:11 maturity: 12 is too large; the most is 10/,
  ],
  'a German date': [
    '2025-03-14',
    '22.11.2025',
    /^17:10 addedAt: "22\.11\.2025" is not written as YYYY-MM-DD\. Write 2025-11-22/,
  ],
  'a date without noughts': ['2025-03-14', '2025-3-4', /^17:10 .* Write 2025-03-04/],
  'a date in words': [
    '2025-03-14',
    '14 March 2025',
    /^17:10 addedAt: "14 March 2025" is no date that exists\. Write YYYY-MM-DD/,
  ],
  'a day that does not exist': ['2025-03-14', '2025-02-30', /^17:10 .* is no date that exists/],
  'a date to come': ['2025-03-14', '2027-01-01', /^17:10 addedAt: 2027-01-01 is in the future/],
  'two licences with a slash': [
    'license: MIT',
    'license: MIT/Apache-2.0',
    /^5:10 .* names several licences\. Write "MIT OR Apache-2\.0" where users may choose/,
  ],
  'two licences with a comma': [
    'license: MIT',
    'license: MIT, Apache-2.0',
    /^5:10 .* names several licences/,
  ],
  'a licence without dashes': [
    'license: MIT',
    'license: GPLv3',
    /^5:10 license: "GPLv3" is no SPDX identifier\. Did you mean "GPL-3\.0-or-later"\?/,
  ],
  'a licence without a version': [
    'license: MIT',
    'license: GPL',
    /^5:10 license: "GPL" says no version\. Write "GPL-2\.0-or-later"/,
  ],
  'a family of licences': [
    'license: MIT',
    'license: BSD',
    /^5:10 license: "BSD" says no version\. Write "BSD-2-Clause" or "BSD-3-Clause"/,
  ],
  'a licence in small letters': ['license: MIT', 'license: mit', /^5:10 .* Did you mean "MIT"\?/],
  HTML: [
    'Alpha auf Deutsch.',
    'Alpha <b>auf</b> Deutsch.',
    /^3:14 description: is plain text, so that readers would see "<b>"/,
  ],
  'an entity': ['Alpha auf Deutsch.', 'Alpha &amp; Deutsch.', /^3:14 .* would see "&amp;"/],
  'a link in Markdown': [
    'Alpha auf Deutsch.',
    'Alpha [auf](https://x.example) Deutsch.',
    /^3:14 .* would see "\[auf\]/,
  ],
  'bold in Markdown': ['Alpha auf Deutsch.', 'Alpha **auf** Deutsch.', /^3:14 .* would see "\*\*auf\*\*"/],
  'a colon in a text': [
    'Alpha auf Deutsch.',
    'Alpha: ein Programm',
    /^3:14 a colon and a blank within a text .* Put the text in quotes/,
  ],
  'a text that is too long': [
    'Alpha auf Deutsch.',
    'x'.repeat(401),
    /^3:14 description: has 401 characters; at most 400 fit\. Shorten it by 1/,
  ],
  'a text instead of a list': ['[docker]', 'docker', /^6:13 deployment: must be a list\. Write \[docker\]/],
  'texts instead of a list': [
    '[docker]',
    'docker, linux',
    /^6:13 deployment: must be a list\. Write \[docker, linux\]/,
  ],
  'a capital in a list': ['[docker]', '[Docker]', /^6:14 .* Did you mean "docker"\?/],
  'a tag with capitals': [
    'slack-alternative',
    'Slack-Alternative',
    /^12:8 tags: "Slack-Alternative" is no slug\. Write "slack-alternative"/,
  ],
  'a slash at the end of a repository': [
    'example/alpha\n',
    'example/alpha/\n',
    /^13:9 github: ends in a slash\. Remove it/,
  ],
  'a repository as it is cloned': [
    'example/alpha\n',
    'example/alpha.git\n',
    /^13:9 github: ends in \.git\. Remove that/,
  ],
  'a folder of a repository': [
    'example/alpha\n',
    'example/alpha/tree/main\n',
    /^13:9 github: must name one owner and one repository/,
  ],
  'a website without https': [
    'https://alpha.example/',
    'www.alpha.example',
    /^14:10 website: .* Write it as https:\/\/example\.org\//,
  ],
  'an origin without a flag': ['🇨🇭 Schweiz', 'Schweiz', /^16:9 origin: .* Write it as "🇨🇭 Schweiz"/],
  'an icon by its name': ['💬', '":speech_balloon:"', /^15:7 icon: .* Use exactly one emoji/],
  'a field with a capital': [
    'icon: 💬',
    'Icon: 💬',
    /^15:1 "Icon" is no known field\. Did you mean "icon"\?/m,
  ],
  'no blank behind a colon': [
    'license: MIT',
    'license:MIT',
    /^5:1 this line is no field\. Write it as "name: value"/,
  ],
  'a number as a name': [
    'name: Alpha',
    'name: 1984',
    /^1:7 name: 1984 is read as a number, and must be a text\. Put it in quotes: "1984"/,
  ],
  'quotes that do not end': [
    'name: Alpha',
    'name: "Alpha',
    /^1:7 quotes begin here and do not end\. Close them\.$/,
  ],
  'a list that does not end': ['[docker]', '[docker', /^6:13 a list begins here with \[ and does not end/],
  'an apostrophe between apostrophes': [
    'Alpha auf Deutsch.',
    "'Alpha's Deutsch'",
    /^3:21 text stands behind the closing quote\. Where a text has quotes in it, put the other kind around it/,
  ],
  'a text that begins with a hyphen': [
    'Alpha auf Deutsch.',
    '- Alpha auf Deutsch.',
    /^3:14 a hyphen and a blank begin an item of a list.* Put a text that begins so in quotes/,
  ],
  'a first line that is indented': [
    'name: Alpha',
    '  name: Alpha',
    /^2:1 this line begins in another column than those before it/,
  ],
  'a bracket too many': ['[docker]', '[docker]]', /^6:21 this does not belong here\. Remove it/],
  'a platform that no server is': [
    '[docker]',
    '[windows]',
    /^6:14 deployment: "windows" is not one of .* Where people use it is a tag: platform-windows\.$/,
  ],
  'an umlaut in a tag': ['slack-alternative', 'bürosoftware', /^12:8 .* is no slug\. Write "buerosoftware"/],
  'a status of one’s own': [
    'icon: 💬',
    'icon: 💬\nstatus: Entwurf',
    /^16:9 status: "Entwurf" is not known here\. Write draft, or remove the line/,
  ],
  'a licence that is none': [
    'license: MIT',
    'license: proprietary',
    /^5:10 license: "proprietary" is no open-source licence\. Leave the solution out/,
  ],
  'a hyphen without a blank': [
    '[docker]',
    '\n  -docker',
    /^7:3 deployment: must be a list\. Write \[docker\]/,
  ],
  'an at sign': [
    'name: Alpha',
    'name: @Alpha',
    /^1:7 a text must not start with this character\. Put the text in quotes/,
  ],
};

test('forty mistakes that people make: each is told where it is, and what to write instead', (t) => {
  const folder = makeCatalogue(t);
  assert.ok(Object.keys(MISTAKES).length >= 40);
  for (const [mistake, [from, to, says]] of Object.entries(MISTAKES)) {
    assert.ok(SOURCE.includes(from), mistake);
    writeFiles(folder, { 'solutions/alpha.yaml': SOURCE.replace(from, to) });
    const told = loadSources(folder, NOW).issues.map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
    assert.match(told.join('\n'), says, mistake);
    assert.ok(told.length <= 2, `${mistake} is told ${told.length} times: ${told.join('\n')}`);
  }
  writeFiles(folder, { 'solutions/alpha.yaml': SOURCE });
  assert.deepEqual(loadSources(folder, NOW).issues, []);
});

test('editors show the scale beside a score', async (t) => {
  const { out } = await runCli(['validate', makeCatalogue(t), '--schema']);
  const schema = JSON.parse(out) as {
    definitions: { solution: { properties: Record<string, { description: string }> } };
  };
  for (const field of ['complexity', 'maturity', 'resourceUsage', 'maintenance'])
    assert.match(
      schema.definitions.solution.properties[field]?.description ?? '',
      /1 to 10\. 2: .* 5: .* 8: /,
    );
});

test('validate --fix mends what has one right spelling, and leaves nothing to say', async (t) => {
  const folder = makeCatalogue(t);
  const mended: readonly (keyof typeof MISTAKES)[] = [
    'German quotes',
    'French quotes',
    'a German date',
    'a date without noughts',
    'a licence in small letters',
    'a slash at the end of a repository',
    'a repository as it is cloned',
  ];
  for (const mistake of mended) {
    const [from = '', to = ''] = MISTAKES[mistake] ?? [];
    writeFiles(folder, { 'solutions/alpha.yaml': `# kept\n${SOURCE.replace(from, to)}` });
    const { code, out, err } = await runCli(['validate', folder, '--fix'], { cwd: folder });
    assert.deepEqual([code, out], [0, ''], mistake);
    assert.match(err, /^solutions\/alpha\.yaml: mended: /m, mistake);
    assert.match(readFileSync(join(folder, 'solutions/alpha.yaml'), 'utf8'), /^# kept\n/);
  }
});
