import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const LABELS = [
  ['sehr gut', 1.5],
  ['gut', 2.5],
  ['befriedigend', 3.5],
  ['ausreichend', 4],
] as const;
/** A grade so near a limit or a tenth is on it. */
const NEAR = '1e-9';

const grade = z.number().min(-1_000_000).max(1_000_000);

export default defineTool({
  slug: 'german-grade-calculator',
  name: 'German Grade Calculator',
  category: 'everyday',
  summary: 'Converts a foreign grade to the German scale by the modified Bavarian formula.',
  description: 'Works for scales where more is better and for those where less is. The label is that of the grade before its further digits are cut off.',
  reference: 'Modified Bavarian formula (KMK): x = 1 + 3 (best − grade) / (best − passing)',
  keywords: ['bavarian formula', 'gpa to german grade', 'uni assist', 'bayerische formel', 'study in germany', 'notenumrechnung', 'admission'],
  inputs: z.strictObject({
    grade: grade.describe('The grade on the foreign scale'),
    best: grade.describe('Best grade of the foreign scale'),
    passing: grade.describe('Lowest grade of the foreign scale that passes'),
  }),
  result: z.strictObject({
    germanGrade: z.number().describe('The grade on the German scale, 1 being the best, not rounded'),
    oneDecimal: z.number().describe('The German grade with one decimal, further digits cut off as admission offices do'),
    passed: z.boolean().describe('Whether the German grade is 4 or better'),
    label: z.string().describe('The grade in words: sehr gut, gut, befriedigend, ausreichend or nicht bestanden'),
  }),
  examples: [
    { inputs: { grade: 8.2, best: 10, passing: 5 }, result: { germanGrade: 2.08, oneDecimal: 2, passed: true, label: 'gut' } },
    { inputs: { grade: 2.5, best: 4, passing: 2 }, result: { germanGrade: 3.25, oneDecimal: 3.2, passed: true, label: 'befriedigend' } },
  ],
  run({ grade: foreign, best, passing }) {
    if (best === passing) unprocessable('The best and the passing grade must differ.', 'passing');
    const above = new Precise(best).minus(foreign).times(3).div(new Precise(best).minus(passing));
    if (above.lt(0)) unprocessable('The grade is better than the best one.', 'grade');
    const german = above.plus(1);
    const reaches = (limit: number): boolean => german.lte(new Precise(limit).plus(NEAR));
    return {
      germanGrade: doubleOf(german),
      oneDecimal: doubleOf(cut(german)),
      passed: reaches(4),
      label: LABELS.find(([, limit]) => reaches(limit))?.[0] ?? 'nicht bestanden',
    };
  },
});

function cut(grade: Decimal): Decimal {
  const nearest = grade.times(10).round().div(10);
  return nearest.minus(grade).abs().lte(NEAR) ? nearest : grade.times(10).floor().div(10);
}
