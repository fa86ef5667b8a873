import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { sexInput } from './lib/body.ts';
import { exponential } from './lib/powers.ts';

/** What the polynomial divides, the body weight from which it goes no further, and its coefficients from the constant up. */
interface Polynomial {
  over: number;
  upTo: string;
  coefficients: readonly string[];
}

/** Above the heaviest body weight that the tool takes. */
const NO_LIMIT = '1000';

const DOTS: Record<'female' | 'male', Polynomial> = {
  male: { over: 500, upTo: NO_LIMIT, coefficients: ['-307.75076', '24.0900756', '-0.1918759221', '0.0007391293', '-0.000001093'] },
  female: { over: 500, upTo: '150', coefficients: ['-57.96288', '13.6175032', '-0.1126655495', '0.0005158568', '-0.0000010706'] },
};
const WILKS: Record<'female' | 'male', Polynomial> = {
  male: { over: 500, upTo: NO_LIMIT, coefficients: ['-216.0475144', '16.2606339', '-0.002388645', '-0.00113732', '7.01863e-6', '-1.291e-8'] },
  female: {
    over: 500,
    upTo: '154.53',
    coefficients: ['594.31747775582', '-27.23842536447', '0.82112226871', '-0.00930733913', '4.731582e-5', '-9.054e-8'],
  },
};
const WILKS_2: Record<'female' | 'male', Polynomial> = {
  male: {
    over: 600,
    upTo: NO_LIMIT,
    coefficients: ['47.4617885411949', '8.47206137941125', '0.073694103462609', '-0.00139583381094385', '7.07665973070743e-6', '-1.20804336482315e-8'],
  },
  female: {
    over: 600,
    upTo: '150.95',
    coefficients: ['-125.425539779509', '13.7121941940668', '-0.0330725063103405', '-0.0010504000506583', '9.38773881462799e-6', '-2.3334613884954e-8'],
  },
};
/** A, B and C of 100/(A − B·e^(−C·x)). */
const IPF_GL = {
  male: {
    full: { classic: ['1199.72839', '1025.18162', '0.00921'], equipped: ['1236.25115', '1449.21864', '0.01644'] },
    bench: { classic: ['320.98041', '281.40258', '0.01008'], equipped: ['381.22073', '733.79378', '0.02398'] },
  },
  female: {
    full: { classic: ['610.32796', '1045.59282', '0.03048'], equipped: ['758.63878', '949.31382', '0.02435'] },
    bench: { classic: ['142.40398', '442.52671', '0.04724'], equipped: ['221.82209', '357.00377', '0.02937'] },
  },
} as const;

export default defineTool({
  slug: 'powerlifting-points-calculator',
  name: 'Powerlifting Points Calculator',
  category: 'health',
  summary: 'Calculates DOTS, Wilks, Wilks-2 and IPF GL points of a lift or total.',
  description:
    'Points compare lifters of different body weights. For women the polynomials stay at the heaviest body weight that they were fitted for: 150 kg (DOTS), 154.53 kg (Wilks) and 150.95 kg (Wilks-2). Points are not rounded.',
  reference: 'DOTS 2019 (BVDK); Wilks 1994 and 2020 (Wilks-2); IPF GL 2020',
  keywords: ['wilks score', 'dots score', 'ipf gl points', 'goodlift', 'squat bench deadlift total', 'relative strength'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex of the lifter, which has coefficients of its own'),
    bodyWeightKg: z.number().min(40).max(200).describe('Body weight in kilograms'),
    liftedKg: z.number().min(0).max(3000).describe('The total in kilograms, or the bench press for that event'),
    equipment: z.enum(['classic', 'equipped']).default('classic').describe('classic (raw) or equipped, for IPF GL points'),
    event: z.enum(['full', 'bench']).default('full').describe('full for a total of three lifts or bench for the bench press alone, for IPF GL points'),
  }),
  result: z.strictObject({
    dots: z.number().describe('DOTS points of the lift'),
    wilks: z.number().describe('Wilks points by the coefficients of 1994'),
    wilks2: z.number().describe('Wilks points by the coefficients of 2020'),
    ipfGl: z.number().describe('IPF GL points, 100 at the level of world records'),
  }),
  examples: [
    {
      inputs: { sex: 'male', bodyWeightKg: 83, liftedKg: 600 },
      result: { dots: 405.05242539268073, wilks: 400.4996559620152, wilks2: 480.9856971294456, ipfGl: 83.05594955956332 },
    },
  ],
  run({ sex, bodyWeightKg, liftedKg, equipment, event }) {
    const by = ({ over, upTo, coefficients }: Polynomial) => {
      const x = Precise.min(bodyWeightKg, upTo);
      const value = coefficients.reduceRight<Decimal>((sum, coefficient) => sum.times(x).plus(coefficient), new Precise(0));
      return doubleOf(new Precise(liftedKg).times(over).div(value));
    };
    const [a, b, c] = IPF_GL[sex][event][equipment];
    const perfect = Precise.sub(a, exponential(Precise.mul(c, -bodyWeightKg)).times(b));
    return { dots: by(DOTS[sex]), wilks: by(WILKS[sex]), wilks2: by(WILKS_2[sex]), ipfGl: doubleOf(new Precise(liftedKg).times(100).div(perfect)) };
  },
});
