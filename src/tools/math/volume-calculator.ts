import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { ellipsoidSurface } from './lib/elliptic.ts';
import { measuresOf, notNegative, positive } from './lib/measures.ts';

const shapes = [
  'cube',
  'box',
  'sphere',
  'hemisphere',
  'spherical-cap',
  'cylinder',
  'hollow-cylinder',
  'cone',
  'conical-frustum',
  'square-pyramid',
  'tetrahedron',
  'octahedron',
  'torus',
  'capsule',
  'ellipsoid',
] as const;
type Shape = (typeof shapes)[number];
const names = ['edge', 'length', 'width', 'height', 'radius', 'innerRadius', 'topRadius', 'tubeRadius', 'radiusX', 'radiusY', 'radiusZ'] as const;
type Name = (typeof names)[number];
type Inputs = { readonly [Key in Name]?: number | undefined };

export default defineTool({
  slug: 'volume-calculator',
  name: 'Volume and Surface Area Calculator',
  category: 'math',
  summary: 'Calculates the volume and surface area of common solids.',
  description:
    "Each solid takes its own measures and no others, all above 0 but topRadius and a capsule's height, which may be 0. Solids are right and regular. A hollow cylinder's surface counts inside, outside and both rings.",
  reference: 'Formulas of solid geometry; ellipsoids by Carlson elliptic integrals (DLMF 19.33)',
  keywords: ['cubic metres', 'litres', 'ball', 'pyramid', 'volume'],
  inputs: z.strictObject({
    shape: z.enum(shapes).describe('Kind of solid, which decides the measures needed'),
    edge: positive.describe('Edge of a cube, tetrahedron or octahedron; of the base of a square pyramid'),
    length: positive.describe('Length of a box'),
    width: positive.describe('Width of a box'),
    height: notNegative.describe("Height of a box, cylinder, hollow cylinder, cone, frustum, pyramid or cap; of a capsule's cylinder (may be 0)"),
    radius: positive.describe('Radius of a sphere, cylinder, cone or capsule; outer of a hollow cylinder, base of a frustum, centre of tube of a torus'),
    innerRadius: positive.describe('Inner radius of a hollow cylinder, below radius'),
    topRadius: notNegative.describe('Top radius of a conical frustum, may be 0'),
    tubeRadius: positive.describe("Radius of a torus's tube, not above radius"),
    radiusX: positive.describe('First semi-axis of an ellipsoid'),
    radiusY: positive.describe('Second semi-axis of an ellipsoid'),
    radiusZ: positive.describe('Third semi-axis of an ellipsoid'),
  }),
  result: z.strictObject({
    volume: z.number().describe('Volume of the solid, in the cube of the unit given'),
    surfaceArea: z.number().describe('Area of the whole surface, bases included'),
    lateralArea: z.number().optional().describe('Area without the bases; hemisphere, cap, cylinder, cone, frustum and pyramid'),
  }),
  appliesWhen: {
    edge: { shape: ['cube', 'tetrahedron', 'octahedron', 'square-pyramid'] },
    length: { shape: ['box'] },
    width: { shape: ['box'] },
    height: { shape: ['box', 'cylinder', 'hollow-cylinder', 'cone', 'conical-frustum', 'square-pyramid', 'spherical-cap', 'capsule'] },
    radius: { shape: ['sphere', 'hemisphere', 'spherical-cap', 'cylinder', 'hollow-cylinder', 'cone', 'conical-frustum', 'torus', 'capsule'] },
    innerRadius: { shape: ['hollow-cylinder'] },
    tubeRadius: { shape: ['torus'] },
    radiusX: { shape: ['ellipsoid'] },
    radiusY: { shape: ['ellipsoid'] },
    radiusZ: { shape: ['ellipsoid'] },
  },
  examples: [
    {
      inputs: { shape: 'cylinder', radius: 3, height: 5 },
      result: { volume: 141.3716694115407, surfaceArea: 150.79644737231007, lateralArea: 94.2477796076938 },
    },
    {
      inputs: { shape: 'conical-frustum', radius: 4, topRadius: 1, height: 4 },
      result: { volume: 87.96459430051421, surfaceArea: 131.94689145077132, lateralArea: 78.53981633974483 },
    },
  ],
  run(inputs) {
    if (inputs.height === 0 && inputs.shape !== 'capsule') invalid('height', 'must be above 0');
    const { volume, surface, lateral } = measured(inputs.shape, inputs);
    return { volume: doubleOf(volume), surfaceArea: doubleOf(surface), ...(lateral && { lateralArea: doubleOf(lateral) }) };
  },
});

interface Measured {
  volume: Decimal;
  surface: Decimal;
  lateral?: Decimal;
}

