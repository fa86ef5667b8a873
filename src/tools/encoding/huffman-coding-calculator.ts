import { z } from 'zod';
import { defineTool } from '../define.ts';
import { log2 } from '../shared/numbers/elementary.ts';

export default defineTool({
  slug: 'huffman-coding-calculator',
  name: 'Huffman Coding Calculator',
  category: 'encoding',
  summary: 'Builds an optimal prefix code for a text with its entropy, average length and saving.',
  description:
    'Symbols are code points. The code is canonical: sorted by length and then code point, the codes count up from all zeros. A single symbol has the code 0.',
  reference: 'Huffman 1952; Shannon 1948',
  keywords: ['compression', 'prefix code', 'entropy', 'information theory', 'tree'],
  inputs: z.strictObject({ text: z.string().min(1).max(100_000).describe('Text to build a code for') }),
  result: z.strictObject({
    codes: z
      .array(
        z.strictObject({
          symbol: z.string().describe('The symbol, a code point'),
          count: z.int().describe('How often the symbol occurs'),
          length: z.int().describe('Number of bits in its code'),
          code: z.string().describe('The code, bits as 0 and 1'),
        }),
      )
      .describe('The code of each symbol, by length and then code point'),
    encoded: z.string().describe('The text in that code, bits as 0 and 1'),
    totalBits: z.int().describe('Number of bits in the encoded text'),
    averageBits: z.number().describe('Average number of bits per symbol'),
    entropyBits: z.number().describe('Shannon entropy per symbol, in bits'),
    fixedBits: z.int().describe('Number of bits the text takes with the shortest codes of equal length'),
  }),
  examples: [
    {
      inputs: { text: 'aaaabbc' },
      result: {
        codes: [
          { symbol: 'a', count: 4, length: 1, code: '0' },
          { symbol: 'b', count: 2, length: 2, code: '10' },
          { symbol: 'c', count: 1, length: 2, code: '11' },
        ],
        encoded: '0000101011',
        totalBits: 10,
        averageBits: 1.4285714285714286,
        entropyBits: 1.3787834934861753,
        fixedBits: 14,
      },
    },
    {
      inputs: { text: 'zzz' },
      result: { codes: [{ symbol: 'z', count: 3, length: 1, code: '0' }], encoded: '000', totalBits: 3, averageBits: 1, entropyBits: 0, fixedBits: 3 },
    },
  ],
  run({ text }) {
    const counts = new Map<string, number>();
    let total = 0;
    for (const symbol of text) {
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
      total++;
    }
    const symbols = [...counts].map(([symbol, count]) => ({ symbol, count })).sort((a, b) => a.count - b.count || compare(a.symbol, b.symbol));
    const lengths = codeLengths(symbols.map(({ count }) => count));
    const ordered = symbols
      .map(({ symbol, count }, i) => ({ symbol, count, length: lengths[i] ?? 1 }))
      .sort((a, b) => a.length - b.length || compare(a.symbol, b.symbol));
    let next = 0;
    let width = ordered[0]?.length ?? 1;
    const codes = ordered.map((entry) => {
      next *= 2 ** (entry.length - width);
      width = entry.length;
      return { ...entry, code: (next++).toString(2).padStart(width, '0') };
    });
    const bySymbol = new Map(codes.map(({ symbol, code }) => [symbol, code]));
    const totalBits = codes.reduce((sum, { count, length }) => sum + count * length, 0);
    return {
      codes,
      encoded: Array.from(text, (symbol) => bySymbol.get(symbol)).join(''),
      totalBits,
      averageBits: totalBits / total,
      entropyBits: entropy(
        symbols.map(({ count }) => count),
        total,
      ),
      fixedBits: total * Math.max(1, (symbols.length - 1).toString(2).length * Number(symbols.length > 1)),
    };
  },
});

const compare = (a: string, b: string): number => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);

/** Lengths of an optimal prefix code for counts in rising order: the two least are joined until one is left. Sums arise in rising order too, so two queues do. */
function codeLengths(counts: readonly number[]): number[] {
  const size = counts.length;
  if (size === 1) return [1];
  const weights = [...counts];
  const parents: number[] = [];
  let leaf = 0;
  let inner = size;
  const least = (): number => {
    const takeLeaf = leaf < size && (inner >= weights.length || (weights[leaf] ?? 0) <= (weights[inner] ?? 0));
    return takeLeaf ? leaf++ : inner++;
  };
  for (let node = size; node < 2 * size - 1; node++) {
    const [first, second] = [least(), least()];
    parents[first] = node;
    parents[second] = node;
    weights.push((weights[first] ?? 0) + (weights[second] ?? 0));
  }
  const depths = new Array<number>(2 * size - 1).fill(0);
  for (let node = 2 * size - 3; node >= 0; node--) depths[node] = (depths[parents[node] ?? 0] ?? 0) + 1;
  return depths.slice(0, size);
}

/** Mean of log2(total / count) over the symbols of the text; equal counts share a logarithm. */
function entropy(counts: readonly number[], total: number): number {
  const symbolsWith = new Map<number, number>();
  for (const count of counts) symbolsWith.set(count, (symbolsWith.get(count) ?? 0) + 1);
  let sum = 0;
  for (const [count, symbols] of [...symbolsWith].sort(([a], [b]) => b - a)) sum += count * symbols * log2(total / count);
  return sum / total;
}
