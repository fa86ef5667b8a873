const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Text for XML, in elements and in attributes alike. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);

/** Whether XML 1.0 can hold every character of a text. */
export const isXmlText = (text: string): boolean => !/[[\p{Cc}--[\t\n\r\x7f-\x9f]]\p{Cs}\ufffe\uffff]/v.test(text);

/** An element with text on a line of its own, or undefined without a text. @param depth levels of two spaces */
export const xmlElement = (depth: number, name: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${'  '.repeat(depth)}<${name}>${escapeXml(text)}</${name}>`;
