import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './public-holidays-finder.ts';
import data from './testdata/public-holidays-finder.json' with { type: 'json' };

// Federal holidays of 2021 and 2024 by the United States Office of Personnel Management; German ones by the states' laws.
holdTo(tool, {
  answers: [
    [
      { country: 'us', year: 2024, language: 'en' },
      { count: 11, country: 'US' },
    ],
    [{ country: 'DE', year: 2024, region: 'by', language: 'en' }, { count: 12 }],
    [{ country: 'DE', year: 2024 }, { count: 9 }],
  ],
  invalid: [
    [{ country: 'USA' }, 'country'],
    [{ country: 'US', year: 1949 }, 'year'],
    [{ country: 'US', types: ['fun'] }, 'types[0]'],
    [{ country: 'US', language: '!' }, 'language'],
  ],
  unprocessable: [
    [{ country: 'ZZ' }, /no holiday data/],
    [{ country: 'DE', region: 'QQ' }, /region QQ/],
  ],
});

it.each(data.years)('$country $year has the days of its law', async ({ country, year, dates }) => {
  const { holidays } = await run(tool, { country, year });
  // Two holidays may fall on one day.
  expect([...new Set(holidays.map(({ date }: { date: string }) => date))]).toEqual(dates);
});
