import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { compact, grouped, upperCase } from './lib/answers.ts';
import { bbanPieces, type CharacterKind, fitsPieces, ibanDigits } from './lib/iban.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABETS: Record<CharacterKind, string> = { n: DIGITS, a: LETTERS, c: DIGITS + LETTERS };

export default defineTool({
  slug: 'iban-generator',
  name: 'IBAN Generator',
  category: 'identifiers',
  summary: 'Computes the IBAN of a national account number, or makes random test IBANs.',
  description:
    'Random IBANs have the structure of their country and right check digits of the IBAN; national check digits are not computed. They are for tests and belong to nobody except by chance.',
  reference: 'ISO 13616, SWIFT IBAN Registry, ISO/IEC 7064 MOD 97-10',
  keywords: ['bank account', 'bban to iban', 'calculate iban', 'fake iban', 'test data'],
  random: true,
  heavyWhen: ({ count }) => count > 500,
  inputs: z.strictObject({
    country: z.string().length(2).describe('Country of the IBAN, ISO 3166-1 alpha-2 of any case'),
    bban: z.string().min(1).max(30).optional().describe('The national part, separators allowed; random if omitted'),
    count: z.int().min(1).max(1000).default(1).describe('How many random IBANs to make'),
    seed: z.string().min(1).max(200).optional().describe('Text that makes the random IBANs repeatable'),
  }),
  result: z.strictObject({
    ibans: z.array(z.string()).describe('The IBANs in electronic form'),
    formatted: z.array(z.string()).describe('The IBANs in groups of four, in the same order'),
  }),
  examples: [
    {
      inputs: { country: 'DE', bban: '370400440532013000' },
      result: { ibans: ['DE89370400440532013000'], formatted: ['DE89 3704 0044 0532 0130 00'] },
    },
  ],
  run({ country: given, bban, count, seed }) {
    if (bban !== undefined && count !== 1) invalid('count', 'must be 1 when bban is given, as there is one IBAN for it');
    const country = upperCase(given);
    const pieces = bbanPieces(country);
    if (!pieces) return unprocessable(`${JSON.stringify(given)} is not a country with IBANs.`, 'country');
    const random = new Random(seed);
    const bbans =
      bban === undefined
        ? Array.from({ length: count }, () =>
            pieces.flatMap(({ length, kind }) => Array.from({ length }, () => ALPHABETS[kind].charAt(random.below(ALPHABETS[kind].length)))).join(''),
          )
        : [compact(bban)];
    if (bbans.some((text) => !fitsPieces(text, pieces))) {
      const form = pieces.map(({ length, kind }) => `${length} ${kind === 'n' ? 'digits' : kind === 'a' ? 'letters' : 'letters or digits'}`).join(', ');
      unprocessable(`The national part of ${country} has ${form}.`, 'bban');
    }
    const ibans = bbans.map((text) => country + ibanDigits(country, text) + text);
    return { ibans, formatted: ibans.map((iban) => grouped(iban, 4)) };
  },
});
