// What frameworks need, made of the manifest: components for React, typings for templates of the others. The types
// themselves are those of the classes.

/**
 * @param manifest a custom elements manifest
 * @returns the text of each file of `dist/frameworks`
 */
export function frameworkTypings(manifest) {
  const elements = manifest.modules.flatMap(({ declarations }) =>
    declarations.filter(({ tagName }) => tagName),
  );
  const perElement = (line) => elements.map(line).join('\n');
  return {
    'types-only.js': file('export {};'),
    'elements.d.ts': file(`
import type {
  ${[...new Set([...elements.map(({ name }) => name), ...elements.flatMap(eventTypes)])].sort().join(',\n  ')},
} from '../index.js';

/** Values by attribute: the property's, or what an attribute can say. */
type InMarkup<T> = T | \`\${Extract<T, string | number | boolean>}\`;
${perElement(
  (element) => `
/** The properties of <${element.tagName}> that can be set. */
export interface ${element.name}Properties {
${settable(element)
  .map(
    ({ name, description }) => `  /** ${description} */\n  ${name}?: ${element.name}['${name}'] | undefined;`,
  )
  .join('\n')}
}

/** The attributes of <${element.tagName}> whose names are not those of properties. */
export interface ${element.name}Attributes {
${dashed(element)
  .map(
    ({ name, fieldName, description }) =>
      `  /** ${description} */\n  '${name}'?: InMarkup<${element.name}['${fieldName}']> | undefined;`,
  )
  .join('\n')}
}

export interface ${element.name}Events {
${element.events.map(({ name, type, description }) => `  /** ${description} */\n  '${name}': ${type.text};`).join('\n')}
}`,
)}

export type { ${[...new Set([...elements.map(({ name }) => name), ...elements.flatMap(eventTypes)])].sort().join(', ')} };

export type Listeners<Events, Prefix extends string> = {
  [Name in keyof Events & string as \`\${Prefix}\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};`),
    'react.js': reactComponents(elements, '../define.js'),
    'react-card.js': reactComponents(
      elements.filter(({ name }) => name !== 'SolutionCatalogue'),
      '../define-card.js',
    ),
    'react-card.d.ts': file(`export { SolutionCard, SolutionList } from './react.js';`),
    'react.d.ts': file(`
import type * as React from 'react';
import type { EventName, ReactWebComponent } from '@lit/react';
import type * as Elements from './elements.js';
${perElement(
  ({ tagName, name, events }) => `
/** <${tagName}> as a component of React; importing it registers the element. */
export declare const ${name}: ReactWebComponent<
  Elements.${name},
  {
${events.map((event) => `    ${handlerOf(event)}: EventName<Elements.${event.type.text}>;`).join('\n')}
  }
>;`,
)}

type Props<Element extends HTMLElement, Own, Events> = React.DetailedHTMLProps<
  Omit<React.HTMLAttributes<Element>, keyof Own>,
  Element
> &
  Own &
  Elements.Listeners<Events, 'on'> & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${perElement(
  ({ tagName, name }) =>
    `      '${tagName}': Props<Elements.${name}, Elements.${name}Properties & Elements.${name}Attributes, Elements.${name}Events>;`,
)}
    }
  }
}`),
    'vue.d.ts': file(`
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type * as Elements from './elements.js';

type Component<Element extends HTMLElement, Own, Events> = new () => Element & {
  /** @deprecated for templates only, the element has no such property */
  $props: HTMLAttributes & Own & PublicProps;
  /** @deprecated for templates only, the element has no such property */
  $emit: EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
${perElement(
  ({ tagName, name }) =>
    `    '${tagName}': Component<Elements.${name}, Elements.${name}Properties & Elements.${name}Attributes, Elements.${name}Events>;`,
)}
  }
}`),
    'svelte.d.ts': file(`
import type { HTMLAttributes } from 'svelte/elements';
import type * as Elements from './elements.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${perElement(
  ({ tagName, name }) =>
    `    '${tagName}': Omit<HTMLAttributes<Elements.${name}>, keyof Elements.${name}Properties> & Elements.${name}Properties & Elements.${name}Attributes & Elements.Listeners<Elements.${name}Events, 'on' | 'on:'>;`,
)}
  }
}`),
    'solid.d.ts': file(`
import type { JSX } from 'solid-js';
import type * as Elements from './elements.js';

type Props<Properties> = {
  [Name in keyof Properties & string as \`prop:\${Name}\`]?: Properties[Name];
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${perElement(
  ({ tagName, name }) =>
    `      '${tagName}': Omit<JSX.HTMLAttributes<Elements.${name}>, keyof Elements.${name}Properties> & Elements.${name}Properties & Elements.${name}Attributes & Props<Elements.${name}Properties> & Elements.Listeners<Elements.${name}Events, 'on:'>;`,
)}
    }
  }
}`),
  };
}

const file = (text) => `// Made of the custom elements manifest.\n${text.trim()}\n`;

/**
 * Elements as components of React.
 * @param from the module that defines them
 */
const reactComponents = (elements, from) => `'use client';
${file(`
import * as react from 'react';
import { createComponent } from '@lit/react';
import * as elements from '${from}';
${elements
  .map(
    ({ tagName, name, events }) => `
/** <${tagName}> as a component of React. */
export const ${name} = /* @__PURE__ */ createComponent({
  react,
  tagName: '${tagName}',
  elementClass: elements.${name},
  events: {
${events.map((event) => `    ${handlerOf(event)}: '${event.name}',`).join('\n')}
  },
});`,
  )
  .join('\n')}`)}`;

/** The property of a React component that takes the listener: `onCatalogueLoad` for `catalogue-load`. */
const handlerOf = ({ name }) =>
  `on${name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')}`;
const eventTypes = ({ events }) => events.map(({ type }) => type.text);
const settable = ({ members }) => members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
const dashed = ({ attributes }) =>
  attributes.filter(({ name, fieldName }) => fieldName && name !== fieldName);
