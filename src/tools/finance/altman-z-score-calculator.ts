import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const MODELS = {
  public: { weights: ['1.2', '1.4', '3.3', '0.6', '1.0'], distress: '1.81', safe: '2.99' },
  private: { weights: ['0.717', '0.847', '3.107', '0.420', '0.998'], distress: '1.23', safe: '2.90' },
  'non-manufacturing': { weights: ['6.56', '3.26', '6.72', '1.05'], distress: '1.1', safe: '2.6' },
} as const;

const figure = z.number().min(-1e15).max(1e15);

export default defineTool({
  slug: 'altman-z-score-calculator',
  name: 'Altman Z-Score Calculator',
  category: 'finance',
  summary: 'Calculates the Altman Z bankruptcy risk score of public, private and non-manufacturing firms.',
  description: "public is Z (1968), private Z' (1983), non-manufacturing Z''. Below the lower limit is distress, above the upper safe, between them grey.",
  reference: 'E. I. Altman (1968, 1983, 1995)',
  keywords: ['insolvency', 'credit risk', 'bankrupt'],
  inputs: z.strictObject({
    model: z.enum(['public', 'private', 'non-manufacturing']).default('public').describe('Which score to compute, by kind of firm'),
    workingCapital: figure.describe('Current assets less current liabilities'),
    retainedEarnings: figure.describe('Accumulated retained earnings'),
    ebit: figure.describe('Earnings before interest and tax'),
    equityValue: figure.describe('Equity: market value for public, book value otherwise'),
    totalAssets: z.number().min(1e-6).max(1e15).describe('Sum of all assets'),
    totalLiabilities: z.number().min(1e-6).max(1e15).describe('Sum of all liabilities'),
    sales: figure.optional().describe('Sales of the year; required except for non-manufacturing'),
  }),
  result: z.strictObject({
    zScore: z.number().describe('The score, not rounded'),
    zone: z.enum(['safe', 'grey', 'distress']).describe("Risk by the model's limits; distress is likely bankruptcy"),
    components: z.array(z.number()).describe('Ratios X1, X2 and so on, before weighting'),
  }),
  appliesWhen: {
    sales: { model: ['public', 'private'] },
  },
  examples: [
    {
      inputs: { workingCapital: 200, retainedEarnings: 300, ebit: 150, equityValue: 800, totalAssets: 1000, totalLiabilities: 500, sales: 1200 },
      result: { zScore: 3.315, zone: 'safe', components: [0.2, 0.3, 0.15, 1.6, 1.2] },
    },
  ],
  run(inputs) {
    const { weights, distress, safe } = MODELS[inputs.model];
    const overAssets = (value: number): D => new D(value).div(inputs.totalAssets);
    const components = [
      overAssets(inputs.workingCapital),
      overAssets(inputs.retainedEarnings),
      overAssets(inputs.ebit),
      new D(inputs.equityValue).div(inputs.totalLiabilities),
    ];
    if (inputs.model !== 'non-manufacturing') components.push(overAssets(inputs.sales ?? invalid('sales', `is required for the ${inputs.model} model`)));
    const score = components.reduce((sum, component, index) => sum.plus(component.times(weights[index] ?? 0)), new D(0));
    return {
      zScore: ratio(score),
      zone: score.lt(distress) ? ('distress' as const) : score.gt(safe) ? ('safe' as const) : ('grey' as const),
      components: components.map(ratio),
    };
  },
});
