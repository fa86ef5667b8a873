import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './character-frequency-counter.ts';

const listed = (result: Record<string, any>) => result.characters.map((entry: { character: string; count: number }) => [entry.character, entry.count]);

describe('character-frequency-counter', () => {
  it('empty text', async () => {
    expect(await run(tool, { text: '' })).toEqual({ total: 0, unique: 0, characters: [] });
  });

  it('CRLF is one character with two code points', async () => {
    const result = await run(tool, { text: '\r\n\r\n\n' });
    expect(result.characters[0]).toEqual({ character: '\r\n', codePoints: 'U+000D U+000A', count: 2, percent: (100 * 2) / 3 });
  });

  it('kinds by the first code point', async () => {
    const text = 'a\u0301 1²_٣';
    expect(listed(await run(tool, { text, include: 'letters' }))).toEqual([['a\u0301', 1]]);
    expect(listed(await run(tool, { text, include: 'lettersAndDigits' }))).toEqual([
      ['1', 1],
      ['a\u0301', 1],
      ['٣', 1],
    ]);
    expect(await run(tool, { text, include: 'nonWhitespace' })).toMatchObject({ total: 5 });
  });

  it('lower-cases first unless case matters', async () => {
    expect(listed(await run(tool, { text: 'Aa' }))).toEqual([
      ['A', 1],
      ['a', 1],
    ]);
    expect(listed(await run(tool, { text: 'Aa', caseSensitive: false }))).toEqual([['a', 2]]);
  });

  it.each(['Aa b1²_\n', 'Aa \u0660\n', 'a\u0301 \r\nx', '😀 é'])('counts %j a thousand times as often in what is a thousand times as long', async (text) => {
    const counts = async (times: number) =>
      listed(await run(tool, { text: text.repeat(times) })).map(([character, count]: [string, number]) => [character, count / times]);
    expect(await counts(1_000)).toEqual(await counts(1));
  });

  it('five hex digits beyond the BMP, limit of the list', async () => {
    const result = await run(tool, { text: '😀😀x', limit: 1 });
    expect(result).toMatchObject({ total: 3, unique: 2, characters: [{ codePoints: 'U+1F600' }] });
  });
});
