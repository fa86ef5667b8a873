import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './column-aligner.ts';

describe('column-aligner', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', columns: 0 }],
    ['blank lines become empty', { text: 'a,b\n  \nlong,c\n' }, { text: 'a     b\n\nlong  c\n', columns: 2 }],
    ['right', { text: 'a,1\nbb,22', align: 'right' }, { text: ' a   1\nbb  22', columns: 2 }],
    [
      'wide, full-width and combining characters (UAX #11)',
      { text: '狐,x\nＡb,x\ne\u0301,x\nabcd,x' },
      { text: '狐    x\nＡb   x\ne\u0301     x\nabcd  x', columns: 2 },
    ],
    [
      'emoji sequences and flags take two columns',
      { text: '\u{1F468}\u200D\u{1F469}\u200D\u{1F467},x\n\u{1F1E9}\u{1F1EA},x\n\u2764\ufe0f,x\nabc,x' },
      { text: '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}   x\n\u{1F1E9}\u{1F1EA}   x\n\u2764\ufe0f   x\nabc  x', columns: 2 },
    ],
    ['Hangul written in jamo is two columns', { text: '\u1112\u1161\u11ab,x\nabc,x' }, { text: '\u1112\u1161\u11ab   x\nabc  x', columns: 2 }],
    ['no spaces at the end', { text: 'a,\nbb,cc,' }, { text: 'a\nbb  cc', columns: 3 }],
    ['lines of different length', { text: 'a,b,c\nlonger' }, { text: 'a       b  c\nlonger', columns: 3 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses too long a result', () => expectUnprocessable(tool, { text: `${'x'.repeat(50_000)},b\n${'a,b\n'.repeat(30_000)}` }, /5,000,000/));
});
