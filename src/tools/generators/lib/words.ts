export type WordKind = 'any' | 'noun' | 'verb' | 'adjective' | 'adverb';

const KINDS = ['noun', 'verb', 'adjective', 'adverb'] as const;

/** English words of a kind, lower case and of letters only, each once. */
export async function englishWords(kind: WordKind): Promise<string[]> {
  const { faker } = await import('@faker-js/faker/locale/en');
  const lists = faker.rawDefinitions.word ?? {};
  const words = (kind === 'any' ? KINDS : [kind]).flatMap((one) => lists[one] ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => /^[a-z]+$/.test(word));
}
