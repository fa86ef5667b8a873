import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './username-generator.ts';

holdTo(tool, {
  answers: [
    [{ firstName: 'Zoë', lastName: 'Ångström', count: 3, digits: 3 }, { count: 3 }],
    [{ count: 2, style: 'underscored', digits: 0 }, { count: 2 }],
    [{ count: 1000 }, { count: 1000 }],
  ],
  invalid: [
    [{ maximumLength: 3 }, 'maximumLength'],
    [{ digits: 7 }, 'digits'],
  ],
  unprocessable: [
    [{ firstName: 'Анна' }, 'script'],
    [{ lastName: '山田' }, 'script'],
    [{ firstName: 'Ann', digits: 0, count: 50 }, 'Only'],
  ],
});

it.each([
  ['plain', /^[a-z]+\d{2}$/],
  ['dotted', /^[a-z]+(\.[a-z]+)?\d{2}$/],
  ['underscored', /^[a-z]+(_[a-z]+)?\d{2}$/],
  ['hyphenated', /^[a-z]+(-[a-z]+)?\d{2}$/],
  ['camelCase', /^[a-z]+([A-Z][a-z]*)?\d{2}$/],
])('writes %s', async (style, form) => {
  for (const inputs of [{ style }, { style, firstName: "Jörg-Åke O'Neil", lastName: 'Strauß Ødegård' }]) {
    const { usernames } = await run(tool, { ...inputs, count: 50, maximumLength: 12 });
    expect(new Set(usernames).size).toBe(50);
    for (const username of usernames) {
      expect(username).toMatch(form);
      expect(username.length).toBeLessThanOrEqual(12);
    }
  }
});

it('writes ß as ss and ø as o', async () => {
  expect((await run(tool, { lastName: 'Strauß', digits: 0, count: 1, style: 'plain', seed: 'a' })).usernames[0]).toBe('strauss');
  expect((await run(tool, { firstName: 'Bjørn', digits: 0, count: 1, seed: 'a' })).usernames[0]).toMatch(/^bjo/);
});
