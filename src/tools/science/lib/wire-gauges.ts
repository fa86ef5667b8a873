import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { PI, Precise } from '../../shared/numbers/precise.ts';

/** Diameter of AWG 36 in millimetres, and how many times as thick AWG 4/0 is, 39 sizes up (ASTM B258). */
const DIAMETER_OF_36 = '0.127';
const WHOLE_RANGE = 92;
const SIZES = 39;

/** The thickest gauge, 4/0, and the thinnest of the table. */
export const THICKEST = -3;
export const THINNEST = 40;

const WHOLE_GAUGE = /^(?:[1-9]|[1-3]\d|40)$/;
const AUGHTS = /^(?:([1-4])\/0|(0{1,4}))$/;

/** The number of a gauge written as 0000 or 4/0 to 40: 0 for 1/0, -3 for 4/0. Another text is unprocessable. */
export function gaugeOf(awg: string): number {
  if (WHOLE_GAUGE.test(awg)) return Number(awg);
  const [, count, zeros] = AUGHTS.exec(awg) ?? [];
  if (count === undefined && zeros === undefined)
    return unprocessable(`${JSON.stringify(awg)} is not a wire gauge: it must be 4/0 (or 0000), 3/0, 2/0, 1/0 (or 0) or 1 to 40.`, 'awg');
  return 1 - (zeros?.length ?? Number(count));
}

/** A whole gauge as it is written: 4/0 to 1/0, then 1 to 40. */
export const gaugeText = (gauge: number): string => (gauge < 1 ? `${1 - gauge}/0` : String(gauge));

/** All whole gauges as they are written, the thickest first. */
export const GAUGES: readonly string[] = Array.from({ length: 44 }, (_, at) => gaugeText(at - 3));

/** The diameter of a gauge in millimetres. */
export const diameterOfGauge = (gauge: number): Decimal => Precise.pow(WHOLE_RANGE, new Precise(36 - gauge).div(SIZES)).times(DIAMETER_OF_36);

/** The gauge of a diameter in millimetres, in fractions of sizes. */
export const gaugeOfDiameter = (diameter: Decimal): Decimal =>
  new Precise(36).minus(diameter.div(DIAMETER_OF_36).ln().div(Precise.ln(WHOLE_RANGE)).times(SIZES));

/** The area of a round wire in mm² from its diameter in mm. */
export const areaOfDiameter = (diameter: Decimal): Decimal => diameter.times(diameter).times(PI).div(4);

/** Resistivity at 20 °C in Ω mm²/m (IEC 60028 and IEC 60889). */
export const RESISTIVITY = { copper: '0.017241', aluminum: '0.028264' };
