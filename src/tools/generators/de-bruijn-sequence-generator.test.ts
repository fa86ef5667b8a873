import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './de-bruijn-sequence-generator.ts';

// OEIS A058342 and A166315 (binary), Wikipedia "De Bruijn sequence" (B(2, 4), B(3, 2)).
holdTo(tool, {
  answers: [
    [{}, { sequence: '00010111', count: 8 }],
    [
      { alphabet: 'ab', length: 2, cyclic: false, find: 'ba' },
      { sequence: 'aabba', count: 5, position: 3 },
    ],
    [{ length: 4 }, { sequence: '0000100110101111', count: 16 }],
    [{ length: 5 }, { sequence: '00000100011001010011101011011111' }],
    [{ alphabet: '012', length: 2 }, { sequence: '001021122' }],
    [{ alphabet: '10', length: 3 }, { sequence: '11101000' }],
    [
      { alphabet: 'xyz', length: 1, find: 'z' },
      { sequence: 'xyz', position: 2 },
    ],
    [
      { alphabet: '😀é', length: 2, find: 'é😀' },
      { sequence: '😀😀éé', count: 4, position: 3 },
    ],
  ],
  invalid: [
    [{ alphabet: 'aa' }, 'alphabet'],
    [{ alphabet: '😀' }, 'alphabet'],
    [{ length: 20 }, 'length'],
    [{ alphabet: '0123456789', length: 7 }, 'length'],
    [{ find: '01' }, 'find'],
    [{ find: '012' }, 'find'],
  ],
});

it('holds every word once', async () => {
  for (const [alphabet, length] of [
    ['01', 10],
    ['abcd', 5],
    ['0123456789', 4],
  ] as const) {
    const { sequence, count } = await run(tool, { alphabet, length });
    expect(count).toBe(alphabet.length ** length);
    const ring = sequence + sequence.slice(0, length - 1);
    expect(new Set(Array.from({ length: count }, (_, start) => ring.slice(start, start + length))).size).toBe(count);
  }
});
