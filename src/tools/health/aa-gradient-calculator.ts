import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const WATER_VAPOUR_MMHG = 47;

export default defineTool({
  slug: 'aa-gradient-calculator',
  name: 'A-a Gradient Calculator',
  category: 'health',
  summary: 'Calculates the alveolar-arterial oxygen gradient of a blood gas, and the ratio of PaO2 to FiO2.',
  description:
    'The gradient may be negative, which points to an error in a value. The gradient expected for the age holds for adults who breathe air at sea level.',
  reference: 'Alveolar gas equation: PAO2 = FiO2·(pressure − 47) − PaCO2/respiratory quotient; expected gradient = age/4 + 4',
  keywords: ['alveolar gas equation', 'hypoxemia', 'hypoxia', 'blood gas', 'p/f ratio', 'ards', 'lungs', 'arterial'],
  inputs: z.strictObject({
    pao2: z.number().min(10).max(700).describe('Oxygen pressure in arterial blood in mmHg'),
    paco2: z.number().min(5).max(200).describe('Carbon dioxide pressure in arterial blood in mmHg'),
    fio2: z.number().min(0.1).max(1).default(0.21).describe('Share of oxygen in the air breathed, 0.21 for room air'),
    atmosphericPressure: z.number().min(200).max(1000).default(760).describe('Pressure of the air in mmHg, 760 at sea level'),
    respiratoryQuotient: z.number().min(0.5).max(1.2).default(0.8).describe('Carbon dioxide made per oxygen used, 0.8 on a mixed diet'),
    ageYears: z.number().min(1).max(120).optional().describe('Age in years, for the expected gradient'),
  }),
  result: z.strictObject({
    alveolarPo2: z.number().describe('Oxygen pressure in the alveoli in mmHg'),
    gradient: z.number().describe('Alveolar less arterial oxygen pressure in mmHg'),
    expectedGradient: z.number().optional().describe('Gradient expected for the age in mmHg; absent without an age'),
    pfRatio: z.number().describe('Arterial oxygen pressure divided by the share of oxygen breathed, in mmHg'),
  }),
  headline: 'gradient',
  examples: [
    { inputs: { pao2: 75, paco2: 40, ageYears: 60 }, result: { alveolarPo2: 99.73, gradient: 24.73, expectedGradient: 19, pfRatio: 357.14285714285717 } },
    { inputs: { pao2: 90, paco2: 36, fio2: 0.5 }, result: { alveolarPo2: 311.5, gradient: 221.5, pfRatio: 180 } },
  ],
  run({ pao2, paco2, fio2, atmosphericPressure, respiratoryQuotient, ageYears }) {
    const alveolar = new Precise(atmosphericPressure).minus(WATER_VAPOUR_MMHG).times(fio2).minus(new Precise(paco2).div(respiratoryQuotient));
    return {
      alveolarPo2: doubleOf(alveolar),
      gradient: doubleOf(alveolar.minus(pao2)),
      ...(ageYears !== undefined && { expectedGradient: doubleOf(new Precise(ageYears).div(4).plus(4)) }),
      pfRatio: doubleOf(new Precise(pao2).div(fio2)),
    };
  },
});
