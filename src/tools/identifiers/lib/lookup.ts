import { withoutMarks } from '../../shared/text/accents.ts';

/** A text for comparing: lower case, without diacritics and outer white space. */
export const folded = (text: string): string => withoutMarks(text.trim()).toLowerCase().replaceAll('\u2019', "'");

/** How well names answer a query: 0 equal, 1 beginning with it, 2 containing it; undefined when none does. @param query folded */
export function rankOf(names: readonly string[], query: string): number | undefined {
  const texts = names.map(folded);
  if (texts.includes(query)) return 0;
  if (texts.some((text) => text.startsWith(query))) return 1;
  return texts.some((text) => text.includes(query)) ? 2 : undefined;
}

/** The items whose names answer a query, best first and then by key. */
export function rankedMatches<T>(items: readonly T[], query: string, namesOf: (item: T) => readonly string[], keyOf: (item: T) => string): T[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(namesOf(item), query);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank || (keyOf(a.item) < keyOf(b.item) ? -1 : 1))
    .map(({ item }) => item);
}
