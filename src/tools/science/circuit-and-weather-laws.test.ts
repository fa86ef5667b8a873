import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import beaufort from './beaufort-scale-converter.ts';
import dbmToWatts from './dbm-to-watts-converter.ts';
import dewPoint from './dew-point-calculator.ts';
import filterCutoff from './filter-cutoff-calculator.ts';
import heatIndex from './heat-index-calculator.ts';
import linkBudget from './link-budget-calculator.ts';
import reactance from './reactance-calculator.ts';
import rlcCircuit from './rlc-circuit-calculator.ts';
import schwarzschild from './schwarzschild-radius-calculator.ts';
import standardAtmosphere from './standard-atmosphere-calculator.ts';
import stellarDistance from './stellar-distance-calculator.ts';
import transformer from './transformer-calculator.ts';
import windChill from './wind-chill-calculator.ts';
import wireGauge from './wire-gauge-converter.ts';

const RELATIVE = 2 ** -45;

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Evenly spread over the powers of ten. */
const decades = (from: number, to: number) =>
  between(from, to).map((exponent) => Number(`1e${Math.floor(exponent)}`) * (1 + 9 * (exponent - Math.floor(exponent))));
const near = (actual: number, expected: number, absolute = 0) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.max(RELATIVE * Math.abs(expected), absolute));
const holds = (property: fc.IAsyncProperty<unknown>) => fc.assert(property, { numRuns: 30 });

describe('laws of circuits', () => {
  it('of value, frequency and reactance each follows from the others', () =>
    holds(
      fc.asyncProperty(fc.constantFrom('capacitor', 'inductor'), decades(-9, 3), decades(-3, 9), async (component, value, frequency) => {
        const { reactance: ohms, susceptance } = await run(reactance, { component, value, frequency });
        near(ohms * susceptance, 1);
        near((await run(reactance, { component, value, reactance: ohms })).frequency, frequency);
        near((await run(reactance, { component, frequency, reactance: ohms })).value, value);
      }),
    ));

  it('a filter passes half the power at its cutoff, and a low pass and a high pass share the rest between them', () =>
    holds(
      fc.asyncProperty(fc.constantFrom('rc', 'rl'), decades(0, 6), decades(0, 6), decades(0, 6), async (parts, resistance, cutoffFrequency, frequency) => {
        const at = (pass: string, hertz: number) => run(filterCutoff, { kind: `${parts}-${pass}-pass`, resistance, cutoffFrequency, frequency: hertz });
        const half = await at('low', cutoffFrequency);
        near(half.gainDb, -3.010299956639812);
        near(half.phaseDegrees, -45);
        const [low, high] = [await at('low', frequency), await at('high', frequency)];
        near(high.phaseDegrees - low.phaseDegrees, 90);
        near(10 ** (low.gainDb / 10) + 10 ** (high.gainDb / 10), 1);
      }),
    ));

  it('at resonance an RLC circuit is its resistance', () =>
    holds(
      fc.asyncProperty(
        fc.constantFrom('series', 'parallel'),
        decades(-6, 0),
        decades(-9, -3),
        decades(0, 3),
        async (topology, inductance, capacitance, resistance) => {
          const { resonantFrequency: frequency } = await run(rlcCircuit, { inductance, capacitance });
          const { impedance, qualityFactor, bandwidth, dampingRatio } = await run(rlcCircuit, { topology, inductance, capacitance, resistance, frequency });
          near(impedance, resistance, 1e-9 * resistance);
          near(bandwidth * qualityFactor, frequency);
          near(2 * qualityFactor * dampingRatio, 1);
        },
      ),
    ));

  it('a transformer turned round gives the voltage back', () =>
    holds(
      fc.asyncProperty(decades(0, 4), decades(0, 3), decades(0, 3), async (primaryVoltage, primaryTurns, secondaryTurns) => {
        const { secondaryVoltage } = await run(transformer, { primaryVoltage, primaryTurns, secondaryTurns });
        const back = await run(transformer, { primaryVoltage: secondaryVoltage, primaryTurns: secondaryTurns, secondaryTurns: primaryTurns });
        near(back.secondaryVoltage, primaryVoltage);
      }),
    ));

  it('a gauge leads to the same wire by its diameter and by its area', () =>
    holds(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (gauge) => {
        const { diameterMm, areaMm2 } = await run(wireGauge, { awg: String(gauge) });
        for (const wire of [await run(wireGauge, { diameterMm }), await run(wireGauge, { areaMm2 })]) {
          near(wire.gauge, gauge);
          expect(wire.nearestAwg).toBe(String(gauge));
        }
      }),
    ));
});

