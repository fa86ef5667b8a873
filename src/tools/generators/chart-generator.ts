import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { readColor } from '../shared/svg/colors.ts';
import { Drawing } from '../shared/svg/drawing.ts';
import { axisOf } from './lib/axis.ts';
import { drawAxes, drawHeatMap, drawPie, heading, legend, OKABE_ITO, type Series } from './lib/charts.ts';
import { pictureFormat, pictureResult } from './lib/qr.ts';

const MAX_SPOKEN = 500;
/** Digits that sums are exact to. */
const SUM_DIGITS = 60;
const NAMES = {
  bar: 'Bar chart',
  line: 'Line chart',
  area: 'Area chart',
  scatter: 'Scatter chart',
  pie: 'Pie chart',
  doughnut: 'Doughnut chart',
  heatmap: 'Heat map',
};

const inputs = z.strictObject({
  type: z.enum(['bar', 'line', 'area', 'scatter', 'pie', 'doughnut', 'heatmap']).default('bar').describe('Kind of chart to draw'),
  labels: z.array(z.string().max(200)).max(500).optional().describe('Names of the categories, slices or columns; 1, 2, 3 and so on if omitted'),
  series: z
    .array(
      z.strictObject({
        name: z.string().max(200).default('').describe('What the values are of, for legend and screen readers'),
        values: z.array(z.number()).min(1).max(5000).describe('The values to draw'),
        x: z.array(z.number()).min(1).max(5000).optional().describe('Horizontal position of each value, for scatter and line'),
        color: z.string().max(50).optional().describe('Colour as #rgb, #rrggbb or a CSS name; one of eight in turn if omitted'),
      }),
    )
    .min(1)
    .max(50)
    .describe('The values, one series per line, colour of bars or row of a heat map'),
  title: z.string().max(200).default('').describe('Heading of the chart'),
  xTitle: z.string().max(100).default('').describe('What the horizontal axis shows'),
  yTitle: z.string().max(100).default('').describe('What the vertical axis shows'),
  stacked: z.boolean().default(false).describe('Add the series up, for bar and area; negative values downwards by themselves'),
  horizontal: z.boolean().default(false).describe('Draw bars from left to right'),
  fromZero: z.boolean().default(true).describe('Have 0 on the axis of values whatever the values'),
  legend: z.boolean().default(true).describe('Name the colours where there is more than one series or slice'),
  width: z.int().min(100).max(4000).default(800).describe('Width of the picture in pixels'),
  height: z.int().min(100).max(4000).default(450).describe('Height of the picture in pixels'),
  format: pictureFormat,
});
type Inputs = z.output<typeof inputs>;
type Spans = (readonly [from: number, to: number])[][];

