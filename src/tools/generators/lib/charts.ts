import { cos, sin } from '../../shared/numbers/elementary.ts';
import { type Rgba, readableOn } from '../../shared/svg/colors.ts';
import { centeredBase, type Drawing } from '../../shared/svg/drawing.ts';
import { LETTER_WIDTH } from '../../shared/svg/letters.ts';
import type { Point } from '../../shared/svg/raster.ts';
import { graphemes } from '../../shared/text/segments.ts';
import { displayWidth } from '../../shared/text/width.ts';
import type { Axis } from './axis.ts';

/** One series as it is drawn. */
export interface Series {
  name: string;
  values: readonly number[];
  /** Places along the other axis; absent where the values stand side by side. */
  x?: readonly number[];
  color: Rgba;
}

/** What the charts with axes have in common. */
export interface AxesChart {
  type: 'bar' | 'line' | 'area' | 'scatter';
  series: readonly Series[];
  labels: readonly string[];
  /** Where each value begins and ends: 0 and itself, or on those below it where they are stacked. */
  spans: readonly (readonly (readonly [from: number, to: number])[])[];
  values: Axis;
  stacked: boolean;
  /** The scale of x where it is given. */
  places: Axis | undefined;
  horizontal: boolean;
  xTitle: string;
  yTitle: string;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Okabe and Ito (2008), Color Universal Design. */
export const OKABE_ITO: readonly Rgba[] = [
  [230, 159, 0, 255],
  [86, 180, 233, 255],
  [0, 158, 115, 255],
  [240, 228, 66, 255],
  [0, 114, 178, 255],
  [213, 94, 0, 255],
  [204, 121, 167, 255],
  [0, 0, 0, 255],
];

const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];
const GRID: Rgba = [217, 217, 217, 255];
const COLD: Rgba = [240, 246, 250, 255];
const HOT: Rgba = [0, 114, 178, 255];
const MAX_DOTS = 200;
const BAND = 0.8;
const AREA_OPACITY = 0.6;
const HOLE = 0.55;
/** Degrees between the corners of an arc drawn as a polygon. */
const ARC_STEP = 2;

const widthOf = (text: string, size: number): number => displayWidth(text) * LETTER_WIDTH * size;

/** The size of letters that suits a picture. */
export const letterSize = ({ width, height }: Drawing): number => Math.min(14, Math.max(7, Math.min(width, height) / 28));

function shortened(text: string, most: number, size: number): string {
  if (widthOf(text, size) <= most) return text;
  const kept = graphemes(text);
  while (kept.length > 1 && widthOf(kept.join(''), size) + size > most) kept.pop();
  return `${kept.join('')}…`;
}

/** Fills the background and writes the heading; gives what is left of the picture. */
export function heading(drawing: Drawing, title: string): Box {
  const { width, height } = drawing;
  const size = letterSize(drawing);
  drawing.rectangle(0, 0, width, height, WHITE);
  const box = { left: size, top: size, right: width - size, bottom: height - size };
  if (title === '') return box;
  const large = Math.min(size * 1.5, (width - 2 * size) / Math.max(1, displayWidth(title) * LETTER_WIDTH));
  drawing.text(title, width / 2, centeredBase(size + large / 2, large), large, BLACK, 'middle', 'title');
  return { ...box, top: box.top + large * 1.6 };
}

/** Writes names with their colours below the heading, in at most three rows; gives what is left. */
export function legend(drawing: Drawing, box: Box, entries: readonly { name: string; color: Rgba }[]): Box {
  const size = letterSize(drawing);
  const row = size * 1.6;
  let [x, y] = [box.left, box.top];
  for (const [index, { name, color }] of entries.entries()) {
    const text = shortened(name, (box.right - box.left) / 2, size);
    const width = size * 1.5 + widthOf(text, size);
    if (x > box.left && x + width > box.right) {
      [x, y] = [box.left, y + row];
      if (y > box.top + 2 * row) {
        drawing.text(`+ ${entries.length - index}`, box.right, centeredBase(y - row / 2, size), size, BLACK, 'end', 'series');
        return { ...box, top: y };
      }
    }
    drawing.rectangle(x, y + size * 0.1, size, size, color);
    drawing.text(text, x + size * 1.4, centeredBase(y + size * 0.6, size), size, BLACK, 'start', 'series');
    x += width + size;
  }
  return { ...box, top: y + row };
}

