import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compact, reason, refused, valid } from './lib/answers.ts';
import { type NumberRule, TAX_RULES } from './lib/tax-ids.ts';

export default defineTool({
  slug: 'tax-id-validator',
  name: 'Tax and Company Number Validator',
  category: 'identifiers',
  summary: 'Checks tax and company numbers of many countries with their check digits.',
  description:
    'Each type follows the algorithm that its issuer published. Indian PAN, Mexican RFC and US EIN have no check digit that is checked here, only form, prefix or date. Country prefixes such as PL or CHE may be in front where customary.',
  reference: 'The check digits of the national tax and company registers',
  keywords: ['tin', 'cnpj', 'cuit', 'abn', 'siren', 'siret', 'ein', 'gstin', 'nip', 'business number', 'company register', 'steuer-id', 'inn'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The tax or company number, separators allowed'),
    type: z
      .enum([
        'ar-cuit',
        'au-abn',
        'au-acn',
        'au-tfn',
        'br-cnpj',
        'ca-bn',
        'ch-uid',
        'cn-uscc',
        'de-idnr',
        'dk-cvr',
        'es-cif',
        'fi-ytunnus',
        'fr-siren',
        'fr-siret',
        'gb-utr',
        'il-hp',
        'in-gstin',
        'in-pan',
        'it-piva',
        'jp-cn',
        'kr-brn',
        'mx-rfc',
        'no-orgnr',
        'nz-ird',
        'pl-nip',
        'pl-regon',
        'pt-nif',
        'ru-inn',
        'se-orgnr',
        'tr-vkn',
        'us-ein',
        'za-tin',
      ])
      .describe('Which kind of number it is: country and name'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The number without separators and country prefix'),
    country: z.string().optional().describe('Country of the number, ISO 3166-1 alpha-2'),
    reason,
  }),
  examples: [
    { inputs: { value: '83 914 571 673', type: 'au-abn' }, result: { valid: true, normalized: '83914571673', country: 'AU' } },
    { inputs: { value: '12.ABC.345/01DE-35', type: 'br-cnpj' }, result: { valid: true, normalized: '12ABC34501DE35', country: 'BR' } },
  ],
  run({ value, type }) {
    const rule: NumberRule = TAX_RULES[type];
    const normalized = compact(value.replaceAll('ñ', 'Ñ')).replace(rule.prefix ?? '', '');
    if (!rule.pattern.test(normalized)) return refused(`The number does not have the form of ${type}.`);
    if (!rule.passes(normalized)) return refused(`The check digits or parts of the number do not fit the rules of ${type}.`);
    return { valid: true, normalized, country: rule.country };
  },
});
