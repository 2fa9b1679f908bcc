// `cem analyze`: what the docstrings of src/ say of the elements, for editors, for typings and for the tables in docs/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { frameworkTypings } from './framework-typings.mjs';

const isPublic = ({ name, privacy, static: isStatic }) =>
  !name.startsWith('#') && (privacy ?? 'public') === 'public' && !isStatic;

/** Controllers, templates and what is private are nobody's interface; an event without a name is dispatched code. */
const onlyPublic = {
  name: 'only-public',
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.filter(({ declarations }) =>
      declarations?.some(({ tagName }) => tagName),
    );
    for (const { declarations } of manifest.modules)
      for (const declaration of declarations) {
        declaration.members = declaration.members?.filter(isPublic);
        declaration.events = declaration.events?.filter(({ name }) => name);
      }
  },
};

const typings = {
  name: 'framework-typings',
  packageLinkPhase({ customElementsManifest: manifest }) {
    mkdirSync('dist/frameworks', { recursive: true });
    for (const [file, text] of Object.entries(frameworkTypings(manifest)))
      writeFileSync(`dist/frameworks/${file}`, text);
  },
};

export default {
  globs: ['src/*.ts', 'src/element/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [
    onlyPublic,
    typings,
    customElementVsCodePlugin({
      outdir: 'dist',
      htmlFileName: 'vscode.html-custom-data.json',
      cssFileName: 'vscode.css-custom-data.json',
      hideLogs: true,
    }),
    customElementJetBrainsPlugin({
      outdir: 'dist',
      webTypesFileName: 'web-types.json',
      packageJson: false,
      hideLogs: true,
    }),
  ],
};
