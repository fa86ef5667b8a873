import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodePoints, caseVariants } from './code-points.ts';

/** About the ends of what there is, and small numbers that make ranges meet. */
const point = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0x10fff4, max: 0x10ffff }));
const ranges = fc.array(
  fc.tuple(point, point).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
  { maxLength: 5 },
);
const SOME = [...Array.from({ length: 14 }, (_, index) => index), ...Array.from({ length: 12 }, (_, index) => 0x10fff4 + index)];

/** The class as the runtime knows it: what RE2 writes \x{…} is \u{…} with the flag v. */
const nativeClass = (points: CodePoints): RegExp => new RegExp(`^${points.written().replaceAll('\\x{', '\\u{')}$`, 'v');

describe('a set of code points', () => {
  it('has what is in one of its ranges, and its complement everything else', () => {
    fc.assert(
      fc.property(ranges, (given) => {
        const set = new CodePoints(given);
        const others = set.complement();
        for (const each of SOME) {
          const isIn = given.some(([first, last]) => first <= each && each <= last);
          expect(set.has(each)).toBe(isIn);
          expect(others.has(each)).toBe(!isIn);
        }
      }),
    );
  });

  it('keeps its ranges in order and apart from each other', () => {
    fc.assert(
      fc.property(ranges, (given) => {
        const kept = new CodePoints(given).ranges;
        for (const [index, [first, last]] of kept.entries()) {
          expect(first).toBeLessThanOrEqual(last);
          expect(first).toBeGreaterThan((kept[index - 1]?.[1] ?? -2) + 1);
        }
        expect(new CodePoints(given).complement().complement().ranges).toEqual(kept);
      }),
    );
  });

  it('is written as a class that matches its members alone', () => {
    fc.assert(
      fc.property(ranges, ranges, (given, more) => {
        const set = new CodePoints(given).with(...more);
        const pattern = nativeClass(set);
        for (const each of SOME) expect(pattern.test(String.fromCodePoint(each))).toBe(set.has(each));
      }),
    );
  });

  it('of nothing and of everything', () => {
    expect(CodePoints.all.complement().ranges).toEqual([]);
    expect(new CodePoints([]).complement().ranges).toEqual(CodePoints.all.ranges);
    expect(nativeClass(new CodePoints([])).test('a')).toBe(false);
    expect(nativeClass(CodePoints.all).test('\u{10ffff}')).toBe(true);
  });
});

it.each(['Lu', 'Script=Greek', 'White_Space', 'Emoji_Presentation', 'Any'])('has all that the runtime finds with \\p{%s}', (property) => {
  const set = CodePoints.withProperty(property);
  const pattern = new RegExp(`^\\p{${property}}$`, 'u');
  const wrong: number[] = [];
  for (const [first, last] of [...set.ranges, ...set.complement().ranges]) {
    for (const each of [first, last]) if (pattern.test(String.fromCodePoint(each)) !== set.has(each)) wrong.push(each);
  }
  expect(wrong).toEqual([]);
  expect(CodePoints.withProperty(property)).toBe(set);
});

it('has the variants of case that the runtime takes for the same with the flag i', () => {
  // ſ and K (Kelvin) fold to ASCII with the flag u alone; ß has no capital of one unit; µ and μ, and the three sigmas, are the same.
  const letters = [
    'a',
    'Z',
    's',
    'ſ',
    'k',
    '\u212a',
    'ß',
    'ẞ',
    'µ',
    'μ',
    'Μ',
    'σ',
    'ς',
    'Σ',
    'ı',
    'i',
    'İ',
    'ǆ',
    'ǅ',
    'Ǆ',
    'é',
    'É',
    'ա',
    'Ա',
    'ა',
    '1',
    '\ud83d',
    'Ω',
    'Ω',
    'ω',
    'å',
    'Å',
  ];
  for (const letter of letters) {
    const variants = caseVariants(new CodePoints([[letter.charCodeAt(0), letter.charCodeAt(0)]]));
    for (const other of letters) {
      expect([letter, other, variants.has(other.charCodeAt(0))]).toEqual([letter, other, new RegExp(`^[${letter}]$`, 'i').test(other)]);
    }
  }
  const latin = caseVariants(new CodePoints([[0x61, 0x7a]]));
  for (let unit = 0; unit <= 0xffff; unit++) if (latin.has(unit) !== /^[a-z]$/i.test(String.fromCharCode(unit))) expect.fail(unit.toString(16));
});