const square = (value: Decimal): Decimal => value.times(value);
const disc = (radius: Decimal): Decimal => square(radius).times(PI);
const root = (value: number): Decimal => new Precise(value).sqrt();

function measured(shape: Shape, inputs: Inputs): Measured {
  const take = <Taken extends Name>(...taken: Taken[]): Record<Taken, Decimal> => measuresOf(inputs, names, shape, taken);
  switch (shape) {
    case 'cube': {
      const { edge } = take('edge');
      return { volume: square(edge).times(edge), surface: square(edge).times(6) };
    }
    case 'box': {
      const { length, width, height } = take('length', 'width', 'height');
      const faces = length.times(width).plus(length.times(height)).plus(width.times(height));
      return { volume: length.times(width).times(height), surface: faces.times(2) };
    }
    case 'square-pyramid': {
      const { edge, height } = take('edge', 'height');
      const lateral = square(height).plus(square(edge).div(4)).sqrt().times(edge).times(2);
      return { volume: square(edge).times(height).div(3), surface: lateral.plus(square(edge)), lateral };
    }
    case 'tetrahedron': {
      const { edge } = take('edge');
      return { volume: square(edge).times(edge).div(root(72)), surface: square(edge).times(root(3)) };
    }
    case 'octahedron': {
      const { edge } = take('edge');
      return { volume: square(edge).times(edge).times(root(2)).div(3), surface: square(edge).times(root(12)) };
    }
    case 'ellipsoid': {
      const { radiusX, radiusY, radiusZ } = take('radiusX', 'radiusY', 'radiusZ');
      return { volume: radiusX.times(radiusY).times(radiusZ).times(PI).times(4).div(3), surface: ellipsoidSurface(radiusX, radiusY, radiusZ) };
    }
    default:
      return round(shape, inputs);
  }
}

/** The solids of revolution. */
function round(shape: Exclude<Shape, 'cube' | 'box' | 'square-pyramid' | 'tetrahedron' | 'octahedron' | 'ellipsoid'>, inputs: Inputs): Measured {
  const take = <Taken extends Name>(...taken: Taken[]): Record<Taken, Decimal> => measuresOf(inputs, names, shape, taken);
  switch (shape) {
    case 'sphere': {
      const { radius } = take('radius');
      return { volume: disc(radius).times(radius).times(4).div(3), surface: disc(radius).times(4) };
    }
    case 'hemisphere': {
      const { radius } = take('radius');
      return { volume: disc(radius).times(radius).times(2).div(3), surface: disc(radius).times(3), lateral: disc(radius).times(2) };
    }
    case 'spherical-cap': {
      const { radius, height } = take('radius', 'height');
      const rest = radius.times(2).minus(height);
      if (rest.isNeg() && !rest.isZero()) invalid('height', 'must be at most twice the radius');
      const lateral = radius.times(height).times(PI).times(2);
      return { volume: disc(height).times(radius.plus(rest)).div(3), surface: lateral.plus(height.times(rest).times(PI)), lateral };
    }
    case 'cylinder': {
      const { radius, height } = take('radius', 'height');
      const lateral = radius.times(height).times(PI).times(2);
      return { volume: disc(radius).times(height), surface: lateral.plus(disc(radius).times(2)), lateral };
    }
    case 'hollow-cylinder': {
      const { radius, innerRadius, height } = take('radius', 'innerRadius', 'height');
      if (innerRadius.gte(radius)) invalid('innerRadius', 'must be below radius');
      const sum = radius.plus(innerRadius);
      const ring = radius.minus(innerRadius).times(sum).times(PI);
      return { volume: ring.times(height), surface: sum.times(height).times(PI).plus(ring).times(2) };
    }
    case 'cone':
    case 'conical-frustum': {
      const { radius, height } = shape === 'cone' ? take('radius', 'height') : take('radius', 'topRadius', 'height');
      const top = new Precise(inputs.topRadius ?? 0);
      const lateral = square(radius.minus(top)).plus(square(height)).sqrt().times(radius.plus(top)).times(PI);
      const squares = square(radius).plus(radius.times(top)).plus(square(top));
      return { volume: squares.times(height).times(PI).div(3), surface: lateral.plus(disc(radius)).plus(disc(top)), lateral };
    }
    case 'torus': {
      const { radius, tubeRadius } = take('radius', 'tubeRadius');
      if (tubeRadius.gt(radius)) invalid('tubeRadius', 'must not be above radius');
      return { volume: disc(tubeRadius).times(radius).times(PI).times(2), surface: square(PI).times(radius).times(tubeRadius).times(4) };
    }
    case 'capsule': {
      const { radius, height } = take('radius', 'height');
      return {
        volume: disc(radius).times(radius.times(4).div(3).plus(height)),
        surface: radius
          .times(PI)
          .times(height.plus(radius.times(2)))
          .times(2),
      };
    }
  }
}
