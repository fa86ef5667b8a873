import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './date-extractor.ts';

const dates = async (text: string, order = 'dmy') => (await run(tool, { text, order })).dates.map(({ date }: { date: string }) => date);

describe('date-extractor', () => {
  it.each([
    ['empty text', '', []],
    ['year first', '2024-03-09 2024/3/9 2024.03.09 2024-03/09', ['2024-03-09', '2024-03-09', '2024-03-09']],
    ['day first', '9/3/2024 09-03-2024 9.3.2024 9.3-2024', ['2024-03-09', '2024-03-09', '2024-03-09']],
    ['the other order where this one makes no date', '12/25/2024 25/12/2024 13/13/2024', ['2024-12-25', '2024-12-25']],
    ['day and month name', '9 March 2024, 9th of March 2024, 1 sept. 2024, 2 SEP, 2024', ['2024-03-09', '2024-03-09', '2024-09-01', '2024-09-02']],
    ['month name and day', 'March 9, 2024; mar 9th 2024; Jun. 30,2024; May 5 2024', ['2024-03-09', '2024-03-09', '2024-06-30', '2024-05-05']],
    ['not real', '30 February 2024, 2023-02-29, 31/04/2024, 0000-01-01, 2024-13-01', []],
    ['leap years of the Gregorian calendar', '29 Feb 1900 29 Feb 2000 0004-02-29', ['2000-02-29', '0004-02-29']],
    ['touched by letters or digits', 'x2024-03-09 2024-03-09T10 12024-03-09 2024-03-091 é9/3/2024', []],
    ['touched by a further part', '1-2024-03-09 2024-03-09-1 1/9/3/2024 9/3/2024/5', []],
    ['the end of a sentence', 'On 2024-03-09. Or (2024-03-10)', ['2024-03-09', '2024-03-10']],
    ['marks are not months', '9 Marble 2024, 9 mayo 2024', []],
    ['over a line break', '9 March\n2024', ['2024-03-09']],
  ])('%s', async (_, text, expected) => {
    expect(await dates(text)).toEqual(expected);
  });

  it('month first', async () => {
    expect(await dates('03/04/2024 25/12/2024', 'mdy')).toEqual(['2024-03-04', '2024-12-25']);
  });

  it('positions count characters', async () => {
    expect(await run(tool, { text: 'e\u0301\u{1F600} 2024-03-09' })).toMatchObject({ dates: [{ text: '2024-03-09', position: 3 }] });
  });
});
