import { z } from 'zod';
import { defineTool } from '../define.ts';

const VARIABLES = new Set(['CONTACT', 'SUBDOMAIN', 'INVENTORYPARTNERDOMAIN', 'OWNERDOMAIN', 'MANAGERDOMAIN']);
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

interface Found {
  domain: string;
  accountId: string;
  relationship: 'DIRECT' | 'RESELLER';
  certificationId: string | undefined;
}

/** A record line, or what is wrong with it. */
function readRecord(line: string): Found | string {
  const [fields = ''] = line.split(';', 1);
  const [domain = '', accountId = '', written = '', certificationId = '', ...more] = fields.split(',').map((field) => field.trim());
  if (fields.split(',').length < 3) return 'fewer than three fields';
  if (more.length > 0) return 'more than four fields';
  if (!DOMAIN.test(domain)) return 'not a domain name';
  if (accountId === '') return 'account id is empty';
  const relationship = written.toUpperCase();
  if (relationship !== 'DIRECT' && relationship !== 'RESELLER') return 'relationship is neither DIRECT nor RESELLER';
  return { domain, accountId, relationship, certificationId: certificationId || undefined };
}

const line = () => z.int().describe('Number of the line, counted from 1');

export default defineTool({
  slug: 'ads-txt-validator',
  name: 'Ads.txt Validator',
  category: 'web',
  summary: 'Checks an ads.txt or app-ads.txt line by line and lists its mistakes.',
  description:
    'Works for ads.txt and app-ads.txt. Comments begin with #; a ; ends the fields of a record. A line with an error is not listed as a record, except duplicates. Whether the sellers exist is not checked.',
  reference: 'IAB Tech Lab ads.txt 1.1',
  keywords: ['app-ads.txt', 'authorized digital sellers', 'adsense', 'reseller', 'programmatic'],
  inputs: z.strictObject({ text: z.string().max(1_000_000).describe('Content of the ads.txt or app-ads.txt file') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the file has no errors'),
    reason: z.string().optional().describe('The first error with its line, when there is one'),
    records: z
      .array(
        z.strictObject({
          line: line(),
          domain: z.string().describe('Domain of the advertising system'),
          accountId: z.string().describe('Account of the seller in that system'),
          relationship: z.enum(['DIRECT', 'RESELLER']).describe('DIRECT for own accounts, RESELLER for others'),
          certificationId: z.string().optional().describe('Identifier of the system at a certification authority'),
        }),
      )
      .describe('The records of authorised sellers'),
    variables: z
      .array(
        z.strictObject({
          line: line(),
          name: z.string().describe('Name of the variable in capitals'),
          value: z.string().describe('Value of the variable, trimmed'),
        }),
      )
      .describe('The variables such as CONTACT and OWNERDOMAIN'),
    errors: z.array(z.strictObject({ line: line(), message: z.string().describe('What is wrong with the line') })).describe('Errors in the order of the lines'),
    direct: z.int().describe('Number of DIRECT records in the file'),
    reseller: z.int().describe('Number of RESELLER records in the file'),
  }),
  examples: [
    {
      inputs: { text: 'google.com, pub-123, DIRECT, f08c47fec0942fa0 # x\nexample.com,9\ncontact=ads@example.com\n' },
      result: {
        valid: false,
        reason: 'line 2: fewer than three fields',
        records: [{ line: 1, domain: 'google.com', accountId: 'pub-123', relationship: 'DIRECT', certificationId: 'f08c47fec0942fa0' }],
        variables: [{ line: 3, name: 'CONTACT', value: 'ads@example.com' }],
        errors: [{ line: 2, message: 'fewer than three fields' }],
        direct: 1,
        reseller: 0,
      },
    },
    {
      inputs: { text: 'a.com,1,reseller\nA.com, 1, RESELLER' },
      result: {
        valid: false,
        reason: 'line 2: duplicate of line 1',
        records: [
          { line: 1, domain: 'a.com', accountId: '1', relationship: 'RESELLER' },
          { line: 2, domain: 'A.com', accountId: '1', relationship: 'RESELLER' },
        ],
        variables: [],
        errors: [{ line: 2, message: 'duplicate of line 1' }],
        direct: 0,
        reseller: 2,
      },
    },
  ],
  run({ text }) {
    const records: (Found & { line: number })[] = [];
    const variables: { line: number; name: string; value: string }[] = [];
    const errors: { line: number; message: string }[] = [];
    const firstLines = new Map<string, number>();
    for (const [index, written] of text
      .replace(/^\ufeff/, '')
      .split(/\r\n|\n|\r/)
      .entries()) {
      const number = index + 1;
      const content = (written.split('#', 1)[0] ?? '').trim();
      if (content === '') continue;
      const [, name, value = ''] = /^([A-Za-z][\w-]*)\s*=(.*)$/.exec(content) ?? [];
      if (name !== undefined) {
        if (VARIABLES.has(name.toUpperCase())) variables.push({ line: number, name: name.toUpperCase(), value: value.trim() });
        else errors.push({ line: number, message: 'unknown variable' });
        continue;
      }
      const record = readRecord(content);
      if (typeof record === 'string') {
        errors.push({ line: number, message: record });
        continue;
      }
      const key = JSON.stringify([record.domain.toLowerCase(), record.accountId, record.relationship]);
      const first = firstLines.get(key);
      if (first === undefined) firstLines.set(key, number);
      else errors.push({ line: number, message: `duplicate of line ${first}` });
      records.push({ line: number, ...record });
    }
    const [error] = errors;
    return {
      valid: error === undefined,
      reason: error && `line ${error.line}: ${error.message}`,
      records,
      variables,
      errors,
      direct: records.filter(({ relationship }) => relationship === 'DIRECT').length,
      reseller: records.filter(({ relationship }) => relationship === 'RESELLER').length,
    };
  },
});
