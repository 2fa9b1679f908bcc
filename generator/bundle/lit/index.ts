export { css, LitElement } from './element.js';
export { html, noChange, nothing, render } from './parts.js';
