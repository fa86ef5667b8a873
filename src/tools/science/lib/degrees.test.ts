import { expect, it } from 'vitest';
import { doubleOf, Precise } from '../../shared/numbers/precise.ts';
import { degreesOf, sineAndCosine } from './degrees.ts';

const doublesOf = (degrees: number): number[] => sineAndCosine(degrees).map(doubleOf);
const ROOT_HALF = Math.SQRT1_2;

it('is exact where sine or cosine are rational, all around the circle', () => {
  expect([0, 90, 180, 270, 360, -90, -180].map(doublesOf)).toEqual([
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]);
  expect(
    [30, 60, 120, 150, 210, -30].map((angle) =>
      sineAndCosine(angle)
        .find((value) => value.abs().eq('0.5'))
        ?.toNumber(),
    ),
  ).toEqual([0.5, 0.5, -0.5, 0.5, -0.5, -0.5]);
  expect([45, 135, 225, 315].map(doublesOf)).toEqual([
    [ROOT_HALF, ROOT_HALF],
    [ROOT_HALF, -ROOT_HALF],
    [-ROOT_HALF, -ROOT_HALF],
    [-ROOT_HALF, ROOT_HALF],
  ]);
});

it('has the same digits for sine and cosine of 45 degrees, and never -0', () => {
  const [sine, cosine] = sineAndCosine(45);
  expect(sine.eq(cosine)).toBe(true);
  const parts = [-360, -270, -180, -90, 0, 90, 180, 270].flatMap((angle) => sineAndCosine(angle));
  expect(parts.filter((value) => value.isZero() && value.isNeg())).toEqual([]);
});

it('turns radians into degrees', () => {
  expect(doubleOf(degreesOf(Precise.acos(0)))).toBe(90);
});
