import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { SPOKEN_CURRENCIES } from './lib/currencies.ts';
import { englishOrdinal, englishWords, SMALL_NUMBERS, withOrdinalSuffix } from './lib/english-numbers.ts';
import { plainNumber } from './lib/plain-number.ts';
import { SPELL_OUT_LANGUAGES, spelledOut } from './lib/spell-out.ts';

const MAX_WHOLE_DIGITS = 66;
const MAX_PLACES = 30;
const MAX_DIGITS_ELSEWHERE = 15;
const DECIMAL = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)$/;

/** What stands small in titles, as and does in English. */
const AND = new Set(['and', 'y', 'e', 'et']);

/** A decimal number, digit by digit. */
interface Written {
  negative: boolean;
  whole: string;
  /** Digits after the point, zeros at the end kept; empty without any. */
  places: string;
}

export default defineTool({
  slug: 'number-to-words-converter',
  name: 'Number to Words Converter',
  category: 'language',
  summary: 'Writes numbers out in words, as cardinals, ordinals or money, in many languages.',
  description:
    'English counts in the short scale (a billion is a thousand million) up to vigintillions and says decimals digit by digit. Numbers sent as JSON numbers have the digits of a double; send them as strings to keep every digit and zeros at the end. ' +
    "Currencies round half away from zero to hundredths (yen and won to whole ones). German, Spanish, French, Italian, Polish, Portuguese (of Brazil), Russian and Turkish write cardinals of whole numbers of up to 15 digits, in the form for counting (Russian один, German eins), as CLDR's spell-out rules do.",
  reference: "Unicode CLDR, spell-out rules (RBNF); Conway and Guy's names of the short scale",
  keywords: ['spell out', 'check writing', 'cheque', 'dollars in words', 'numerals', 'invoice amount', 'numbers in letters', 'how to write'],
  inputs: z.strictObject({
    value: z
      .union([z.number(), z.string().max(200)])
      .describe('The number: a JSON number, or a decimal number without exponent as a string; up to 66 digits before and 30 after the point'),
    style: z
      .enum(['cardinal', 'ordinal', 'ordinalSuffix', 'currency', 'cheque'])
      .default('cardinal')
      .describe(
        'cardinal: twenty-one; ordinal: twenty-first; ordinalSuffix: 21st; currency: twenty-one dollars and five cents; cheque: twenty-one and 05/100, as on cheques. All but cardinal in English only',
      ),
    language: z
      .enum(['en', ...SPELL_OUT_LANGUAGES])
      .default('en')
      .describe('Language of the words, by its ISO 639-1 code; those other than English have cardinals of whole numbers only'),
    useAnd: z.boolean().default(false).describe('true: say and before tens and units in English, as in one hundred and one'),
    currency: z.string().length(3).default('USD').describe('For currency: the ISO 4217 code, such as USD, EUR, GBP, JPY, CHF or INR'),
    case: z
      .enum(['lower', 'sentence', 'title', 'upper'])
      .default('lower')
      .describe('lower: as it stands within a sentence; sentence: first letter a capital; title: every word except and; upper: all capitals'),
  }),
  result: z.strictObject({
    words: z.string().describe('The number in words'),
    value: z.string().describe('The number as read, in decimal digits'),
  }),
  appliesWhen: {
    style: { language: ['en'] },
    useAnd: { language: ['en'], style: ['cardinal', 'ordinal', 'currency', 'cheque'] },
    currency: { style: ['currency'] },
  },
  examples: [
    { inputs: { value: 1234567 }, result: { words: 'one million two hundred thirty-four thousand five hundred sixty-seven', value: '1234567' } },
    { inputs: { value: '-12.50', style: 'currency' }, result: { words: 'minus twelve dollars and fifty cents', value: '-12.50' } },
    { inputs: { value: 121, style: 'ordinal', useAnd: true }, result: { words: 'one hundred and twenty-first', value: '121' } },
  ],
  run({ value, style, language, useAnd, currency, case: letterCase }) {
    const number = read(value);
    const plain = language === 'en' ? inEnglish(number, style, useAnd, currency) : elsewhere(number, style, language, useAnd);
    return {
      words: cased(plain, letterCase, language),
      value: (number.negative ? '-' : '') + number.whole + (number.places === '' ? '' : `.${number.places}`),
    };
  },
});

