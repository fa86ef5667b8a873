import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './line-merger.ts';

describe('line-merger', () => {
  it.each([
    ['empty texts', { texts: ['', ''] }, { text: '', lines: 0 }],
    ['one empty, filled', { texts: ['', 'a\nb'], fill: '-' }, { text: '-,a\n-,b', lines: 2 }],
    ['as paste -d, with three texts', { texts: ['1\n2\n3', 'a', 'x\r\ny\r\n'] }, { text: '1,a,x\n2,,y\n3,,', lines: 3 }],
    ['blank lines count', { texts: ['\n\n', 'a'] }, { text: ',a\n,', lines: 2 }],
    ['interleaved, ignoring fill', { texts: ['1\n2\n3', 'a', 'x\ny'], mode: 'interleave', fill: '-' }, { text: '1\na\nx\n2\ny\n3', lines: 6 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses a single text and too long a result', async () => {
    await expectInvalid(tool, { texts: ['a'] }, 'texts');
    await expectUnprocessable(tool, { texts: ['\n'.repeat(60_000), ''], fill: 'x'.repeat(100) }, /5,000,000/);
  });
});
