/** Fewest insertions, deletions and substitutions that turn one list of characters into another (Levenshtein 1966), in time of the product of their lengths. */
export function levenshtein(first: readonly string[], second: readonly string[]): number {
  let start = 0;
  let firstEnd = first.length;
  let secondEnd = second.length;
  while (start < firstEnd && start < secondEnd && first[start] === second[start]) start++;
  while (firstEnd > start && secondEnd > start && first[firstEnd - 1] === second[secondEnd - 1]) {
    firstEnd--;
    secondEnd--;
  }
  const numbers = new Map<string, number>();
  const numbered = (characters: readonly string[]): Uint32Array =>
    Uint32Array.from(characters, (character) => {
      const number = numbers.get(character) ?? numbers.size;
      numbers.set(character, number);
      return number;
    });
  return distanceOf(numbered(first.slice(start, firstEnd)), numbered(second.slice(start, secondEnd)));
}

function distanceOf(first: Uint32Array, second: Uint32Array): number {
  const row = Uint32Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let i = 0; i < first.length; i++) {
    let diagonal = i;
    row[0] = i + 1;
    for (let j = 1; j <= second.length; j++) {
      const above = row[j] ?? 0;
      const left = row[j - 1] ?? 0;
      const replaced = diagonal + (first[i] === second[j - 1] ? 0 : 1);
      row[j] = Math.min(above + 1, left + 1, replaced);
      diagonal = above;
    }
  }
  return row[second.length] ?? 0;
}