export default defineTool({
  slug: 'chart-generator',
  name: 'Chart Generator',
  category: 'generators',
  summary: 'Draws bar, line, area, scatter, pie and doughnut charts and heat maps from your numbers, as SVG or PNG.',
  description:
    'The step of the axis is the smallest of 1, 2 and 5 times a power of ten that is at least a sixth of the range. Colours stay apart for the colour-blind (Okabe and Ito). Labels that would overlap are thinned out. All series have as many values as the first, but those of scatter; pies have one series of values that are not negative.',
  reference: 'SVG 1.1; Okabe and Ito (2008), Color Universal Design',
  keywords: ['graph', 'plot', 'diagram', 'bar graph', 'line graph', 'pie graph', 'histogram', 'donut', 'heatmap', 'data visualization', 'draw data'],
  cost: 'heavy',
  inputs,
  result: z.strictObject({
    ...pictureResult,
    ticks: z.array(z.number()).describe('Ticks of the axis of values from the least; empty for pies and heat maps'),
    slices: z
      .array(
        z.strictObject({
          label: z.string().describe('Name of the slice'),
          value: z.number().describe('Value of the slice'),
          percent: z.number().describe('Share of the slice in all values, in percent'),
        }),
      )
      .optional()
      .describe('The slices of pie and doughnut'),
    minimum: z.number().describe('Smallest of the values drawn, with stacked values added up'),
    maximum: z.number().describe('Largest of the values drawn, with stacked values added up'),
  }),
  appliesWhen: {
    stacked: { type: ['bar', 'area'] },
  },
  pageInputs: {
    series: [
      { name: 'Sales', values: [12, 45, 30, 52, 61, 48] },
      { name: 'Costs', values: [10, 22, 25, 31, 36, 33] },
    ],
    labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
  examples: [
    {
      inputs: { series: [{ name: 'Sales', values: [12, 45, 30] }], labels: ['Jan', 'Feb', 'Mar'] },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450" role="img"><title>Bar chart</title><desc>Bar chart. Sales: Jan 12, Feb 45, Mar 30.</desc><rect x="0" y="0" width="800" height="450" fill="#ffffff"/><polyline points="39.2,416.4 786,416.4" fill="none" stroke="#d9d9d9" stroke-width="1" stroke-linejoin="round"/><polyline points="39.2,337.32 786,337.32" fill="none" stroke="#d9d9d9" stroke-width="1" stroke-linejoin="round"/><polyline points="39.2,258.24 786,258.24" fill="none" stroke="#d9d9d9" stroke-width="1" stroke-linejoin="round"/><polyline points="39.2,179.16 786,179.16" fill="none" stroke="#d9d9d9" stroke-width="1" stroke-linejoin="round"/><polyline points="39.2,100.08 786,100.08" fill="none" stroke="#d9d9d9" stroke-width="1" stroke-linejoin="round"/><polyline points="39.2,21 786,21" fill="none" stroke="#d9d9d9" stroke-width="1" stroke-linejoin="round"/><rect x="64.09" y="321.5" width="199.15" height="94.9" fill="#e69f00"/><rect x="313.03" y="60.54" width="199.15" height="355.86" fill="#e69f00"/><rect x="561.96" y="179.16" width="199.15" height="237.24" fill="#e69f00"/><polyline points="39.2,416.4 786,416.4" fill="none" stroke="#000000" stroke-width="1" stroke-linejoin="round"/><text x="163.67" y="433.62" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">Jan</text><text x="412.6" y="433.62" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">Feb</text><text x="661.53" y="433.62" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">Mar</text><text x="32.2" y="421.02" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="end">0</text><text x="32.2" y="341.94" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="end">10</text><text x="32.2" y="262.86" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="end">20</text><text x="32.2" y="183.78" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="end">30</text><text x="32.2" y="104.7" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="end">40</text><text x="32.2" y="25.62" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="end">50</text></svg>',
        ticks: [0, 10, 20, 30, 40, 50],
        minimum: 12,
        maximum: 45,
      },
    },
    {
      inputs: { type: 'pie', series: [{ name: 'Share', values: [1, 3, 4] }], labels: ['A', 'B', 'C'] },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450" role="img"><title>Pie chart</title><desc>Pie chart. Share: A 1, B 3, C 4.</desc><rect x="0" y="0" width="800" height="450" fill="#ffffff"/><rect x="14" y="15.4" width="14" height="14" fill="#e69f00"/><text x="33.6" y="27.02" font-family="sans-serif" font-size="14" fill="#000000">A</text><rect x="58.1" y="15.4" width="14" height="14" fill="#56b4e9"/><text x="77.7" y="27.02" font-family="sans-serif" font-size="14" fill="#000000">B</text><rect x="102.2" y="15.4" width="14" height="14" fill="#009e73"/><text x="121.8" y="27.02" font-family="sans-serif" font-size="14" fill="#000000">C</text><path d="M400 36.4l6.82 .12 6.81 .35 6.8 .58 6.78 .81 6.74 1.05 6.7 1.27 6.66 1.5 6.6 1.73 6.53 1.95 6.47 2.18 6.39 2.39 6.3 2.61 6.21 2.83 6.11 3.03 6 3.24 5.89 3.45 5.77 3.64 5.64 3.84 5.51 4.03 5.36 4.21 5.22 4.4 5.06 4.57 4.91 4.74-141.28 141.28z" fill="#e69f00"/><path d="M541.28 94.92l4.81 4.98 4.63 5.14 4.46 5.3 4.26 5.45 4.08 5.6 3.88 5.73 3.68 5.87 3.47 5.99 3.26 6.1 3.05 6.22 2.84 6.31 2.61 6.41 2.39 6.5 2.16 6.58 1.93 6.65 1.7 6.71 1.47 6.76 1.23 6.81 1 6.85 .76 6.88 .52 6.91 .28 6.92 .04 6.92-.2 6.92-.44 6.91-.68 6.89-.92 6.86-1.15 6.82-1.39 6.78-1.63 6.73-1.85 6.67-2.09 6.6-2.31 6.53-2.54 6.44-2.76 6.35-2.98 6.25-3.19 6.14-3.4 6.03-3.61 5.91-3.82 5.77-4.01 5.65-4.2 5.5-4.39 5.35-4.58 5.19-4.75 5.04-4.92 4.87-5.09 4.69-5.25 4.51-5.4 4.33-5.55 4.14-5.69 3.95-5.82 3.74-5.95 3.55-6.06 3.33-6.18 3.12-6.29 2.91-6.38 2.68-6.47 2.47-6.55 2.23-6.62 2.01-6.69 1.78-6.75 1.55-6.8 1.31-6.84 1.07-6.87 .84-6.89 .6-6.92 .36-6.92 .12v-199.8z" fill="#56b4e9"/><path d="M400 436l-6.97-.12-6.97-.37-6.94-.6-6.93-.85-6.88-1.1-6.85-1.33-6.8-1.56-6.73-1.81-6.67-2.04-6.6-2.27-6.51-2.5-6.42-2.72-6.32-2.95-6.21-3.17-6.1-3.38-5.98-3.59-5.85-3.8-5.71-4-5.57-4.2-5.42-4.38-5.26-4.58-5.1-4.76-4.93-4.93-4.76-5.1-4.58-5.26-4.38-5.42-4.2-5.57-4-5.71-3.8-5.85-3.59-5.98-3.38-6.1-3.17-6.21-2.95-6.32-2.72-6.42-2.5-6.51-2.27-6.6-2.04-6.67-1.81-6.73-1.56-6.8-1.33-6.85-1.1-6.88-.85-6.93-.6-6.94-.37-6.97-.12-6.97 .12-6.97 .37-6.97 .6-6.94 .85-6.93 1.1-6.88 1.33-6.85 1.56-6.8 1.81-6.73 2.04-6.67 2.27-6.6 2.5-6.51 2.72-6.42 2.95-6.32 3.17-6.21 3.38-6.1 3.59-5.98 3.8-5.85 4-5.71 4.2-5.57 4.38-5.42 4.58-5.26 4.76-5.1 4.93-4.93 5.1-4.76 5.26-4.58 5.42-4.38 5.57-4.2 5.71-4 5.85-3.8 5.98-3.59 6.1-3.38 6.21-3.17 6.32-2.95 6.42-2.72 6.51-2.5 6.6-2.27 6.67-2.04 6.73-1.81 6.8-1.56 6.85-1.33 6.88-1.1 6.93-.85 6.94-.6 6.97-.37 6.97-.12v199.8z" fill="#009e73"/><text x="453.52" y="111.61" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">13%</text><text x="529.21" y="294.34" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">38%</text><text x="260.14" y="240.82" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">50%</text></svg>',
        ticks: [],
        slices: [
          { label: 'A', value: 1, percent: 12.5 },
          { label: 'B', value: 3, percent: 37.5 },
          { label: 'C', value: 4, percent: 50 },
        ],
        minimum: 1,
        maximum: 4,
      },
    },
  ],
  async run(values) {
    const { type, title, width, height, format } = values;
    const labels = labelsOf(values);
    const series = await readSeries(values);
    const stacked = values.stacked && (type === 'bar' || type === 'area');
    const spans = await spansOf(series, stacked);
    const [minimum, maximum] = extremes(type === 'pie' || type === 'doughnut' || type === 'heatmap' ? series.map((one) => one.values) : endsOf(spans, stacked));
    if (!Number.isFinite(minimum) || !Number.isFinite(maximum)) unprocessable('The stacked values add up to more than a number can be.', 'series');
    const drawing = new Drawing(width, height).describe(title || NAMES[type], spoken(type, series, labels));
    const top = heading(drawing, title);
    const common = { minimum: minimum + 0, maximum: maximum + 0 };
    if (type === 'pie' || type === 'doughnut') {
      const slices = await slicesOf(series[0]?.values ?? [], labels);
      const named = slices.map(({ label }, index) => ({ name: label, color: OKABE_ITO[index % OKABE_ITO.length] ?? [0, 0, 0, 255] }) as const);
      const box = values.legend && slices.length > 1 ? legend(drawing, top, named) : top;
      const shares = slices.map(({ percent }) => percent / 100);
      drawPie(drawing, box, shares, OKABE_ITO, type === 'doughnut');
      return { ...(await drawing.in(format)), ticks: [], slices, ...common };
    }
    if (type === 'heatmap') {
      const span = maximum / 2 - minimum / 2;
      drawHeatMap(drawing, top, series, labels, (value) => (span === 0 ? 0.5 : (value / 2 - minimum / 2) / span));
      return { ...(await drawing.in(format)), ticks: [], ...common };
    }
    const box = values.legend && series.length > 1 ? legend(drawing, top, series) : top;
    const axis = await axisOf(minimum, maximum, values.fromZero);
    const places = await placesOf(series, type);
    const { xTitle, yTitle } = values;
    drawAxes(drawing, box, { type, series, labels, spans, stacked, values: axis, places, horizontal: values.horizontal && type === 'bar', xTitle, yTitle });
    return { ...(await drawing.in(format)), ticks: axis.ticks, ...common };
  },
});

