import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './text-indenter.ts';

describe('text-indenter', () => {
  // Expected values of dedent and indent: Python's textwrap
  it.each([
    ['empty text', { text: '' }, ''],
    ['blank lines are left alone', { text: 'a\n \n\nb' }, '    a\n \n\n    b'],
    ['blank lines too', { text: 'a\n\n', size: 1, indentBlank: true }, ' a\n \n'],
    ['tabs', { text: 'a\r\nb', size: 2, character: 'tab' }, '\t\ta\r\n\t\tb'],
    ['nothing', { text: 'a', size: 0 }, 'a'],
    ['dedent: tab and spaces are different', { text: '\ta\n    b', mode: 'dedent' }, '\ta\n    b'],
    ['dedent: the shared beginning', { text: ' \ta\n \t b\n \n', mode: 'dedent' }, 'a\n b\n\n'],
    ['dedent: nothing but blank lines', { text: '  \n\t\n', mode: 'dedent' }, '\n\n'],
    ['dedent: a line without indent', { text: '  a\nb', mode: 'dedent' }, '  a\nb'],
  ])('%s', async (_, inputs, text) => {
    expect(await run(tool, inputs)).toEqual({ text });
  });

  it('dedent undoes indent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', '  b', ''), { minLength: 1 }), fc.integer({ min: 0, max: 9 }), async (all, size) => {
        const text = `a\n${all.join('\n')}\n`;
        const { text: indented } = await run(tool, { text, size });
        expect(await run(tool, { text: indented, mode: 'dedent' })).toEqual({ text });
      }),
    );
  });
});
