import { z } from 'zod';
import { joinLines, lines } from '../../shared/text/segments.ts';

/** The field `separator` of tools that work on the lines of a text: a list may be parted by something else. */
export const separatorInput = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .describe('Text between the items of a list that is not one per line, such as a comma; if omitted, each line is an item');

/** The items of a list: its lines, or what is between separators. Empty text has none. */
export function itemsOf(text: string, separator: string | undefined): string[] {
  if (separator === undefined) return lines(text);
  return text === '' ? [] : text.split(separator);
}

/** Rewritten items as one text, parted as its source is. */
export const joinItems = (rewritten: readonly string[], source: string, separator: string | undefined): string =>
  separator === undefined ? joinLines(rewritten, source) : rewritten.join(separator);

/** The items without those whose key an earlier one has. */
export function firstOfEach(items: readonly string[], keyOf: (item: string) => string): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
