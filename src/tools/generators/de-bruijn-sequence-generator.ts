import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

const MAX_SYMBOLS = 1_000_000;

export default defineTool({
  slug: 'de-bruijn-sequence-generator',
  name: 'De Bruijn Sequence Generator',
  category: 'generators',
  summary: 'Generates the shortest cyclic sequence that contains every word of n symbols once, for finding offsets.',
  description: 'It is the lexicographically least such sequence by the order of the alphabet as given. At most 1,000,000 symbols.',
  reference: 'Fredricksen, Kessler and Maiorana: Lyndon words whose length divides n, in lexicographic order',
  keywords: ['cyclic pattern', 'pattern offset', 'buffer overflow', 'brute force code', 'lyndon words', 'metasploit pattern'],
  heavyWhen: ({ alphabet, length }) => alphabet.length ** length > 30_000,
  inputs: z.strictObject({
    alphabet: z.string().min(2).max(124).default('01').describe('The symbols, 2 to 62 different characters in their order'),
    length: z.int().min(1).max(20).default(3).describe('Symbols in each word, the n of B(k, n)'),
    cyclic: z.boolean().default(true).describe('Read the sequence as a ring; else its first n - 1 symbols are repeated at the end'),
    find: z.string().min(1).max(40).optional().describe('A word of n symbols to look up'),
  }),
  result: z.strictObject({
    sequence: z.string().describe('The De Bruijn sequence'),
    count: z.int().describe('Characters of the sequence as given'),
    position: z.int().optional().describe('Where find begins in the cyclic reading, counted from 0'),
  }),
  examples: [
    { inputs: {}, result: { sequence: '00010111', count: 8 } },
    { inputs: { alphabet: 'ab', length: 2, cyclic: false, find: 'ba' }, result: { sequence: 'aabba', count: 5, position: 3 } },
  ],
  run({ alphabet, length, cyclic, find }) {
    const symbols = Array.from(alphabet);
    if (symbols.length < 2 || symbols.length > 62) invalid('alphabet', `has ${symbols.length} characters; it must have 2 to 62`);
    const places = new Map(symbols.map((symbol, place) => [symbol, place]));
    if (places.size < symbols.length) invalid('alphabet', 'must not contain a character twice');
    if (symbols.length ** length > MAX_SYMBOLS) invalid('length', `gives ${symbols.length}^${length} symbols; at most 1,000,000 are possible`);
    const ring = deBruijn(symbols.length, length);
    const open = cyclic ? ring : [...ring, ...ring.slice(0, length - 1)];
    const result = { sequence: open.map((place) => symbols[place] ?? '').join(''), count: open.length };
    if (find === undefined) return result;
    const word = Array.from(find, (symbol) => places.get(symbol) ?? invalid('find', 'contains a character that is not in the alphabet'));
    if (word.length !== length) invalid('find', `has ${word.length} symbols; it must have ${length}, as length says`);
    return { ...result, position: positionOf(word, ring) };
  },
});

/** The Lyndon words in lexicographic order (Duval's algorithm); those whose length divides n are joined. */
function deBruijn(symbols: number, length: number): number[] {
  const sequence: number[] = [];
  const word = [-1];
  while (word.length > 0) {
    word.push((word.pop() ?? 0) + 1);
    const period = word.length;
    if (length % period === 0) for (const symbol of word) sequence.push(symbol);
    while (word.length < length) word.push(word[word.length - period] ?? 0);
    while (word.length > 0 && word.at(-1) === symbols - 1) word.pop();
  }
  return sequence;
}

function positionOf(word: readonly number[], ring: readonly number[]): number {
  for (let start = 0; start < ring.length; start++) {
    let matched = 0;
    while (matched < word.length && ring[(start + matched) % ring.length] === word[matched]) matched++;
    if (matched === word.length) return start;
  }
  throw new RangeError('every word is in a De Bruijn sequence');
}
