import { lines } from '../../shared/text/segments.ts';

/** The items of a list: its lines, or what is between separators. Empty text has none. */
export function itemsOf(text: string, separator: string | undefined): string[] {
  if (separator === undefined) return lines(text);
  return text === '' ? [] : text.split(separator);
}

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
