import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { SI, SP811 } from './sources.ts';

/** To the radian. */
export const angle: readonly UnitDefinition[] = [
  { code: 'degrees', label: 'Degrees', aliases: ['deg', '°', 'degree'], relation: linear('pi / 180'), source: SI },
  { code: 'radians', label: 'Radians', aliases: ['rad', 'radian'], relation: linear('1'), source: SI },
  { code: 'mrad', label: 'Milliradians', aliases: ['milliradian', 'milliradians'], relation: linear('0.001'), source: SI },
  { code: 'gradians', label: 'Gradians', aliases: ['grad', 'gon', 'gons', 'grads'], relation: linear('pi / 200'), source: SP811 },
  { code: 'arcmin', label: 'Arcminutes', aliases: ['arcminute', 'arcminutes', 'moa'], relation: linear('pi / 10800'), source: SI },
  { code: 'arcsec', label: 'Arcseconds', aliases: ['arcsecond', 'arcseconds'], relation: linear('pi / 648000'), source: SI },
  { code: 'mas', label: 'Milliarcseconds', aliases: ['milliarcsecond', 'milliarcseconds'], relation: linear('pi / 648e6'), source: SI },
  { code: 'turns', label: 'Turns', aliases: ['turn', 'rev', 'revolution', 'revolutions'], relation: linear('2 * pi'), source: 'ISO 80000-3:2019' },
  { code: 'quadrants', label: 'Quadrants', aliases: ['quadrant', 'right-angle', 'right-angles'], relation: linear('pi / 2'), source: 'ISO 80000-3:2019' },
  { code: 'nato-mils', label: 'Mils (NATO)', aliases: ['nato-mil', 'angular-mil'], relation: linear('pi / 3200'), source: 'NATO: 6400 mils to the turn' },
];
