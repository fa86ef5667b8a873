import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { CODATA, HB44, SI, SP811, UK_LAW, YARD_POUND } from './sources.ts';

/** To the kilogram. */
export const weight: readonly UnitDefinition[] = [
  { code: 'mcg', label: 'Micrograms', aliases: ['µg', 'ug', 'microgram', 'micrograms'], relation: linear('1e-9'), source: SI },
  { code: 'mg', label: 'Milligrams', aliases: ['milligram', 'milligrams'], relation: linear('1e-6'), source: SI },
  { code: 'cg', label: 'Centigrams', aliases: ['centigram', 'centigrams'], relation: linear('1e-5'), source: SI },
  { code: 'dg', label: 'Decigrams', aliases: ['decigram', 'decigrams'], relation: linear('1e-4'), source: SI },
  { code: 'g', label: 'Grams', aliases: ['gram', 'grams', 'gramme', 'grammes'], relation: linear('0.001'), source: SI },
  { code: 'dag', label: 'Decagrams', aliases: ['decagram', 'decagrams', 'dekagram', 'dekagrams'], relation: linear('0.01'), source: SI },
  { code: 'hg', label: 'Hectograms', aliases: ['hectogram', 'hectograms'], relation: linear('0.1'), source: SI },
  { code: 'kg', label: 'Kilograms', aliases: ['kilogram', 'kilograms', 'kilo', 'kilos', 'kgs'], relation: linear('1'), source: SI },
  { code: 'quintals', label: 'Quintals', aliases: ['quintal', 'q'], relation: linear('100'), source: SP811 },
  { code: 'tonnes', label: 'Metric Tons', aliases: ['t', 'tonne', 'metric-ton', 'metric-tons', 'mt'], relation: linear('1000'), source: SI },
  { code: 'kilotonnes', label: 'Kilotonnes', aliases: ['kilotonne'], relation: linear('1e6'), source: SI },
  { code: 'lbs', label: 'Pounds', aliases: ['lb', 'pound', 'pounds', 'lbm'], relation: linear('lb'), source: YARD_POUND },
  { code: 'oz', label: 'Ounces', aliases: ['ounce', 'ounces'], relation: linear('lb / 16'), source: HB44 },
  { code: 'stone', label: 'Stone', aliases: ['st', 'stones'], relation: linear('14 * lb'), source: UK_LAW },
  { code: 'grains', label: 'Grains', aliases: ['gr', 'grain'], relation: linear('grain'), source: HB44 },
  { code: 'drams', label: 'Drams', aliases: ['dr', 'dram'], relation: linear('lb / 256'), source: HB44 },
  {
    code: 'cwt',
    label: 'Hundredweight (US)',
    aliases: ['hundredweight', 'us-hundredweight', 'short-hundredweight'],
    relation: linear('100 * lb'),
    source: HB44,
  },
  { code: 'long-cwt', label: 'Hundredweight (UK)', aliases: ['uk-hundredweight', 'long-hundredweight'], relation: linear('112 * lb'), source: HB44 },
  { code: 'tons', label: 'Tons (US)', aliases: ['ton', 'us-ton', 'us-tons', 'short-ton', 'short-tons'], relation: linear('2000 * lb'), source: HB44 },
  { code: 'long-tons', label: 'Tons (UK)', aliases: ['long-ton', 'uk-ton', 'uk-tons', 'imperial-ton'], relation: linear('2240 * lb'), source: HB44 },
  { code: 'slugs', label: 'Slugs', aliases: ['slug'], relation: linear('lbf / ft'), source: SP811 },
  { code: 'carats', label: 'Carats', aliases: ['ct', 'carat'], relation: linear('0.0002'), source: SP811 },
  { code: 'troy-oz', label: 'Troy Ounces', aliases: ['ozt', 'troy-ounce', 'troy-ounces', 'oz-t'], relation: linear('480 * grain'), source: HB44 },
  { code: 'troy-lbs', label: 'Troy Pounds', aliases: ['troy-lb', 'troy-pound', 'troy-pounds'], relation: linear('5760 * grain'), source: HB44 },
  { code: 'pennyweights', label: 'Pennyweights', aliases: ['dwt', 'pennyweight'], relation: linear('24 * grain'), source: HB44 },
  { code: 'daltons', label: 'Daltons', aliases: ['da', 'dalton', 'amu', 'atomic-mass-unit'], relation: linear('1.66053906892e-27'), source: CODATA },
];
