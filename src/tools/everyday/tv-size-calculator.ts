import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { radians } from './lib/angles.ts';
import { exactly } from './lib/choice.ts';

const CM_PER_INCH = new D('2.54');
/** The tangent of one minute of arc. */
const ARC_MINUTE = new D('0.000290888216870315908121043133364615418701842857183849165892847');

export default defineTool({
  slug: 'tv-size-calculator',
  name: 'TV Size Calculator',
  category: 'everyday',
  summary: 'Calculates screen dimensions and viewing distance of a television, or the size for a distance.',
  description: 'Give the diagonal or the distance. Farther away than the acuity distance, a normal eye no longer sees single pixels.',
  reference: 'width = 2·distance·tan(angle/2); SMPTE EG 18 recommends 30°, THX 40°; normal acuity is one minute of arc',
  keywords: ['how far to sit', 'projector', 'home cinema', '4k', 'monitor', 'viewing angle', 'inches'],
  inputs: z.strictObject({
    diagonalInch: z.number().min(1).max(1000).optional().describe('Diagonal of the screen in inches; or give distanceM'),
    distanceM: z.number().min(0.1).max(100).optional().describe('Distance from eye to screen in metres; or give diagonalInch'),
    angleDegrees: z.number().min(10).max(90).default(30).describe('Horizontal angle that the screen fills, in degrees: SMPTE 30, THX 40'),
    aspectWidth: z.number().min(0.1).max(100).default(16).describe('Width in the ratio of width to height'),
    aspectHeight: z.number().min(0.1).max(100).default(9).describe('Height in the ratio of width to height'),
    horizontalPixels: z.int().min(1).max(100_000).default(3840).describe('Pixels across the screen: 1920 for Full HD, 3840 for 4K, 7680 for 8K'),
  }),
  result: z.strictObject({
    diagonalInch: z.number().describe('Diagonal of the screen in inches'),
    widthCm: z.number().describe('Width of the screen in cm'),
    heightCm: z.number().describe('Height of the screen in cm'),
    areaM2: z.number().describe('Area of the screen in m²'),
    distanceM: z.number().describe('Distance in metres at which the screen fills the angle'),
    acuityDistanceM: z.number().describe('Distance in metres at which a pixel is one minute of arc'),
    pixelsPerInch: z.number().describe('Pixels in an inch of the screen'),
  }),
  examples: [
    {
      inputs: { diagonalInch: 65 },
      result: {
        diagonalInch: 65,
        widthCm: 143.89712117926308,
        heightCm: 80.94213066333549,
        areaM2: 1.1647339584569734,
        distanceM: 2.685156836519527,
        acuityDistanceM: 1.2882339836109429,
        pixelsPerInch: 67.78175907945533,
      },
    },
    {
      inputs: { distanceM: 3, angleDegrees: 40, horizontalPixels: 1920 },
      result: {
        diagonalInch: 98.64574787912782,
        widthCm: 218.38214055972142,
        heightCm: 122.8399540648433,
        areaM2: 2.6826052114938332,
        distanceM: 3,
        acuityDistanceM: 3.9101170694341407,
        pixelsPerInch: 22.33149646532717,
      },
    },
  ],
  run(inputs) {
    exactly(1, inputs, ['diagonalInch', 'distanceM']);
    const [across, up] = [new D(inputs.aspectWidth), new D(inputs.aspectHeight)];
    const ofDiagonal = across.div(across.times(across).plus(up.times(up)).sqrt());
    const perDistance = radians(new D(inputs.angleDegrees).div(2)).tan().times(200);
    const width = inputs.distanceM === undefined ? ofDiagonal.times(inputs.diagonalInch ?? 0).times(CM_PER_INCH) : perDistance.times(inputs.distanceM);
    const height = width.times(up).div(across);
    return {
      diagonalInch: inputs.diagonalInch ?? ratio(width.div(ofDiagonal).div(CM_PER_INCH)),
      widthCm: ratio(width),
      heightCm: ratio(height),
      areaM2: ratio(width.times(height).div(10_000)),
      distanceM: inputs.distanceM ?? ratio(width.div(perDistance)),
      acuityDistanceM: ratio(width.div(inputs.horizontalPixels).div(ARC_MINUTE).div(100)),
      pixelsPerInch: ratio(CM_PER_INCH.times(inputs.horizontalPixels).div(width)),
    };
  },
});
