import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import carnot from './carnot-efficiency-calculator.ts';
import combinedGasLaw from './combined-gas-law-calculator.ts';
import coulombsLaw from './coulombs-law-calculator.ts';
import halfLife from './half-life-calculator.ts';
import idealGas from './ideal-gas-calculator.ts';
import photonEnergy from './photon-energy-calculator.ts';
import relativity from './relativity-calculator.ts';
import snellsLaw from './snells-law-calculator.ts';
import soundLevel from './sound-level-calculator.ts';
import thinLens from './thin-lens-calculator.ts';

const RELATIVE = 2 ** -48;

/** Any number of a range, each power of ten as likely. */
const between = (lowest: number, highest: number) =>
  fc.double({ min: lowest, max: highest, noNaN: true }).map((power) => Number(`1e${Math.round(power)}`) * (1 + (power - Math.floor(power))));
const near = (actual: number, expected: number, relative = RELATIVE) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.abs(expected));
const holds = (property: fc.IAsyncProperty<unknown>) => fc.assert(property, { numRuns: 40 });

/** Each of the named results, left out of the inputs, comes back from the others. */
async function eachFollows(tool: Parameters<typeof run>[0], whole: Record<string, number>, names: readonly string[]): Promise<void> {
  for (const missing of names) {
    const others = Object.fromEntries(names.filter((name) => name !== missing).map((name) => [name, whole[name]]));
    near((await run(tool, others))[missing], whole[missing] ?? 0, 2 ** -44);
  }
}

