import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const MM_PER_OUNCE = '0.0348';
const MM_PER_MIL = '0.0254';
const FACTORS = { external: '0.048', internal: '0.024' };
/** Resistivity of copper at 20 °C in Ω mm, and its rise with each kelvin. */
const RESISTIVITY = '1.7241e-5';
const PER_KELVIN = '0.00393';

export default defineTool({
  slug: 'pcb-trace-width-calculator',
  name: 'PCB Trace Width Calculator',
  category: 'science',
  summary: 'Calculates the trace width that a circuit board needs for a current (IPC-2221), with its resistance and loss.',
  description:
    'The charts behind the formula end at 35 A, a rise of 100 K and a width of 10 mm; beyond them it extrapolates. An ounce of copper per square foot is taken as 0.0348 mm thick. The resistance is that at the temperature of the trace, ambient plus rise.',
  reference: 'IPC-2221: I = k ΔT^0.44 A^0.725, k = 0.048 for external and 0.024 for internal layers, A in square mils',
  keywords: ['pcb track width', 'ipc 2221', 'current capacity', 'copper weight', 'ampacity', 'board design', 'trace resistance', 'trace current', 'mil'],
  inputs: z.strictObject({
    current: z.number().min(0.001).max(1000).describe('Current in the trace in amperes'),
    temperatureRise: z.number().min(0.1).max(200).default(10).describe('Rise of the temperature above ambient that is allowed, in kelvins'),
    copperOz: z.number().min(0.1).max(20).default(1).describe('Weight of the copper in ounces per square foot, 1 being 0.0348 mm thick'),
    layer: z.enum(['external', 'internal']).default('external').describe('external for a trace on the outside of the board, internal for one inside it'),
    lengthMm: z.number().min(0).max(100_000).optional().describe('Length of the trace in millimetres, for its resistance, voltage drop and loss'),
    ambientCelsius: z.number().min(-100).max(200).default(25).describe('Ambient temperature in °C, for the resistance'),
  }),
  result: z.strictObject({
    widthMm: z.number().describe('Width of the trace in millimetres'),
    widthMil: z.number().describe('Width of the trace in mils (thousandths of an inch)'),
    areaMil2: z.number().describe('Cross section of the trace in square mils'),
    resistance: z.number().optional().describe('Resistance of the warm trace in ohms; absent without lengthMm'),
    voltageDrop: z.number().optional().describe('Voltage lost along the trace in volts; absent without lengthMm'),
    powerLoss: z.number().optional().describe('Power lost in the trace in watts; absent without lengthMm'),
  }),
  examples: [
    {
      inputs: { current: 2, lengthMm: 100 },
      result: {
        widthMm: 0.7859284828104016,
        widthMil: 30.942066252378016,
        areaMil2: 42.39306714892736,
        resistance: 0.06675374483050531,
        voltageDrop: 0.13350748966101061,
        powerLoss: 0.26701497932202123,
      },
    },
    {
      inputs: { current: 5, temperatureRise: 20, copperOz: 2, layer: 'internal' },
      result: { widthMm: 2.3755026761700786, widthMil: 93.52372740827082, areaMil2: 256.2697412447106 },
    },
  ],
  run({ current, temperatureRise, copperOz, layer, lengthMm, ambientCelsius }) {
    const perArea = new Precise(current).div(Precise.pow(temperatureRise, '0.44').times(FACTORS[layer]));
    const areaMil2 = perArea.pow(new Precise(1000).div(725));
    const thickness = new Precise(MM_PER_OUNCE).times(copperOz);
    const area = areaMil2.times(MM_PER_MIL).times(MM_PER_MIL);
    const width = area.div(thickness);
    const trace = { widthMm: doubleOf(width), widthMil: doubleOf(width.div(MM_PER_MIL)), areaMil2: doubleOf(areaMil2) };
    if (lengthMm === undefined) return trace;
    const warmer = new Precise(ambientCelsius).plus(temperatureRise).minus(20);
    const resistance = warmer.times(PER_KELVIN).plus(1).times(RESISTIVITY).times(lengthMm).div(area);
    return {
      ...trace,
      resistance: doubleOf(resistance),
      voltageDrop: doubleOf(resistance.times(current)),
      powerLoss: doubleOf(resistance.times(current).times(current)),
    };
  },
});
