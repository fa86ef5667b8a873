import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compact, reason, refused, upperCase, valid } from './lib/answers.ts';
import { PERSON_RULES, type PersonRule } from './lib/national-ids.ts';

/** The sign that tells the century in these stays; other separators go. */
function normalize(value: string, type: string): string {
  const text = upperCase(value.trim())
    .replaceAll('ñ', 'Ñ')
    .replace(/[\u2010-\u2015]/g, '-');
  if (type === 'fi-hetu') return text.replace(/[\s./]/g, '');
  return type === 'se-personnummer' ? text.replace(/[\s./]/g, '').replace(/^([0-9]{6,8}?)([0-9]{4})$/, '$1-$2') : compact(text);
}

export default defineTool({
  slug: 'national-id-validator',
  name: 'National ID Number Validator',
  category: 'identifiers',
  summary: 'Checks personal identity numbers of many countries and reads the birth date in them.',
  description:
    'Each type follows the algorithm that its issuer published, with a real calendar date where the number holds one. Numbers are neither kept nor logged, and valid never means that somebody has the number.',
  reference: 'The check digits of the national registers; ISO/IEC 7064; ISO/IEC 7812-1 (Luhn)',
  keywords: [
    'personal number',
    'identity card',
    'cpf',
    'dni',
    'nie',
    'pesel',
    'bsn',
    'aadhaar',
    'curp',
    'sin',
    'nhs number',
    'ahv',
    'codice fiscale',
    'personnummer',
  ],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The identity number, separators allowed'),
    type: z
      .enum([
        'be-nn',
        'bg-egn',
        'br-cpf',
        'ca-sin',
        'ch-ahv',
        'cl-rut',
        'cn-ric',
        'cz-rc',
        'dk-cpr',
        'ee-ik',
        'es-dni',
        'es-nie',
        'fi-hetu',
        'fr-nir',
        'gb-nhs',
        'gb-nino',
        'gr-amka',
        'hr-oib',
        'ie-pps',
        'il-id',
        'in-aadhaar',
        'it-codice-fiscale',
        'mx-curp',
        'nl-bsn',
        'no-fnr',
        'pl-pesel',
        'ro-cnp',
        'se-personnummer',
        'tr-tckn',
        'us-itin',
        'za-id',
      ])
      .describe('Which kind of number it is: country and name'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The compact form with leading zeros; fi-hetu and se-personnummer keep the sign of the century'),
    country: z.string().optional().describe('Country of the number, ISO 3166-1 alpha-2'),
    birthDate: z.string().optional().describe('Date of birth in the number, YYYY-MM-DD, for types that show the century'),
    gender: z.enum(['male', 'female']).optional().describe('Gender that the number shows, for types that do'),
    reason,
  }),
  examples: [
    { inputs: { value: '390.533.447-05', type: 'br-cpf' }, result: { valid: true, normalized: '39053344705', country: 'BR' } },
    {
      inputs: { value: '44051401359', type: 'pl-pesel' },
      result: { valid: true, normalized: '44051401359', country: 'PL', birthDate: '1944-05-14', gender: 'male' },
    },
  ],
  run({ value, type }) {
    const rule: PersonRule = PERSON_RULES[type];
    const written = normalize(value, type);
    if (!rule.pattern.test(written)) return refused(`The number does not have the form of ${type}.`);
    const normalized = written.padStart(rule.digits ?? 0, '0');
    const person = rule.read(normalized);
    if (!person) return refused(`The check digits or the date in the number do not fit the rules of ${type}.`);
    return { valid: true, normalized, country: rule.country, ...person };
  },
});
