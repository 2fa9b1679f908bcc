/** A piece of XML that needs no escaping any more. */
export interface Xml {
  readonly xml: string;
}

/** Characters that XML does not allow, not even as references. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** What may stand in XML. */
type Value = string | number | Xml | readonly Xml[];

/** XML with values in it: texts are escaped, pieces of XML stay. */
export const xml = (strings: TemplateStringsArray, ...values: readonly Value[]): Xml => ({
  xml: strings.map((text, index) => text + toXml(values[index] ?? '')).join(''),
});

function toXml(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return value
      .replace(FORBIDDEN, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
  return 'xml' in value ? value.xml : value.map(({ xml: text }) => text).join('');
}
