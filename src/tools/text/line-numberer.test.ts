import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './line-numberer.ts';

describe('line-numberer', () => {
  it.each([
    ['empty text', { text: '' }, ''],
    ['blank lines are numbered unless skipped', { text: 'a\n\nb' }, '1. a\n2. \n3. b'],
    ['zeros after a minus sign', { text: 'a\nb\nc', start: -5, step: 10, pad: 'zero' }, '-5. a\n05. b\n15. c'],
    ['width of the longest, downwards', { text: 'a\nb', start: 9, step: -10, pad: 'space' }, ' 9. a\n-1. b'],
    ['a step of 0, no separator', { text: 'a\nb', step: 0, separator: '' }, '1a\n1b'],
    ['remove: brackets and punctuation', { text: '(1) a\n[2] b\n3) c\n4- d\n5: e\n6 f\n7\n8.\n  9.\t g', mode: 'remove' }, 'a\nb\nc\nd\ne\nf\n\n\ng'],
    ['remove: what is not a number stays', { text: '3rd\n1.5 x\n1a\n1.)x\n-1 a\na 1', mode: 'remove' }, '3rd\n1.5 x\n1a\n1.)x\n-1 a\na 1'],
  ])('%s', async (_, inputs, text) => {
    expect(await run(tool, inputs)).toEqual({ text });
  });

  it('what was added can be removed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', '', 'b c', '(x'), { minLength: 1 }), async (all) => {
        const text = `${all.join('\n')}\n`;
        const numbered = await run(tool, { text, pad: 'zero' });
        expect(await run(tool, { text: numbered.text, mode: 'remove' })).toEqual({ text });
      }),
    );
  });
});
