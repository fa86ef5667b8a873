import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { areaOfDiameter, diameterOfGauge, GAUGES, gaugeOf, gaugeOfDiameter, gaugeText, RESISTIVITY, THICKEST, THINNEST } from './lib/wire-gauges.ts';

const MM_PER_INCH = '25.4';

export default defineTool({
  slug: 'wire-gauge-converter',
  name: 'Wire Gauge Converter',
  category: 'science',
  summary: 'Converts American wire gauge (AWG) to the diameter, area and resistance of a wire, and back.',
  description: 'Give exactly one of awg, diameterMm and areaMm2. For a solid round wire; a stranded one is a little thicker for the same area.',
  reference: 'ASTM B258: diameter = 0.127 mm · 92^((36 − n)/39)',
  keywords: [
    'awg to mm',
    'awg to mm2',
    'cable size',
    'wire diameter',
    'cross section',
    'circular mils',
    'kcmil',
    'copper wire resistance',
    'square millimetres',
  ],
  inputs: z.strictObject({
    awg: z.string().min(1).max(4).optional().describe('American wire gauge: 4/0 or 0000, 3/0, 2/0, 1/0 or 0, then 1 to 40').meta({ examples: GAUGES }),
    diameterMm: z.number().min(0.001).max(1000).optional().describe('Diameter of the wire in millimetres'),
    areaMm2: z.number().min(0.000001).max(1_000_000).optional().describe('Cross section of the wire in mm²'),
  }),
  result: z.strictObject({
    gauge: z.number().describe('Gauge as a number, with a fraction between two sizes; 0 for 1/0, −1 for 2/0, −2 for 3/0, −3 for 4/0'),
    nearestAwg: z.string().describe('Nearest size from 4/0 to 40, as it is written'),
    diameterMm: z.number().describe('Diameter of the wire in millimetres'),
    diameterInch: z.number().describe('Diameter of the wire in inches'),
    areaMm2: z.number().describe('Cross section of the wire in mm²'),
    kcmil: z.number().describe('Cross section in thousands of circular mils (kcmil or MCM)'),
    copperOhmPerKm: z.number().describe('Resistance of a copper wire at 20 °C in ohms per kilometre'),
  }),
  headline: 'areaMm2',
  examples: [
    {
      inputs: { awg: '12' },
      result: {
        gauge: 12,
        nearestAwg: '12',
        diameterMm: 2.0525253884939474,
        diameterInch: 0.08080808616117903,
        areaMm2: 3.308772876111475,
        kcmil: 6.529946789032533,
        copperOhmPerKm: 5.210693101504722,
      },
    },
    {
      inputs: { areaMm2: 2.5 },
      result: {
        gauge: 13.208722988327992,
        nearestAwg: '13',
        diameterMm: 1.7841241161527712,
        diameterInch: 0.07024110693514847,
        areaMm2: 2.5,
        kcmil: 4.933813103474963,
        copperOhmPerKm: 6.8964,
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['awg', 'diameterMm', 'areaMm2']);
    const { diameter, area, gauge } = wireOf(inputs);
    const nearest = Math.min(Math.max(gauge.plus(0.5).floor().toNumber(), THICKEST), THINNEST);
    const inches = diameter.div(MM_PER_INCH);
    return {
      gauge: doubleOf(gauge),
      nearestAwg: gaugeText(nearest),
      diameterMm: doubleOf(diameter),
      diameterInch: doubleOf(inches),
      areaMm2: doubleOf(area),
      kcmil: doubleOf(inches.times(inches).times(1000)),
      copperOhmPerKm: doubleOf(new Precise(RESISTIVITY.copper).times(1000).div(area)),
    };
  },
});

function wireOf({
  awg,
  diameterMm,
  areaMm2 = 0,
}: {
  awg?: string | undefined;
  diameterMm?: number | undefined;
  areaMm2?: number | undefined;
}): Record<'diameter' | 'area' | 'gauge', Decimal> {
  if (awg !== undefined) {
    const gauge = gaugeOf(awg);
    const diameter = diameterOfGauge(gauge);
    return { diameter, area: areaOfDiameter(diameter), gauge: new Precise(gauge) };
  }
  if (diameterMm !== undefined) {
    const diameter = new Precise(diameterMm);
    return { diameter, area: areaOfDiameter(diameter), gauge: gaugeOfDiameter(diameter) };
  }
  const area = new Precise(areaMm2);
  const diameter = area.times(4).div(PI).sqrt();
  return { diameter, area, gauge: gaugeOfDiameter(diameter) };
}
