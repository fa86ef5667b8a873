import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

/** With a greater absorbance the transmittance is nothing in doubles. */
const MAX_ABSORBANCE = 330;

export default defineTool({
  slug: 'beer-lambert-calculator',
  name: 'Beer-Lambert Calculator',
  category: 'science',
  summary: 'Calculates absorbance, molar absorptivity, path length or concentration from the other three (Beer-Lambert law).',
  description: 'Give exactly three of the four. Absorbance is the decadic one that spectrophotometers show, also called optical density.',
  reference: 'Beer-Lambert law A = ε·l·c; T = 10^−A',
  keywords: ['optical density', 'extinction coefficient', 'spectrophotometer', 'uv vis', 'od600', 'photometry', 'cuvette', 'beers law'],
  inputs: z.strictObject({
    absorbance: z.number().min(0).max(100).optional().describe('Absorbance, to base 10'),
    molarAbsorptivity: z.number().min(1e-12).max(1e15).optional().describe('Molar absorptivity (extinction coefficient) in L/(mol·cm)'),
    pathLengthCm: z.number().min(1e-9).max(1e9).optional().describe('Path of the light through the solution in centimetres, usually 1'),
    concentration: z.number().min(0).max(1e9).optional().describe('Concentration in mol/L'),
  }),
  result: z.strictObject({
    absorbance: z.number().describe('Absorbance, to base 10'),
    molarAbsorptivity: z.number().describe('Molar absorptivity (extinction coefficient) in L/(mol·cm)'),
    pathLengthCm: z.number().describe('Path of the light through the solution in centimetres'),
    concentration: z.number().describe('Concentration in mol/L'),
    transmittancePercent: z.number().describe('Share of the light that comes through, in percent'),
  }),
  headline: 'concentration',
  examples: [
    {
      inputs: { absorbance: 0.75, molarAbsorptivity: 6220, pathLengthCm: 1 },
      result: { absorbance: 0.75, molarAbsorptivity: 6220, pathLengthCm: 1, concentration: 0.00012057877813504823, transmittancePercent: 17.78279410038923 },
    },
    {
      inputs: { molarAbsorptivity: 20000, pathLengthCm: 1, concentration: 0.00005 },
      result: { absorbance: 1, molarAbsorptivity: 20000, pathLengthCm: 1, concentration: 0.00005, transmittancePercent: 10 },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['absorbance', 'molarAbsorptivity', 'pathLengthCm', 'concentration']);
    const [a, e] = [quantityOf(inputs.absorbance), quantityOf(inputs.molarAbsorptivity)];
    const [l, c] = [quantityOf(inputs.pathLengthCm), quantityOf(inputs.concentration)];
    if ((e === undefined || l === undefined) && c?.isZero())
      unprocessable('Without any concentration, absorptivity and path have no influence, so neither can be calculated.', 'concentration');
    const absorptivity = firstOf(e, l && c && a?.div(l).div(c));
    const path = firstOf(l, c && a?.div(absorptivity).div(c));
    const absorbance = firstOf(a, c?.times(absorptivity).times(path));
    const molarAbsorptivity = inputs.molarAbsorptivity ?? doubleOf(absorptivity);
    const pathLengthCm = inputs.pathLengthCm ?? doubleOf(path);
    if (molarAbsorptivity === 0 || pathLengthCm === 0)
      unprocessable('An absorbance of 0 would need an absorptivity or a path of 0, and both are above it.', 'absorbance');
    return {
      absorbance: inputs.absorbance ?? doubleOf(absorbance),
      molarAbsorptivity,
      pathLengthCm,
      concentration: inputs.concentration ?? doubleOf(absorbance.div(absorptivity).div(path)),
      transmittancePercent: absorbance.gt(MAX_ABSORBANCE) ? 0 : doubleOf(Precise.pow(10, absorbance.neg().plus(2))),
    };
  },
});
