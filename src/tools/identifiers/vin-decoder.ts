import { z } from 'zod';
import { defineTool } from '../define.ts';
import { weightedSum } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';

const TRANSLITERATION = new Map(
  Array.from('ABCDEFGHJKLMNPRSTUVWXYZ', (letter, index): [string, number] => [letter, Number('12345678123457923456789'.charAt(index))]),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const REGIONS: readonly [first: RegExp, region: 'africa' | 'asia' | 'europe' | 'north-america' | 'oceania' | 'south-america'][] = [
  [/^[A-H]/, 'africa'],
  [/^[J-R]/, 'asia'],
  [/^[S-Z]/, 'europe'],
  [/^[1-5]/, 'north-america'],
  [/^[67]/, 'oceania'],
  [/^[89]/, 'south-america'],
];

/** The check digit of a VIN by 49 CFR 565.15, whatever is in its place. */
export function vinDigit(vin: string): string {
  const rest = weightedSum(
    Array.from(vin, (character) => TRANSLITERATION.get(character) ?? Number(character)),
    WEIGHTS,
  );
  return rest % 11 === 10 ? 'X' : String(rest % 11);
}

function modelYears(vin: string): number[] {
  const index = YEAR_CODES.indexOf(vin.charAt(9));
  if (index < 0) return [];
  const years = [FIRST_YEAR + index, FIRST_YEAR + YEAR_CODES.length + index];
  if (!/^[1-5]/.test(vin)) return years;
  return years.slice(...(/[0-9]/.test(vin.charAt(6)) ? [0, 1] : [1]));
}

/** Checks a VIN and reads its parts. */
export function decodeVin(value: string, requireCheckDigit: 'auto' | 'always' | 'never' = 'auto') {
  const normalized = withoutSpacesAndHyphens(value);
  if (normalized.length !== 17) return refused(`A VIN has 17 characters, not ${Array.from(normalized).length}.`);
  if (!/^[0-9A-HJ-NPR-Z]{17}$/.test(normalized)) return refused('A VIN contains only digits and letters, and never I, O or Q.');
  const check = vinDigit(normalized);
  const checkDigitValid = check === normalized.charAt(8);
  const required = requireCheckDigit === 'always' || (requireCheckDigit === 'auto' && /^[1-5]/.test(normalized));
  if (required && !checkDigitValid) return { ...wrongCheckDigit(check), checkDigitValid };
  const region = REGIONS.find(([first]) => first.test(normalized))?.[1];
  return {
    valid: true,
    normalized,
    wmi: normalized.slice(0, 3),
    vds: normalized.slice(3, 9),
    vis: normalized.slice(9),
    ...(region === undefined ? {} : { region }),
    checkDigitValid,
    modelYears: modelYears(normalized),
    plantCode: normalized.charAt(10),
    serial: normalized.slice(-6),
  };
}

export default defineTool({
  slug: 'vin-decoder',
  name: 'VIN Decoder and Validator',
  category: 'identifiers',
  summary: "Checks a vehicle identification number (VIN) and reads the manufacturer's region, model year and serial number.",
  description:
    'The check digit in position 9 is law in North America only (first character 1 to 5), which is what auto demands. The year code recurs every 30 years; in North America position 7 decides between the two.',
  reference: 'ISO 3779, 49 CFR 565',
  keywords: ['car', 'vehicle', 'chassis number', 'model year', 'wmi', 'manufacturer', 'automobile'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The VIN of 17 characters, spaces and hyphens allowed'),
    requireCheckDigit: z
      .enum(['auto', 'always', 'never'])
      .default('auto')
      .describe('Whether the check digit must be right; auto demands it for first characters 1 to 5'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The 17 characters in upper case'),
    wmi: z.string().optional().describe('World manufacturer identifier: characters 1 to 3'),
    vds: z.string().optional().describe('Vehicle descriptor section: characters 4 to 9'),
    vis: z.string().optional().describe('Vehicle identifier section: characters 10 to 17'),
    region: z
      .enum(['africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america'])
      .optional()
      .describe('Region of the maker by the first character; absent for 0, which none has'),
    checkDigitValid: z.boolean().optional().describe('Whether character 9 is the right check digit, required or not'),
    modelYears: z.array(z.int()).optional().describe('Years from 1980 to 2039 that the tenth character may mean, ascending'),
    plantCode: z.string().optional().describe('Character 11: the plant'),
    serial: z.string().optional().describe('The last six characters'),
    expectedCheckDigit,
    reason,
  }),
  headline: 'modelYears',
  examples: [
    {
      inputs: { value: '1HGCM82633A004352' },
      result: {
        valid: true,
        normalized: '1HGCM82633A004352',
        wmi: '1HG',
        vds: 'CM8263',
        vis: '3A004352',
        region: 'north-america',
        checkDigitValid: true,
        modelYears: [2003],
        plantCode: 'A',
        serial: '004352',
      },
    },
  ],
  run: ({ value, requireCheckDigit }) => decodeVin(value, requireCheckDigit),
});
