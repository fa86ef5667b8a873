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
  type: z.enum(['bar', 'line', 'area', 'scatter', 'pie', 'doughnut', 'heatmap']).default('bar').describe('Kind of chart'),
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
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450" role="img"><title>Pie chart</title><desc>Pie chart. Share: A 1, B 3, C 4.</desc><rect x="0" y="0" width="800" height="450" fill="#ffffff"/><rect x="14" y="15.4" width="14" height="14" fill="#e69f00"/><text x="33.6" y="27.02" font-family="sans-serif" font-size="14" fill="#000000">A</text><rect x="58.1" y="15.4" width="14" height="14" fill="#56b4e9"/><text x="77.7" y="27.02" font-family="sans-serif" font-size="14" fill="#000000">B</text><rect x="102.2" y="15.4" width="14" height="14" fill="#009e73"/><text x="121.8" y="27.02" font-family="sans-serif" font-size="14" fill="#000000">C</text><path d="M400 36.4L406.82 36.52L413.63 36.87L420.43 37.45L427.21 38.26L433.95 39.31L440.65 40.58L447.31 42.08L453.91 43.81L460.44 45.76L466.91 47.94L473.3 50.33L479.6 52.94L485.81 55.77L491.92 58.8L497.92 62.04L503.81 65.49L509.58 69.13L515.22 72.97L520.73 77L526.09 81.21L531.31 85.61L536.37 90.18L541.28 94.92L400 236.2Z" fill="#e69f00"/><path d="M541.28 94.92L546.09 99.9L550.72 105.04L555.18 110.34L559.44 115.79L563.52 121.39L567.4 127.12L571.08 132.99L574.55 138.98L577.81 145.08L580.86 151.3L583.7 157.61L586.31 164.02L588.7 170.52L590.86 177.1L592.79 183.75L594.49 190.46L595.96 197.22L597.19 204.03L598.19 210.88L598.95 217.76L599.47 224.67L599.75 231.59L599.79 238.51L599.59 245.43L599.15 252.34L598.47 259.23L597.55 266.09L596.4 272.91L595.01 279.69L593.38 286.42L591.53 293.09L589.44 299.69L587.13 306.22L584.59 312.66L581.83 319.01L578.85 325.26L575.66 331.4L572.26 337.43L568.65 343.34L564.83 349.11L560.82 354.76L556.62 360.26L552.23 365.61L547.65 370.8L542.9 375.84L537.98 380.71L532.89 385.4L527.64 389.91L522.24 394.24L516.69 398.38L511 402.33L505.18 406.07L499.23 409.62L493.17 412.95L486.99 416.07L480.7 418.98L474.32 421.66L467.85 424.13L461.3 426.36L454.68 428.37L447.99 430.15L441.24 431.7L434.44 433.01L427.6 434.08L420.73 434.92L413.84 435.52L406.92 435.88L400 436L400 236.2Z" fill="#56b4e9"/><path d="M400 436L393.03 435.88L386.06 435.51L379.12 434.91L372.19 434.06L365.31 432.96L358.46 431.63L351.66 430.07L344.93 428.26L338.26 426.22L331.66 423.95L325.15 421.45L318.73 418.73L312.41 415.78L306.2 412.61L300.1 409.23L294.12 405.64L288.27 401.84L282.56 397.84L276.99 393.64L271.57 389.26L266.31 384.68L261.21 379.92L256.28 374.99L251.52 369.89L246.94 364.63L242.56 359.21L238.36 353.64L234.36 347.93L230.56 342.08L226.97 336.1L223.59 330L220.42 323.79L217.47 317.47L214.75 311.05L212.25 304.54L209.98 297.94L207.94 291.27L206.13 284.54L204.57 277.74L203.24 270.89L202.14 264.01L201.29 257.08L200.69 250.14L200.32 243.17L200.2 236.2L200.32 229.23L200.69 222.26L201.29 215.32L202.14 208.39L203.24 201.51L204.57 194.66L206.13 187.86L207.94 181.13L209.98 174.46L212.25 167.86L214.75 161.35L217.47 154.93L220.42 148.61L223.59 142.4L226.97 136.3L230.56 130.32L234.36 124.47L238.36 118.76L242.56 113.19L246.94 107.77L251.52 102.51L256.28 97.41L261.21 92.48L266.31 87.72L271.57 83.14L276.99 78.76L282.56 74.56L288.27 70.56L294.12 66.76L300.1 63.17L306.2 59.79L312.41 56.62L318.73 53.67L325.15 50.95L331.66 48.45L338.26 46.18L344.93 44.14L351.66 42.33L358.46 40.77L365.31 39.44L372.19 38.34L379.12 37.49L386.06 36.89L393.03 36.52L400 36.4L400 236.2Z" fill="#009e73"/><text x="453.52" y="111.61" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">13%</text><text x="529.21" y="294.34" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">38%</text><text x="260.14" y="240.82" font-family="sans-serif" font-size="14" fill="#000000" text-anchor="middle">50%</text></svg>',
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
