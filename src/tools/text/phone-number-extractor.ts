import type { NumberFound } from 'libphonenumber-js/max';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

export default defineTool({
  slug: 'phone-number-extractor',
  name: 'Phone Number Extractor',
  category: 'text',
  summary: 'Finds phone numbers in a text and returns them in E.164 form.',
  description: 'Only numbers that are valid by the metadata of libphonenumber. Without a country only numbers written with + and a country code are found.',
  reference: 'ITU-T E.164 and E.123, libphonenumber metadata',
  keywords: ['telephone', 'mobile', 'contacts', 'call', 'scrape'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text to search'),
    country: z.string().length(2).optional().describe('Country of numbers written without a country code, ISO 3166-1 alpha-2'),
  }),
  result: z.strictObject({
    numbers: z
      .array(
        z.strictObject({
          found: z.string().describe('The number as written in the text'),
          e164: z.string().describe('The number in E.164 form, such as +12133734253'),
          country: z.string().optional().describe('Country of the number, ISO 3166-1 alpha-2; absent for numbers of no country'),
          national: z.string().describe('The number as written within its country'),
          international: z.string().describe('The number by E.123, its groups separated by spaces'),
        }),
      )
      .describe('The phone numbers found, in order of appearance'),
    count: z.int().describe('Number of phone numbers found'),
  }),
  views: [{ kind: 'marked', field: 'numbers', in: 'text', text: 'found' }],
  examples: [
    {
      inputs: { text: 'Call (213) 373-4253 or +44 20 7946 0958 now.', country: 'US' },
      result: {
        numbers: [
          { found: '(213) 373-4253', e164: '+12133734253', country: 'US', national: '(213) 373-4253', international: '+1 213 373 4253' },
          { found: '+44 20 7946 0958', e164: '+442079460958', country: 'GB', national: '020 7946 0958', international: '+44 20 7946 0958' },
        ],
        count: 2,
      },
    },
    { inputs: { text: 'no numbers here 12345' }, result: { numbers: [], count: 0 } },
  ],
  async run({ text, country }) {
    const { isSupportedCountry, searchPhoneNumbersInText } = await import('libphonenumber-js/max');
    const region = country?.toUpperCase();
    const known = region !== undefined && isSupportedCountry(region) ? region : undefined;
    if (region !== undefined && known === undefined) invalid('country', `${JSON.stringify(country)} is not a country with phone numbers, such as US or GB`);
    const search = (part: string) => searchPhoneNumbersInText(part, known === undefined ? {} : { defaultCountry: known });
    const numbers = Array.from(allNumbersIn(text, search), ({ number, startsAt, endsAt }) => ({
      found: text.slice(startsAt, endsAt),
      e164: number.format('E.164'),
      ...(number.country === undefined ? {} : { country: number.country }),
      national: number.formatNational(),
      international: number.formatInternational(),
    }));
    return { numbers, count: numbers.length };
  },
});

type Search = (part: string) => Iterable<NumberFound>;

/** Groups of digits with one space between them. */
const GROUPS = /(?<![\p{L}\p{N}])[+(]*\d[\d()./-]*(?: [+(]*\d[\d()./-]*)+(?![\p{L}\p{N}])/gu;
/** More groups in a row are a table. */
const MAX_GROUPS = 60;
const MAX_GROUPS_OF_NUMBER = 8;
/** Digits of two of the shortest numbers. */
const MIN_DIGITS_OF_TWO = 14;

/** The valid numbers of a text in order, those with nothing but a space between them too. */
function* allNumbersIn(text: string, search: Search): Generator<NumberFound> {
  let place = 0;
  const between = function* (end: number): Generator<NumberFound> {
    for (const found of numbersIn(text.slice(place, end), search)) yield { ...found, startsAt: place + found.startsAt, endsAt: place + found.endsAt };
  };
  for (const { 0: groups, index } of text.matchAll(GROUPS)) {
    const numbers = numbersOfGroups(groups, search);
    if (numbers.length < 2) continue;
    yield* between(index);
    for (const found of numbers) yield { ...found, startsAt: index + found.startsAt, endsAt: index + found.endsAt };
    place = index + groups.length;
  }
  yield* between(text.length);
}

/** The numbers that groups of digits are made of, with nothing left over; none where they are not, or are one number. */
function numbersOfGroups(groups: string, search: Search): NumberFound[] {
  const starts = [0, ...Array.from(groups.matchAll(/ /g), ({ index }) => index + 1)];
  if (starts.length > MAX_GROUPS || groups.replaceAll(/\D/g, '').length < MIN_DIGITS_OF_TWO || wholeNumber(groups, starts.length, search)) return [];
  /** The last number of those that end before a group. */
  const lastBefore: (NumberFound | undefined)[] = [];
  for (let end = 1; end <= starts.length; end++) {
    const endsAt = end === starts.length ? groups.length : (starts[end] ?? 0) - 1;
    for (let first = end - 1; first >= Math.max(0, end - MAX_GROUPS_OF_NUMBER) && lastBefore[end] === undefined; first--) {
      const startsAt = starts[first] ?? 0;
      const isReached = first === 0 || lastBefore[first] !== undefined;
      const number = isReached ? wholeNumber(groups.slice(startsAt, endsAt), end - first, search) : undefined;
      if (number) lastBefore[end] = { number, startsAt, endsAt };
    }
  }
  const numbers: NumberFound[] = [];
  for (let found = lastBefore[starts.length]; found; found = lastBefore[starts.indexOf(found.startsAt)]) numbers.unshift(found);
  return numbers;
}

/** The number that a text is. One without sign, bracket or zero in front is taken for one only when it has three groups or one. */
function wholeNumber(text: string, groups: number, search: Search): NumberFound['number'] | undefined {
  if (groups === 2 && !/^[+(0]/.test(text)) return undefined;
  const [found] = search(text);
  return found?.number.isValid() && found.number.ext === undefined && found.startsAt === 0 && found.endsAt === text.length ? found.number : undefined;
}

/** The valid numbers of a text in order, each with its place in it. */
function* numbersIn(text: string, search: Search): Generator<NumberFound> {
  for (let from = 0; from < text.length; ) {
    const start = from;
    from = text.length;
    for (const { number, startsAt, endsAt } of search(text.slice(start))) {
      if (!number.isValid()) continue;
      const separator = number.ext === undefined ? -1 : nextNumberAfter(text, start + startsAt, start + endsAt, search);
      if (separator < 0) yield { number, startsAt: start + startsAt, endsAt: start + endsAt };
      else {
        number.setExt('');
        yield { number, startsAt: start + startsAt, endsAt: separator };
        from = separator + 1;
        break;
      }
    }
  }
}

/** Characters that the longest number takes, with punctuation between all its digits. */
const MAX_NUMBER_LENGTH = 120;

/**
 * The place of a comma or semicolon that separates two numbers, where the library took the first digits of the second
 * for an extension of the first; -1 when they are an extension.
 */
function nextNumberAfter(text: string, startsAt: number, endsAt: number, search: Search): number {
  const [tail] = / *[,;] *[0-9]+$/.exec(text.slice(startsAt, endsAt)) ?? [];
  if (tail === undefined) return -1;
  const separator = endsAt - tail.length;
  const digits = endsAt - tail.replace(/^[ ,;]+/, '').length;
  for (const { number, startsAt: first } of search(text.slice(digits, digits + MAX_NUMBER_LENGTH))) {
    if (number.isValid()) return first === 0 ? separator : -1;
  }
  return -1;
}
