import type { UnitDefinition } from '../unit.ts';
import { angle } from './angle.ts';
import { area } from './area.ts';
import { data, dataRate } from './data.ts';
import { electricCharge, illuminance, magneticFluxDensity } from './electricity-and-light.ts';
import { energy, power } from './energy.ts';
import { density, flowRate, viscosityDynamic, viscosityKinematic } from './fluids.ts';
import { force, torque } from './force.ts';
import { fuelEconomy } from './fuel-economy.ts';
import { length } from './length.ts';
import { pressure } from './pressure.ts';
import { radiationDose, radiationEquivalent, radioactivity } from './radiation.ts';
import { acceleration, speed } from './speed.ts';
import { temperature, temperatureDifference } from './temperature.ts';
import { frequency, time } from './time.ts';
import { volume } from './volume.ts';
import { weight } from './weight.ts';

/** The categories in the order in which they are shown. */
export const definitions: readonly (readonly [category: string, units: readonly UnitDefinition[]])[] = [
  ['Weight', weight],
  ['Length', length],
  ['Temperature', temperature],
  ['Temperature Difference', temperatureDifference],
  ['Volume', volume],
  ['Area', area],
  ['Speed', speed],
  ['Data', data],
  ['Time', time],
  ['Energy', energy],
  ['Pressure', pressure],
  ['Power', power],
  ['Force', force],
  ['Torque', torque],
  ['Angle', angle],
  ['Frequency', frequency],
  ['Data Rate', dataRate],
  ['Fuel Economy', fuelEconomy],
  ['Density', density],
  ['Flow Rate', flowRate],
  ['Acceleration', acceleration],
  ['Electric Charge', electricCharge],
  ['Illuminance', illuminance],
  ['Radiation Dose', radiationDose],
  ['Radiation Equivalent', radiationEquivalent],
  ['Radioactivity', radioactivity],
  ['Viscosity (dynamic)', viscosityDynamic],
  ['Viscosity (kinematic)', viscosityKinematic],
  ['Magnetic Flux Density', magneticFluxDensity],
];
