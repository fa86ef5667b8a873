import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';
import { STANDARD_GRAVITY } from './constants.ts';

/** ISO 2533: pressure at sea level in hPa, gas constant of air in J/(kg K). */
export const SEA_LEVEL_HPA = '1013.25';
export const AIR_CONSTANT = '287.05287';
const SEA_LEVEL_KELVIN = '288.15';
const HEAT_RATIO = '1.4';

/** Where each layer begins in geopotential metres, and how the temperature changes in it in K/m. The first goes on below 0, the last above the standard. */
const LAYERS = [
  { from: 0, gradient: '-0.0065' },
  { from: 11_000, gradient: '0' },
  { from: 20_000, gradient: '0.001' },
  { from: 32_000, gradient: '0.0028' },
  { from: 47_000, gradient: '0' },
  { from: 51_000, gradient: '-0.0028' },
  { from: 71_000, gradient: '-0.002' },
];

interface Layer {
  from: Decimal;
  gradient: Decimal;
  /** Temperature at its foot in kelvins. */
  temperature: Decimal;
  /** Pressure at its foot in hPa. */
  pressure: Decimal;
}

const temperatureIn = ({ from, gradient, temperature }: Layer, altitude: Decimal): Decimal => altitude.minus(from).times(gradient).plus(temperature);

function pressureIn(layer: Layer, altitude: Decimal): Decimal {
  const { from, gradient, temperature, pressure } = layer;
  const weight = new Precise(STANDARD_GRAVITY).div(AIR_CONSTANT);
  if (gradient.isZero()) return altitude.minus(from).times(weight).div(temperature).neg().exp().times(pressure);
  return temperatureIn(layer, altitude).div(temperature).pow(weight.div(gradient).neg()).times(pressure);
}

function altitudeIn({ from, gradient, temperature, pressure }: Layer, wanted: Decimal): Decimal {
  const weight = new Precise(STANDARD_GRAVITY).div(AIR_CONSTANT);
  const ratio = wanted.div(pressure);
  if (gradient.isZero()) return from.minus(ratio.ln().times(temperature).div(weight));
  return ratio.pow(gradient.div(weight).neg()).minus(1).times(temperature).div(gradient).plus(from);
}

let known: readonly [Layer, ...Layer[]] | undefined;

/** The layers with the temperature and pressure at their feet, each from that below it. */
function layers(): readonly [Layer, ...Layer[]] {
  if (known) return known;
  let below: Layer = {
    from: new Precise(0),
    gradient: new Precise(LAYERS[0]?.gradient ?? 0),
    temperature: new Precise(SEA_LEVEL_KELVIN),
    pressure: new Precise(SEA_LEVEL_HPA),
  };
  const all: [Layer, ...Layer[]] = [below];
  for (const { from, gradient } of LAYERS.slice(1)) {
    const foot = new Precise(from);
    below = { from: foot, gradient: new Precise(gradient), temperature: temperatureIn(below, foot), pressure: pressureIn(below, foot) };
    all.push(below);
  }
  known = all;
  return all;
}

/** The layer at an altitude in geopotential metres. */
const layerAt = (altitude: Decimal): Layer => layers().findLast(({ from }) => from.lte(altitude)) ?? layers()[0];

/** The standard temperature in kelvins at an altitude in geopotential metres. */
export const standardTemperature = (altitude: Decimal): Decimal => temperatureIn(layerAt(altitude), altitude);

/** The standard pressure in hPa at an altitude in geopotential metres. */
export const standardPressure = (altitude: Decimal): Decimal => pressureIn(layerAt(altitude), altitude);

/** The geopotential altitude in metres at which a pressure in hPa is standard. */
export const pressureAltitude = (pressure: Decimal): Decimal => altitudeIn(layers().findLast((layer) => layer.pressure.gte(pressure)) ?? layers()[0], pressure);

/** The speed of sound in m/s in air of so many kelvins. */
export const speedOfSound = (kelvins: Decimal): Decimal => kelvins.times(AIR_CONSTANT).times(HEAT_RATIO).sqrt();
