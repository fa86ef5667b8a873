import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { SI, SP811 } from './sources.ts';

/** To the gray. */
export const radiationDose: readonly UnitDefinition[] = [
  { code: 'gray', label: 'Grays', aliases: ['Gy', 'grays'], relation: linear('1'), source: SI },
  { code: 'mgy', label: 'Milligrays', aliases: ['mGy', 'milligray', 'milligrays'], relation: linear('0.001'), source: SI },
  { code: 'rad-dose', label: 'Rads', aliases: ['rads'], relation: linear('0.01'), source: SP811 },
];

/** To the sievert. */
export const radiationEquivalent: readonly UnitDefinition[] = [
  { code: 'sieverts', label: 'Sieverts', aliases: ['Sv', 'sievert'], relation: linear('1'), source: SI },
  { code: 'msv', label: 'Millisieverts', aliases: ['mSv', 'millisievert', 'millisieverts'], relation: linear('0.001'), source: SI },
  { code: 'usv', label: 'Microsieverts', aliases: ['µSv', 'microsievert', 'microsieverts'], relation: linear('1e-6'), source: SI },
  { code: 'rem', label: 'Rem', aliases: ['rems'], relation: linear('0.01'), source: SP811 },
  { code: 'mrem', label: 'Millirem', aliases: ['millirem', 'millirems'], relation: linear('1e-5'), source: SP811 },
];

/** To the becquerel. */
export const radioactivity: readonly UnitDefinition[] = [
  { code: 'becquerels', label: 'Becquerels', aliases: ['Bq', 'becquerel'], relation: linear('1'), source: SI },
  { code: 'kbq', label: 'Kilobecquerels', aliases: ['kBq', 'kilobecquerel'], relation: linear('1000'), source: SI },
  { code: 'mbq', label: 'Megabecquerels', aliases: ['MBq', 'megabecquerel'], relation: linear('1e6'), source: SI },
  { code: 'gbq', label: 'Gigabecquerels', aliases: ['GBq', 'gigabecquerel'], relation: linear('1e9'), source: SI },
  { code: 'curies', label: 'Curies', aliases: ['Ci', 'curie'], relation: linear('3.7e10'), source: SP811 },
  { code: 'mci', label: 'Millicuries', aliases: ['mCi', 'millicurie'], relation: linear('3.7e7'), source: SP811 },
  { code: 'uci', label: 'Microcuries', aliases: ['µCi', 'microcurie'], relation: linear('3.7e4'), source: SP811 },
  {
    code: 'dpm',
    label: 'Disintegrations per Minute',
    aliases: ['disintegrations-per-minute'],
    relation: linear('1 / minute'),
    source: 'Disintegrations in a minute',
  },
];
