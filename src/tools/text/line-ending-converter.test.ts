import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './line-ending-converter.ts';

describe('line-ending-converter', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', found: { lf: 0, crlf: 0, cr: 0 }, mixed: false }],
    ['LF CR is two endings', { text: 'a\n\rb', to: 'cr' }, { text: 'a\r\rb', found: { lf: 1, crlf: 0, cr: 1 }, mixed: true }],
    ['CR CR LF', { text: '\r\r\n' }, { text: '\n\n', found: { lf: 0, crlf: 1, cr: 1 }, mixed: true }],
    [
      'other separators are left alone',
      { text: 'a\u2028b\u2029c\u0085d\v\f' },
      { text: 'a\u2028b\u2029c\u0085d\v\f', found: { lf: 0, crlf: 0, cr: 0 }, mixed: false },
    ],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('LF to CRLF and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', '\n') }), async (text) => {
        const there = await run(tool, { text, to: 'crlf' });
        expect((await run(tool, { text: there.text })).text).toBe(text);
      }),
    );
  });
});
