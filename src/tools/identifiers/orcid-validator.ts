import { z } from 'zod';
import { defineTool } from '../define.ts';
import { expectedCheckDigit, grouped, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';
import { isniCharacter, isOrcidBlock } from './lib/isni.ts';

/** Checks an ORCID iD, as such or as a link. */
export function validateOrcid(value: string) {
  const text = withoutSpacesAndHyphens(value.trim().replace(/^(?:https?:\/\/)?(?:www\.)?orcid\.org\/([^/]*)\/?$/i, '$1'));
  if (!/^[0-9]{15}[0-9X]$/.test(text)) return refused('An ORCID iD has 15 digits and a check digit, which may be X.');
  if (!isOrcidBlock(text)) return refused('The number is not in the blocks set aside for ORCID iDs.');
  const check = isniCharacter(text.slice(0, 15));
  if (check !== text.slice(-1)) return wrongCheckDigit(check);
  const formatted = grouped(text, 4, '-');
  return { valid: true, formatted, url: `https://orcid.org/${formatted}` };
}

export default defineTool({
  slug: 'orcid-validator',
  name: 'ORCID iD Validator',
  category: 'identifiers',
  summary: 'Checks the ORCID iD of a researcher by its check digit.',
  description: 'Takes 16 characters with or without hyphens, or an orcid.org link. The number must be in the blocks that ISNI set aside for ORCID.',
  reference: 'ORCID iD structure; ISO 27729, ISO/IEC 7064 MOD 11-2',
  keywords: ['researcher', 'author', 'scientist', 'academic'],
  inputs: z.strictObject({ value: z.string().max(200).describe('The 16 characters, with hyphens or as an orcid.org link') }),
  result: z.strictObject({
    valid,
    formatted: z.string().optional().describe('The iD in four groups with hyphens'),
    url: z.string().optional().describe('The address of the record at orcid.org'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: '0000-0002-1825-0097' },
      result: { valid: true, formatted: '0000-0002-1825-0097', url: 'https://orcid.org/0000-0002-1825-0097' },
    },
  ],
  run: ({ value }) => validateOrcid(value),
});
