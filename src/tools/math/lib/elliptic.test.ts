import { expect, it } from 'vitest';
import { Precise } from '../../shared/numbers/precise.ts';
import { pythonRows } from '../../shared/testing.ts';
import { ellipsePerimeter, ellipsoidSurface } from './elliptic.ts';

const exactly = (value: number) => new Precise(value);

it.each(pythonRows<[number, number, string]>('ellipses', 'math'))(
  'gives the perimeter of an ellipse with semi-axes %s and %s as mpmath does',
  (a, b, expected) => {
    expect(ellipsePerimeter(exactly(a), exactly(b)).minus(expected).abs().div(expected).toNumber()).toBeLessThan(1e-46);
  },
);

it.each(pythonRows<[number, number, number, string]>('ellipsoids', 'math'))(
  'gives the surface of an ellipsoid with semi-axes %s, %s and %s as mpmath does',
  (a, b, c, expected) => {
    expect(ellipsoidSurface(exactly(a), exactly(b), exactly(c)).minus(expected).abs().div(expected).toNumber()).toBeLessThan(1e-46);
  },
);

it('gives a sphere 4π times the square of its radius', () => {
  expect(ellipsoidSurface(exactly(2), exactly(2), exactly(2)).div(16).toFixed(40)).toBe('3.1415926535897932384626433832795028841972');
});