function labelsOf({ type, labels = [], series }: Inputs): string[] {
  const count = series[0]?.values.length ?? 0;
  if (labels.length === 0) return Array.from({ length: count }, (_, index) => String(index + 1));
  const needed = type !== 'scatter' && !series.some(({ x }) => x);
  if (needed && labels.length !== count) invalid('labels', `has ${labels.length} names for ${count} values; give one for each, or none`);
  return labels;
}

async function readSeries({ type, series }: Inputs): Promise<Series[]> {
  if (isRound(type) && series.length > 1) invalid('series', 'must be one series for a pie or doughnut');
  const read: Series[] = [];
  for (const [index, one] of series.entries()) {
    checkSeries(one, type, series[0]?.values.length ?? 0, `series[${index}]`);
    const { name, values, x, color } = one;
    const own = color === undefined ? OKABE_ITO[index % OKABE_ITO.length] : await readColor(color, `series[${index}].color`);
    read.push({ name: name || `Series ${index + 1}`, values, ...(x && { x }), color: own ?? [0, 0, 0, 255] });
  }
  return read;
}

const isRound = (type: Inputs['type']): boolean => type === 'pie' || type === 'doughnut';

/** @param count how many values the first series has */
function checkSeries({ values, x }: Inputs['series'][number], type: Inputs['type'], count: number, path: string): void {
  if (type !== 'scatter' && values.length !== count)
    invalid(`${path}.values`, `has ${values.length} values, the first series ${count}; only scatter takes series of different lengths`);
  if (x && type !== 'scatter' && type !== 'line') invalid(`${path}.x`, 'is possible with the types scatter and line only');
  if (x && x.length !== values.length) invalid(`${path}.x`, `has ${x.length} numbers for ${values.length} values; give one for each`);
  if (!isRound(type)) return;
  if (values.some((value) => value < 0)) invalid(`${path}.values`, 'must not be negative in a pie or doughnut');
  if (values.every((value) => value === 0)) invalid(`${path}.values`, 'must have one above 0 in a pie or doughnut');
}

