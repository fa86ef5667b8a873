import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dateText } from '../shared/dates/dates.ts';
import { reason, refused, upperCase } from './lib/answers.ts';
import { referenceDay } from './lib/centuries.ts';
import { formatOf, readMrz } from './lib/mrz.ts';

const NAMES = {
  documentNumber: 'document number',
  birthDate: 'birth date',
  expirationDate: 'expiry date',
  personalNumber: 'personal number',
  composite: 'whole',
};

export default defineTool({
  slug: 'mrz-parser',
  name: 'Passport MRZ Parser',
  category: 'identifiers',
  summary: 'Reads the machine-readable zone of passports, ID cards and visas and checks its digits.',
  description:
    'Two lines of 44 characters are a passport (TD3) or, beginning with V, a visa (MRVA); two of 36 a document of size TD2 or visa MRVB; three of 30 an ID card (TD1). Parts are given whenever the format is known, even with wrong check digits; lower case is accepted.',
  reference: 'ICAO Doc 9,303 parts 3 to 7',
  keywords: ['id card', 'visa', 'travel document', 'icao', 'scan', 'machine readable'],
  inputs: z.strictObject({
    text: z.string().min(1).max(500).describe('The lines of the zone: two of 44 or 36 characters, or three of 30'),
    referenceDate: dateText.optional().describe('Date that fixes the century of two-digit years, YYYY-MM-DD; today if omitted'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the format is known and all check digits are right'),
    format: z.enum(['TD1', 'TD2', 'TD3', 'MRVA', 'MRVB']).optional().describe('Format of the document by Doc 9303'),
    documentCode: z.string().optional().describe('The first two characters without fillers, such as P'),
    issuingState: z.string().optional().describe('State or organization that issued it, up to three letters'),
    surname: z.string().optional().describe('Primary identifier, with spaces for fillers'),
    givenNames: z.string().optional().describe('Secondary identifier, with spaces for fillers'),
    documentNumber: z.string().optional().describe('Number of the document without fillers'),
    nationality: z.string().optional().describe('Nationality of the holder, up to three letters'),
    birthDate: z.string().optional().describe('Date of birth, YYYY-MM-DD; absent when parts are unknown'),
    sex: z.enum(['male', 'female', 'unspecified']).optional().describe('Sex of the holder: M, F, or a filler or X'),
    expirationDate: z.string().optional().describe('Date on which the document expires, YYYY-MM-DD'),
    personalNumber: z.string().optional().describe('The optional data without fillers'),
    checks: z
      .strictObject({
        documentNumber: z.boolean().describe('Whether the check digit of the document number is right'),
        birthDate: z.boolean().describe('Whether the check digit of the birth date is right'),
        expirationDate: z.boolean().describe('Whether the check digit of the expiry date is right'),
        personalNumber: z.boolean().optional().describe('Whether the check digit of the personal number is right (TD3)'),
        composite: z.boolean().optional().describe('Whether the check digit over several fields is right; visas have none'),
      })
      .optional()
      .describe('The check digits, each for itself'),
    reason,
  }),
  headline: 'surname',
  examples: [
    {
      inputs: {
        text: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10',
        referenceDate: '2026-01-01',
      },
      result: {
        valid: true,
        format: 'TD3',
        documentCode: 'P',
        issuingState: 'UTO',
        surname: 'ERIKSSON',
        givenNames: 'ANNA MARIA',
        documentNumber: 'L898902C3',
        nationality: 'UTO',
        birthDate: '1974-08-12',
        sex: 'female',
        expirationDate: '2012-04-15',
        personalNumber: 'ZE184226B',
        checks: { documentNumber: true, birthDate: true, expirationDate: true, personalNumber: true, composite: true },
      },
    },
  ],
  run({ text, referenceDate }) {
    const lines = upperCase(text)
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.some((line) => !/^[A-Z0-9<]+$/.test(line))) return refused('A machine-readable zone contains only the letters A to Z, digits and <.');
    const format = formatOf(lines);
    if (format === undefined) return refused('The zone is neither two lines of 44 or 36 characters nor three of 30.');
    const parts = readMrz(lines, format, referenceDay(referenceDate));
    const wrong = Object.entries(parts.checks).find(([, right]) => !right)?.[0];
    if (wrong === undefined) return { valid: true, ...parts };
    const name = Object.entries(NAMES).find(([field]) => field === wrong)?.[1] ?? wrong;
    return { ...refused(`The check digit of the ${name} is wrong.`), ...parts };
  },
});