describe('laws of radio and stars', () => {
  it('every level leads back to the same power', () =>
    holds(
      fc.asyncProperty(between(-150, 150), decades(0, 3), async (dbm, impedance) => {
        const { dbw, watts, volts, dbuv } = await run(dbmToWatts, { dbm, impedance });
        for (const level of [{ dbw }, { watts }, { volts }, { dbuv }]) near((await run(dbmToWatts, { ...level, impedance })).dbm, dbm, 1e-11);
      }),
    ));

  it('twice the distance costs 6.02 dB, and so does twice the frequency', () =>
    holds(
      fc.asyncProperty(decades(0, 5), decades(-3, 9), async (frequencyMhz, distanceKm) => {
        const { pathLossDb } = await run(linkBudget, { frequencyMhz, distanceKm });
        const farther = await run(linkBudget, { frequencyMhz, distanceKm: 2 * distanceKm });
        near(farther.pathLossDb - pathLossDb, 6.020599913279624, 1e-11);
        near((await run(linkBudget, { frequencyMhz: 2 * frequencyMhz, distanceKm })).pathLossDb, farther.pathLossDb, 1e-11);
      }),
    ));

  it('of magnitudes and distance each follows from the others', () =>
    holds(
      fc.asyncProperty(between(-30, 30), decades(-3, 9), async (apparentMagnitude, distanceParsecs) => {
        const { absoluteMagnitude, parallaxMas } = await run(stellarDistance, { apparentMagnitude, distanceParsecs });
        near((await run(stellarDistance, { apparentMagnitude, absoluteMagnitude })).distanceParsecs, distanceParsecs, 1e-12 * distanceParsecs);
        near((await run(stellarDistance, { absoluteMagnitude, parallaxMas })).apparentMagnitude, apparentMagnitude, 1e-12);
      }),
    ));

  it('a black hole is the same by mass and by radius, and its radius and temperature are inverse', () =>
    holds(
      fc.asyncProperty(decades(-30, 50), async (massKg) => {
        const hole = await run(schwarzschild, { massKg });
        near((await run(schwarzschild, { radiusMeters: hole.radiusMeters })).massKg, massKg);
        const twice = await run(schwarzschild, { massKg: 2 * massKg });
        near(twice.hawkingTemperatureK, hole.hawkingTemperatureK / 2);
        near(twice.evaporationSeconds, 8 * hole.evaporationSeconds);
      }),
    ));
});

describe('laws of the air', () => {
  it('of temperature, humidity and dew point each follows from the others', () =>
    holds(
      fc.asyncProperty(between(-40, 55), between(1, 100), async (temperatureCelsius, relativeHumidity) => {
        const { dewPointCelsius } = await run(dewPoint, { temperatureCelsius, relativeHumidity });
        expect(dewPointCelsius).toBeLessThanOrEqual(temperatureCelsius);
        near((await run(dewPoint, { temperatureCelsius, dewPointCelsius })).relativeHumidity, relativeHumidity);
        near((await run(dewPoint, { relativeHumidity, dewPointCelsius })).temperatureCelsius, temperatureCelsius, 1e-11);
      }),
    ));

  it('every altitude has the pressure that leads back to it, less the higher', () =>
    holds(
      fc.asyncProperty(between(-1990, 84_000), between(1, 500), async (altitudeMeters, rise) => {
        const { pressureHpa, density } = await run(standardAtmosphere, { altitudeMeters });
        near((await run(standardAtmosphere, { pressureHpa })).altitudeMeters, altitudeMeters, 1e-8);
        const above = await run(standardAtmosphere, { altitudeMeters: altitudeMeters + rise });
        expect(above.pressureHpa).toBeLessThan(pressureHpa);
        expect(above.density).toBeLessThan(density);
      }),
    ));

  it('feels colder with more wind, and hotter by the humidex with more vapour', () =>
    holds(
      fc.asyncProperty(between(-60, 10), between(4.9, 200), between(27, 45), between(40, 84), async (cold, windKmh, hot, relativeHumidity) => {
        const chill = async (wind: number) => (await run(windChill, { temperatureCelsius: cold, windKmh: wind })).windChillCelsius;
        expect(await chill(windKmh + 5)).toBeLessThan(await chill(windKmh));
        const humidex = async (humidity: number) => (await run(heatIndex, { temperatureCelsius: hot, relativeHumidity: humidity })).humidex;
        expect(await humidex(relativeHumidity + 1)).toBeGreaterThan(await humidex(relativeHumidity));
      }),
    ));

  it('every wind is within the limits of its force', () =>
    holds(
      fc.asyncProperty(between(0, 60), async (speedMs) => {
        const { beaufort: force, minMs, maxMs = Number.POSITIVE_INFINITY } = await run(beaufort, { speedMs });
        expect(speedMs).toBeGreaterThanOrEqual(minMs);
        expect(speedMs).toBeLessThan(maxMs);
        expect(await run(beaufort, { beaufort: force })).toMatchObject({ minMs });
      }),
    ));
});