/** From where to where each value is drawn. Stacked ones are on those before them of the same sign. */
async function spansOf(series: readonly Series[], stacked: boolean): Promise<Spans> {
  if (!stacked) return series.map(({ values }) => values.map((value) => [0, value] as const));
  const { Decimal: Library } = await import('decimal.js');
  const Decimal = Library.clone({ precision: SUM_DIGITS });
  const sums = Array.from({ length: series[0]?.values.length ?? 0 }, () => [new Decimal(0), new Decimal(0)]);
  return series.map(({ values }) =>
    values.map((value, index) => {
      const ofCategory = sums[index] ?? [];
      const sign = value < 0 ? 1 : 0;
      const from = ofCategory[sign] ?? new Decimal(0);
      const to = from.plus(value);
      ofCategory[sign] = to;
      return [from.toNumber(), to.toNumber()] as const;
    }),
  );
}

/** Where the values of each category end: the last of those that are on one another. */
function endsOf(spans: Spans, stacked: boolean): number[][] {
  if (!stacked) return spans.map((row) => row.map(([, to]) => to));
  const categories = spans[0]?.length ?? 0;
  return Array.from({ length: categories }, (_, category) => {
    const ends = spans.map((row) => row[category]?.[1] ?? 0);
    const [lowest, highest] = extremes([ends]);
    const signs = spans.map((row) => Math.sign((row[category]?.[1] ?? 0) - (row[category]?.[0] ?? 0)));
    return [...(signs.includes(-1) ? [lowest] : []), ...(signs.includes(1) ? [highest] : []), ...(signs.every((sign) => sign === 0) ? [0] : [])];
  });
}

function extremes(rows: readonly (readonly number[])[]): [least: number, greatest: number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of rows) for (const value of row) [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
  return [least, greatest];
}

async function slicesOf(values: readonly number[], labels: readonly string[]): Promise<{ label: string; value: number; percent: number }[]> {
  const { Decimal: Library } = await import('decimal.js');
  const Decimal = Library.clone({ precision: 40 });
  const total = values.reduce((sum, value) => sum.plus(value), new Decimal(0));
  return values.map((value, index) => ({ label: labels[index] ?? '', value: value + 0, percent: new Decimal(value).times(100).dividedBy(total).toNumber() }));
}

/** The scale of x, where a series has one; scatter always has. */
async function placesOf(series: readonly Series[], type: Inputs['type']): Promise<Awaited<ReturnType<typeof axisOf>> | undefined> {
  if (type !== 'scatter' && !series.some(({ x }) => x)) return undefined;
  const [least, greatest] = extremes(series.map(({ x, values }) => x ?? values.map((_, index) => index + 1)));
  return axisOf(least, greatest, false);
}

/** What a chart shows, in words, for screen readers. */
function spoken(type: Inputs['type'], series: readonly Series[], labels: readonly string[]): string {
  let text = `${NAMES[type]}.`;
  for (const { name, values, x } of series) {
    const items = values.slice(0, MAX_SPOKEN).map((value, index) => `${x?.[index] ?? labels[index] ?? index + 1} ${value}`);
    text += ` ${name}: ${items.join(', ')}.`;
    if (text.length > MAX_SPOKEN) return `${text.slice(0, MAX_SPOKEN).toWellFormed()}…`;
  }
  return text;
}
