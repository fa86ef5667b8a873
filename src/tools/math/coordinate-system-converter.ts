import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { cosineOfDegrees, directionDegrees, radiansOf, sineOfDegrees } from './lib/angles.ts';

const systems = ['cartesian', 'polar', 'cylindrical', 'spherical'] as const;
type System = (typeof systems)[number];
type AngleUnit = 'degrees' | 'radians';

/** How many coordinates each system takes. */
const COUNTS: Record<System, readonly number[]> = { cartesian: [2, 3], polar: [2], cylindrical: [3], spherical: [3] };

export default defineTool({
  slug: 'coordinate-system-converter',
  name: 'Coordinate System Converter',
  category: 'math',
  summary: 'Converts between Cartesian, polar, cylindrical and spherical coordinates.',
  description:
    'Cartesian (x, y) or (x, y, z), polar (r, φ), cylindrical (ρ, φ, z), spherical (r, ϑ, φ) with ϑ from the positive z axis. Results have r and ρ not negative, φ above -180° up to 180° and ϑ from 0° to 180°; inputs may have any angle.',
  reference: 'ISO 80000-2:2019',
  keywords: ['xyz', 'theta', 'phi', 'rho'],
  inputs: z.strictObject({
    coordinates: z.array(z.number()).min(2).max(3).describe('Coordinates: two for cartesian and polar, three for cartesian, cylindrical and spherical'),
    from: z.enum(systems).describe('System of the coordinates given'),
    to: z.enum(systems).describe('Coordinate system wanted'),
    angleUnit: z.enum(['degrees', 'radians']).default('degrees').describe('Unit of all angles, given and resulting'),
  }),
  result: z.strictObject({ coordinates: z.array(z.number()).describe('Coordinates in the system wanted') }),
  examples: [
    { inputs: { coordinates: [3, 4], from: 'cartesian', to: 'polar' }, result: { coordinates: [5, 53.13010235415598] } },
    { inputs: { coordinates: [2, 90, -90], from: 'spherical', to: 'cartesian' }, result: { coordinates: [0, -2, 0] } },
  ],
  run({ coordinates, from, to, angleUnit }) {
    const count = coordinates.length;
    if (!COUNTS[from].includes(count)) invalid('coordinates', `must be ${COUNTS[from][0]} numbers for ${from}, not ${count}`);
    if (!COUNTS[to].includes(count))
      invalid('to', `must be ${count === 2 ? 'cartesian or polar' : 'cartesian, cylindrical or spherical'} for ${count} coordinates`);
    const point = toCartesian(
      coordinates.map((value) => new Precise(value)),
      from,
      angleUnit,
    );
    return { coordinates: fromCartesian(point, to, angleUnit) };
  },
});

function circular(angle: Decimal, unit: AngleUnit): { sine: Decimal; cosine: Decimal } {
  if (unit === 'radians') return { sine: Precise.sin(angle), cosine: Precise.cos(angle) };
  return { sine: sineOfDegrees(angle), cosine: cosineOfDegrees(angle) };
}

function toCartesian(coordinates: readonly Decimal[], from: System, unit: AngleUnit): Decimal[] {
  const [first = new Precise(0), second = first, third] = coordinates;
  switch (from) {
    case 'cartesian':
      return [...coordinates];
    case 'polar':
    case 'cylindrical': {
      const { sine, cosine } = circular(second, unit);
      return [first.times(cosine), first.times(sine), ...(third ? [third] : [])];
    }
    case 'spherical': {
      const [polar, azimuth] = [circular(second, unit), circular(third ?? second, unit)];
      const flat = first.times(polar.sine);
      return [flat.times(azimuth.cosine), flat.times(azimuth.sine), first.times(polar.cosine)];
    }
  }
}

function fromCartesian([x = new Precise(0), y = x, z]: readonly Decimal[], to: System, unit: AngleUnit): number[] {
  const angle = (degrees: Decimal): number => doubleOf(unit === 'radians' ? radiansOf(degrees) : degrees);
  const height = z ? [doubleOf(z)] : [];
  const flat = x.times(x).plus(y.times(y)).sqrt();
  const direction = angle(directionDegrees(y, x));
  // Azimuths are above -180°, as doubles too.
  const azimuth = direction === -180 ? 180 : direction;
  switch (to) {
    case 'cartesian':
      return [doubleOf(x), doubleOf(y), ...height];
    case 'polar':
    case 'cylindrical':
      return [doubleOf(flat), azimuth, ...height];
    case 'spherical': {
      const up = z ?? new Precise(0);
      return [doubleOf(flat.times(flat).plus(up.times(up)).sqrt()), angle(directionDegrees(flat, up)), azimuth];
    }
  }
}
