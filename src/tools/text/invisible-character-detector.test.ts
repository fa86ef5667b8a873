import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './invisible-character-detector.ts';

const kinds = async (text: string, inputs = {}) => (await run(tool, { text, ...inputs })).found.map(({ kind }: { kind: string }) => kind);

describe('invisible-character-detector', () => {
  it('empty text', async () => {
    expect(await run(tool, { text: '' })).toEqual({ found: [], count: 0, text: '', visible: '' });
  });

  it.each([
    ['zeroWidth', '\u180e\u200b\u200c\u200d\u2060\ufeff'],
    ['bidi', '\u061c\u200e\u200f\u202a\u202e\u2066\u2069'],
    ['control', '\0\u0007\v\f\u001b\u007f\u0085\u009f'],
    ['space', '\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000'],
    ['filler', '\u115f\u1160\u2800\u3164\uffa0'],
    ['tag', '\u{E0000}\u{E0041}\u{E007F}'],
    ['variation', '\ufe00\ufe0f\u{E0100}\u{E01EF}'],
    ['format', '\u00ad\u0600\u2061\ufff9\u{1D173}\u{110BD}'],
    ['privateUse', '\ue000\uf8ff\u{F0000}\u{10FFFD}'],
  ])('kind %s', async (kind, characters) => {
    const all = [...characters];
    // A full stop between keeps what is in a row apart.
    expect(await kinds(all.join('.'))).toEqual(all.map(() => kind));
    expect(await kinds(all.join('.'), { keep: [kind] })).toEqual([]);
  });

  it('ordinary white space is none', async () => {
    expect(await kinds(' \t\n\r\n')).toEqual([]);
  });

  it('inside emoji sequences nothing is reported', async () => {
    expect(
      await kinds('\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\ufe0f 1\ufe0f\u20e3 \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'),
    ).toEqual([]);
    expect(await kinds('a\u200Db 1\ufe0f')).toEqual(['zeroWidth', 'variation']);
  });

  it('cleans spaces to spaces, separators to LF, and drops the rest', async () => {
    expect((await run(tool, { text: 'a\u00a0b\u2028c\u2029d\u0000e' })).text).toBe('a b\nc\nde');
  });

  it('places: code points from 0, lines and columns from 1', async () => {
    const { found } = await run(tool, { text: '\u{1F600}\u200b\r\n\r\u200b\nx\u200b' });
    expect(found.map(({ position, line, column }: Record<string, number>) => [position, line, column])).toEqual([
      [1, 1, 2],
      [5, 3, 1],
      [8, 4, 2],
    ]);
  });

  it('lists the first 10000', async () => {
    const result = await run(tool, { text: '\u200b'.repeat(10_001) });
    expect(result.count).toBe(10_001);
    expect(result.found).toHaveLength(10_000);
    await expectInvalid(tool, { text: '', keep: ['none'] }, 'keep[0]');
  });
});