/** Draws a chart with axes into a box. */
export function drawAxes(drawing: Drawing, outer: Box, chart: AxesChart): void {
  const size = letterSize(drawing);
  const { values, places, labels, horizontal } = chart;
  const ticks = values.ticks.map((tick) => ({ text: String(tick), at: values.share(tick) }));
  const across = places
    ? places.ticks.map((tick) => ({ text: String(tick), at: places.share(tick) }))
    : labels.map((text, index) => ({ text, at: (index + 0.5) / labels.length }));
  const [below, beside] = horizontal ? [ticks, across] : [across, ticks];
  const widest = Math.min((outer.right - outer.left) / 3, Math.max(0, ...beside.map(({ text }) => widthOf(text, size))));
  const box = {
    left: outer.left + widest + size / 2,
    top: outer.top + (chart.yTitle === '' ? size / 2 : size * 1.8),
    right: outer.right,
    bottom: outer.bottom - size * 1.4 - (chart.xTitle === '' ? 0 : size * 1.6),
  };
  const [width, height] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const place = (along: number, value: number): Point =>
    horizontal ? [box.left + value * width, box.top + along * height] : [box.left + along * width, box.bottom - value * height];
  for (const { at } of ticks) drawing.line([place(0, at), place(1, at)], 1, GRID);
  if (places) for (const { at } of across) drawing.line([place(at, 0), place(at, 1)], 1, GRID);
  if (chart.type === 'bar') drawBars(drawing, chart, place);
  else drawLines(drawing, chart, place);
  const baseline = zeroOf(values);
  drawing.line([place(0, baseline), place(1, baseline)], 1, BLACK);
  const room = width / below.length;
  const longest = Math.max(...below.map(({ text }) => widthOf(shortened(text, width / 2, size), size)));
  for (const { text, at } of thinned(below, room, longest + size / 2))
    drawing.text(shortened(text, width / 2, size), box.left + at * width, centeredBase(box.bottom + size * 0.9, size), size, BLACK, 'middle', 'labels');
  for (const { text, at } of thinned(beside, height / beside.length, size * 1.1)) {
    const y = horizontal ? box.top + at * height : box.bottom - at * height;
    drawing.text(shortened(text, widest + size, size), box.left - size / 2, centeredBase(y, size), size, BLACK, 'end', 'labels');
  }
  drawing.text(chart.yTitle, outer.left, centeredBase(outer.top + size * 0.7, size), size, BLACK, 'start', 'yTitle');
  drawing.text(chart.xTitle, (box.left + box.right) / 2, centeredBase(outer.bottom - size * 0.5, size), size, BLACK, 'middle', 'xTitle');
}

/** Every second, third … entry, so that they do not overlap. @param room that each has @param need that each needs */
const thinned = <Entry>(entries: readonly Entry[], room: number, need: number): Entry[] => {
  const step = Math.max(1, Math.ceil(need / room));
  return entries.filter((_, index) => index % step === 0);
};

const held = (share: number): number => Math.min(1, Math.max(0, share));

/** Where 0 is on the scale, or the end that is nearest to it. */
const zeroOf = (axis: Axis): number => held(axis.share(0));

function drawBars(drawing: Drawing, { series, spans, stacked, values, labels, horizontal }: AxesChart, place: (along: number, value: number) => Point): void {
  const slot = 1 / labels.length;
  const thickness = (slot * BAND) / (stacked ? 1 : series.length);
  for (const [index, { color }] of series.entries())
    for (const [category, [from, to]] of (spans[index] ?? []).entries()) {
      const start = category * slot + (slot * (1 - BAND)) / 2 + (stacked ? 0 : index * thickness);
      const [x0, y0] = place(start, held(values.share(from)));
      const [x1, y1] = place(start + thickness, held(values.share(to)));
      if (horizontal ? x0 !== x1 : y0 !== y1) drawing.rectangle(Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0), color);
    }
}

