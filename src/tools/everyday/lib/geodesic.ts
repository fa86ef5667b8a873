import type { Geodesic } from 'geographiclib-geodesic';
import { cbrt } from '../../shared/numbers/elementary.ts';
import { elementaryFor } from '../../shared/numbers/elementary-for.ts';
import { doubleOf, Precise } from '../../shared/numbers/precise.ts';

type Ellipsoid = typeof Geodesic.WGS84;

let earth: Ellipsoid | undefined;

/** Work on geodesics of the WGS 84 ellipsoid, with the same digits in every engine. */
export async function onEarth<Result>(work: (ellipsoid: Ellipsoid) => Result): Promise<Result> {
  const { Constants, Geodesic, Math: functions } = (await import('geographiclib-geodesic')).default;
  return elementaryFor(() => {
    if (earth === undefined) {
      // The library has kept these two of the engine's since it was loaded.
      Object.assign(functions, { cbrt, atanh: (x: number) => doubleOf(Precise.atanh(x)) });
      earth = new Geodesic.Geodesic(Constants.WGS84.a, Constants.WGS84.f);
    }
    return work(earth);
  });
}
