import { z } from 'zod';
import { defineTool } from '../define.ts';
import { reason, refused, valid } from './lib/answers.ts';

const ADVERTISED = new Set(['078051120', '219099999', '457555462']);

/** Checks a US Social Security number. */
export function validateSsn(value: string) {
  const match = /^([0-9]{3})([- \u2010-\u2015]?)([0-9]{2})\2([0-9]{4})$/.exec(value.trim());
  if (!match) return refused('A Social Security number has nine digits, plain or as AAA-GG-SSSS.');
  const [, area = '', , group = '', serial = ''] = match;
  const digits = area + group + serial;
  if (ADVERTISED.has(digits) || /^98765432[0-9]$/.test(digits)) return refused('This number is known from advertising and was never valid.');
  if (area === '000' || area === '666' || area >= '900') return refused('The area, the first three digits, is not 000, 666 or 900 to 999.');
  if (group === '00') return refused('The group, the middle two digits, is not 00.');
  if (serial === '0000') return refused('The serial, the last four digits, is not 0000.');
  return { valid: true, formatted: `${area}-${group}-${serial}`, area, group, serial };
}

export default defineTool({
  slug: 'ssn-validator',
  name: 'US Social Security Number Validator',
  category: 'identifiers',
  summary: 'Checks a US SSN by the rules of the Social Security Administration.',
  description: 'Nine digits, plain or with hyphens or spaces after the third and fifth. There is no check digit.',
  reference: 'Social Security Administration, randomization of June 2011',
  keywords: ['social security', 'united states', 'tin', 'taxpayer'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The nine digits, plain or as AAA-GG-SSSS with hyphens or spaces') }),
  result: z.strictObject({
    valid,
    formatted: z.string().optional().describe('The number as AAA-GG-SSSS'),
    area: z.string().optional().describe('The first three digits'),
    group: z.string().optional().describe('The middle two digits'),
    serial: z.string().optional().describe('The last four digits'),
    reason,
  }),
  examples: [{ inputs: { value: '536-90-4399' }, result: { valid: true, formatted: '536-90-4399', area: '536', group: '90', serial: '4399' } }],
  run: ({ value }) => validateSsn(value),
});