function drawLines(drawing: Drawing, { type, series, spans, values, places }: AxesChart, place: (along: number, value: number) => Point): void {
  const radius = Math.max(2, letterSize(drawing) / 4);
  for (const [index, { x, color, values: own }] of series.entries()) {
    const along = (item: number): number => (places ? places.share(x?.[item] ?? item + 1) : (item + 0.5) / own.length);
    const row = spans[index] ?? [];
    const points = row.map(([, to], item) => place(along(item), held(values.share(to))));
    if (type === 'area') {
      const lower = row.map(([from], item) => place(along(item), held(values.share(from))));
      drawing.polygons([[...points, ...lower.reverse()]], color, AREA_OPACITY);
    }
    if (type !== 'scatter' && points.length > 1) drawing.line(points, 2, color);
    if (type === 'scatter' || points.length === 1 || (type === 'line' && points.length * series.length <= MAX_DOTS))
      for (const [cx, cy] of points) drawing.circle(cx, cy, radius, color);
  }
}

/** Draws slices clockwise from the top. @param shares of the whole, which add up to 1 @param hole whether the middle is left open */
export function drawPie(drawing: Drawing, box: Box, shares: readonly number[], colors: readonly Rgba[], hole: boolean): void {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const radius = Math.max(1, Math.min(box.right - box.left, box.bottom - box.top) / 2);
  const at = (turn: number, distance: number): Point => [x + distance * sin(turn * 2 * Math.PI), y - distance * cos(turn * 2 * Math.PI)];
  let start = 0;
  for (const [index, share] of shares.entries()) {
    const corners = Math.max(1, Math.ceil((share * 360) / ARC_STEP));
    const turns = Array.from({ length: corners + 1 }, (_, corner) => start + (share * corner) / corners);
    const outside = turns.map((turn) => at(turn, radius));
    const inside = hole ? turns.map((turn) => at(turn, radius * HOLE)).reverse() : [[x, y] as const];
    if (share > 0) drawing.polygons([[...outside, ...inside]], colors[index % colors.length] ?? BLACK);
    start += share;
  }
  const size = letterSize(drawing);
  start = 0;
  for (const [index, share] of shares.entries()) {
    const text = `${Math.round(share * 100)}%`;
    const [textX, textY] = at(start + share / 2, radius * (hole ? (1 + HOLE) / 2 : 0.7));
    const isRoomy = share * 2 * Math.PI * radius * 0.7 > widthOf(text, size) * 1.2 && radius > 3 * size;
    if (isRoomy) drawing.text(text, textX, centeredBase(textY, size), size, readableOn(colors[index % colors.length] ?? BLACK), 'middle', 'series');
    start += share;
  }
}

/** Draws rows of cells, darker for greater values. @param share of a value between the least and the greatest */
export function drawHeatMap(drawing: Drawing, outer: Box, series: readonly Series[], labels: readonly string[], share: (value: number) => number): void {
  const size = letterSize(drawing);
  const widest = Math.min((outer.right - outer.left) / 3, Math.max(...series.map(({ name }) => widthOf(name, size))));
  const box = { ...outer, left: outer.left + widest + size / 2, bottom: outer.bottom - size * 1.4 };
  const [width, height] = [Math.max(1, box.right - box.left) / labels.length, Math.max(1, box.bottom - box.top) / series.length];
  const rows = series.map(({ name, values }, row) => ({ name, values, y: box.top + row * height }));
  for (const { values, y } of rows)
    for (const [column, value] of values.entries()) {
      const color = between(COLD, HOT, share(value));
      drawing.rectangle(box.left + column * width, y, width, height, color);
      const text = String(value);
      if (widthOf(text, size) < width && size * 1.2 < height)
        drawing.text(text, box.left + (column + 0.5) * width, centeredBase(y + height / 2, size), size, readableOn(color), 'middle', 'series');
    }
  for (const { name, y } of thinned(rows, height, size * 1.1))
    drawing.text(shortened(name, widest + size, size), box.left - size / 2, centeredBase(y + height / 2, size), size, BLACK, 'end', 'series');
  const columns = labels.map((text, column) => ({ text, x: box.left + (column + 0.5) * width }));
  const longest = Math.max(...labels.map((text) => widthOf(text, size)));
  for (const { text, x } of thinned(columns, width, longest + size / 2))
    drawing.text(text, x, centeredBase(box.bottom + size * 0.9, size), size, BLACK, 'middle', 'labels');
}

const between = (first: Rgba, last: Rgba, share: number): Rgba => {
  const channel = (index: 0 | 1 | 2): number => Math.round(first[index] + (last[index] - first[index]) * share);
  return [channel(0), channel(1), channel(2), 255];
};
