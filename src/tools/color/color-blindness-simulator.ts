import { z } from 'zod';
import { defineTool } from '../define.ts';
import { deltaE2000 } from './lib/difference.ts';
import { clippedOf, hexOf, luminanceOf, ofHex, srgb } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { type Color, encodedOf, labOf, linearOf, type Triple } from './lib/spaces.ts';

const TOLD_APART = 10;

/** Machado, Oliveira and Fernandes 2009: severity 1.0 for -opia, 0.6 for -omaly. */
const MATRICES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  protanomaly: [
    [0.38545, 0.769005, -0.154455],
    [0.100526, 0.829802, 0.069673],
    [-0.007442, -0.02219, 1.029632],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  deuteranomaly: [
    [0.498864, 0.674741, -0.173604],
    [0.205199, 0.754872, 0.039929],
    [-0.011131, 0.030969, 0.980162],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  tritanomaly: [
    [1.104996, -0.046633, -0.058363],
    [-0.032137, 0.971635, 0.060503],
    [0.001336, 0.317922, 0.680742],
  ],
};

export default defineTool({
  slug: 'color-blindness-simulator',
  name: 'Color Blindness Simulator',
  category: 'color',
  summary: 'Shows colours as people with colour vision deficiencies see them.',
  description:
    'Works on linear sRGB, with severity 1.0 for -opia and 0.6 for -omaly; achromatopsia keeps the luminance alone. Results are clipped to sRGB. Alpha is kept.',
  reference: 'Machado, Oliveira and Fernandes 2009; CIEDE2000 for the confusions',
  keywords: ['daltonism', 'deuteranopia', 'protanopia', 'tritanopia', 'accessibility', 'red green', 'colour'],
  // Every pair of colours is compared.
  heavyWhen: ({ colors }) => colors.length > 30,
  inputs: z.strictObject({
    colors: z.array(colorText('One of the colours to look at')).min(1).max(100).describe('The colours to simulate, 1 to 100'),
    type: z
      .enum(['protanopia', 'protanomaly', 'deuteranopia', 'deuteranomaly', 'tritanopia', 'tritanomaly', 'achromatopsia'])
      .default('deuteranopia')
      .describe('The deficiency: red (prot-), green (deuter-) or blue (trit-) missing (-opia) or weak (-omaly); no colour at all'),
  }),
  result: z.strictObject({
    colors: z
      .array(z.strictObject({ original: z.string().describe('The given colour as hex'), simulated: z.string().describe('What is seen of it, as hex') }))
      .describe('Each colour and how it looks, in the order given'),
    confusions: z
      .array(
        z.strictObject({
          first: z.string().describe('Earlier colour of the pair, as given, in hex'),
          second: z.string().describe('Later colour of the pair, as given, in hex'),
          deltaE: z.number().describe('CIEDE2000 distance of what is seen of both'),
        }),
      )
      .describe('Pairs that differ (CIEDE2000 at least 10) and hardly differ any more when simulated (below 10)'),
  }),
  examples: [
    {
      inputs: { colors: ['red', 'lime', 'blue'] },
      result: {
        colors: [
          { original: '#ff0000', simulated: '#a39000' },
          { original: '#00ff00', simulated: '#efd63a' },
          { original: '#0000ff', simulated: '#003dfb' },
        ],
        confusions: [],
      },
    },
    {
      inputs: { colors: ['#d62728', '#2ca02c'], type: 'protanopia' },
      result: {
        colors: [
          { original: '#d62728', simulated: '#615725' },
          { original: '#2ca02c', simulated: '#a39119' },
        ],
        confusions: [],
      },
    },
  ],
  run({ colors, type }) {
    const seen = colors.map((text, index) => {
      const color = readColor(text, `colors[${index}]`);
      const simulated = simulate(color, type);
      return { original: hexOf(color), simulated: hexOf(simulated), labBefore: labOf(ofHex(color)), labAfter: labOf(ofHex(simulated)) };
    });
    const confusions = seen.flatMap((first, index) =>
      seen.slice(index + 1).flatMap((second) => {
        const deltaE = deltaE2000(first.labAfter, second.labAfter);
        const confused = deltaE < TOLD_APART && deltaE2000(first.labBefore, second.labBefore) >= TOLD_APART;
        return confused ? [{ first: first.original, second: second.original, deltaE }] : [];
      }),
    );
    return { colors: seen.map(({ original, simulated }) => ({ original, simulated })), confusions };
  },
});

function simulate(color: Color, type: string): Color {
  const matrix = MATRICES[type];
  const grey = encodedOf(luminanceOf(color));
  if (!matrix) return srgb([grey, grey, grey], color.alpha);
  const [red, green, blue] = clippedOf(color);
  const light = [linearOf(red), linearOf(green), linearOf(blue)] as const;
  const channel = ([r, g, b]: Triple): number => encodedOf(Math.min(1, Math.max(0, r * light[0] + g * light[1] + b * light[2])));
  return srgb([channel(matrix[0]), channel(matrix[1]), channel(matrix[2])], color.alpha);
}
