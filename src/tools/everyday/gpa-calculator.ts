import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const POINTS = new Map([
  ['A', 4],
  ['A-', 3.7],
  ['B+', 3.3],
  ['B', 3],
  ['B-', 2.7],
  ['C+', 2.3],
  ['C', 2],
  ['C-', 1.7],
  ['D+', 1.3],
  ['D', 1],
  ['D-', 0.7],
  ['F', 0],
]);
/** They count for nothing. */
const UNGRADED = ['P', 'S', 'W', 'I', 'NP'];
const BONUS = { regular: 0, honors: 0.5, ap: 1 };

export default defineTool({
  slug: 'gpa-calculator',
  name: 'GPA Calculator',
  category: 'everyday',
  summary: 'Calculates the grade point average (GPA) of courses, with earlier credits.',
  description:
    'On the American scale of 4. Courses graded P, S, W, I or NP do not count. Honors and AP courses raise the weighted average only, and not for an F.',
  reference: 'GPA = Σ points·credits / Σ credits; A 4.0, A- 3.7, B+ 3.3 … D- 0.7, F 0',
  keywords: ['grades', 'college', 'high school', 'university', 'semester', 'cumulative', 'weighted', '4.0 scale', 'transcript', 'student'],
  inputs: z.strictObject({
    courses: z
      .array(
        z.strictObject({
          grade: z
            .string()
            .min(1)
            .max(10)
            .describe('Letter grade such as A-, in any case; P, S, W, I and NP do not count')
            .meta({ examples: ['A+', ...POINTS.keys(), ...UNGRADED] }),
          credits: z.number().min(0).max(100).describe('Credits of the course'),
          weight: z
            .enum(['regular', 'honors', 'ap'])
            .default('regular')
            .describe('Kind of course for the weighted average: honors adds 0.5, ap (also IB) adds 1'),
        }),
      )
      .min(1)
      .max(200)
      .describe('The courses, each with its grade and credits'),
    aPlus: z.enum(['4.0', '4.3']).default('4.0').describe('What an A+ is worth: 4.0 or 4.3'),
    priorGpa: z.number().min(0).max(5).optional().describe('Average of earlier courses; needs priorCredits'),
    priorCredits: z.number().min(0).max(1000).optional().describe('Credits of earlier courses; needs priorGpa'),
  }),
  result: z.strictObject({
    gpa: z.number().describe('Grade point average of these courses, without weights'),
    weightedGpa: z.number().describe('Grade point average with 0.5 more for honors and 1 for AP courses'),
    credits: z.number().describe('Credits of the courses that count'),
    qualityPoints: z.number().describe('Points times credits, added up, without weights'),
    cumulativeGpa: z.number().optional().describe('Average with the earlier courses; absent if none are given'),
    cumulativeCredits: z.number().optional().describe('Credits with the earlier courses; absent if none are given'),
  }),
  examples: [
    {
      inputs: {
        courses: [
          { grade: 'A', credits: 3 },
          { grade: 'B+', credits: 4, weight: 'honors' },
          { grade: 'C-', credits: 2 },
        ],
      },
      result: { gpa: 3.1777777777777776, weightedGpa: 3.4, credits: 9, qualityPoints: 28.6 },
    },
    {
      inputs: {
        courses: [
          { grade: 'A-', credits: 4 },
          { grade: 'P', credits: 1 },
        ],
        priorGpa: 3.2,
        priorCredits: 12,
      },
      result: { gpa: 3.7, weightedGpa: 3.7, credits: 4, qualityPoints: 14.8, cumulativeGpa: 3.325, cumulativeCredits: 16 },
    },
  ],
  run({ courses, aPlus, priorGpa, priorCredits }) {
    if (priorGpa !== undefined && priorCredits === undefined) invalid('priorCredits', 'must be given with priorGpa');
    if (priorCredits !== undefined && priorGpa === undefined) invalid('priorGpa', 'must be given with priorCredits');
    let [credits, quality, weighted] = [new D(0), new D(0), new D(0)];
    for (const [index, course] of courses.entries()) {
      const grade = course.grade.trim().toUpperCase();
      if (UNGRADED.includes(grade)) continue;
      const points = grade === 'A+' ? Number(aPlus) : POINTS.get(grade);
      if (points === undefined) return invalid(`courses[${index}].grade`, 'must be A+ to D-, F, P, S, W, I or NP');
      credits = credits.plus(course.credits);
      quality = quality.plus(new D(points).times(course.credits));
      weighted = weighted.plus(new D(points).plus(grade === 'F' ? 0 : BONUS[course.weight]).times(course.credits));
    }
    if (credits.isZero()) unprocessable('None of the courses has credits that count.', 'courses');
    return {
      gpa: ratio(quality.div(credits)),
      weightedGpa: ratio(weighted.div(credits)),
      credits: ratio(credits),
      qualityPoints: ratio(quality),
      ...(priorGpa !== undefined &&
        priorCredits !== undefined && {
          cumulativeGpa: ratio(quality.plus(new D(priorGpa).times(priorCredits)).div(credits.plus(priorCredits))),
          cumulativeCredits: ratio(credits.plus(priorCredits)),
        }),
    };
  },
});
