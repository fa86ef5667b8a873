import { invalid } from '../../errors.ts';
import { D } from '../../shared/numbers/money.ts';
import { needed } from './choice.ts';

interface Sides {
  readonly areaM2?: number | undefined;
  readonly lengthM?: number | undefined;
  readonly widthM?: number | undefined;
  readonly heightM?: number | undefined;
}

type Side = Exclude<keyof Sides, 'areaM2'>;

/** The sides of a surface in metres, in the order asked for, or undefined if its area is given instead. Both, or some sides only, are refused. */
function sidesOf(inputs: Sides, names: readonly Side[]): number[] | undefined {
  const given = names.filter((name) => inputs[name] !== undefined);
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  if (inputs.areaM2 !== undefined)
    return given[0] === undefined ? undefined : invalid(given[0], `must be left out if areaM2 is given: the area is either areaM2 or made of ${all}`);
  if (given.length === 0) invalid('areaM2', `must be given, or ${all}`);
  return names.map((name) => needed(inputs[name], name, `with ${given.join(' and ')}`));
}

/** The area given as such or as two sides, in m². */
export function areaOf(inputs: Sides, second: 'widthM' | 'heightM' = 'widthM'): D {
  const sides = sidesOf(inputs, ['lengthM', second]);
  return sides ? sides.reduce((area, side) => area.times(side), new D(1)) : new D(inputs.areaM2 ?? 0);
}

interface Room extends Sides {
  readonly ceiling: boolean;
  readonly openingsM2: number;
}

/** The walls of a room, with the ceiling if asked for, or the area given instead, less the openings, in m². */
export function roomSurface(inputs: Room): D {
  const [length, width, height] = (sidesOf(inputs, ['lengthM', 'widthM', 'heightM']) ?? []).map((side) => new D(side));
  if (!length || !width || !height) return withoutOpenings(new D(inputs.areaM2 ?? 0), inputs.openingsM2);
  const walls = length.plus(width).times(2).times(height);
  return withoutOpenings(inputs.ceiling ? walls.plus(length.times(width)) : walls, inputs.openingsM2);
}

/** What openings leave of an area, in m². Openings as large as the area are refused. */
export function withoutOpenings(area: D, openingsM2: number): D {
  return area.gt(openingsM2) ? area.minus(openingsM2) : invalid('openingsM2', `must be below the area of ${area} m²`);
}
