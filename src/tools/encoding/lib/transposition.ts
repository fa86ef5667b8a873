/** Puts characters that were read off in an order of positions back to their places. */
export function undoOrder(characters: readonly string[], order: readonly number[]): string[] {
  const placed = new Array<string>(characters.length).fill('');
  for (const [index, place] of order.entries()) placed[place] = characters[index] ?? '';
  return placed;
}
