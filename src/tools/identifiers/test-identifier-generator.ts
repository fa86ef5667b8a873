import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { MAKERS } from './lib/test-identifiers.ts';

export default defineTool({
  slug: 'test-identifier-generator',
  name: 'Test Identifier Generator',
  category: 'identifiers',
  summary: 'Generates random, well-formed identifiers with correct check digits for tests.',
  description:
    'Every value passes the validator of its kind. The values belong to real holders by chance only; use them for testing. With a seed the same inputs give the same values.',
  reference: 'The standards of the validators',
  keywords: ['fake', 'dummy', 'mock', 'sample number', 'test data', 'random ean', 'random vin', 'random isbn'],
  random: true,
  heavyWhen: ({ count }) => count > 300,
  inputs: z.strictObject({
    type: z
      .enum([
        'aba-routing',
        'br-cnpj',
        'br-cpf',
        'ean-13',
        'imei',
        'isbn-13',
        'isin',
        'issn',
        'lei',
        'npi',
        'orcid',
        'se-orgnr',
        'sscc',
        'ssn',
        'upc-a',
        'us-ein',
        'vin',
      ])
      .describe('Which kind of identifier to make'),
    count: z.int().min(1).max(1000).default(1).describe('How many identifiers to make'),
    seed: z.string().min(1).max(200).optional().describe('Text that makes the identifiers repeatable'),
  }),
  result: z.strictObject({ values: z.array(z.string()).describe('The identifiers in compact form; ssn, issn and orcid with hyphens') }),
  examples: [{ inputs: { type: 'ean-13', count: 3, seed: 'demo' }, result: { values: ['1792473391370', '6293758368476', '5101760138967'] } }],
  run({ type, count, seed }) {
    const random = new Random(seed);
    return { values: Array.from({ length: count }, () => MAKERS[type](random)) };
  },
});
