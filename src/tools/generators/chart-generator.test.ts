import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './chart-generator.ts';
import { cornersOf, decodePng, expectSafeSvg } from './lib/picture-testing.ts';
import data from './testdata/chart-generator.json' with { type: 'json' };

const one = (values: number[], more = {}) => ({ series: [{ name: 'a', values, ...more }] });

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { series: [{ values: [12, 45, 30] }], labels: ['Jan', 'Feb', 'Mar'] },
      { minimum: 12, maximum: 45, ticks: [0, 10, 20, 30, 40, 50] },
    ],
    [
      { type: 'pie', ...one([1, 3, 4]), labels: ['A', 'B', 'C'] },
      {
        ticks: [],
        slices: [
          { label: 'A', percent: 12.5 },
          { label: 'B', percent: 37.5 },
          { label: 'C', value: 4, percent: 50 },
        ],
        minimum: 1,
        maximum: 4,
      },
    ],
    // 0.1 / 0.3 is a third in decimals.
    [
      { type: 'doughnut', ...one([0.1, 0.2]) },
      {
        slices: [
          { label: '1', percent: 100 / 3 },
          { label: '2', percent: 200 / 3 },
        ],
      },
    ],
    [{ type: 'pie', ...one([0, 5]) }, { slices: [{ percent: 0 }, { percent: 100 }] }],
    [
      { series: [{ values: [1, 2] }, { values: [3, 4] }], stacked: true },
      { minimum: 4, maximum: 6 },
    ],
    [
      { series: [{ values: [0.1, -3] }, { values: [0.2, 5] }], stacked: true },
      { minimum: -3, maximum: 5 },
    ],
    [
      { series: [{ values: [0.1] }, { values: [0.2] }], stacked: true },
      { minimum: 0.3, maximum: 0.3 },
    ],
    [
      { series: [{ values: [1, 2] }, { values: [3, 4] }], stacked: true, type: 'line' },
      { minimum: 1, maximum: 4 },
    ],
    [
      { type: 'area', series: [{ values: [1, 2] }, { values: [3, 4] }], stacked: true },
      { minimum: 4, maximum: 6 },
    ],
    [
      { type: 'heatmap', series: [{ values: [1, 2] }, { values: [3, 4] }] },
      { ticks: [], minimum: 1, maximum: 4 },
    ],
    [
      { type: 'scatter', series: [{ values: [1, 2] }, { values: [3], x: [9] }] },
      { minimum: 1, maximum: 3, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3] },
    ],
    [one([-1e308, 1e308]), { ticks: [-1e308, -5e307, 0, 5e307, 1e308] }],
  ],
  invalid: [
    [{ series: [] }, 'series'],
    [one([]), 'series[0].values'],
    [{ series: [{ values: [1, 2] }, { values: [1] }] }, 'series[1].values'],
    [{ type: 'pie', series: [{ values: [1] }, { values: [1] }] }, 'series'],
    [{ type: 'pie', ...one([1, -1]) }, 'series[0].values'],
    [{ type: 'doughnut', ...one([0, 0]) }, 'series[0].values'],
    [{ type: 'line', ...one([1, 2], { x: [1] }) }, 'series[0].x'],
    [{ type: 'bar', ...one([1], { x: [1] }) }, 'series[0].x'],
    [{ ...one([1, 2]), labels: ['a'] }, 'labels'],
    [one([1], { color: 'bluish' }), 'series[0].color'],
    [{ ...one([1]), width: 99 }, 'width'],
    [{ ...one([1]), height: 4001 }, 'height'],
    [{ ...one([1]), title: 'x'.repeat(201) }, 'title'],
    [{ type: 'radar', ...one([1]) }, 'type'],
  ],
  unprocessable: [
    [one([1.7e308]), /leaves the range of numbers/],
    [{ series: [{ values: [1.7e308] }, { values: [1.7e308] }], stacked: true }, /add up to more/],
    [{ ...one([1]), title: '表', format: 'png' }, /format png/],
  ],
});

interface Element {
  name: string;
  text: string;
  at: Record<string, string>;
}

