import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { addMonths, type CalendarDate, checkedDate, dateText, dayNumber } from '../shared/dates/dates.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { addressOf } from './lib/addresses.ts';
import { emailOf, phoneOf, plainNames, usernameOf } from './lib/contacts.ts';
import { fakerOf, fullNameOf, localeInput, namesOf } from './lib/locales.ts';

export default defineTool({
  slug: 'fake-person-generator',
  name: 'Fake Person Generator',
  category: 'generators',
  summary: 'Generates complete made-up identities for tests: name, birth date, address, contact and job.',
  description:
    'No real person is meant: e-mails are at example.com, example.net or example.org, and phone numbers are of the ranges set aside for fiction where a country has them (555-01xx in the United States).',
  reference: 'Lists of the library @faker-js/faker; RFC 2606 (example domains)',
  keywords: ['fake identity', 'test user', 'dummy person', 'persona', 'mock user', 'fake name', 'random person'],
  random: true,
  heavyWhen: ({ count }) => count > 20,
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(1).describe('How many people to make up'),
    sex: z.enum(['any', 'female', 'male']).default('any').describe('Sex of the people to make up'),
    minimumAge: z.int().min(0).max(120).default(18).describe('Minimum age in years'),
    maximumAge: z.int().min(0).max(120).default(80).describe('Maximum age in years'),
    locale: localeInput,
    now: dateText.optional().describe('Date on which the people have these ages, YYYY-MM-DD; today if omitted'),
    seed: seedInput,
  }),
  result: z.strictObject({
    people: z
      .array(
        z.strictObject({
          firstName: z.string().describe('Given name of the person'),
          lastName: z.string().describe('Family name of the person'),
          fullName: z.string().describe('Both names in the order of the language'),
          sex: z.string().describe('Either female or male'),
          birthDate: z.string().describe('Date of birth, YYYY-MM-DD'),
          age: z.int().describe('Full years of age on the date of now'),
          email: z.string().describe('E-mail address at an example domain'),
          username: z.string().describe('Name to log in with'),
          phone: z.string().describe('Phone number as written in the country'),
          street: z.string().describe('Street and house number'),
          city: z.string().describe('Name of the town'),
          state: z.string().optional().describe('State, province or region'),
          postcode: z.string().describe("Postal code in the country's form"),
          country: z.string().describe('Name of the country in its own language'),
          company: z.string().describe('Name of the employer'),
          jobTitle: z.string().describe('What the person works as'),
        }),
      )
      .describe('The made-up people'),
    count: z.int().describe('How many people there are'),
  }),
  examples: [
    {
      inputs: { count: 2, minimumAge: 30, maximumAge: 30, now: '2024-06-15', seed: 'a' },
      result: {
        people: [
          {
            firstName: 'Emmet',
            lastName: 'Torphy',
            fullName: 'Emmet Torphy',
            sex: 'male',
            birthDate: '1993-12-30',
            age: 30,
            email: 'emmet.torphy@example.org',
            username: 'emmettorph37',
            phone: '(415) 555-0189',
            street: '16539 Morar Fort',
            city: 'Howell-Kochburgh',
            state: 'Colorado',
            postcode: '31597',
            country: 'United States',
            company: 'Kshlerin LLC',
            jobTitle: 'Investor Program Director',
          },
          {
            firstName: 'Jordy',
            lastName: 'Hartmann',
            fullName: 'Jordy Hartmann',
            sex: 'male',
            birthDate: '1993-10-05',
            age: 30,
            email: 'jordy.hartmann16@example.org',
            username: 'jordy_hartmann824',
            phone: '(415) 555-0191',
            street: '784 Russell Street',
            city: 'Maximomouth',
            state: 'Delaware',
            postcode: '12664',
            country: 'United States',
            company: 'Simonis-Smitham Group',
            jobTitle: 'Product Integration Developer',
          },
        ],
        count: 2,
      },
    },
    {
      inputs: { sex: 'female', now: '2026-11-22', seed: 'a' },
      result: {
        people: [
          {
            firstName: 'Sheri',
            lastName: 'Herman',
            fullName: 'Sheri Herman',
            sex: 'female',
            birthDate: '1989-06-17',
            age: 37,
            email: 'sheri.herman77@example.com',
            username: 'sheri.herman633',
            phone: '(512) 555-0159',
            street: '426 E Church Street',
            city: 'East Bernhard',
            state: 'Oklahoma',
            postcode: '89897',
            country: 'United States',
            company: 'Daniel, Toy and Cummings',
            jobTitle: 'National Accounts Specialist',
          },
        ],
        count: 1,
      },
    },
  ],
  async run({ count, sex, minimumAge, maximumAge, locale, now, seed }) {
    if (minimumAge > maximumAge) invalid('minimumAge', 'must not be above maximumAge');
    const random = new Random(seed);
    const [faker, plain] = await Promise.all([fakerOf(locale, random), plainNames()]);
    const today = checkedDate(now ?? new Date().toISOString().slice(0, 10));
    const latest = dayNumber(addMonths(today, -12 * minimumAge));
    const earliest = dayNumber(addMonths(today, -12 * (maximumAge + 1))) + 1;
    const people = Array.from({ length: count }, () => {
      const own = sex === 'any' ? random.pick(['female', 'male'] as const) : sex;
      const names = namesOf(faker, own);
      const [firstName, lastName] = [random.pick(names.first), random.pick(names.last)];
      const birthDate = new Date(random.between(earliest, latest) * 86_400_000).toISOString().slice(0, 10);
      const { street, city, state, postcode, country } = addressOf(faker, locale, random);
      return {
        firstName,
        lastName,
        fullName: fullNameOf(locale, firstName, lastName),
        sex: own,
        birthDate,
        age: ageOn(today, birthDate),
        email: emailOf(random, plain(firstName), plain(lastName)),
        username: usernameOf(random, plain(firstName), plain(lastName)),
        phone: phoneOf(faker, locale, random),
        street,
        city,
        ...(state !== undefined && { state }),
        postcode,
        country,
        company: faker.company.name(),
        jobTitle: faker.person.jobTitle(),
      };
    });
    return { people, count };
  },
});

function ageOn({ year, month, day }: CalendarDate, birthDate: string): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  return year - birthYear - (month < birthMonth || (month === birthMonth && day < birthDay) ? 1 : 0);
}
