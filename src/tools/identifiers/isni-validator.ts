import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compact, expectedCheckDigit, grouped, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';
import { isniCharacter, isOrcidBlock } from './lib/isni.ts';

const LINK = /^(?:https?:\/\/)?(?:www\.)?isni\.org\/(?:isni\/|page\/)?([^/]*)\/?$/i;

export default defineTool({
  slug: 'isni-validator',
  name: 'ISNI Validator',
  category: 'identifiers',
  summary: 'Checks an International Standard Name Identifier (ISNI).',
  description: 'Takes 16 characters with or without separators, ISNI in front of them, or an isni.org link.',
  reference: 'ISO 27729, ISO/IEC 7064 MOD 11-2',
  keywords: ['author', 'artist', 'creator', 'name identifier', 'library'],
  inputs: z.strictObject({ value: z.string().max(200).describe('The 16 characters, separators allowed, or an isni.org link') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The 16 characters without separators'),
    formatted: z.string().optional().describe('The number in groups of four with spaces'),
    isOrcid: z.boolean().optional().describe('Whether the number is in the blocks of ORCID iDs'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: '0000 0001 2150 090X' },
      result: { valid: true, normalized: '000000012150090X', formatted: '0000 0001 2150 090X', isOrcid: false },
    },
  ],
  run({ value }) {
    const normalized = compact(value.trim().replace(LINK, '$1')).replace(/^ISNI:?/, '');
    if (!/^[0-9]{15}[0-9X]$/.test(normalized)) return refused('An ISNI has 15 digits and a check digit, which may be X.');
    const check = isniCharacter(normalized.slice(0, 15));
    if (check !== normalized.slice(-1)) return wrongCheckDigit(check);
    return { valid: true, normalized, formatted: grouped(normalized, 4), isOrcid: isOrcidBlock(normalized) };
  },
});
