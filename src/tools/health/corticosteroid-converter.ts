import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const STEROIDS = [
  'hydrocortisone',
  'cortisone',
  'prednisone',
  'prednisolone',
  'methylprednisolone',
  'triamcinolone',
  'dexamethasone',
  'betamethasone',
] as const;

/** Milligrams that work alike. */
const EQUIVALENTS: Record<(typeof STEROIDS)[number], string> = {
  hydrocortisone: '20',
  cortisone: '25',
  prednisone: '5',
  prednisolone: '5',
  methylprednisolone: '4',
  triamcinolone: '4',
  dexamethasone: '0.75',
  betamethasone: '0.6',
};

const dose = (name: string) => z.number().describe(`Equivalent dose of ${name} in mg`);

export default defineTool({
  slug: 'corticosteroid-converter',
  name: 'Corticosteroid Converter',
  category: 'health',
  summary: 'Converts the dose of a corticosteroid to equivalent anti-inflammatory doses of the others.',
  description:
    'For doses by mouth or into a vein, in adults. Effects on salt and water and how long a dose works differ, and so do doses into joints or muscles.',
  reference:
    'Equivalent glucocorticoid doses, as in Goodman and Gilman: hydrocortisone 20 mg, cortisone 25, prednisone and prednisolone 5, methylprednisolone and triamcinolone 4, dexamethasone 0.75, betamethasone 0.6',
  keywords: ['steroid conversion', 'prednisone', 'dexamethasone', 'hydrocortisone', 'glucocorticoid', 'cortisone', 'equivalence'],
  inputs: z.strictObject({
    from: z.enum(STEROIDS).describe('The corticosteroid whose dose is known'),
    doseMg: z.number().min(0).max(10000).describe('Dose of the corticosteroid in mg'),
  }),
  result: z.strictObject({
    doses: z
      .strictObject({
        hydrocortisone: dose('hydrocortisone'),
        cortisone: dose('cortisone'),
        prednisone: dose('prednisone'),
        prednisolone: dose('prednisolone'),
        methylprednisolone: dose('methylprednisolone'),
        triamcinolone: dose('triamcinolone'),
        dexamethasone: dose('dexamethasone'),
        betamethasone: dose('betamethasone'),
      })
      .describe('Doses in mg that work alike, by corticosteroid'),
  }),
  examples: [
    {
      inputs: { from: 'prednisone', doseMg: 40 },
      result: {
        doses: {
          hydrocortisone: 160,
          cortisone: 200,
          prednisone: 40,
          prednisolone: 40,
          methylprednisolone: 32,
          triamcinolone: 32,
          dexamethasone: 6,
          betamethasone: 4.8,
        },
      },
    },
    {
      inputs: { from: 'dexamethasone', doseMg: 6 },
      result: {
        doses: {
          hydrocortisone: 160,
          cortisone: 200,
          prednisone: 40,
          prednisolone: 40,
          methylprednisolone: 32,
          triamcinolone: 32,
          dexamethasone: 6,
          betamethasone: 4.8,
        },
      },
    },
  ],
  run({ from, doseMg }) {
    const of = (name: (typeof STEROIDS)[number]) => doubleOf(new Precise(doseMg).times(EQUIVALENTS[name]).div(EQUIVALENTS[from]));
    return {
      doses: {
        hydrocortisone: of('hydrocortisone'),
        cortisone: of('cortisone'),
        prednisone: of('prednisone'),
        prednisolone: of('prednisolone'),
        methylprednisolone: of('methylprednisolone'),
        triamcinolone: of('triamcinolone'),
        dexamethasone: of('dexamethasone'),
        betamethasone: of('betamethasone'),
      },
    };
  },
});