/** The elements of a picture, read by an XML parser. */
function elementsOf(svg: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, text: '', at: attributes as Record<string, string> };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return elements;
}

const number = (element: Element | undefined, attribute: string): number => Number(element?.at[attribute]);
const near = (actual: number, expected: number): void => expect(Math.abs(actual - expected)).toBeLessThan(0.02);

/** Where the ticks are on the value axis: y of the grid line by the value written beside it. */
function scaleOf(elements: readonly Element[], ticks: readonly number[]): (value: number) => number {
  const lines = elements
    .filter(({ name, at }) => name === 'polyline' && at.stroke === '#d9d9d9')
    .map(({ at }) => Number(/,([\d.]+) /.exec(`${at.points} `)?.[1]));
  const [first, last] = [lines[0] ?? 0, lines[ticks.length - 1] ?? 0];
  const texts = elements.filter(({ name }) => name === 'text');
  for (const [index, tick] of ticks.entries()) {
    near(lines[index] ?? 0, first + ((last - first) * (tick - (ticks[0] ?? 0))) / ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)));
    const label = texts.find(({ text, at }) => text === String(tick) && at['text-anchor'] === 'end');
    // The base line of a label stands a little below the middle of its line.
    expect(number(label, 'y') - (lines[index] ?? 0)).toBeGreaterThan(0);
    expect(number(label, 'y') - (lines[index] ?? 0)).toBeLessThan(8);
  }
  return (value) => first + ((last - first) * (value - (ticks[0] ?? 0))) / ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0));
}

describe('what is drawn is to scale', () => {
  it('bars stand on 0 and reach their values', async () => {
    const values = [12, -45, 30.5];
    const { svg, ticks } = await run(tool, one(values, { color: '#123456' }));
    const elements = elementsOf(svg);
    const y = scaleOf(elements, ticks);
    const bars = elements.filter(({ name, at }) => name === 'rect' && at.fill === '#123456');
    expect(bars).toHaveLength(3);
    for (const [index, value] of values.entries()) {
      near(number(bars[index], 'y'), Math.min(y(value), y(0)));
      near(number(bars[index], 'height'), Math.abs(y(value) - y(0)));
    }
    const middles = bars.map((bar) => number(bar, 'x') + number(bar, 'width') / 2);
    const labels = ['1', '2', '3'].map((label) =>
      number(
        elements.find(({ text, at }) => text === label && at['text-anchor'] === 'middle'),
        'x',
      ),
    );
    for (const [index, middle] of middles.entries()) near(middle, labels[index] ?? 0);
  });

  it('stacked bars stand on one another', async () => {
    const { svg, ticks } = await run(tool, {
      series: [
        { values: [3, 1], color: '#111111' },
        { values: [2, -4], color: '#222222' },
        { values: [5, -1], color: '#333333' },
      ],
      stacked: true,
      legend: false,
    });
    const elements = elementsOf(svg);
    const y = scaleOf(elements, ticks);
    const spans = ['#111111', '#222222', '#333333'].map((color) =>
      elements.filter(({ name, at }) => name === 'rect' && at.fill === color).map((bar) => [number(bar, 'y'), number(bar, 'y') + number(bar, 'height')]),
    );
    const expected = [
      [
        [3, 0],
        [1, 0],
      ],
      [
        [5, 3],
        [0, -4],
      ],
      [
        [10, 5],
        [-4, -5],
      ],
    ];
    for (const [series, pair] of expected.entries())
      for (const [category, ends] of pair.entries()) for (const [end, value] of ends.entries()) near(spans[series]?.[category]?.[end] ?? 0, y(value));
  });

  it('points of lines and scatter stand at x and value', async () => {
    const x = [1, 2.5, 7];
    const values = [10, 40, 25];
    for (const type of ['line', 'scatter']) {
      const { svg, ticks } = await run(tool, { type, series: [{ values, x, color: 'navy' }] });
      const elements = elementsOf(svg);
      const y = scaleOf(elements, ticks);
      const dots = elements.filter(({ name }) => name === 'circle');
      expect(dots).toHaveLength(3);
      const places = dots.map((dot) => number(dot, 'cx'));
      near(((places[1] ?? 0) - (places[0] ?? 0)) / ((places[2] ?? 0) - (places[0] ?? 0)), 1.5 / 6);
      for (const [index, value] of values.entries()) near(number(dots[index], 'cy'), y(value));
      expect(elements.filter(({ name, at }) => name === 'polyline' && at.stroke === '#000080')).toHaveLength(type === 'line' ? 1 : 0);
    }
  });

  it('slices cover their share of the circle', async () => {
    const { svg } = await run(tool, { type: 'pie', ...one([1, 3, 4]), legend: false });
    const areas = elementsOf(svg)
      .filter(({ name }) => name === 'path')
      .map(({ at }) => {
        const points = cornersOf(at.d ?? '');
        return (
          Math.abs(
            points.reduce((sum, [x0, y0], index) => {
              const [x1, y1] = points[(index + 1) % points.length] ?? [0, 0];
              return sum + x0 * y1 - x1 * y0;
            }, 0),
          ) / 2
        );
      });
    const whole = areas.reduce((sum, area) => sum + area, 0);
    for (const [index, share] of [0.125, 0.375, 0.5].entries()) expect(Math.abs((areas[index] ?? 0) / whole - share)).toBeLessThan(0.001);
  });

  it('cells of heat maps are darker for greater values', async () => {
    const { svg } = await run(tool, { type: 'heatmap', series: [{ name: 'r', values: [1, 2, 3] }] });
    const fills = elementsOf(svg)
      .filter(({ name, at }) => name === 'rect' && at.fill !== '#ffffff')
      .map(({ at }) => at.fill ?? '');
    expect(fills).toHaveLength(3);
    expect(fills).toEqual([...fills].sort().reverse());
  });
});

