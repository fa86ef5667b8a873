import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dateOf, dateText } from './lib/moments.ts';

const SIGNS = [
  ['Capricorn', '12-22', 'earth', '♑'],
  ['Aquarius', '01-20', 'air', '♒'],
  ['Pisces', '02-19', 'water', '♓'],
  ['Aries', '03-21', 'fire', '♈'],
  ['Taurus', '04-20', 'earth', '♉'],
  ['Gemini', '05-21', 'air', '♊'],
  ['Cancer', '06-21', 'water', '♋'],
  ['Leo', '07-23', 'fire', '♌'],
  ['Virgo', '08-23', 'earth', '♍'],
  ['Libra', '09-23', 'air', '♎'],
  ['Scorpio', '10-23', 'water', '♏'],
  ['Sagittarius', '11-22', 'fire', '♐'],
] as const;
const ANIMALS = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'];
const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
const FIRST_CHINESE = 1900;
const LAST_CHINESE = 2100;

export default defineTool({
  slug: 'zodiac-sign-calculator',
  name: 'Zodiac Sign Calculator',
  category: 'datetime',
  summary: 'Finds the Western star sign and the Chinese zodiac animal, element and polarity of a birth date.',
  description:
    'Western signs by the customary days. The Chinese year begins on Chinese New Year, not on 1 January; its fields are absent outside 1900 to 2100.',
  reference: 'Tropical signs by the customary days; Chinese calendar of the runtime (ICU) for the New Year, sexagenary cycle with 1984 as 1',
  keywords: ['horoscope', 'star sign', 'astrology', 'chinese zodiac', 'year of the dragon', 'sun sign'],
  inputs: z.strictObject({ date: dateText.describe('Date of birth, YYYY-MM-DD; the Chinese part is given for 1900 to 2100') }),
  result: z.strictObject({
    sign: z.string().describe('Western sign, Aries to Pisces'),
    symbol: z.string().describe('Symbol of the sign, U+2648 to U+2653'),
    element: z.enum(['fire', 'earth', 'air', 'water']).describe('Element of the Western sign'),
    signStart: z.string().describe('First day of the sign, MM-DD'),
    signEnd: z.string().describe('Last day of the sign, MM-DD'),
    chineseYear: z.int().optional().describe('Gregorian year in which the New Year of the Chinese year falls'),
    animal: z.string().optional().describe('Animal of the Chinese year, Rat to Pig'),
    chineseElement: z.enum(ELEMENTS).optional().describe('Element of the Chinese year'),
    polarity: z.enum(['yin', 'yang']).optional().describe('Polarity of the Chinese year'),
    sexagenary: z.int().optional().describe('Place of the Chinese year in the cycle of 60, 1984 is 1'),
  }),
  examples: [
    {
      inputs: {
        date: '1990-01-26',
      },
      result: {
        sign: 'Aquarius',
        symbol: '♒',
        element: 'air',
        signStart: '01-20',
        signEnd: '02-18',
        chineseYear: 1989,
        animal: 'Snake',
        chineseElement: 'earth',
        polarity: 'yin',
        sexagenary: 6,
      },
    },
    {
      inputs: {
        date: '2000-02-29',
      },
      result: {
        sign: 'Pisces',
        symbol: '♓',
        element: 'water',
        signStart: '02-19',
        signEnd: '03-20',
        chineseYear: 2000,
        animal: 'Dragon',
        chineseElement: 'metal',
        polarity: 'yang',
        sexagenary: 17,
      },
    },
  ],
  run({ date }) {
    const day = dateOf(date);
    const index = signIndex(date.slice(5));
    const [sign, signStart, element, symbol] = SIGNS[index] ?? SIGNS[0];
    const next = SIGNS[(index + 1) % 12] ?? SIGNS[0];
    const signEnd = Temporal.PlainDate.from(`2023-${next[1]}`).subtract({ days: 1 }).toString().slice(5);
    return { sign, symbol, element, signStart, signEnd, ...(day.year >= FIRST_CHINESE && day.year <= LAST_CHINESE && chinese(day)) };
  },
});

function signIndex(monthDay: string): number {
  const later = SIGNS.findLastIndex(([, start], index) => index > 0 && start <= monthDay);
  return monthDay >= '12-22' || later < 0 ? 0 : later;
}

function chinese(day: Temporal.PlainDate) {
  const chineseYear = day.withCalendar('chinese').year;
  const place = (((chineseYear - 1984) % 60) + 60) % 60;
  return {
    chineseYear,
    animal: ANIMALS[place % 12] ?? '',
    chineseElement: ELEMENTS[Math.floor((place % 10) / 2)] ?? 'wood',
    polarity: place % 2 === 0 ? ('yang' as const) : ('yin' as const),
    sexagenary: place + 1,
  };
}
