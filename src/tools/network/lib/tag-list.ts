/** A tag of a DNS policy record (`name=value`), its name in lower case. */
export interface Tag {
  name: string;
  value: string;
}

/** The text of a TXT record: several strings in double quotes are joined (RFC 7208 section 3.3), other text is as it is. */
export function joinStrings(record: string): string {
  const text = record.trim();
  if (!text.startsWith('"')) return text;
  return Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"?/gs), ([, string = '']) => string.replace(/\\(.)/gs, '$1')).join('');
}

/** The tags of a record that are separated by semicolons (RFC 6376 section 3.2). A piece without = has an undefined value. */
export function readTags(text: string): (Tag | { name: string; value: undefined })[] {
  return text
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const equals = piece.indexOf('=');
      if (equals < 0) return { name: piece.toLowerCase(), value: undefined };
      return { name: piece.slice(0, equals).trim().toLowerCase(), value: piece.slice(equals + 1).trim() };
    });
}

/** Whether a name comes twice among tags. */
export const hasDuplicates = (tags: readonly { name: string }[]): boolean => new Set(tags.map(({ name }) => name)).size < tags.length;
