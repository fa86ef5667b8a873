import { type Html, html } from '../html.ts';

/** Charts are drawn this large and scaled to their place. */
export const WIDTH = 360;
/** Made when it is first used, as it would take a start longer than most of what it loads. */
let compact: Intl.NumberFormat | undefined;

/** A number on an axis: 15000 is "15K". */
export function tickText(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e15)) return value.toExponential(1).replace(/(?:\.0)?e\+?/, 'e');
  if (size < 10_000) return String(Number(value.toPrecision(4)));
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 4 });
  return compact.format(value);
}

/** Round numbers from one to another, few enough for an axis, in their order. @param isWhole whether only whole numbers make sense */
export function ticksBetween(low: number, high: number, most: number, isWhole = false): number[] {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
  const step = isWhole ? Math.max(1, Math.round(round)) : round;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.max(0, Math.floor(high / step + 1e-9) - first + 1) }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** What an axis of values reaches from and to: zero where the values come near it, else some room around them. */
export function extentOf(values: readonly number[]): [low: number, high: number] {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (low === high) return low === 0 ? [-1, 1] : [Math.min(0, 2 * low), Math.max(0, 2 * high)];
  const margin = (high - low) / 20;
  return [low >= 0 && low < high * 0.6 ? 0 : low - margin, high <= 0 && high > low * 0.6 ? 0 : high + margin];
}

/** The place of a value on an axis. */
export const scaleFrom =
  (low: number, high: number, begin: number, end: number) =>
  (value: number): number =>
    begin + ((value - low) / (high - low)) * (end - begin);

/** A place in a drawing: a tenth is fine enough. */
export const place = (at: number): string => String(Math.round(at * 10) / 10);

/** Where the values of a chart with two axes are drawn. */
export interface Frame {
  x(value: number): number;
  y(value: number): number;
  /** The axes with their round numbers. */
  axes: Html;
  height: number;
}

const EDGES = { left: 44, right: 350, top: 8, bottom: 178 };

/** Two axes. @param xTick how a number below the chart is written; without it, none are */
export function frameOf(
  x: readonly [low: number, high: number],
  y: readonly [low: number, high: number],
  xTick?: (value: number) => string,
  isWhole = false,
): Frame {
  const across = scaleFrom(...x, EDGES.left, EDGES.right);
  const up = scaleFrom(...y, EDGES.bottom, EDGES.top);
  const lines = ticksBetween(...y, 5).map((tick) => {
    const at = place(up(tick));
    return html`<path class="grid-line" d="M${EDGES.left} ${at}H${EDGES.right}"/><text x="${EDGES.left - 5}" y="${at}" dy=".35em" text-anchor="end">${tickText(tick)}</text>`;
  });
  const below =
    xTick &&
    ticksBetween(...x, 6, isWhole).map((tick) => html`<text x="${place(across(tick))}" y="${EDGES.bottom + 16}" text-anchor="middle">${xTick(tick)}</text>`);
  return { x: across, y: up, axes: html`${lines}${below}`, height: EDGES.bottom + 24 };
}
