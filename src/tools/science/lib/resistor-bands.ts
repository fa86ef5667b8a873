import { unprocessable } from '../../errors.ts';
import type { Rgba } from '../../shared/svg/colors.ts';
import { Drawing } from '../../shared/svg/drawing.ts';

const rgb = (red: number, green: number, blue: number): Rgba => [red, green, blue, 255];

/** A colour of a band by what it means in each place (IEC 60062:2016). */
interface BandColor {
  readonly paint: Rgba;
  readonly digit?: number;
  /** Power of ten that the digits are multiplied by. */
  readonly power: number;
  readonly tolerancePercent?: number;
  /** ppm/K */
  readonly temperatureCoefficient?: number;
}

const COLORS = {
  black: { paint: rgb(26, 26, 26), digit: 0, power: 0, temperatureCoefficient: 250 },
  brown: { paint: rgb(123, 63, 20), digit: 1, power: 1, tolerancePercent: 1, temperatureCoefficient: 100 },
  red: { paint: rgb(214, 32, 32), digit: 2, power: 2, tolerancePercent: 2, temperatureCoefficient: 50 },
  orange: { paint: rgb(243, 123, 0), digit: 3, power: 3, tolerancePercent: 0.05, temperatureCoefficient: 15 },
  yellow: { paint: rgb(255, 222, 0), digit: 4, power: 4, tolerancePercent: 0.02, temperatureCoefficient: 25 },
  green: { paint: rgb(18, 140, 60), digit: 5, power: 5, tolerancePercent: 0.5, temperatureCoefficient: 20 },
  blue: { paint: rgb(30, 80, 200), digit: 6, power: 6, tolerancePercent: 0.25, temperatureCoefficient: 10 },
  violet: { paint: rgb(140, 50, 180), digit: 7, power: 7, tolerancePercent: 0.1, temperatureCoefficient: 5 },
  grey: { paint: rgb(128, 128, 128), digit: 8, power: 8, tolerancePercent: 0.01, temperatureCoefficient: 1 },
  white: { paint: rgb(255, 255, 255), digit: 9, power: 9 },
  gold: { paint: rgb(190, 145, 40), power: -1, tolerancePercent: 5 },
  silver: { paint: rgb(192, 192, 200), power: -2, tolerancePercent: 10 },
  pink: { paint: rgb(255, 150, 190), power: -3 },
} satisfies Record<string, BandColor>;

export type BandName = keyof typeof COLORS;
export const BAND_NAMES = Object.keys(COLORS) as BandName[];
const colorOf = (name: BandName): BandColor => COLORS[name];
const DIGITS = BAND_NAMES.filter((name) => colorOf(name).digit !== undefined);
/** Tolerance of a resistor without a band for it. */
const NO_BAND_PERCENT = 20;

/** What the bands of a resistor mean: the resistance is digits × 10^power ohms. */
export interface Marking {
  readonly digits: number;
  readonly power: number;
  readonly tolerancePercent: number;
  readonly temperatureCoefficient?: number | undefined;
}

/** The colour of a name, in capitals or not, and of gray. One that no band has is unprocessable. @param path the field it came in */
export function bandNamed(text: string, path: string): BandName {
  const name = text.trim().toLowerCase().replace('gray', 'grey');
  return (
    BAND_NAMES.find((known) => known === name) ??
    unprocessable(`${JSON.stringify(text)} is not the colour of a band: there are ${BAND_NAMES.join(', ')}.`, path)
  );
}

/** Reads 3 to 6 bands. A colour that does not belong in its place is unprocessable. */
export function readBands(bands: readonly BandName[]): Marking {
  const places = bands.length < 5 ? 2 : 3;
  const meaning = (index: number, kind: Exclude<keyof BandColor, 'paint'>, what: string): number => {
    const name = bands[index] ?? 'black';
    return colorOf(name)[kind] ?? unprocessable(`Band ${index + 1} is ${what}, which cannot be ${name}.`, `bands[${index}]`);
  };
  let digits = 0;
  for (let index = 0; index < places; index++) digits = digits * 10 + meaning(index, 'digit', 'a digit');
  return {
    digits,
    power: meaning(places, 'power', 'the multiplier'),
    tolerancePercent: bands.length === 3 ? NO_BAND_PERCENT : meaning(places + 1, 'tolerancePercent', 'the tolerance'),
    temperatureCoefficient: bands.length === 6 ? meaning(places + 2, 'temperatureCoefficient', 'the temperature coefficient') : undefined,
  };
}

/** The colour of a tolerance, or undefined where there is none. */
export const toleranceBand = (percent: number): BandName | undefined => BAND_NAMES.find((name) => colorOf(name).tolerancePercent === percent);

/** The colours of digits and of a power of ten, or undefined where there is no colour for it. */
export function valueBands(digits: string, power: number): BandName[] | undefined {
  const multiplier = BAND_NAMES.find((name) => colorOf(name).power === power);
  const names = Array.from(digits, (digit) => DIGITS[Number(digit)]).filter((name) => name !== undefined);
  return multiplier && [...names, multiplier];
}

/** The least power of ten that has a colour. */
export const LEAST_POWER = Math.min(...BAND_NAMES.map((name) => colorOf(name).power));

const [WIDTH, HEIGHT] = [320, 96];
const BODY = rgb(224, 200, 160);
const LEAD = rgb(150, 150, 155);
const [BODY_LEFT, BODY_WIDTH, BODY_TOP, BODY_HEIGHT] = [50, 220, 16, 64];
const [FIRST_BAND, BAND_STEP, BAND_WIDTH] = [68, 30, 16];
/** What is seen of the body above and below a band, so that a white one does not look like a gap. */
const EDGE = 4;
/** The tolerance stands apart from the value. */
const LAST_GAP = 20;

/** A drawing of the resistor as SVG. */
export function drawResistor(bands: readonly BandName[]): string {
  const drawing = new Drawing(WIDTH, HEIGHT)
    .describe(`Resistor with the bands ${bands.join(', ')}`)
    .rectangle(0, HEIGHT / 2 - 3, WIDTH, 6, LEAD)
    .rectangle(BODY_LEFT, BODY_TOP, BODY_WIDTH, BODY_HEIGHT, BODY);
  const value = bands.length < 5 ? 3 : 4;
  for (const [index, name] of bands.entries()) {
    drawing.rectangle(
      FIRST_BAND + index * BAND_STEP + (index < value ? 0 : LAST_GAP),
      BODY_TOP + EDGE,
      BAND_WIDTH,
      BODY_HEIGHT - 2 * EDGE,
      colorOf(name).paint,
    );
  }
  return drawing.svg();
}
