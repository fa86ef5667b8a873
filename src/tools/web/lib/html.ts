const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text for HTML, in elements and in double-quoted attributes alike. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A start tag with double-quoted attributes in the order given; those that are undefined are left out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(String(value))}"`));
  return `<${name}${written.join('')}>`;
}

/** A meta element, or undefined without a content. @param key the attribute that names it */
export const meta = (key: 'name' | 'property', name: string, content: string | number | undefined): string | undefined =>
  content === undefined ? undefined : tag('meta', { [key]: name, content });

/** Elements one to a line; absent ones are left out. */
export const htmlLines = (elements: readonly (string | undefined)[]): string => elements.filter((element) => element !== undefined).join('\n');
