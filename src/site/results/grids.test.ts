import { describe, expect, it } from 'vitest';
import type { ResultShape } from '../../browser/messages.ts';
import { showResult } from './show.ts';
import { viewOf } from './views.ts';

/** What is read of it, on one line, with cells apart. */
const read = (result: Record<string, unknown>, shape: ResultShape): string =>
  showResult(result, shape, viewOf)
    .markup.replace(/<button[\s\S]*?<\/button>/g, '')
    .replace(/<\/t[dh]>/g, '|')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|')
    .trim();

describe('a grid', () => {
  it('has its heads above its columns and a last column apart, and shows neither elsewhere', () => {
    const shape: ResultShape = { records: [], views: [{ kind: 'grid', field: 'rows', columns: 'variables', last: 'outputs' }] };
    const result = {
      variables: ['a', '<b>'],
      rows: [
        [false, true],
        [true, true],
      ],
      outputs: [false, true],
      kind: 'x',
    };
    expect(read(result, shape)).toBe('Rows 2 a|&lt;b&gt;|Output|false|true|false|true|true|true|Kind x');
  });

  it('has its heads before its rows', () => {
    const shape: ResultShape = { records: [], views: [{ kind: 'grid', field: 'ratios', columns: 'names', rows: 'names' }] };
    expect(
      read(
        {
          names: ['x', 'y'],
          ratios: [
            [1, 0.5],
            [0.5, 1],
          ],
        },
        shape,
      ),
    ).toBe('Ratios 2|x|y|x|1|0.5|y|0.5|1|');
  });

  it('does with heads that are missing, and with rows that are none', () => {
    const shape: ResultShape = { records: [], views: [{ kind: 'grid', field: 'rows', columns: 'names', rows: 'names', last: 'sums' }] };
    expect(read({ rows: [[1], [2, 3]], names: ['x'], sums: [] }, shape)).toContain('x|1|');
    expect(read({ rows: [[1], [2]] }, shape)).toContain('1|2|');
    expect(read({ rows: 'none', names: [] }, shape)).toContain('none');
    expect(read({ rows: [{ a: 1 }] }, shape)).toContain('A|1|');
    const wide = Array.from({ length: 1_000 }, () => Array.from({ length: 150 }, () => 'x'.repeat(150)));
    expect(showResult({ rows: wide, names: wide[0] }, shape, viewOf).markup.length).toBeLessThan(2_000_000);
  });
});
