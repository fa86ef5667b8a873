import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './huffman-coding-calculator.ts';

describe('huffman-coding-calculator', () => {
  it('a uniform text and a skewed one (by hand)', async () => {
    expect(await run(tool, { text: 'abcd' })).toMatchObject({ totalBits: 8, averageBits: 2, entropyBits: 2, fixedBits: 8, encoded: '00011011' });
    const { codes, totalBits } = await run(tool, { text: `${'a'.repeat(8)}${'b'.repeat(4)}${'c'.repeat(2)}de` });
    expect(codes.map((entry: any) => entry.code)).toEqual(['0', '10', '110', '1110', '1111']);
    expect(totalBits).toBe(30);
  });
  it('published: Huffman code of this sentence has 135 bits', async () => {
    const result = await run(tool, { text: 'this is an example of a huffman tree' });
    expect(result.totalBits).toBe(135);
    expect(result.fixedBits).toBe(36 * 4);
  });
  it('symbols are code points; five need three fixed bits', async () => {
    const result = await run(tool, { text: '😀a\u0301\n😀é' });
    expect(result.codes).toHaveLength(5);
    expect(result.fixedBits).toBe(18);
    expect(result.totalBits).toBe(14);
  });
  it('is a prefix code, canonical, that reads back, and is within a bit of the entropy', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aaaabbcdefgh😀'), minLength: 1, maxLength: 200 }), async (text) => {
        const { codes, encoded, totalBits, averageBits, entropyBits } = await run(tool, { text });
        const symbols = new Map(codes.map((entry: any) => [entry.code, entry.symbol]));
        let [read, held] = ['', ''];
        for (const bit of encoded) {
          held += bit;
          if (symbols.has(held)) [read, held] = [read + symbols.get(held), ''];
        }
        expect(read).toBe(text);
        expect(encoded.length).toBe(totalBits);
        expect([...codes.map((entry: any) => entry.code)].sort()).toEqual(codes.map((entry: any) => entry.code));
        if (codes.length > 1) {
          expect(averageBits).toBeGreaterThanOrEqual(entropyBits - 1e-12);
          expect(averageBits).toBeLessThan(entropyBits + 1);
        }
      }),
    ));
});