it('escapes what callers write, and says in words what is shown', async () => {
  const nasty = '"><script>alert(1)</script>&';
  for (const type of ['bar', 'line', 'area', 'scatter', 'pie', 'doughnut', 'heatmap']) {
    const { svg } = await run(tool, { type, title: nasty, series: [{ name: nasty, values: [1, 2] }], labels: [nasty, 'b'], xTitle: nasty, yTitle: nasty });
    const names = expectSafeSvg(svg, 800, 450);
    expect(names.slice(1, 3)).toEqual(['title', 'desc']);
    const [, title, description] = elementsOf(svg);
    expect(title?.text).toBe(nasty);
    expect(description?.text).toContain(`${nasty}: `);
  }
});

it('thins labels out that would overlap', async () => {
  const labels = Array.from({ length: 100 }, (_, index) => `label ${index}`);
  const { svg } = await run(tool, { ...one(labels.map((_, index) => index)), labels, width: 600 });
  const places = elementsOf(svg)
    .filter(({ text }) => text.startsWith('label '))
    .map((label) => number(label, 'x'));
  expect(places.length).toBeGreaterThan(3);
  for (const [index, x] of places.slice(1).entries()) expect(x - (places[index] ?? 0)).toBeGreaterThan(60);
});

it('draws the same as PNG', async () => {
  const { png, svg } = await run(tool, { ...one([1, 1], { color: '#123456' }), format: 'png', width: 200, height: 100 });
  expect(svg).toBeUndefined();
  const { width, height, pixel } = decodePng(png);
  expect([width, height]).toEqual([200, 100]);
  expect(pixel(0, 0)).toBe('#ffffffff');
  expect(Array.from({ length: 200 }, (_, x) => pixel(x, 60))).toContain('#123456ff');
});

it('draws every type in the smallest picture', async () => {
  for (const type of ['bar', 'line', 'area', 'scatter', 'pie', 'doughnut', 'heatmap']) {
    const { svg } = await run(tool, { type, ...one([1, 2, 3]), width: 100, height: 100, title: 'A heading that is far too long', yTitle: 'y', xTitle: 'x' });
    expect(svg).not.toMatch(/NaN|Infinity|width="-|height="-/);
    expectSafeSvg(svg, 100, 100);
  }
});
