import { lines } from '../../shared/text.ts';

/** The items of a list: its lines, or what stands between separators. Empty text has none. */
export function itemsOf(text: string, separator: string | undefined): string[] {
  if (separator === undefined) return lines(text);
  return text === '' ? [] : text.split(separator);
}
