import { describe, expect, it } from 'vitest';
import type { ResultShape } from '../../browser/messages.ts';
import { showBars, showFigures } from './bars.ts';
import { showHistogram } from './histograms.ts';
import { showLines } from './lines.ts';
import { Room } from './room.ts';
import { extentOf, ticksBetween, tickText } from './scales.ts';
import { viewOf } from './views.ts';

const drawing = (shape: Partial<ResultShape> = {}, result = {}) => ({ room: new Room(), shape: { records: [], ...shape }, result, viewOf });
const markupOf = (shown: false | { markup: string }): string => (shown === false ? '' : shown.markup);
const lines = (list: readonly unknown[], y = ['balance'], shape: Partial<ResultShape> = {}): string =>
  markupOf(showLines({ kind: 'lines', field: 'rows', x: 'year', y }, list, drawing(shape)));
const bars = (list: readonly unknown[], shape: Partial<ResultShape> = {}): string =>
  markupOf(showBars({ kind: 'bars', field: 'words', label: 'word', value: 'count' }, list, drawing(shape)));
const histogram = (list: readonly unknown[]): string =>
  markupOf(showHistogram({ kind: 'histogram', field: 'bins', from: 'from', to: 'to', count: 'count' }, list, drawing()));
/** The texts of a drawing. */
const textsIn = (markup: string): string[] => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

describe('an axis', () => {
  it.each([
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [-7, 23, 5, [0, 10, 20]],
    [1, 360, 6, [100, 200, 300]],
    [-3e-7, 3e-7, 3, [-2e-7, 0, 2e-7]],
  ])('from %d to %d has round numbers', (low, high, most, ticks) => {
    expect(ticksBetween(low, high, most)).toEqual(ticks);
  });

  it('of whole numbers has no parts of them', () => {
    expect(ticksBetween(1, 3, 6, true)).toEqual([1, 2, 3]);
  });

  it('reaches to zero where the values come near it', () => {
    expect(extentOf([10, 100])).toEqual([0, 104.5]);
    expect(extentOf([90, 100])).toEqual([89.5, 100.5]);
    expect(extentOf([-100, -10])).toEqual([-104.5, 0]);
    expect(extentOf([5, 5])).toEqual([0, 10]);
    expect(extentOf([0, 0])).toEqual([-1, 1]);
  });

  it('has short numbers', () => {
    expect([0, 1500, 15_000, 2_500_000, 0.25, -30, 1e-7, 3.5e20].map(tickText)).toEqual(['0', '1500', '15K', '2.5M', '0.25', '-30', '1e-7', '3.5e20']);
  });
});

describe('lines', () => {
  const rows = [
    { year: 2025, balance: 0, interest: 5 },
    { year: 2026, balance: 100 },
    { year: 2027, balance: 50, interest: 10 },
  ];

  it('go through the values at their places, from one edge to the other', () => {
    expect(lines(rows)).toContain('<path class="series-1" d="M44 178L197 16.1L350 97"/>');
    expect(textsIn(lines(rows, ['balance'], { plain: ['year'] })).slice(-3)).toEqual(['2025', '2026', '2027']);
    expect(lines(rows)).toContain('aria-label="Chart: Balance by year"');
  });

  it('stop where there is no value, and are told apart by a legend', () => {
    const markup = lines(rows, ['balance', 'interest']);
    expect(markup).toMatch(/<path class="series-2" d="M44 [\d.]+M350 [\d.]+"\/>/);
    expect(markup).toContain('<ul class="keys">');
    expect(lines(rows)).not.toContain('<ul');
  });

  it('are not drawn of a point, of none, or of what does not ascend', () => {
    for (const list of [[], [rows[0]], [rows[2], rows[0]], ['x', null, { year: 'a' }], [{ year: 1 }, { year: 2 }]]) expect(lines(list)).toBe('');
  });

  it('have as many points as can be told apart', () => {
    const markup = lines(Array.from({ length: 50_000 }, (_, year) => ({ year, balance: year })));
    expect(markup.match(/L/g)?.length).toBe(179);
    expect(markup).toMatch(/L350 [\d.]+"\/>/);
  });
});

describe('bars', () => {
  it('begin at zero, with their names before them and their numbers behind', () => {
    const markup = bars([
      { word: 'the', count: 40 },
      { word: '<a>', count: 20 },
      { word: 'antidisestablishmentarianism', count: -10 },
    ]);
    expect(textsIn(markup)).toEqual(['the', '40', '&lt;a&gt;', '20', 'antidisestablishmentari…', '-10']);
    expect([...markup.matchAll(/d="M([\d.]+) \d+H([\d.]+)v/g)].map(([, begin, end]) => [begin, end])).toEqual([
      ['185', '282'],
      ['185', '233.5'],
      ['160.8', '185'],
    ]);
  });

  it('are the first few', () => {
    const markup = bars(Array.from({ length: 100 }, (_, at) => ({ word: `w${at}`, count: 100 - at })));
    expect(markup.match(/class="bar"/g)).toHaveLength(15);
    expect(markup).toContain('of the first 15');
  });

  it('are not drawn where there is nothing to compare', () => {
    for (const list of [[], [{ word: 'a', count: 1 }], [{ count: 0 }, { count: 0 }], [1, 'x']]) expect(bars(list)).toBe('');
  });

  it('show figures of the result, money as money', () => {
    const shape = { money: ['rent', 'tax'], decimals: 2 };
    const shown = showFigures({ kind: 'figures', field: 'rent', of: ['rent', 'tax', 'none'] }, drawing(shape, { rent: 1200.5, tax: 99 }));
    expect(textsIn(markupOf(shown))).toEqual(['Rent', '1,200.50', 'Tax', '99.00']);
  });
});

describe('a histogram', () => {
  it('has a column for each range, as wide as the range', () => {
    const markup = histogram([
      { from: 0, to: 10, count: 3 },
      { from: 10, to: 30, count: 6 },
    ]);
    expect([...markup.matchAll(/class="bar" d="M([\d.]+) 178V[\d.]+H([\d.]+)V/g)].map(([, begin, end]) => [begin, end])).toEqual([
      ['44.5', '145.5'],
      ['146.5', '349.5'],
    ]);
    expect(markup).toContain('aria-label="Histogram: Count from 0 to 30"');
  });

  it('is not drawn of none, or of ranges that are none', () => {
    for (const list of [[], [{ from: 1, to: 1, count: 1 }], [{ from: 0, to: 1, count: 0 }], ['x', {}]]) expect(histogram(list)).toBe('');
  });
});
