import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './tab-converter.ts';

describe('tab-converter', () => {
  // Expected values: GNU expand -t N (-i), Python str.expandtabs
  it.each([
    ['empty text', { text: '' }, { text: '', replaced: 0 }],
    ['each line from its own beginning', { text: '\ta\n\tb', tabSize: 2 }, { text: '  a\n  b', replaced: 2 }],
    ['a tab at a stop is a whole one', { text: 'abcd\te' }, { text: 'abcd    e', replaced: 1 }],
    ['spaces before a tab', { text: ' \t x', tabSize: 4 }, { text: '     x', replaced: 1 }],
    ['leading ones only', { text: '\t \ta\tb', tabSize: 4, leadingOnly: true }, { text: '        a\tb', replaced: 2 }],
    ['columns count characters', { text: 'e\u0301\tx' }, { text: 'e\u0301   x', replaced: 1 }],
  ])('tabs to spaces: %s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it.each([
    ['empty text', { text: '' }, { text: '', replaced: 0 }],
    ['a run that reaches a stop', { text: 'a       b' }, { text: 'a\t\tb', replaced: 2 }],
    ['spaces beyond the last stop stay', { text: 'a     b' }, { text: 'a\t  b', replaced: 1 }],
    ['a run that reaches no stop', { text: 'a  b' }, { text: 'a  b', replaced: 0 }],
    ['a single space before a stop stays', { text: 'abc d' }, { text: 'abc d', replaced: 0 }],
    ['a single space at the beginning does not', { text: ' a', tabSize: 1 }, { text: '\ta', replaced: 1 }],
    ['spaces swallowed by a tab', { text: 'a  \tb' }, { text: 'a\tb', replaced: 0 }],
    ['leading ones only', { text: '     a     b', leadingOnly: true }, { text: '\t a     b', replaced: 1 }],
  ])('spaces to tabs: %s', async (_, inputs, result) => {
    expect(await run(tool, { ...inputs, mode: 'spacesToTabs' })).toEqual(result);
  });

  it('expands any line as one that is walked through character by character, and leaves what expands to the same', () => {
    const pieces = fc.array(fc.constantFrom('a', 'bc', ' ', '  ', '\t', 'e\u0301', '\u{1f600}'), { maxLength: 30 });
    return fc.assert(
      fc.asyncProperty(pieces, fc.integer({ min: 1, max: 9 }), async (line, tabSize) => {
        let expected = '';
        let column = 0;
        for (const character of Array.from(line.join('')).filter((each) => each !== '\u0301')) {
          const width = character === '\t' ? tabSize - (column % tabSize) : 1;
          expected += character === '\t' ? ' '.repeat(width) : character;
          column += width;
        }
        const text = line.join('');
        const expanded = (await run(tool, { text, tabSize })).text;
        expect(expanded.replaceAll('\u0301', '')).toBe(expected);
        const tabbed = (await run(tool, { text, tabSize, mode: 'spacesToTabs' })).text;
        expect((await run(tool, { text: tabbed, tabSize })).text).toBe(expanded);
      }),
    );
  });

  // unexpand -a of GNU coreutils 9.1
  it('makes a tab of the first of two spaces that reaches a stop, and leaves a single space', async () => {
    const unexpanded = async (text: string, tabSize: number): Promise<string> => (await run(tool, { text, mode: 'spacesToTabs', tabSize })).text;
    expect(await unexpanded('bc  a', 3)).toBe('bc\t a');
    expect(await unexpanded('bc a', 3)).toBe('bc a');
    expect(await unexpanded('bcbc \tbc   ', 3)).toBe('bcbc\tbc\t  ');
    expect(await unexpanded('     bc  \n a ', 8)).toBe('     bc\t \n a ');
  });
});
