import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkedInstant, instantText, parseInstant } from './lib/moments.ts';
import { isPlainHttp, isUri } from './lib/security-txt.ts';

const URI_FIELDS = new Set(['contact', 'encryption', 'acknowledgments', 'canonical', 'policy', 'hiring']);
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/i;

interface Line {
  text: string;
  line: number;
}

interface Problem {
  line: number;
  message: string;
}

/** The lines that count: within an OpenPGP cleartext signature those of the message, without dash escapes (RFC 9580, section 7). */
function contentOf(text: string): { lines: Line[]; signed: boolean } {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trimEnd(), line: index + 1 }));
  const start = lines.findIndex((line) => line.text === '-----BEGIN PGP SIGNED MESSAGE-----');
  const end = lines.findIndex((line) => line.text === '-----BEGIN PGP SIGNATURE-----');
  if (start < 0 || end < start) return { lines, signed: false };
  const blank = lines.findIndex((line, index) => index > start && line.text === '');
  return { lines: lines.slice(blank + 1, end).map((line) => ({ ...line, text: line.text.replace(/^- /, '') })), signed: true };
}

/** Milliseconds since 1970 of an RFC 3339 date-time; a leap second counts as the second before. */
const dateTime = (value: string): number | undefined => (DATE_TIME.test(value) ? parseInstant(value.toUpperCase().replace(/:60(?=[.Z+-])/, ':59')) : undefined);

function checkField(name: string, value: string, now: number): string[] {
  if (URI_FIELDS.has(name)) return isUri(value) ? (isPlainHttp(value) ? ['not https'] : []) : ['not a URI'];
  if (name !== 'expires') return [];
  const instant = dateTime(value);
  return instant === undefined ? ['not an RFC 3339 date-time'] : instant <= now ? ['expired'] : [];
}

function checkFile(names: readonly string[]): string[] {
  const count = (wanted: string): number => names.filter((name) => name === wanted).length;
  return [
    count('contact') === 0 ? 'Contact is missing' : '',
    count('expires') === 0 ? 'Expires is missing' : '',
    count('expires') > 1 ? 'Expires occurs more than once' : '',
    count('preferred-languages') > 1 ? 'Preferred-Languages occurs more than once' : '',
  ].filter(Boolean);
}

export default defineTool({
  slug: 'security-txt-validator',
  name: 'Security.txt Validator',
  category: 'web',
  summary: 'Checks a security.txt against RFC 9116 and lists what is wrong or missing.',
  description:
    'Field names ignore case and unknown ones are allowed. Within an OpenPGP cleartext signature the signed lines are checked; the signature is not verified. Errors of the whole file have line 0 and come first.',
  reference: 'RFC 9116 (security.txt); RFC 3339; RFC 3986',
  keywords: ['vulnerability disclosure', 'well-known', 'security contact', 'checker', 'linter'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('Content of the security.txt file'),
    now: instantText().optional().describe('Instant to take as the current time; now if omitted'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the file has no errors'),
    reason: z.string().optional().describe('The first error, when there is one'),
    fields: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the field, as written'),
          value: z.string().describe('Value of the field, trimmed'),
          line: z.int().describe('Number of the line, counted from 1'),
        }),
      )
      .describe('The fields in their order'),
    errors: z
      .array(z.strictObject({ line: z.int().describe('Number of the line; 0 for the file'), message: z.string().describe('What is wrong there') }))
      .describe('Errors of the whole file, then errors of its lines'),
    expired: z.boolean().optional().describe('Whether Expires is in the past, when it can be read'),
    signed: z.boolean().describe('Whether an OpenPGP cleartext signature is around it'),
  }),
  examples: [
    {
      inputs: { text: 'Contact: mailto:a@example.com\nExpires: 2027-01-01T00:00:00Z\n', now: '2026-06-01T00:00:00Z' },
      result: {
        valid: true,
        fields: [
          { name: 'Contact', value: 'mailto:a@example.com', line: 1 },
          { name: 'Expires', value: '2027-01-01T00:00:00Z', line: 2 },
        ],
        errors: [],
        expired: false,
        signed: false,
      },
    },
    {
      inputs: { text: '# hi\ncontact: a@example.com\n', now: '2026-06-01T00:00:00Z' },
      result: {
        valid: false,
        reason: 'Expires is missing',
        fields: [{ name: 'contact', value: 'a@example.com', line: 2 }],
        errors: [
          { line: 0, message: 'Expires is missing' },
          { line: 2, message: 'not a URI' },
        ],
        signed: false,
      },
    },
  ],
  run({ text, now: present }) {
    const now = present === undefined ? Date.now() : checkedInstant(present);
    const { lines, signed } = contentOf(text);
    const fields: { name: string; value: string; line: number }[] = [];
    const lineErrors: Problem[] = [];
    for (const { text: content, line } of lines) {
      if (content.trim() === '' || content.startsWith('#')) continue;
      const [, name, value = ''] = /^([\w-]+):[ \t]+(\S.*)$/.exec(content) ?? [];
      if (name === undefined) {
        lineErrors.push({ line, message: 'not a field' });
        continue;
      }
      fields.push({ name, value, line });
      lineErrors.push(...checkField(name.toLowerCase(), value, now).map((message) => ({ line, message })));
    }
    const errors = [...checkFile(fields.map(({ name }) => name.toLowerCase())).map((message) => ({ line: 0, message })), ...lineErrors];
    const expires = fields.find(({ name }) => name.toLowerCase() === 'expires');
    const instant = expires && dateTime(expires.value);
    return { valid: errors.length === 0, reason: errors[0]?.message, fields, errors, expired: instant === undefined ? undefined : instant <= now, signed };
  },
});
