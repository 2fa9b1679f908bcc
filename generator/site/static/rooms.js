// The style sheet that keeps everything below an embed in its place, while it is on its way and where it never comes.

/** Moves a text to the right, but for empty lines. */
export const indent = (text, blanks) => text.replace(/^(?=.)/gm, ' '.repeat(blanks));

/**
 * Holds the room of the element from the first moment on, with scripts only: at most a screen, since what follows is below it
 * then. Where no script comes within ten seconds the room closes slowly, and what stands between the tags is all there is.
 * @param rooms in rem, by how wide the screen is at most
 */
export function roomStyle(selector, rooms) {
  const held = rooms.map(([width, room]) => {
    const rule = `${selector} {\n  min-block-size: min(${room}rem, 100vh);\n}`;
    return indent(width ? `@media (max-width: ${width}rem) {\n${indent(rule, 2)}\n}` : rule, 2);
  });
  return `@media (scripting: enabled) {
  ${selector} {
    display: block;
  }
${held.join('\n')}
  ${selector}:not(:defined) {
    animation: solution-room 30s linear 10s forwards;
  }
  ${selector}:state(error) {
    min-block-size: 0;
  }
}
${CLOSING}`;
}

const CLOSING = `@keyframes solution-room {
  to {
    min-block-size: 0;
  }
}`;

/**
 * The same for a list, whose links stand where its cards or rows will be, as high as these are at least: the first dozen, since
 * what follows is below the screen then. One more stands for the button that shows more.
 */
export function listRoomStyle(layout, count) {
  const isCompact = layout === 'compact';
  const items = `solution-list:not(:defined) li:nth-child(-n + ${Math.min(count, 12)})`;
  return `@media (scripting: enabled) {
  solution-list:not(:defined) {
    display: block;
    container-type: inline-size;
  }
  solution-list:not(:defined) ul {
    display: grid;
    grid-template-columns: ${isCompact ? '100%' : 'repeat(auto-fill, minmax(min(100%, 20em), 1fr))'};
    gap: ${isCompact ? 0 : '1em'};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  solution-list:not(:defined) li {
    min-block-size: ${isCompact ? 3.75 : 2.75}em;
  }
  ${items} {
    min-block-size: ${isCompact ? 5.5 : 17.25}em;
    animation: solution-room 60s linear 10s forwards;
  }
${isCompact ? `  @container (max-width: 36em) {\n    ${items} {\n      min-block-size: 7em;\n    }\n  }\n` : ''}}
${CLOSING}`;
}

/** How high the preview would be on a wide screen, on a tablet and on a phone, in rem. Nothing of it is painted. */
export function measureRooms(preview) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rooms = [
    [0, 1248],
    [64, 720],
    [40, 358],
  ].map(([screen, width]) => {
    preview.style.inlineSize = `${width}px`;
    return [screen, Math.ceil(preview.offsetHeight / rem)];
  });
  preview.style.inlineSize = '';
  return rooms;
}
