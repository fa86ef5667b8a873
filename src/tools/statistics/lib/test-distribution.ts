import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { chiSquare } from '../../shared/numbers/distributions/chi-square.ts';
import type { Continuous } from '../../shared/numbers/distributions/continuous.ts';
import { fDistribution } from '../../shared/numbers/distributions/f.ts';
import { normal } from '../../shared/numbers/distributions/normal.ts';
import { studentT } from '../../shared/numbers/distributions/student-t.ts';

/** The inputs that name the distribution of a test statistic. */
export const testDistribution = {
  distribution: z
    .enum(['normal', 't', 'chi-square', 'f'])
    .default('normal')
    .describe('Distribution of the statistic: normal for z, t for t tests, chi-square for χ², f for variance ratios'),
  df1: z.number().gt(0).optional().describe('Degrees of freedom, above 0, for t and chi-square; those of the numerator for f'),
  df2: z.number().gt(0).optional().describe('Degrees of freedom of the denominator, above 0, only for f'),
};

type Name = 'normal' | 't' | 'chi-square' | 'f';

const TAKES: Record<Name, 0 | 1 | 2> = { normal: 0, t: 1, 'chi-square': 1, f: 2 };

/** The distribution that was named; one with other degrees of freedom than it takes is invalid. */
export function distributionOf(name: Name, df1: number | undefined, df2: number | undefined): Continuous {
  for (const [at, [field, value]] of Object.entries({ df1, df2 }).entries()) {
    const isTaken = at < TAKES[name];
    if (isTaken && value === undefined) invalid(field, `is required for ${name}`);
    if (!isTaken && value !== undefined) invalid(field, `must not be given for ${name}`);
  }
  switch (name) {
    case 'normal':
      return normal();
    case 't':
      return studentT(df1 ?? 1);
    case 'chi-square':
      return chiSquare(df1 ?? 1);
    case 'f':
      return fDistribution(df1 ?? 1, df2 ?? 1);
  }
}
