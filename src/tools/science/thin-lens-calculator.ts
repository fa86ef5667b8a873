import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { add, divide, isZero, multiply, type Rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

interface Lens {
  readonly focal: Rational;
  readonly object: Rational;
  readonly image: Rational;
}

export default defineTool({
  slug: 'thin-lens-calculator',
  name: 'Thin Lens Calculator',
  category: 'science',
  summary: 'Calculates the focal length, object or image distance of a lens or mirror, with the magnification.',
  description:
    'Give exactly two of the three lengths, in one unit. Real images have positive distances, virtual ones negative; the focal length is positive for a converging lens or concave mirror, negative for a diverging lens or convex mirror.',
  reference: '1/f = 1/o + 1/i; magnification = -i/o',
  keywords: ['lens equation', 'mirror equation', 'optics', 'focal length', 'image distance', 'converging', 'diverging', 'concave mirror', 'convex', 'physics'],
  inputs: z.strictObject({
    focalLength: z.number().min(-1e30).max(1e30).optional().describe('Focal length in any unit; negative for a diverging lens or convex mirror'),
    objectDistance: z.number().min(1e-30).max(1e30).optional().describe('Distance of the object from the lens or mirror, in the same unit'),
    imageDistance: z.number().min(-1e30).max(1e30).optional().describe('Distance of the image in the same unit; negative for a virtual image'),
  }),
  result: z.strictObject({
    focalLength: z.number().describe('Focal length in the unit of the inputs'),
    objectDistance: z.number().describe('Distance of the object in the unit of the inputs'),
    imageDistance: z.number().describe('Distance of the image in the unit of the inputs; negative for a virtual image'),
    magnification: z.number().describe('Size of the image divided by that of the object; negative for an inverted image'),
    image: z.enum(['real', 'virtual']).describe('real if the rays meet there, so that a screen would show it; virtual if they only seem to come from there'),
    orientation: z.enum(['inverted', 'upright']).describe('inverted for an image upside down, upright for one the same way up'),
  }),
  headline: 'imageDistance',
  examples: [
    {
      inputs: { focalLength: 10, objectDistance: 30 },
      result: { focalLength: 10, objectDistance: 30, imageDistance: 15, magnification: -0.5, image: 'real', orientation: 'inverted' },
    },
    {
      inputs: { focalLength: 10, objectDistance: 5 },
      result: { focalLength: 10, objectDistance: 5, imageDistance: -10, magnification: 2, image: 'virtual', orientation: 'upright' },
    },
  ],
  run(inputs) {
    giveExactly(2, inputs, ['focalLength', 'objectDistance', 'imageDistance']);
    const { focal, object, image } = lensOf(inputs);
    const isReal = image.numerator > 0n;
    const magnification = divide(image, object);
    return {
      focalLength: toNumber(focal),
      objectDistance: toNumber(object),
      imageDistance: toNumber(image),
      magnification: toNumber({ ...magnification, numerator: -magnification.numerator }),
      ...(isReal ? ({ image: 'real', orientation: 'inverted' } as const) : ({ image: 'virtual', orientation: 'upright' } as const)),
    };
  },
});

interface Lengths {
  readonly focalLength?: number | undefined;
  readonly objectDistance?: number | undefined;
  readonly imageDistance?: number | undefined;
}

function lensOf({ focalLength, objectDistance, imageDistance }: Lengths): Lens {
  if (focalLength === 0) unprocessable('A focal length of 0 makes no image.', 'focalLength');
  if (imageDistance === 0) unprocessable('An image at a distance of 0 belongs to no lens.', 'imageDistance');
  const focal = rationalOf(focalLength ?? 0, 'focalLength');
  const object = rationalOf(objectDistance ?? 0, 'objectDistance');
  const image = rationalOf(imageDistance ?? 0, 'imageDistance');
  if (focalLength === undefined) {
    const sum = add(object, image);
    if (isZero(sum)) unprocessable('The virtual image is where the object is: this is flat glass or a flat mirror, without a focal length.', 'imageDistance');
    return { focal: divide(multiply(object, image), sum), object, image };
  }
  const beyond = subtract(objectDistance === undefined ? image : object, focal);
  if (objectDistance !== undefined) {
    if (isZero(beyond)) unprocessable('The object is at the focus, so the image is at infinity.', 'objectDistance');
    return { focal, object, image: divide(multiply(focal, object), beyond) };
  }
  if (isZero(beyond)) unprocessable('The image is at the focus, so the object is at infinity.', 'imageDistance');
  const found = divide(multiply(focal, image), beyond);
  if (found.numerator <= 0n) unprocessable('No object in front of the lens has its image there: the object distance would be below 0.', 'imageDistance');
  return { focal, object: found, image };
}
