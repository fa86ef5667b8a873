import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { HB44, SI, SP811, YARD_POUND } from './sources.ts';

/** To the square metre. */
export const area: readonly UnitDefinition[] = [
  { code: 'mm2', label: 'Square Millimeters', aliases: ['mm²', 'sqmm', 'square-millimeter', 'square-millimeters'], relation: linear('1e-6'), source: SI },
  { code: 'cm2', label: 'Square Centimeters', aliases: ['cm²', 'sqcm', 'square-centimeter', 'square-centimeters'], relation: linear('1e-4'), source: SI },
  { code: 'dm2', label: 'Square Decimeters', aliases: ['dm²', 'square-decimeter', 'square-decimeters'], relation: linear('0.01'), source: SI },
  {
    code: 'm2',
    label: 'Square Meters',
    aliases: ['m²', 'sqm', 'square-meter', 'square-meters', 'square-metre', 'square-metres'],
    relation: linear('1'),
    source: SI,
  },
  { code: 'km2', label: 'Square Kilometers', aliases: ['km²', 'sqkm', 'square-kilometer', 'square-kilometers'], relation: linear('1e6'), source: SI },
  { code: 'ares', label: 'Ares', aliases: ['are'], relation: linear('100'), source: SP811 },
  { code: 'decares', label: 'Decares', aliases: ['decare', 'dunam', 'dunams'], relation: linear('1000'), source: SP811 },
  { code: 'hectares', label: 'Hectares', aliases: ['ha', 'hectare'], relation: linear('1e4'), source: SI },
  { code: 'in2', label: 'Square Inches', aliases: ['in²', 'sqin', 'square-inch', 'square-inches'], relation: linear('in^2'), source: YARD_POUND },
  { code: 'ft2', label: 'Square Feet', aliases: ['ft²', 'sqft', 'square-foot', 'square-feet'], relation: linear('ft^2'), source: YARD_POUND },
  { code: 'yd2', label: 'Square Yards', aliases: ['yd²', 'sqyd', 'square-yard', 'square-yards'], relation: linear('yd^2'), source: YARD_POUND },
  { code: 'mi2', label: 'Square Miles', aliases: ['mi²', 'sqmi', 'square-mile', 'square-miles', 'section'], relation: linear('mi^2'), source: YARD_POUND },
  { code: 'acres', label: 'Acres', aliases: ['ac', 'acre'], relation: linear('acre'), source: HB44 },
  { code: 'roods', label: 'Roods', aliases: ['rood'], relation: linear('acre / 4'), source: 'UK Weights and Measures Act 1985' },
  { code: 'square-rods', label: 'Square Rods', aliases: ['square-rod', 'sq-rod'], relation: linear('acre / 160'), source: HB44 },
  { code: 'square-chains', label: 'Square Chains', aliases: ['square-chain'], relation: linear('acre / 10'), source: HB44 },
  { code: 'townships', label: 'Townships', aliases: ['township'], relation: linear('36 * mi^2'), source: HB44 },
  { code: 'squares', label: 'Squares (roofing)', aliases: ['roofing-square', 'square'], relation: linear('100 * ft^2'), source: '100 square feet of roof' },
  { code: 'barns', label: 'Barns', aliases: ['barn'], relation: linear('1e-28'), source: 'SI Brochure, 8th edition, table 8' },
  {
    code: 'tsubo',
    label: 'Tsubo',
    aliases: ['pyeong'],
    relation: linear('400 / 121'),
    source: '1 shaku = 10/33 m (Japanese Weights and Measures Act, 1891); 36 square shaku',
  },
  { code: 'circular-mils', label: 'Circular Mils', aliases: ['cmil', 'circular-mil'], relation: linear('pi / 4 * in^2 / 1e6'), source: SP811 },
];
