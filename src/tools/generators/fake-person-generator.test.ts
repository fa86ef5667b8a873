import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './fake-person-generator.ts';

holdTo(tool, {
  answers: [
    [
      { count: 2, minimumAge: 30, maximumAge: 30, now: '2024-06-15' },
      { count: 2, people: [{ age: 30 }, { age: 30 }] },
    ],
    [{ sex: 'female' }, { people: [{ sex: 'female' }] }],
    [{ minimumAge: 0, maximumAge: 0, now: '2024-02-29' }, { people: [{ age: 0 }] }],
  ],
  invalid: [
    [{ minimumAge: 40, maximumAge: 30 }, 'minimumAge'],
    [{ maximumAge: 121 }, 'maximumAge'],
    [{ now: '2023-02-29' }, 'now'],
    [{ count: 1001 }, 'count'],
  ],
});

describe.each(['en', 'en_GB', 'de', 'fr', 'sv', 'ru', 'ja', 'zh_CN', 'ko', 'tr'])('%s', (locale) => {
  it('makes whole people at example domains whose ages fit', async () => {
    for (const now of ['2024-02-29', '2023-02-28', '2024-12-31']) {
      const { people } = await run(tool, { locale, count: 60, minimumAge: 20, maximumAge: 21, now, seed: now });
      for (const person of people) {
        expect(person.email).toMatch(/^[a-z0-9._]+@example\.(com|net|org)$/);
        expect(person.username).toMatch(/^[a-z0-9._]+$/);
        expect([20, 21]).toContain(person.age);
        // The nth birthday has come when the calendar shows the month and day of birth or a later one.
        const [year, rest] = [Number(now.slice(0, 4)), now.slice(5)];
        expect(person.age).toBe(year - Number(person.birthDate.slice(0, 4)) - (rest < person.birthDate.slice(5) ? 1 : 0));
        for (const value of Object.values(person)) expect(value).not.toBe('');
      }
    }
  });
});

it('has American numbers of fiction', async () => {
  for (const { phone } of (await run(tool, { count: 100 })).people) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
});
