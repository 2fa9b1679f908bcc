// For pages that show the catalogue in a frame: gives the frame the height that it asks for. Only messages of the
// frame's own window and origin count, and of those only a number that can be a height.
addEventListener('message', ({ data, origin, source }) => {
  if (data?.type !== 'solution-catalogue:height') return;
  for (const frame of document.querySelectorAll('iframe[data-solution-catalogue]')) {
    const isSender = source === frame.contentWindow && origin === new URL(frame.src).origin;
    if (isSender && data.height > 0 && data.height < 100_000) frame.height = Math.ceil(data.height);
  }
});
