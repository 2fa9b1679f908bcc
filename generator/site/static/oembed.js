// The page that stands in frames of systems that a page's address was pasted into. WordPress gives such a frame a
// secret behind its address. It shows the frame in place of a plain link as soon as the frame says its height, lets it
// open no other page, but follows a link of it that it is told of.
const secret = () => /[?&]secret=(\w+)/.exec(location.hash)?.[1];
const tell = (message, value) => parent.postMessage({ message, value, secret: secret() }, '*');

// A frame has no width as long as the page around it waits for its styles: nothing has a height then.
let waiting;
function tellHeight() {
  clearTimeout(waiting);
  if (!secret()) return;
  if (innerWidth > 0) tell('height', Math.ceil(document.documentElement.getBoundingClientRect().height));
  else waiting = setTimeout(tellHeight, 100);
}

tellHeight();
addEventListener('resize', tellHeight);
// Where WordPress has added the secret to a frame that was there already.
addEventListener('hashchange', tellHeight);
// Where the frame was there before WordPress' script.
addEventListener('message', ({ source, data }) => {
  if (source === parent && data?.message === 'ready') tellHeight();
});
for (const link of document.links)
  link.addEventListener('click', (event) => {
    if (!secret()) return;
    event.preventDefault();
    tell('link', link.href);
  });