describe('laws of light and sound', () => {
  it('any quantity of a photon leads back to the others', () =>
    holds(
      fc.asyncProperty(between(-15, 15), async (wavelengthNm) => {
        const whole = await run(photonEnergy, { wavelengthNm });
        for (const name of ['frequencyHz', 'energyEv', 'energyJoules', 'wavenumberPerCm']) {
          const again = await run(photonEnergy, { [name]: whole[name] });
          for (const other of ['wavelengthNm', 'frequencyHz', 'energyEv', 'energyKjPerMol']) near(again[other], whole[other]);
        }
      }),
    ));

  it('light goes back on the way that it came', () =>
    holds(
      fc.asyncProperty(
        fc.double({ min: 1, max: 3, noNaN: true }),
        fc.double({ min: 1, max: 3, noNaN: true }),
        fc.integer({ min: 1, max: 89 }),
        async (index1, index2, angle1Degrees) => {
          const there = await run(snellsLaw, { index1, index2, angle1Degrees });
          expect(there.totalInternalReflection).toBe(angle1Degrees > (there.criticalAngleDegrees ?? 90));
          if (there.totalInternalReflection) return;
          const back = await run(snellsLaw, { index1: index2, index2: index1, angle1Degrees: there.angle2Degrees });
          near(back.angle2Degrees ?? 90, angle1Degrees, 1e-7);
          near(back.brewsterAngleDegrees + there.brewsterAngleDegrees, 90);
        },
      ),
    ));

  it('at the Brewster angle the refracted ray is at right angles to the reflected one', () =>
    holds(
      fc.asyncProperty(fc.double({ min: 1, max: 5, noNaN: true }), fc.double({ min: 1, max: 5, noNaN: true }), async (index1, index2) => {
        const { brewsterAngleDegrees } = await run(snellsLaw, { index1, index2, angle1Degrees: 0 });
        near((await run(snellsLaw, { index1, index2, angle1Degrees: brewsterAngleDegrees })).angle2Degrees + brewsterAngleDegrees, 90);
      }),
    ));

  it('of focal length, object and image each follows from the others, and object and image can be exchanged', () =>
    holds(
      fc.asyncProperty(fc.integer({ min: 100, max: 1000 }), fc.integer({ min: 10, max: 10_000 }), async (focalLength, beyond) => {
        const whole = await run(thinLens, { focalLength, objectDistance: focalLength + beyond });
        await eachFollows(thinLens, whole, ['focalLength', 'objectDistance', 'imageDistance']);
        const exchanged = await run(thinLens, { focalLength, objectDistance: whole.imageDistance });
        near(exchanged.imageDistance, whole.objectDistance, 2 ** -36);
        near(exchanged.magnification * whole.magnification, 1, 2 ** -36);
        // Newton's form of the equation.
        near((whole.imageDistance - focalLength) * beyond, focalLength * focalLength, 1e-6);
      }),
    ));

  it('n equal levels are 10 log10 n more than one, their mean is the level, and levels shift together', () =>
    holds(
      fc.asyncProperty(
        fc.integer({ min: -50, max: 150 }),
        fc.array(fc.integer({ min: -40, max: 140 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: -50, max: 50 }),
        async (level, levels, shift) => {
          const tenfold = await run(soundLevel, { levels: Array.from({ length: 10 }, () => level) });
          expect(tenfold).toEqual({ total: level + 10, average: level });
          const [here, shifted] = [await run(soundLevel, { levels }), await run(soundLevel, { levels: levels.map((one) => one + shift) })];
          expect(shifted.total).toBeCloseTo(here.total + shift, 10);
          expect(here.total).toBeGreaterThanOrEqual(Math.max(...levels));
          expect(here.average).toBeLessThanOrEqual(Math.max(...levels));
        },
      ),
    ));

  it('speed, beta and Lorentz factor lead to each other, and energies and momentum belong together', () =>
    holds(
      fc.asyncProperty(fc.double({ min: 0.01, max: 0.99, noNaN: true }), between(-20, 20), async (beta, massKg) => {
        const whole = await run(relativity, { beta, massKg, properTime: 1, properLength: 1 });
        near((await run(relativity, { speed: whole.speed })).lorentzFactor, whole.lorentzFactor, 1e-12);
        near((await run(relativity, { lorentzFactor: whole.lorentzFactor })).beta, beta, 1e-10);
        near(whole.dilatedTime * whole.contractedLength, 1);
        near(whole.restEnergy + whole.kineticEnergy, whole.totalEnergy);
        near(whole.momentum * 299_792_458, whole.totalEnergy * beta);
      }),
    ));

  it('charges act on each other alike, a quarter as much at twice the distance', () =>
    holds(
      fc.asyncProperty(between(-12, 3), between(-12, 3), between(-9, 3), async (charge1, charge2, distance) => {
        const { force, potentialEnergy } = await run(coulombsLaw, { charge1, charge2: -charge2, distance });
        near((await run(coulombsLaw, { charge1: -charge2, charge2: charge1, distance })).force, force);
        near((await run(coulombsLaw, { charge1: -charge1, charge2, distance: 2 * distance })).force * 4, force, 1e-14);
        near(force * distance, potentialEnergy);
      }),
    ));
});

describe('laws of gases, heat and decay', () => {
  it('of the quantities of an ideal gas each follows from the others', () =>
    holds(
      fc.asyncProperty(between(-20, 20), between(-20, 20), between(-20, 20), async (pressurePa, volumeM3, temperatureK) => {
        const whole = await run(idealGas, { pressurePa, volumeM3, temperatureK });
        await eachFollows(idealGas, whole, ['pressurePa', 'volumeM3', 'amountMol', 'temperatureK']);
      }),
    ));

  it('two states of an ideal gas fulfil the combined law', () =>
    holds(
      fc.asyncProperty(between(-9, 9), between(-9, 9), between(0, 4), between(0, 4), async (volume1, volume2, temperature1K, temperature2K) => {
        const [one, other] = [
          await run(idealGas, { volumeM3: volume1, amountMol: 3, temperatureK: temperature1K }),
          await run(idealGas, { volumeM3: volume2, amountMol: 3, temperatureK: temperature2K }),
        ];
        const found = await run(combinedGasLaw, { pressure1: one.pressurePa, volume1, temperature1K, volume2, temperature2K });
        expect(found).toMatchObject({ unknown: 'pressure2', law: 'combined' });
        near(found.value, other.pressurePa);
      }),
    ));

  it('a heat pump is better by 1 than a refrigerator, and the inverse of the engine', () =>
    holds(
      fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), async (coldK, apart) => {
        const { efficiencyPercent, refrigeratorCop, heatPumpCop } = await run(carnot, { hotK: coldK + apart, coldK });
        near(heatPumpCop - refrigeratorCop, 1, 1e-10);
        near(heatPumpCop * efficiencyPercent, 100);
      }),
    ));

  it('of the quantities of a decay each follows from the others, and a half-life halves', () =>
    holds(
      fc.asyncProperty(between(-9, 9), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 50, max: 500 }), async (initialAmount, time, period) => {
        const whole = await run(halfLife, { initialAmount, time, halfLife: period });
        await eachFollows(halfLife, whole, ['initialAmount', 'remainingAmount', 'time', 'halfLife']);
        near((await run(halfLife, { initialAmount, time: time + period, halfLife: period })).remainingAmount * 2, whole.remainingAmount);
        near(whole.decayConstant * whole.meanLifetime, 1);
      }),
    ));
});
