import { z } from 'zod';
import { defineTool } from '../define.ts';
import { lowerCase, reason, refused, valid } from './lib/answers.ts';

const LINK = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i;

/** RFC 3986 pchar and "/" stay as they are. */
const pathOf = (doi: string): string => encodeURIComponent(doi).replace(/%(2F|3A|40|24|26|2B|2C|3B|3D)/g, (escaped) => decodeURIComponent(escaped));

/** Checks a DOI, as such or as a link. */
export function validateDoi(value: string) {
  const text = value.trim();
  let doi = text.replace(/^doi:\s*/i, '');
  if (LINK.test(text)) {
    try {
      doi = decodeURIComponent(text.replace(LINK, '').replace(/[?#].*$/s, ''));
    } catch {
      return refused('The percent-encoding of the link is not valid.');
    }
  }
  const match = /^(10\.[0-9]{4,9}(?:\.[0-9]+)*)\/(.+)$/su.exec(doi);
  const [, prefix, suffix] = match ?? [];
  if (prefix === undefined || suffix === undefined) return refused('A DOI has 10., four to nine digits, a slash and at least one character more.');
  if (/[\p{White_Space}\p{C}]/u.test(suffix)) return refused('The part after the slash has white space or a character that cannot be printed.');
  return { valid: true, doi, normalized: lowerCase(doi), prefix, suffix, url: `https://doi.org/${pathOf(doi)}` };
}

export default defineTool({
  slug: 'doi-validator',
  name: 'DOI Validator',
  category: 'identifiers',
  summary: 'Finds the DOI in a text or link and gives its resolver address.',
  description: 'Takes a bare DOI, doi: and links on doi.org, dx.doi.org and www.doi.org, which are percent-decoded; a query or fragment of a link is left out.',
  reference: 'ISO 26324, DOI Handbook, RFC 3986',
  keywords: ['paper', 'article', 'citation', 'crossref', 'digital object identifier', 'journal', 'reference'],
  inputs: z.strictObject({ value: z.string().max(2000).describe('The DOI, with doi: in front or as a doi.org link, percent-encoded or not') }),
  result: z.strictObject({
    valid,
    doi: z.string().optional().describe('The DOI as given, without prefix or link'),
    normalized: z.string().optional().describe('The DOI in lower case, for comparing'),
    prefix: z.string().optional().describe('The part before the first slash: 10. and the registrant'),
    suffix: z.string().optional().describe('The part after the first slash'),
    url: z.string().optional().describe('The address that resolves the DOI, percent-encoded'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'https://doi.org/10.1000/182' },
      result: { valid: true, doi: '10.1000/182', normalized: '10.1000/182', prefix: '10.1000', suffix: '182', url: 'https://doi.org/10.1000/182' },
    },
  ],
  run: ({ value }) => validateDoi(value),
});
