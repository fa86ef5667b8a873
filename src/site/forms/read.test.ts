import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import type { Control } from './controls.ts';
import type { Kind } from './kind.ts';
import { filled, readForm } from './read.ts';

const control = (kind: Kind): Control => ({ kind, name: 'x', label: 'X', hint: '', required: false });
const read = (kind: Kind, text: string) => readForm([control(kind)], new Map([['x', [text]]]));

describe('a number in a form', () => {
  // Literals of ECMA-262 section 12.9.3 without separators and prefixes, and what is none.
  it.each(['1', '+1', '-1.', '.5', '1.5', '1e5', '1.e-5', '.5E+5', '00.50', ' 7 '])('is %j', (text) => {
    expect(read('number', text)).toEqual({ inputs: { x: Number(text) }, complaints: [] });
  });

  it.each(['.', '+', 'e5', '1e', '1.5.', '1 2', '0x10', '1_000', 'Infinity', '1e999', '-.e1'])('is not %j', (text) => {
    expect(read('number', text)).toMatchObject({ inputs: {}, complaints: [{ path: 'x', message: expect.stringMatching(/^must be a number/) }] });
  });

  it('is read in time that grows with its length alone', async () => {
    const texts = [`${'1'.repeat(100_000)}x`, `${'1'.repeat(100_000)}.x`, `1.${'1'.repeat(100_000)}x`, `1e${'1'.repeat(100_000)}x`];
    const readAll = (): unknown => texts.map((text) => read('number', text));
    expect(await leastMilliseconds(50, readAll)).toBeLessThan(50);
  });
});

it('complains of twenty places at most, however many are wrong', () => {
  expect(read('numbers', 'x '.repeat(21)).complaints).toHaveLength(20);
  expect(read('grid', '1 2\nx 3').complaints).toHaveLength(1);
});

describe('numbers as other programs write them', () => {
  it.each(['[1,2,3]', ' [1, 2, 3]\n', '1;2;3', '1 2 3', '1\t2\n3'])('are a list: %j', (text) => {
    expect(read('numbers', text)).toEqual({ inputs: { x: [1, 2, 3] }, complaints: [] });
  });

  it.each(['[[3,8],[4,6]]', '[[3, 8],\n [4, 6]]', '3,8;4,6', '[3 8; 4 6]', '3 8; 4 6', '3;8\n4;6', '3\t8\n4\t6', '3 8\n4 6\n'])('are rows: %j', (text) => {
    const rows = [
      [3, 8],
      [4, 6],
    ];
    expect(read('grid', text)).toEqual({ inputs: { x: rows }, complaints: [] });
  });

  it('are one row where nothing parts rows, and complained of where a bracket stands alone', () => {
    expect(read('grid', '1;2;3')).toEqual({ inputs: { x: [[1, 2, 3]] }, complaints: [] });
    expect(read('grid', '[1, 2]')).toEqual({ inputs: { x: [[1, 2]] }, complaints: [] });
    expect(read('numbers', '[1, 2').complaints).toHaveLength(1);
    expect(read('numbers', '[[1, 2], [3]]').complaints.length).toBeGreaterThan(0);
  });

  it('are read in time that grows with their length alone', async () => {
    const texts = [
      '['.repeat(200_000),
      '],'.repeat(100_000),
      `[[${' '.repeat(200_000)}x`,
      ';'.repeat(200_000),
      `[[1]${', '.repeat(100_000)}`,
      `[[1${']'.repeat(200_000)}x`,
      `${','.repeat(200_000)};`,
    ];
    const readAll = (): unknown => texts.map((text) => [read('numbers', text), read('grid', text)]);
    expect(await leastMilliseconds(1_000, readAll)).toBeLessThan(1_000);
  });
});

describe('lists that are longer than they may be', () => {
  const list = (kind: Control['kind'], more: Partial<Control> = {}): Control => ({
    name: 'a',
    kind,
    label: 'A',
    hint: '',
    required: true,
    maxItems: 3,
    ...more,
  });
  it.each([
    ['texts', list('texts'), Array.from({ length: 4 }, (): [string, string] => ['a', 'x'])],
    ['lines', list('lines'), [['a', 'x\nx\r\nx\nx\n\n']]],
    ['numbers', list('numbers'), [['a', '1 2 3 4']]],
    ['numbers as texts', list('exacts'), [['a', '1 2 3 4']]],
    ['rows of numbers', list('grid'), [['a', '1\n2\n3\n4']]],
    [
      'rows',
      list('rows', { fields: [{ name: 'b', kind: 'text', label: 'B', hint: '', required: true }] }),
      Array.from({ length: 4 }, (_, at): [string, string] => [`a[${at}].b`, 'x']),
    ],
  ] as [string, Control, [string, string][]][])('are complained of: %s', (_, control, sent) => {
    expect(readForm([control], filled(sent)).complaints).toEqual([{ path: 'a', message: 'must have at most 3 entries' }]);
    expect(readForm([{ ...control, maxItems: 4 }], filled(sent)).complaints).toEqual([]);
  });
});
