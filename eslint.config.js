import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import certainAssertions from './tests/support/certain-assertions.mjs';

/** A wall: files in `files` import nothing that matches `patterns`, but for types, which leave no trace. */
const wall = (files, patterns, message, ignores = []) => ({
  files,
  ignores,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: patterns.map((regex) => ({ regex, message, allowTypeImports: true })) },
    ],
  },
});

const ELEMENT_SIDE = [
  '/(element|views|controllers|state)/',
  '/(define|define-card|define-elements|index)\\.js$',
];
const NODE = '^node:';
const GENERATOR = '/generator/';
const NODE_NETWORK = '^node:(http|https|net)$';

const FROM_SRC = '/src/(?!catalogue/|i18n/)';
const TOOLS = 'dev|links|diff|import|audit|scaffold|commands';
const folders = (names) => `^\\.\\.?/(?:.*/)?(?:${names})/`;
const generatorWall = (files, patterns, message) =>
  wall(files, [...patterns, '/tests/'], message, ['generator/bundle/**']);
const clock = (message) => [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message },
];

const DEFINITION = {
  selector: "CallExpression[callee.object.name='customElements'][callee.property.name='define']",
  message: 'Only src/define-elements.ts defines elements.',
};

const REPLACED = {
  selector: "CallExpression[callee.property.name='reduce']",
  message: 'Prototype.js and MooTools replace Array#reduce on the pages of others: write a loop.',
};

const CAN_PARSE = {
  selector: "MemberExpression[object.name='URL'][property.name='canParse']",
  message: 'Node 20 denies good addresses now and then: use parseUrl of src/catalogue/addresses.ts.',
};

const NETWORK = { name: 'fetch', message: 'Only src/catalogue/client/index.ts asks the network.' };

const SURROUNDINGS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'performance',
  'location',
  'navigator',
].map((name) => ({ name, message: 'Ask the Environment that is passed in (src/environment.ts).' }));

/** The same by other ways: the clock, the base URL, and members of the global object. */
const surroundings = (message) => [
  ...clock(message),
  { selector: "MemberExpression[property.name='baseURI']", message },
  {
    selector: `MemberExpression[object.name=/^(globalThis|window|self)$/][property.name=/^(${SURROUNDINGS.map(({ name }) => name).join('|')})$/]`,
    message,
  },
];

