import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import cookingConverter from './cooking-converter.ts';
import horsepower from './horsepower-calculator.ts';
import recipeScaler from './recipe-scaler.ts';
import shoeSize from './shoe-size-converter.ts';
import speedDistanceTime from './speed-distance-time-calculator.ts';
import tankVolume from './tank-volume-calculator.ts';

const RELATIVE = 2 ** -48;

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const near = (actual: number, expected: number) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(RELATIVE * Math.abs(expected));
const holds = (property: fc.IAsyncProperty<unknown>) => fc.assert(property, { numRuns: 50 });

describe('laws of everyday conversions', () => {
  it('a measure converted there and back is the same', () =>
    holds(
      fc.asyncProperty(
        between(0.001, 1000),
        fc.constantFrom('cup', 'tsp', 'ml', 'au-tbsp'),
        fc.constantFrom('g', 'lb', 'stick', 'oz'),
        async (value, from, to) => {
          const there = await run(cookingConverter, { value, from, to, ingredient: 'honey' });
          near((await run(cookingConverter, { value: there.value, from: to, to: from, ingredient: 'honey' })).value, value);
        },
      ),
    ));

  it('a recipe scaled up and down again is as it was', () =>
    holds(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 40 }),
        async (amounts, servings) => {
          const lines = amounts.map((amount) => `${amount} g`);
          const more = await run(recipeScaler, { lines, factor: servings });
          expect((await run(recipeScaler, { lines: more.lines, fromServings: servings, toServings: 1 })).lines).toEqual(lines);
        },
      ),
    ));

  it('any size of a shoe leads back to its foot', () =>
    holds(
      fc.asyncProperty(between(170, 350), async (size) => {
        const { eu, uk, usMen, usWomen } = await run(shoeSize, { size, from: 'mondopoint' });
        for (const [from, given] of Object.entries({ eu, uk, 'us-men': usMen, 'us-women': usWomen })) {
          if (given >= 0) near((await run(shoeSize, { size: given, from })).footMm, size);
        }
      }),
    ));

  it('of speed, distance and time each follows from the others', () =>
    holds(
      fc.asyncProperty(between(0.001, 1e5), between(1, 1e5), async (distanceKm, speedKmh) => {
        const { durationSeconds } = await run(speedDistanceTime, { distanceKm, speedKmh });
        near((await run(speedDistanceTime, { distanceKm, durationSeconds })).speedKmh, speedKmh);
        near((await run(speedDistanceTime, { speedKmh, durationSeconds })).distanceKm, distanceKm);
      }),
    ));

  it('of power, torque and speed each follows from the others', () =>
    holds(
      fc.asyncProperty(between(0.01, 1e4), between(0.01, 1e4), async (torqueNm, rpm) => {
        const { powerKw, powerHp } = await run(horsepower, { torqueNm, rpm });
        near((await run(horsepower, { powerKw, rpm })).torqueNm, torqueNm);
        near((await run(horsepower, { powerHp, torqueNm })).rpm, rpm);
      }),
    ));

  it('what fills a lying tank or a sphere, and what is then missing, make it full', () =>
    holds(
      fc.asyncProperty(fc.constantFrom('horizontal-cylinder', 'sphere'), fc.integer({ min: 0, max: 1000 }), async (shape, filledCm) => {
        const tank = { shape, diameterCm: 1000, lengthCm: 300 };
        const below = await run(tankVolume, { ...tank, filledCm });
        const above = await run(tankVolume, { ...tank, filledCm: 1000 - filledCm });
        near(below.filledLiters + above.filledLiters, below.totalLiters);
        if (filledCm < 1000) expect((await run(tankVolume, { ...tank, filledCm: filledCm + 0.001 })).filledLiters).toBeGreaterThan(below.filledLiters);
      }),
    ));
});
