import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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

const ELEMENT_SIDE = ['/(element|views|controllers|state)/', '/(define|index)\\.js$'];
const NODE = '^node:';
const GENERATOR = '/generator/';
const NODE_NETWORK = '^node:(http|https|net)$';

const clock = (message) => [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message },
];

export default defineConfig(
  { ignores: ['dist', 'coverage', 'demo/dist'] },
  eslint.configs.recommended,
  {
    files: ['src/**/*.ts', 'tests/**/*.ts', 'generator/**/*.ts'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      lit['flat/recommended'],
      wc['flat/best-practice'],
    ],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      // Safari takes a list without bullets for no list unless it says so.
      'lit-a11y/no-redundant-role': 'off',
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
    // Three programs hold all files: one for each tsconfig.json that is nearest to a file would be nine.
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'generator/tsconfig.json', 'generator/bundle/tsconfig.json'],
      },
    },
  },

  // Walls between folders: see CONTRIBUTING.md, "Walls".
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
    'src/search is pure: it knows the schema’s types and src/i18n, nothing else.',
  ),
  wall(
    ['src/i18n/**/*.ts'],
    [NODE, GENERATOR, '/(element|views|controllers|state|search)/', '/catalogue/(?!schema|values)', '^lit'],
    'src/i18n is pure: it knows the schema’s types, nothing else.',
  ),
  wall(
    ['src/views/**/*.ts'],
    [NODE, GENERATOR, '/controllers/', '/catalogue/(client/|parse)', '/solution-catalogue\\.js$'],
    'Elements take properties and send events; only the host wires controllers to them.',
  ),
  wall(
    ['generator/**/*.ts'],
    ['/src/(?!catalogue/|i18n/)', '/tests/'],
    'The generator shares src/catalogue and src/i18n with the element, nothing else.',
    ['generator/site/**/*.ts'],
  ),
  // It renders the element and its cards, so that pages look the same before its script is there.
  wall(
    ['generator/site/**/*.ts'],
    ['/src/controllers/', '/src/catalogue/client/', '/tests/', NODE_NETWORK],
    'Pages render the element and its templates; they ask no network and write no disk.',
  ),
  {
    files: ['src/**/*.ts'],
    ignores: ['src/define.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='customElements'][callee.property.name='define']",
          message: 'Only src/define.ts defines elements.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/catalogue/client/index.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Only src/catalogue/client/index.ts asks the network.' },
      ],
    },
  },
  {
    files: ['src/search/**/*.ts', 'src/i18n/**/*.ts', 'generator/**/*.ts'],
    ignores: ['generator/cli.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clock('The clock is passed in.')] },
  },

  // chai's assertions are expressions, and thenables to the types (chai-a11y-axe)
  {
    files: ['tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}', 'vite.config.ts'],
    extends: [tseslint.configs.base, tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
