import { linear, reciprocal } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { SI, SP811, UK_LAW, YARD_POUND } from './sources.ts';

/** To the metre (of road) per cubic metre (of fuel). */
export const fuelEconomy: readonly UnitDefinition[] = [
  { code: 'mpg', label: 'Miles per Gallon (US)', aliases: ['us-mpg', 'miles-per-gallon'], relation: linear('mi / gal'), source: SP811 },
  { code: 'uk-mpg', label: 'Miles per Gallon (UK)', aliases: ['imperial-mpg'], relation: linear('mi / ukgal'), source: UK_LAW },
  { code: 'km-l', label: 'Kilometers per Liter', aliases: ['km/l', 'kmpl', 'kilometers-per-liter'], relation: linear('1000 / L'), source: SI },
  { code: 'mi-l', label: 'Miles per Liter', aliases: ['mi/l'], relation: linear('mi / L'), source: YARD_POUND },
  { code: 'l-100km', label: 'Liters per 100 Kilometers', aliases: ['l/100km', 'L/100km', 'liters-per-100-km'], relation: reciprocal('1e5 / L'), source: SI },
  { code: 'gal-100mi', label: 'Gallons (US) per 100 Miles', aliases: ['gal/100mi'], relation: reciprocal('100 * mi / gal'), source: SP811 },
];
