import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './line-sorter.ts';

const sorted = async (items: string[], inputs: Record<string, unknown>) =>
  (await run(tool, { text: items.join('|'), separator: '|', ...inputs })).text.split('|');

describe('line-sorter', () => {
  it.each([
    ['accents by CLDR', { order: 'alphabetical' }, ['zebra', 'éclair', 'Eclair', 'apple'], ['apple', 'Eclair', 'éclair', 'zebra']],
    ['equal but for case: stable', { order: 'alphabetical' }, ['b', 'B', 'a', 'A'], ['a', 'A', 'b', 'B']],
    ['equal but for case: stable, descending too', { order: 'alphabetical', descending: true }, ['b', 'B', 'a', 'A'], ['b', 'B', 'a', 'A']],
    ['small before capital with case', { order: 'alphabetical', caseSensitive: true }, ['A', 'a'], ['a', 'A']],
    ['Swedish puts ä behind z', { order: 'alphabetical', locale: 'sv' }, ['ä', 'z', 'a'], ['a', 'z', 'ä']],
    ['natural', { order: 'natural' }, ['file10', 'file2', 'file01'], ['file01', 'file2', 'file10']],
    ['code point, beyond the BMP last', { order: 'codePoint', caseSensitive: true }, ['\u{1F600}', '\uff21', 'b', 'Z'], ['Z', 'b', '\uff21', '\u{1F600}']],
    ['code point ignoring case', { order: 'codePoint' }, ['b', 'A', '_'], ['_', 'A', 'b']],
    ['numeric, missing ones last', { order: 'numeric' }, ['x', '10', '-2.5', 'a-3', '0x', '2.50', '2.5'], ['-2.5', '0x', '2.50', '2.5', 'a-3', '10', 'x']],
    ['numeric descending, missing ones last', { order: 'numeric', descending: true }, ['x', '1', 'y', '2'], ['2', '1', 'x', 'y']],
    [
      'numbers beyond the doubles',
      { order: 'numeric' },
      ['9007199254740993', '9007199254740992', '-9007199254740993', '-9007199254740992'],
      ['-9007199254740993', '-9007199254740992', '9007199254740992', '9007199254740993'],
    ],
    ['hexadecimal', { order: 'hexadecimal' }, ['0x1F', '1e', 'zz', '0x0020', 'FFFFFFFFFFFFFFFFFF'], ['1e', '0x1F', '0x0020', 'FFFFFFFFFFFFFFFFFF', 'zz']],
    [
      'length in characters',
      { order: 'length' },
      ['abc', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 'e\u0301e'],
      ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 'e\u0301e', 'abc'],
    ],
    [
      'addresses, IPv4 before IPv6',
      { order: 'ipAddress' },
      ['::1', '10.0.0.10', 'no', '10.0.0.9 x', '2001:db8::', '::ffff:1.2.3.4'],
      ['10.0.0.9 x', '10.0.0.10', '::1', '::ffff:1.2.3.4', '2001:db8::', 'no'],
    ],
    ['unique keeps the first', { order: 'codePoint', unique: true }, ['b', 'B', 'a'], ['a', 'b']],
  ])('%s', async (_, inputs, items, result) => {
    expect(await sorted(items, inputs)).toEqual(result);
  });

  it('keeps line endings', async () => {
    expect(await run(tool, { text: 'b\r\na\r\n' })).toEqual({ text: 'a\r\nb\r\n', count: 2 });
    expect(await run(tool, { text: '' })).toEqual({ text: '', count: 0 });
  });

  it('refuses what is not a language tag', () => expectInvalid(tool, { text: 'a', locale: '!!' }, 'locale'));

  it('a shuffle is repeatable with a seed and keeps every item', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), async (items) => {
        const once = await sorted(items, { order: 'random', seed: 'x' });
        expect(await sorted(items, { order: 'random', seed: 'x' })).toEqual(once);
        expect(once.toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});
