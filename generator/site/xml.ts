/** A piece of XML that needs no escaping any more. */
export interface Xml {
  readonly xml: string;
}

/** Characters that XML does not allow, not even as references. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** XML with values in it: texts are escaped, pieces of XML stay. */
export const xml = (
  strings: TemplateStringsArray,
  ...values: readonly (string | Xml | readonly Xml[])[]
): Xml => ({
  xml: strings.map((text, index) => text + toXml(values[index] ?? '')).join(''),
});

function toXml(value: string | Xml | readonly Xml[]): string {
  if (typeof value === 'string')
    return value
      .replace(FORBIDDEN, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
  return 'xml' in value ? value.xml : value.map(({ xml: text }) => text).join('');
}
