import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';

/** The Magnus formula of the WMO (Guide to Instruments and Methods of Observation, annex 4.B): hPa, none, °C. */
const AT_ZERO = '6.112';
const SLOPE = '17.62';
const POLE = '243.12';

/** Absolute zero is so far below 0 °C. */
export const ZERO_CELSIUS = '273.15';

/** The pressure of saturated water vapour over water in hPa, at a temperature in °C above -243.12. */
export const saturationPressure = (celsius: Decimal): Decimal => celsius.times(SLOPE).div(celsius.plus(POLE)).exp().times(AT_ZERO);

/** The temperature in °C at which water vapour of so many hPa is saturated. */
export function saturationTemperature(pressure: Decimal): Decimal {
  const logarithm = pressure.div(AT_ZERO).ln();
  return logarithm.times(POLE).div(new Precise(SLOPE).minus(logarithm));
}

/** The pressure of water vapour in hPa, at a temperature in °C and a relative humidity in percent. */
export const vaporPressureOf = (celsius: Decimal, humidity: Decimal | number): Decimal => saturationPressure(celsius).times(humidity).div(100);

/** Environment Canada's humidex in °C, from the air in °C and the pressure of its vapour in hPa. */
export const humidexOf = (celsius: Decimal, vaporPressure: Decimal): Decimal => celsius.plus(vaporPressure.minus(10).times(5).div(9));

/** °C in °F. */
export const fahrenheitOf = (celsius: Decimal): Decimal => celsius.times('1.8').plus(32);
