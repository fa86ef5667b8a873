import { z } from 'zod';
import { defineTool } from '../define.ts';
import { addMonths, checkedDate, dateText } from '../shared/dates/dates.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';

interface Network {
  length: number;
  /** First and last prefix of each range. */
  prefixes: readonly (readonly [number, number])[];
  groups: readonly number[];
  published: readonly string[];
}

const FOURS = [4, 4, 4, 4];
const NETWORKS: Record<'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'maestro', Network> = {
  visa: { length: 16, prefixes: [[4, 4]], groups: FOURS, published: ['4242424242424242', '4111111111111111'] },
  mastercard: {
    length: 16,
    prefixes: [
      [51, 55],
      [222_100, 272_099],
    ],
    groups: FOURS,
    published: ['5555555555554444', '2223003122003222'],
  },
  amex: {
    length: 15,
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    groups: [4, 6, 5],
    published: ['378282246310005', '371449635398431'],
  },
  discover: {
    length: 16,
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    groups: FOURS,
    published: ['6011111111111117', '6011000990139424'],
  },
  diners: {
    length: 14,
    prefixes: [
      [300, 305],
      [36, 36],
      [38, 39],
    ],
    groups: [4, 6, 4],
    published: ['3056930009020004', '36227206271667'],
  },
  jcb: { length: 16, prefixes: [[3528, 3589]], groups: FOURS, published: ['3566002020360505', '3530111333300000'] },
  unionpay: { length: 16, prefixes: [[62, 62]], groups: FOURS, published: ['6200000000000005'] },
  maestro: {
    length: 16,
    prefixes: [
      [5018, 5018],
      [5020, 5020],
      [5038, 5038],
      [6304, 6304],
    ],
    groups: FOURS,
    published: ['6304000000000000'],
  },
};

export default defineTool({
  slug: 'test-credit-card-generator',
  name: 'Test Credit Card Generator',
  category: 'generators',
  summary: 'Generates card numbers that pass the Luhn check, for testing forms; none is a real account.',
  description:
    "random draws numbers with the network's prefixes and length; published gives the test numbers of the payment gateways' documentation, at most as many as there are. The expiry is one to five years after now.",
  reference: 'ISO/IEC 7812-1 (Luhn check digit and issuer prefixes)',
  keywords: ['fake credit card', 'visa', 'mastercard', 'dummy card', 'luhn', 'payment test'],
  random: true,
  heavyWhen: ({ count }) => count > 300,
  inputs: z.strictObject({
    network: z
      .enum(['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro'])
      .default('visa')
      .describe('The card network of the numbers'),
    count: z.int().min(1).max(1000).default(5).describe('How many cards to make'),
    source: z.enum(['random', 'published']).default('random').describe('Random numbers, or the published test numbers of payment gateways'),
    now: dateText.optional().describe('The date the expiry counts from, YYYY-MM-DD; today if omitted'),
    seed: seedInput,
  }),
  result: z.strictObject({
    cards: z
      .array(
        z.strictObject({
          number: z.string().describe('The card number, digits only'),
          formatted: z.string().describe('The number in groups as printed on cards'),
          network: z.string().describe('The network the number belongs to'),
          expiry: z.string().describe('Month and year of expiry, MM/YY'),
          cvv: z.string().describe('Security code of 3 digits, 4 for amex'),
        }),
      )
      .describe('The cards for tests'),
    count: z.int().describe('How many cards there are'),
  }),
  examples: [
    {
      inputs: { network: 'amex', source: 'published', count: 1, now: '2026-11-22', seed: 'a' },
      result: { cards: [{ number: '378282246310005', formatted: '3782 822463 10005', network: 'amex', expiry: '07/30', cvv: '6323' }], count: 1 },
    },
    {
      inputs: { network: 'visa', count: 3, now: '2026-11-22', seed: 'a' },
      result: {
        cards: [
          { number: '4323781926761237', formatted: '4323 7819 2676 1237', network: 'visa', expiry: '09/31', cvv: '844' },
          { number: '4405275544979892', formatted: '4405 2755 4497 9892', network: 'visa', expiry: '11/30', cvv: '472' },
          { number: '4687599931597135', formatted: '4687 5999 3159 7135', network: 'visa', expiry: '04/31', cvv: '920' },
        ],
        count: 3,
      },
    },
  ],
  run({ network, count, source, now, seed }) {
    const random = new Random(seed);
    const kind = NETWORKS[network];
    const numbers = source === 'published' ? kind.published.slice(0, count) : Array.from({ length: count }, () => randomNumber(random, kind));
    const today = checkedDate(now ?? new Date().toISOString().slice(0, 10));
    return {
      cards: numbers.map((number) => {
        const expiry = addMonths(today, random.between(12, 60));
        return {
          number,
          formatted: inGroups(number, number.length === 16 ? FOURS : kind.groups),
          network,
          expiry: `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}`,
          cvv: randomDigits(random, network === 'amex' ? 4 : 3),
        };
      }),
      count: numbers.length,
    };
  },
});

function randomNumber(random: Random, { prefixes, length }: Network): string {
  const [first, last] = random.pick(prefixes);
  const prefix = String(random.between(first, last));
  const digits = prefix + randomDigits(random, length - 1 - prefix.length);
  return digits + luhnDigit(digits);
}

const randomDigits = (random: Random, count: number): string => Array.from({ length: count }, () => random.below(10)).join('');

/** The digit that makes the Luhn sum a multiple of ten. */
function luhnDigit(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

function inGroups(number: string, groups: readonly number[]): string {
  let at = 0;
  return groups
    .map((size) => {
      at += size;
      return number.slice(at - size, at);
    })
    .join(' ');
}