export default defineConfig(
  { ignores: ['dist', 'coverage', 'demo/dist'] },
  eslint.configs.recommended,
  {
    files: ['src/**/*.ts', 'tests/**/*.ts', 'generator/**/*.ts'],
    extends: [
      // The rules that need types are in .oxlintrc.json.
      tseslint.configs.strict,
      tseslint.configs.stylistic,
      lit['flat/recommended'],
      wc['flat/best-practice'],
    ],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      // Safari takes a list without bullets for no list unless it says so.
      'lit-a11y/no-redundant-role': 'off',
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
    },
  },

  {
    files: ['src/**/*.ts', 'generator/**/*.{ts,js,mjs}'],
    rules: { 'max-lines': ['error', 300] },
  },

  // Walls between folders: see docs/architecture.md, "Walls".
  wall(
    ['src/**/*.ts'],
    [NODE, GENERATOR],
    'src runs in browsers: nothing of Node and nothing of the generator in here.',
  ),
  wall(
    ['src/catalogue/**/*.ts'],
    [NODE, GENERATOR, ...ELEMENT_SIDE, '/(search|i18n)/', '^lit'],
    'src/catalogue knows the document only.',
    ['src/catalogue/index.ts'],
  ),
  wall(
    ['src/search/**/*.ts'],
    [NODE, GENERATOR, '/(element|views|controllers|state)/', '/catalogue/(?!schema|values)', '^lit'],
    'src/search is pure: it knows the schema’s types and values, and src/i18n, nothing else.',
  ),
  wall(
    ['src/i18n/**/*.ts'],
    [NODE, GENERATOR, '/(element|views|controllers|state|search)/', '/catalogue/(?!schema|values)', '^lit'],
    'src/i18n is pure: it knows the schema’s types, nothing else.',
  ),
  wall(
    ['src/state/**/*.ts'],
    [NODE, GENERATOR, '/(element|views|controllers)/', '/catalogue/client/', '^lit'],
    'src/state is pure: it knows the document, the search and the languages, but no element, no view and no DOM.',
  ),
  wall(
    ['src/views/**/*.ts'],
    [NODE, GENERATOR, '/controllers/', '/element/(?!events)', '/catalogue/(client|parse)', '/state/store'],
    'Views take a view model and dispatch actions; they never reach for the element or the store.',
  ),
  wall(
    ['src/controllers/**/*.ts'],
    [NODE, GENERATOR, '/element/(?!events)', '/state/store'],
    'Controllers dispatch actions to the store that they are given; only the element makes one.',
  ),
  generatorWall(
    ['generator/**/*.ts'],
    [FROM_SRC],
    'The generator shares src/catalogue and src/i18n with the element, nothing else.',
  ),
  generatorWall(
    ['generator/code-hosts/**/*.ts'],
    [FROM_SRC, '^\\.\\./'],
    'A code host is described without the rest of the generator.',
  ),
  generatorWall(
    ['generator/sources/**/*.ts'],
    [FROM_SRC, folders(`stars|document|site|hosting|serve|${TOOLS}`)],
    'Sources are read and checked without what is made of them.',
  ),
  generatorWall(
    ['generator/stars/**/*.ts', 'generator/document/**/*.ts'],
    // The document has the order that the element shows.
    ['/src/(?!catalogue/|i18n/|search/sort)', folders(`site|publish|serve|${TOOLS}`)],
    'Stars and the document come before the site and know no tool.',
  ),
  // It renders the element and its cards, so that pages look the same before its script is there.
  generatorWall(
    ['generator/site/**/*.ts'],
    ['/src/controllers/', '/src/catalogue/client/', NODE_NETWORK, folders(`sources|stars|serve|${TOOLS}`)],
    'Pages render the document and the element; they read no source, ask no network and know no tool.',
  ),
  generatorWall(
    ['generator/hosting/**/*.ts', 'generator/publish/**/*.ts', 'generator/disk/**/*.ts'],
    [FROM_SRC, folders(`sources|code-hosts|stars|document|site|serve|${TOOLS}`)],
    'What is published, and how hosts send it, does not depend on how it was made.',
  ),
  {
    files: ['generator/**/*.ts'],
    // package.ts reads the package's own files; publish and its lock take their places from a Folder.
    ignores: ['generator/disk/**', 'generator/publish/**', 'generator/package.ts', 'generator/bundle/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['node:fs', 'node:fs/promises'].map((name) => ({
            name,
            message:
              'Only generator/disk touches the disk: use a Folder, which follows no link that leads out.',
          })),
        },
      ],
    },
  },
  // The surroundings are passed in (src/environment.ts), so that servers and tests decide what time it is and where.
  {
    files: ['src/**/*.ts'],
    ignores: ['src/environment.ts'],
    rules: {
      'no-restricted-globals': ['error', NETWORK, ...SURROUNDINGS],
      'no-restricted-syntax': [
        'error',
        DEFINITION,
        REPLACED,
        CAN_PARSE,
        ...surroundings('Ask the Environment that is passed in.'),
      ],
    },
  },
  {
    files: ['src/catalogue/client/index.ts'],
    rules: { 'no-restricted-globals': ['error', ...SURROUNDINGS] },
  },
  {
    files: ['src/define-elements.ts'],
    rules: { 'no-restricted-syntax': ['error', ...surroundings('Ask the Environment that is passed in.')] },
  },
  {
    files: ['generator/**/*.ts'],
    ignores: ['generator/cli.ts'],
    rules: { 'no-restricted-syntax': ['error', CAN_PARSE, ...clock('The clock is passed in.')] },
  },

  // chai's assertions are expressions.
  {
    files: ['tests/**/*.ts'],
    plugins: { local: { rules: { 'certain-assertions': certainAssertions } } },
    rules: {
      'local/certain-assertions': 'error',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}', 'vite.config.ts'],
    extends: [tseslint.configs.base],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
