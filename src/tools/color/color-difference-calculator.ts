import { z } from 'zod';
import { defineTool } from '../define.ts';
import { deltaE76, deltaE94, deltaE2000, deltaECmc } from './lib/difference.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { labOf, oklabOf, srgbOf, type Triple } from './lib/spaces.ts';

const PERCEPTIONS = [
  [1, 'imperceptible'],
  [2, 'barely perceptible'],
  [10, 'perceptible'],
  [50, 'clearly different'],
] as const;

export default defineTool({
  slug: 'color-difference-calculator',
  name: 'Color Difference Calculator',
  category: 'color',
  summary: 'Calculates the difference (distance) between two colours by CIE76, CIE94, CIEDE2000, CMC and OKLab.',
  description: 'On CIE Lab with the D50 white as in CSS; lab() and lch() are taken as written. Alpha is ignored.',
  reference: 'CIE 15:2004; CIE 142-2001; CMC l:c 1984',
  keywords: ['delta e', 'deltae', 'compare', 'similarity', 'colour'],
  inputs: z.strictObject({ first: colorText('The reference colour of CIE94 and CMC'), second: colorText('The colour to compare with it') }),
  result: z.strictObject({
    deltaE76: z.number().describe('CIE 1976: distance in Lab'),
    deltaE94: z.number().describe('CIE 1994 for graphic arts: kL 1, K1 0.045, K2 0.015'),
    deltaE2000: z.number().describe('CIEDE2000 with kL = kC = kH = 1'),
    deltaECmc: z.number().describe('CMC of 1984 with l:c = 2:1'),
    deltaEOk: z.number().describe('Euclidean distance in OKLab'),
    rgbDistance: z.number().describe('Euclidean distance of the channels on the scale of 255, 0 to 441.67 within sRGB'),
    perception: z.string().describe('How different they look, by CIEDE2000: imperceptible below 1, up to opposite from 50'),
  }),
  headline: 'deltaE2000',
  examples: [
    {
      inputs: { first: 'lab(50 2.5 0)', second: 'lab(73 25 -18)' },
      result: {
        deltaE76: 36.86800781165155,
        deltaE94: 34.68916319804271,
        deltaE2000: 27.14923130074626,
        deltaECmc: 37.923276169430395,
        deltaEOk: 0.22372253516422902,
        rgbDistance: 137.606574764774,
        perception: 'clearly different',
      },
    },
  ],
  run(inputs) {
    const [first, second] = [readColor(inputs.first, 'first'), readColor(inputs.second, 'second')];
    const [lab1, lab2] = [labOf(first), labOf(second)];
    const distance = deltaE2000(lab1, lab2);
    return {
      deltaE76: deltaE76(lab1, lab2),
      deltaE94: deltaE94(lab1, lab2),
      deltaE2000: distance,
      deltaECmc: deltaECmc(lab1, lab2),
      deltaEOk: deltaE76(oklabOf(first), oklabOf(second)),
      rgbDistance: deltaE76(scaled(srgbOf(first)), scaled(srgbOf(second))),
      perception: PERCEPTIONS.find(([below]) => distance < below)?.[1] ?? 'opposite',
    };
  },
});

const scaled = ([red, green, blue]: Triple): Triple => [red * 255, green * 255, blue * 255];
