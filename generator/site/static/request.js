// The live request of the reference.
for (const area of document.querySelectorAll('.request')) {
  const { url, lang, waiting, failed, answer } = area.dataset;
  const button = area.querySelector('button');
  const status = area.querySelector('[role="status"]');
  const output = area.querySelector('pre');
  button.addEventListener('click', async () => {
    status.textContent = waiting;
    button.disabled = true;
    try {
      const begin = performance.now();
      const response = await fetch(url, { credentials: 'omit' });
      const text = await response.text();
      const time = performance.now() - begin;
      const number = (value) => new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(value);
      const document = response.ok ? JSON.parse(text) : undefined;
      const values = {
        status: response.status,
        size: number(new Blob([text]).size / 1000),
        time: number(time),
        count: number(document?.count ?? 0),
      };
      status.textContent = answer.replace(/\{(\w+)\}/g, (_, name) => values[name]);
      output.firstElementChild.textContent = JSON.stringify(document?.solutions?.[0] ?? {}, null, 2);
      output.hidden = false;
    } catch {
      status.textContent = failed;
      output.hidden = true;
    }
    button.disabled = false;
  });
}
