import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../../testing.ts';
import tool from '../jsonata-evaluator.ts';

const evaluated = async (expression: string): Promise<unknown> => (await run(tool, { json: '{}', expression })).value;
const DIGITS = '1'.repeat(200);
/** What a call that tries very many ways would take minutes for. */
const AT_ONCE = { timeout: 3_000 };

describe('pictures of dates in JSONata', () => {
  // The results are those of Date.UTC for the dates written; the pictures those of the documentation and of XPath and XQuery Functions 3.1, 9.8.4.
  it.each<[timestamp: string, picture: string, result: number]>([
    ['2018-03-27', '[Y0001]-[M01]-[D01]', Date.UTC(2018, 2, 27)],
    ['20180327141305', '[Y0001][M01][D01][H01][m01][s01]', Date.UTC(2018, 2, 27, 14, 13, 5)],
    ['27th April 2008', '[D1o] [MNn] [Y0001]', Date.UTC(2008, 3, 27)],
    ['Twenty-seventh of April, 2008', '[Dwo] of [MNn], [Y0001]', Date.UTC(2008, 3, 27)],
    ['Tuesday, March 27, 2018', '[FNn], [MNn] [D1], [Y0001]', Date.UTC(2018, 2, 27)],
    ['2018-03-27T14:13:05.120+02:00', '[Y]-[M]-[D]T[H]:[m]:[s].[f001][Z]', Date.UTC(2018, 2, 27, 12, 13, 5, 120)],
    ['3/27/2018 2:05 pm GMT-05:00', '[M]/[D]/[Y] [h]:[m01] [P] [z]', Date.UTC(2018, 2, 27, 19, 5)],
    ['[2018]', '[[[Y]]]', Date.UTC(2018, 0, 1)],
    ['MMXVIII-iv', '[YI]-[Mi]', Date.UTC(2018, 3, 1)],
  ])('%s is read by %s', async (timestamp, picture, result) =>
    expect(await evaluated(`$toMillis(${JSON.stringify(timestamp)}, ${JSON.stringify(picture)})`)).toBe(result),
  );

  it.each(['[Yw][Mw][Dw][Yw]', '[FNn][MNn][P][FNn]', '[f][f][f][f]', '[Y]1[Y]1[Y]1[Y]', '[Y1,0-0][Y1,0-0][Y1,0-0][Y1,0-0]'])(
    '%s could be read in too many ways',
    (picture) => expectUnprocessable(tool, { json: '{}', expression: `$toMillis("1", "${picture}")` }, /where one part ends/),
  );

  it.each(['[Z01.01]', '[z0*00]', '[Y][Z0+00]'])('%s has a separator that is none', (picture) =>
    expectUnprocessable(tool, { json: '{}', expression: `$toMillis("1", "${picture}")` }, /colon between them/),
  );

  it('takes no timestamp that is longer than any is', () =>
    expectUnprocessable(tool, { json: '{}', expression: `$toMillis("${DIGITS}1", "[Y]")` }, /at most 200 characters/));

  it.each<[text: string, picture: string]>([
    [`${DIGITS.slice(1)}x`, '[Y1,0-0][Y1,0-0][Y1,0-0]'],
    [`${'seven'.repeat(39)}x`, '[Yw][Mw][Dw]'],
    [`${'and, '.repeat(39)}x`, '[Yw] [Mw] [Dw]'],
    [`${'May'.repeat(66)}1`, '[MNn][FNn][P]'],
    [`${DIGITS.slice(1)}x`, '[Y][M][D][H][m][s][f]'],
  ])('a text that fits nearly is refused at once: %s by %s', AT_ONCE, async (text, picture) =>
    expect(await evaluated(`$toMillis("${text}", "${picture}")`)).toBeUndefined(),
  );
});

describe('signatures of functions in JSONata', () => {
  it.each<[signature: string, call: string, result: unknown]>([
    ['<s-n?:s>', '("a", 1)', 1],
    ['<a<s>n?s?:n>', '(["x"])', 1],
    ['<(sn)f<n:n>?o?l?b?:x>', '(1)', 1],
    ['<s+:n>', '("a", "b", "c")', 1],
  ])('%s is taken', async (signature, call, result) => expect(await evaluated(`(function($a)${signature}{ 1 })${call}`)).toBe(result));

  it.each(['<s?s?s?s?s?s?s?s?s?:n>', '<s+n?s+:n>', '<(]|(s+)+[):n>', '<(s\\\\):n>'])('%s is refused, also in $eval', async (signature) => {
    const expression = `(function($a)${signature}{ 1 })("a")`;
    await expectUnprocessable(tool, { json: '{}', expression }, /the signature .* cannot be used/);
    await expectUnprocessable(tool, { json: '{}', expression: `$eval(${JSON.stringify(expression)})` }, /the signature .* cannot be used/);
  });

  it('arguments that fit nearly are refused at once', AT_ONCE, () =>
    expectUnprocessable(tool, { json: '{}', expression: `(function($a)<s?s?s?s?s?s?s?s?s+:n>{ 1 })(${'"a",'.repeat(1_000)}2)` }, /T0410/),
  );
});
