import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compact, reason, refused, upperCase, valid } from './lib/answers.ts';
import { VAT_RULES } from './lib/vat.ts';

const PREFIX_OF_COUNTRY = new Map([['GR', 'EL']]);

/** The prefix and the number after it, or undefined when neither value nor country names one. */
function split(text: string, country: string | undefined): { prefix: string; number: string } | undefined {
  const given = country === undefined ? undefined : upperCase(country);
  const wanted = given === undefined ? undefined : (PREFIX_OF_COUNTRY.get(given) ?? given);
  const own = /^GR/.test(text) ? `EL${text.slice(2)}` : text;
  const prefix = own.slice(0, 2);
  if (VAT_RULES.has(prefix) && (wanted === undefined || wanted === prefix)) return { prefix, number: own.slice(2) };
  return wanted !== undefined && VAT_RULES.has(wanted) ? { prefix: wanted, number: text } : undefined;
}

/** The number as the rules read it: Belgium's leading zero and Switzerland's E put in. */
function complete(prefix: string, number: string): string {
  if (prefix === 'BE' && /^[0-9]{9}$/.test(number)) return `0${number}`;
  return prefix === 'CH' && /^[0-9]/.test(number) ? `E${number}` : number;
}

export default defineTool({
  slug: 'vat-number-validator',
  name: 'VAT Number Validator',
  category: 'identifiers',
  summary: 'Checks European VAT numbers with their check digits.',
  description:
    'The 27 EU states, Northern Ireland (XI), Great Britain, Switzerland (CHE with MWST, TVA or IVA) and Norway (with MVA). Form and national check digits are checked; no registry such as VIES is asked. GR counts as EL.',
  reference: 'VIES formats of the European Commission; the check digits of the national authorities',
  keywords: ['vies', 'tax number', 'ust-idnr', 'tva', 'iva', 'btw', 'moms', 'company', 'invoice', 'value added tax'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The VAT number, separators allowed'),
    country: z.string().length(2).optional().describe('ISO 3166-1 code (also EL, XI) for a number without prefix'),
  }),
  result: z.strictObject({
    valid,
    country: z.string().optional().describe('The VAT prefix: EL for Greece, CH for Switzerland'),
    normalized: z.string().optional().describe('The number with its prefix, without separators'),
    number: z.string().optional().describe('The number without its prefix'),
    reason,
  }),
  examples: [
    { inputs: { value: 'FI-2077474 0' }, result: { valid: true, country: 'FI', normalized: 'FI20774740', number: '20774740' } },
    { inputs: { value: '004495445B01', country: 'NL' }, result: { valid: true, country: 'NL', normalized: 'NL004495445B01', number: '004495445B01' } },
  ],
  run({ value, country }) {
    const parts = split(compact(value), country);
    if (!parts) return refused('The number has no prefix of a country known here, and no such country was given.');
    const { prefix } = parts;
    const rule = VAT_RULES.get(prefix);
    const number = complete(prefix, parts.number);
    if (!rule?.pattern.test(number)) return refused(`The number does not have the form of a VAT number of ${prefix}.`);
    if (!rule.passes(number)) return refused(`The check digits do not fit the rules of ${prefix}.`);
    return { valid: true, country: prefix, normalized: prefix + number, number: prefix === 'CH' ? number.slice(1) : number };
  },
});
