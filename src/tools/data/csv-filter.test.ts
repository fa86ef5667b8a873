import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-filter.ts';

const NUMBERS = ['9', '10', '9.0', '-1', '1e1', '', 'ten', '010', ' 9', '0.1', '0.10000000000000000000001', '1e400'];
const keep = async (fields: string[], condition: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const { csv } = await run(tool, {
    csv: `n,k\n${fields.map((field, index) => `${field},${index}`).join('\n')}`,
    conditions: [{ column: 'n', ...condition }],
    ...more,
  });
  return (csv as string)
    .split('\n')
    .slice(1)
    .map((line) => fields[Number(line.split(',').at(-1))]);
};

describe('csv-filter', () => {
  it('orders by exact decimal value where the condition is a number', async () => {
    expect(await keep(NUMBERS, { operator: 'greaterOrEqual', value: '9' })).toEqual(['9', '10', '9.0', '1e1', '1e400']);
    expect(await keep(NUMBERS, { operator: 'greaterThan', value: '1e399' })).toEqual(['1e400']);
    expect(await keep(NUMBERS, { operator: 'lessOrEqual', value: '0.1' })).toEqual(['-1', '0.1']);
    expect(await keep(NUMBERS, { operator: 'lessThan', value: '0.10000000000000000000001' })).toEqual(['-1', '0.1']);
  });

  it('orders text by code point otherwise', async () => {
    expect(await keep(['\uff5e', '\u{1F600}', 'a', ''], { operator: 'greaterThan', value: '\uff5e' })).toEqual(['\u{1F600}']);
    expect(await keep(['a', 'B', 'b'], { operator: 'lessThan', value: 'b' }, { caseSensitive: false })).toEqual(['a']);
  });

  it.each([
    ['equals', '9', ['9']],
    ['notEquals', '9', NUMBERS.filter((field) => field !== '9')],
    ['contains', '.0', ['9.0']],
    ['notContains', '0', ['9', '-1', '1e1', '', 'ten', ' 9']],
    ['startsWith', '1', ['10', '1e1', '1e400']],
    ['endsWith', '9', ['9', ' 9']],
    ['isEmpty', '', ['']],
    ['isNotEmpty', '', NUMBERS.filter((field) => field !== '')],
    ['isNumber', '', ['9', '10', '9.0', '-1', '1e1', '0.1', '0.10000000000000000000001', '1e400']],
  ])('%s %j', async (operator, value, expected) => {
    expect(await keep(NUMBERS, { operator, value })).toEqual(expected);
  });

  it('inverts, and joins conditions by all or any', async () => {
    const csv = 'a,b\n1,x\n2,y\n3,x';
    const conditions = [
      { column: 'b', value: 'x' },
      { column: '1', operator: 'greaterThan', value: '1' },
    ];
    expect((await run(tool, { csv, conditions })).csv).toBe('a,b\n3,x');
    expect((await run(tool, { csv, conditions, match: 'any' })).csv).toBe(csv);
    expect(await run(tool, { csv, conditions, invert: true })).toEqual({ csv: 'a,b\n1,x\n2,y', kept: 2, removed: 1 });
  });

  it('keeps the header as it stands, and takes empty CSV', async () => {
    expect((await run(tool, { csv: 'a,,a\n1,2,3', conditions: [{ column: 'a_2', value: 'x' }] })).csv).toBe('a,,a');
    expect(await run(tool, { csv: '', conditions: [{ column: 'a' }] })).toEqual({ csv: '', kept: 0, removed: 0 });
  });

  it('refuses unknown columns and no conditions', async () => {
    await expectUnprocessable(tool, { csv: 'a\n1', conditions: [{ column: 'z' }] }, /"z"/);
    await expectInvalid(tool, { csv: 'a', conditions: [] }, 'conditions');
    await expectInvalid(tool, { csv: 'a', conditions: [{ column: 'a', operator: 'like' }] }, 'conditions[0].operator');
  });
});
