import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { nearest } from '../shared/text/nearest.ts';
import { weekdayName } from './lib/moments.ts';

const TYPES = ['public', 'bank', 'school', 'optional', 'observance'] as const;
const DAY_MS = 86_400_000;

export default defineTool({
  slug: 'public-holidays-finder',
  name: 'Public Holidays Finder',
  category: 'datetime',
  summary: 'Lists the public holidays of a country or region in a year.',
  description:
    'By the data of date-holidays (CC BY-SA 3.0, github.com/commenthol/date-holidays). The date is the local day a holiday begins on; a holiday of several days is listed once per day. substitute marks a day given instead of one that fell on a weekend.',
  reference: 'date-holidays 3.37.0',
  keywords: ['bank holidays', 'national holidays', 'days off', 'feiertage', 'school holidays', 'observances'],
  inputs: z.strictObject({
    country: z.string().min(2).max(2).describe('Country as ISO 3166-1 alpha-2 code in any case, such as US'),
    region: z.string().min(1).max(10).optional().describe('Region: the second part of an ISO 3166-2 code, such as BY for DE-BY'),
    year: z.int().min(1950).max(2100).optional().describe('Year of the holidays; this year if omitted'),
    types: z.array(z.enum(TYPES)).min(1).max(5).default(['public']).describe('Kinds of holidays to list'),
    language: z.string().min(1).max(100).optional().describe("Language tag (BCP 47) of the names; the country's first language if omitted"),
  }),
  result: z.strictObject({
    holidays: z
      .array(
        z.strictObject({
          date: z.string().describe('Local day of the holiday, YYYY-MM-DD'),
          name: z.string().describe('Name of the holiday in the language'),
          type: z.string().describe('Kind of the holiday, such as public'),
          weekdayName: z.string().describe('English weekday of the date'),
          substitute: z.boolean().describe('Whether the day is given instead of one on a weekend'),
        }),
      )
      .describe('The holidays in order of time'),
    count: z.int().describe('How many days are listed'),
    country: z.string().describe('Country code in upper case'),
    regions: z
      .array(z.strictObject({ code: z.string().describe('Code of the region to ask for'), name: z.string().describe('Name of the region') }))
      .describe('Regions of the country that can be asked for'),
  }),
  presentFields: ['year'],
  examples: [
    {
      inputs: {
        country: 'US',
        year: 2024,
        language: 'en',
      },
      result: {
        holidays: [
          {
            date: '2024-01-01',
            name: "New Year's Day",
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-01-15',
            name: 'Martin Luther King Jr. Day',
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-02-19',
            name: "Washington's Birthday",
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-05-27',
            name: 'Memorial Day',
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-06-19',
            name: 'Juneteenth',
            type: 'public',
            weekdayName: 'Wednesday',
            substitute: false,
          },
          {
            date: '2024-07-04',
            name: 'Independence Day',
            type: 'public',
            weekdayName: 'Thursday',
            substitute: false,
          },
          {
            date: '2024-09-02',
            name: 'Labour Day',
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-10-14',
            name: 'Columbus Day',
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-11-11',
            name: 'Veterans Day',
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-11-28',
            name: 'Thanksgiving Day',
            type: 'public',
            weekdayName: 'Thursday',
            substitute: false,
          },
          {
            date: '2024-12-25',
            name: 'Christmas Day',
            type: 'public',
            weekdayName: 'Wednesday',
            substitute: false,
          },
        ],
        count: 11,
        country: 'US',
        regions: [
          {
            code: 'AL',
            name: 'Alabama',
          },
          {
            code: 'AK',
            name: 'Alaska',
          },
          {
            code: 'AZ',
            name: 'Arizona',
          },
          {
            code: 'AR',
            name: 'Arkansas',
          },
          {
            code: 'CA',
            name: 'California',
          },
          {
            code: 'CO',
            name: 'Colorado',
          },
          {
            code: 'CT',
            name: 'Connecticut',
          },
          {
            code: 'DE',
            name: 'Delaware',
          },
          {
            code: 'DC',
            name: 'District of Columbia',
          },
          {
            code: 'FL',
            name: 'Florida',
          },
          {
            code: 'GA',
            name: 'Georgia',
          },
          {
            code: 'HI',
            name: 'Hawaii',
          },
          {
            code: 'ID',
            name: 'Idaho',
          },
          {
            code: 'IL',
            name: 'Illinois',
          },
          {
            code: 'IN',
            name: 'Indiana',
          },
          {
            code: 'IA',
            name: 'Iowa',
          },
          {
            code: 'KS',
            name: 'Kansas',
          },
          {
            code: 'KY',
            name: 'Kentucky',
          },
          {
            code: 'LA',
            name: 'Louisiana',
          },
          {
            code: 'ME',
            name: 'Maine',
          },
          {
            code: 'MD',
            name: 'Maryland',
          },
          {
            code: 'MA',
            name: 'Massachusetts',
          },
          {
            code: 'MI',
            name: 'Michigan',
          },
          {
            code: 'MN',
            name: 'Minnesota',
          },
          {
            code: 'MS',
            name: 'Mississippi',
          },
          {
            code: 'MO',
            name: 'Missouri',
          },
          {
            code: 'MT',
            name: 'Montana',
          },
          {
            code: 'NE',
            name: 'Nebraska',
          },
          {
            code: 'NV',
            name: 'Nevada',
          },
          {
            code: 'NH',
            name: 'New Hampshire',
          },
          {
            code: 'NJ',
            name: 'New Jersey',
          },
          {
            code: 'NM',
            name: 'New Mexico',
          },
          {
            code: 'NY',
            name: 'New York',
          },
          {
            code: 'NC',
            name: 'North Carolina',
          },
          {
            code: 'ND',
            name: 'North Dakota',
          },
          {
            code: 'OH',
            name: 'Ohio',
          },
          {
            code: 'OK',
            name: 'Oklahoma',
          },
          {
            code: 'OR',
            name: 'Oregon',
          },
          {
            code: 'PA',
            name: 'Pennsylvania',
          },
          {
            code: 'RI',
            name: 'Rhode Island',
          },
          {
            code: 'SC',
            name: 'South Carolina',
          },
          {
            code: 'SD',
            name: 'South Dakota',
          },
          {
            code: 'TN',
            name: 'Tennessee',
          },
          {
            code: 'TX',
            name: 'Texas',
          },
          {
            code: 'UT',
            name: 'Utah',
          },
          {
            code: 'VT',
            name: 'Vermont',
          },
          {
            code: 'VA',
            name: 'Virginia',
          },
          {
            code: 'WA',
            name: 'Washington',
          },
          {
            code: 'WV',
            name: 'West Virginia',
          },
          {
            code: 'WI',
            name: 'Wisconsin',
          },
          {
            code: 'WY',
            name: 'Wyoming',
          },
        ],
      },
    },
    {
      inputs: {
        country: 'DE',
        year: 2024,
        language: 'en',
        region: 'BY',
      },
      result: {
        holidays: [
          {
            date: '2024-01-01',
            name: "New Year's Day",
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-01-06',
            name: 'Epiphany',
            type: 'public',
            weekdayName: 'Saturday',
            substitute: false,
          },
          {
            date: '2024-03-29',
            name: 'Good Friday',
            type: 'public',
            weekdayName: 'Friday',
            substitute: false,
          },
          {
            date: '2024-04-01',
            name: 'Easter Monday',
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-05-01',
            name: 'Labour Day',
            type: 'public',
            weekdayName: 'Wednesday',
            substitute: false,
          },
          {
            date: '2024-05-09',
            name: 'Ascension Day',
            type: 'public',
            weekdayName: 'Thursday',
            substitute: false,
          },
          {
            date: '2024-05-20',
            name: 'Whit Monday',
            type: 'public',
            weekdayName: 'Monday',
            substitute: false,
          },
          {
            date: '2024-05-30',
            name: 'Corpus Christi',
            type: 'public',
            weekdayName: 'Thursday',
            substitute: false,
          },
          {
            date: '2024-10-03',
            name: 'National Holiday',
            type: 'public',
            weekdayName: 'Thursday',
            substitute: false,
          },
          {
            date: '2024-11-01',
            name: "All Saints' Day",
            type: 'public',
            weekdayName: 'Friday',
            substitute: false,
          },
          {
            date: '2024-12-25',
            name: 'Christmas Day',
            type: 'public',
            weekdayName: 'Wednesday',
            substitute: false,
          },
          {
            date: '2024-12-26',
            name: 'Boxing Day',
            type: 'public',
            weekdayName: 'Thursday',
            substitute: false,
          },
        ],
        count: 12,
        country: 'DE',
        regions: [
          {
            code: 'BB',
            name: 'Brandenburg',
          },
          {
            code: 'BE',
            name: 'Berlin',
          },
          {
            code: 'BW',
            name: 'Baden-Württemberg',
          },
          {
            code: 'BY',
            name: 'Bayern',
          },
          {
            code: 'HB',
            name: 'Hansestadt Bremen',
          },
          {
            code: 'HE',
            name: 'Hessen',
          },
          {
            code: 'HH',
            name: 'Hansestadt Hamburg',
          },
          {
            code: 'MV',
            name: 'Mecklenburg-Vorpommern',
          },
          {
            code: 'NI',
            name: 'Niedersachsen',
          },
          {
            code: 'NW',
            name: 'Nordrhein-Westfalen',
          },
          {
            code: 'RP',
            name: 'Rheinland-Pfalz',
          },
          {
            code: 'SH',
            name: 'Schleswig-Holstein',
          },
          {
            code: 'SL',
            name: 'Saarland',
          },
          {
            code: 'SN',
            name: 'Sachsen',
          },
          {
            code: 'ST',
            name: 'Sachsen-Anhalt',
          },
          {
            code: 'TH',
            name: 'Thüringen',
          },
        ],
      },
    },
  ],
  async run({ country, region, year, types, language }) {
    const { default: Holidays } = await import('date-holidays');
    const all = new Holidays();
    const code = country.toUpperCase();
    const countries = Object.keys(all.getCountries());
    if (!countries.includes(code)) unprocessable(`There is no holiday data for the country ${code}.${suggestion(code, countries)}`, 'country');
    const states: Record<string, string> = all.getStates(code) ?? {};
    const state = region?.toUpperCase();
    if (state !== undefined && !Object.hasOwn(states, state))
      unprocessable(`There is no holiday data for the region ${state} of ${code}.${suggestion(state, Object.keys(states))}`, 'region');
    const languages = language === undefined ? undefined : languageOf(language);
    const options = { types: [...types], ...(languages !== undefined && { languages }) };
    const source = state === undefined ? new Holidays(code, options) : new Holidays(code, state, options);
    const found = source.getHolidays(year ?? Temporal.Now.plainDateISO().year).filter(({ type }) => types.some((wanted) => wanted === type));
    const holidays = found.flatMap(({ date, start, end, name, type, substitute }) => {
      const first = Temporal.PlainDate.from(date.slice(0, 10));
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      return Array.from({ length: days }, (_, index) => first.add({ days: index })).map((day) => ({
        date: day.toString(),
        name,
        type,
        weekdayName: weekdayName(day.dayOfWeek),
        substitute: substitute === true,
      }));
    });
    holidays.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    return { holidays, count: holidays.length, country: code, regions: Object.entries(states).map(([one, name]) => ({ code: one, name })) };
  },
});

function suggestion(code: string, codes: readonly string[]): string {
  const near = nearest(code, codes);
  const shown = near.length > 0 ? near : codes.filter((one) => one[0] === code[0]).slice(0, 3);
  return shown.length > 0 ? ` The nearest are ${shown.join(', ')}.` : '';
}

/** The primary language of a tag. */
function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return invalid('language', 'must be a BCP 47 language tag such as en or pt-BR');
  }
}
