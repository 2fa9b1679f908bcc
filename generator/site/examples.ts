import { DOCUMENT_PATH } from '../output-file.js';
import type { Assets } from './assets.js';
import type { Site } from './site.js';

/** The examples of the reference, the same in every language. */
export function examples({ baseUrl }: Site, { element }: Assets) {
  const url = baseUrl + DOCUMENT_PATH;
  const script = element
    ? `<script type="module" crossorigin src="${baseUrl}${element.path}"\n  integrity="${element.integrity}"></script>`
    : `<script type="module" crossorigin src="${baseUrl}assets/solution-catalogue.js"></script>`;
  return {
    curl: `# The document, compressed on the way
curl --compressed --output solutions.json ${url}

# Only when it has changed since
curl --compressed --etag-save etag.txt --etag-compare etag.txt --output solutions.json ${url}`,
    javascript: `const response = await fetch('${url}');
if (!response.ok) throw new Error(\`Status \${response.status}\`);
const { solutions } = await response.json();

const names = solutions
  .filter(({ tags }) => tags.includes('slack-alternative'))
  .map(({ name }) => name);
console.log(names);`,
    python: `import json
from urllib.request import urlopen

with urlopen("${url}") as response:
    catalogue = json.load(response)

for solution in catalogue["solutions"]:
    if "slack-alternative" in solution["tags"]:
        print(solution["name"], solution["website"])`,
    element: `${script}
<solution-catalogue src="${baseUrl}" alternative-to="slack">
  <a href="${baseUrl}">Open-source alternatives to Slack</a>
</solution-catalogue>`,
  };
}