function read(value: number | string): Written {
  const [, sign, digits = ''] = DECIMAL.exec(typeof value === 'number' ? plainNumber(value) : value) ?? [];
  if (digits === '') invalid('value', `${JSON.stringify(value).slice(0, 60)} is not a decimal number such as 12, "-12.50" or "1000000"`);
  const [integer = '', places = ''] = digits.split('.');
  const whole = integer.replace(/^0+(?=.)/, '') || '0';
  if (whole.length > MAX_WHOLE_DIGITS) invalid('value', `has ${whole.length} digits before the point; ${MAX_WHOLE_DIGITS} is the most`);
  if (places.length > MAX_PLACES) invalid('value', `has ${places.length} digits after the point; ${MAX_PLACES} is the most`);
  return { negative: sign === '-' && /[1-9]/.test(digits), whole, places };
}

const isWhole = ({ places }: Written): boolean => /^0*$/.test(places);

function inEnglish(number: Written, style: string, useAnd: boolean, currency: string): string {
  const { negative, whole, places } = number;
  if (style === 'ordinal' || style === 'ordinalSuffix') {
    if (negative || !isWhole(number)) unprocessable('Only whole numbers of 0 or more have ordinals.', 'value');
    return style === 'ordinal' ? englishOrdinal(BigInt(whole), useAnd) : withOrdinalSuffix(BigInt(whole));
  }
  if (style === 'currency') return inMoney(number, useAnd, currency);
  if (style === 'cheque') {
    const hundredths = rounded(number, 2);
    return `${minus(negative && hundredths > 0n)}${englishWords(hundredths / 100n, useAnd)} and ${String(hundredths % 100n).padStart(2, '0')}/100`;
  }
  const spoken = Array.from(places, (digit) => ` ${SMALL_NUMBERS[Number(digit)]}`).join('');
  return `${minus(negative)}${englishWords(BigInt(whole), useAnd)}${spoken === '' ? '' : ` point${spoken}`}`;
}

const minus = (negative: boolean): string => (negative ? 'minus ' : '');

function inMoney(number: Written, useAnd: boolean, code: string): string {
  const currency = Object.hasOwn(SPOKEN_CURRENCIES, code.toUpperCase()) ? SPOKEN_CURRENCIES[code.toUpperCase()] : undefined;
  if (currency === undefined)
    return invalid('currency', `${JSON.stringify(code)} is not a currency known here; known are ${Object.keys(SPOKEN_CURRENCIES).join(', ')}`);
  const { one, many, hundredth, hundredths } = currency;
  const amount = rounded(number, hundredth === undefined ? 0 : 2);
  const [units, parts] = hundredth === undefined ? [amount, 0n] : [amount / 100n, amount % 100n];
  const said = `${minus(number.negative && amount > 0n)}${englishWords(units, useAnd)} ${units === 1n ? one : many}`;
  return parts === 0n ? said : `${said} and ${englishWords(parts, useAnd)} ${parts === 1n ? hundredth : hundredths}`;
}

/** The number without its sign, rounded half up, counted in units of so many decimal places. */
function rounded({ whole, places }: Written, decimals: number): bigint {
  const up = (places[decimals] ?? '0') >= '5' ? 1n : 0n;
  const amount = BigInt(whole + places.slice(0, decimals).padEnd(decimals, '0')) + up;
  if (String(amount).length > MAX_WHOLE_DIGITS + decimals)
    unprocessable(`Rounded, the number has more than ${MAX_WHOLE_DIGITS} digits, for which there are no words.`, 'value');
  return amount;
}

function elsewhere(number: Written, style: string, language: (typeof SPELL_OUT_LANGUAGES)[number], useAnd: boolean): string {
  if (style !== 'cardinal') invalid('style', `${style} is for English only; other languages have cardinal`);
  if (useAnd) invalid('useAnd', 'is for English only');
  if (!isWhole(number)) invalid('value', 'has digits after the point, which only English says; other languages have whole numbers');
  if (number.whole.length > MAX_DIGITS_ELSEWHERE)
    invalid('value', `has ${number.whole.length} digits; languages other than English have up to ${MAX_DIGITS_ELSEWHERE}`);
  return spelledOut(number.whole, number.negative, language);
}

function cased(words: string, letterCase: string, language: string): string {
  const capital = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language));
  if (letterCase === 'upper') return words.toLocaleUpperCase(language);
  if (letterCase === 'sentence') return capital(words);
  return letterCase === 'title' ? words.replace(/(?<![\p{L}\d])\p{L}+/gu, (word) => (AND.has(word) ? word : capital(word))) : words;
}
