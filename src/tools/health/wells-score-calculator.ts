import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

const POINTS: Record<'dvt' | 'pe', Record<string, number>> = {
  dvt: {
    'active-cancer': 1,
    paralysis: 1,
    'bedridden-or-surgery': 1,
    tenderness: 1,
    'leg-swollen': 1,
    'calf-swelling': 1,
    'pitting-edema': 1,
    'collateral-veins': 1,
    'previous-dvt': 1,
    'alternative-diagnosis': -2,
  },
  pe: {
    'dvt-signs': 3,
    'most-likely-diagnosis': 3,
    'heart-rate-over-100': 1.5,
    'immobilization-or-surgery': 1.5,
    'previous-dvt-or-pe': 1.5,
    hemoptysis: 1,
    malignancy: 1,
  },
};

const namesOf = (kind: 'dvt' | 'pe') => Object.keys(POINTS[kind]).join(', ');

export default defineTool({
  slug: 'wells-score-calculator',
  name: 'Wells Score Calculator',
  category: 'health',
  summary: 'Calculates the Wells score, the pretest probability of deep vein thrombosis or pulmonary embolism.',
  description:
    'For adults who are suspected to have one, not during pregnancy. dvt: low up to 0, moderate 1 or 2, high from 3; likely from 2. pe: low below 2, moderate 2 to 6, high above 6; likely above 4.',
  reference: 'Wells et al. 2003 (deep vein thrombosis), Wells et al. 2000 (pulmonary embolism)',
  keywords: ['blood clot', 'dvt', 'pe', 'lung embolism', 'd-dimer', 'leg swelling', 'criteria', 'thromboembolism'],
  inputs: z.strictObject({
    kind: z.enum(['dvt', 'pe']).describe('The disease suspected: dvt is deep vein thrombosis, pe is pulmonary embolism'),
    findings: z
      .array(
        z
          .string()
          .max(100)
          .meta({ examples: [...new Set(Object.values(POINTS).flatMap((points) => Object.keys(points)))] }),
      )
      .max(20)
      .describe(
        `The findings that are present, each at most once. dvt, 1 point each, and -2 for alternative-diagnosis, one at least as likely: ${namesOf('dvt')}. pe: dvt-signs and most-likely-diagnosis 3, hemoptysis and malignancy 1, the others 1.5: ${namesOf('pe')}`,
      ),
  }),
  result: z.strictObject({
    score: z.number().describe('Sum of the points, from -2 to 9 for dvt and 0 to 12.5 for pe'),
    threeLevel: z.enum(['low', 'moderate', 'high']).describe('Probability before testing in three levels'),
    twoLevel: z.enum(['likely', 'unlikely']).describe('Probability before testing in two levels'),
  }),
  examples: [
    { inputs: { kind: 'pe', findings: ['heart-rate-over-100', 'hemoptysis'] }, result: { score: 2.5, threeLevel: 'moderate', twoLevel: 'unlikely' } },
    { inputs: { kind: 'dvt', findings: [] }, result: { score: 0, threeLevel: 'low', twoLevel: 'unlikely' } },
    { inputs: { kind: 'dvt', findings: ['active-cancer', 'calf-swelling', 'tenderness'] }, result: { score: 3, threeLevel: 'high', twoLevel: 'likely' } },
  ],
  run({ kind, findings }) {
    const points = new Map(Object.entries(POINTS[kind]));
    let score = 0;
    for (const [index, finding] of findings.entries()) {
      const counts = points.get(finding);
      if (counts === undefined) return invalid(`findings[${index}]`, `must be a finding of ${kind}: ${namesOf(kind)}`);
      if (findings.indexOf(finding) < index) invalid(`findings[${index}]`, `must be named once only: ${finding} is repeated`);
      score += counts;
    }
    return { score, ...(kind === 'dvt' ? levels(score <= 0, score < 3, score >= 2) : levels(score < 2, score <= 6, score > 4)) };
  },
});

const levels = (low: boolean, moderate: boolean, likely: boolean) => ({
  threeLevel: low ? ('low' as const) : moderate ? ('moderate' as const) : ('high' as const),
  twoLevel: likely ? ('likely' as const) : ('unlikely' as const),
});
