import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-column-inserter.ts';

const insert = async (csv: string, more: Record<string, unknown>) => (await run(tool, { csv, ...more })).csv as string;

describe('csv-column-inserter', () => {
  it('puts the column where it is asked for', async () => {
    expect(await insert('a,b\r\n1,2', { value: 'x' })).toBe('a,b,new\r\n1,2,x');
    expect(await insert('a,b\n1,2', { value: 'x', position: 2, name: 'n' })).toBe('a,n,b\n1,x,2');
    expect(await insert('a,b\n1,2', { value: 'x', position: 10_000, name: '' })).toBe('a,b,\n1,2,x');
  });

  it('fills in a template', async () => {
    expect(await insert('a,b\n1,2', { value: '{{{a}}} }} {2}{' })).toBe('a,b,new\n1,2,{1} } 2{');
    expect(await insert('a\n1', { value: '}x{' })).toBe('a,new\n1,}x{');
    expect(await insert('a,b\n"{b}",2', { value: '{a}' })).toBe('a,b,new\n{b},2,{b}');
    expect(await insert('a;b\n1;2', { value: '{a};{b}' })).toBe('a;b;new\n1;2;"1;2"');
  });

  it('takes a list, which may be shorter, and running numbers', async () => {
    expect(await insert('a\n1\n2', { values: ['x'] })).toBe('a,new\n1,x\n2,');
    expect(await insert('a\n1\n2', { startNumber: -1 })).toBe('a,new\n1,-1\n2,0');
    expect(await insert('1\n2,3', { startNumber: 5, header: false })).toBe('1,,5\n2,3,6');
  });

  it('refuses none or two of value, values and startNumber', async () => {
    await expectInvalid(tool, { csv: 'a' });
    await expectInvalid(tool, { csv: 'a', value: '', startNumber: 1 });
  });

  it('refuses more values than rows, unknown columns and endless results', async () => {
    await expectUnprocessable(tool, { csv: 'a\n1', values: ['x', 'y'] });
    await expectUnprocessable(tool, { csv: 'a\n1', value: '{nope}' }, /nope/);
    await expectUnprocessable(tool, { csv: '1\n'.repeat(10_000), value: 'x'.repeat(10_000) }, /characters/);
  });

  it('takes empty CSV', async () => {
    expect(await run(tool, { csv: '', value: '{x}' })).toEqual({ csv: '', rows: 0 });
  });

  it('adds several columns at once, each by a list or a template of the input', async () => {
    const more = [
      { name: 'y', values: ['1'] },
      { name: 'z', value: '{a}{b}' },
    ];
    expect((await run(tool, { csv: 'a,b\n1,2\n3,4', name: 'x', value: '0', position: 2, fill: '?', more })).csv).toBe('a,x,y,z,b\n1,0,1,12,2\n3,0,?,34,4');
    await expectInvalid(tool, { csv: 'a\n1', value: 'x', more: [{ name: 'n' }] }, 'more[0]');
    await expectUnprocessable(tool, { csv: 'a\n1', value: 'x', more: [{ name: 'n', value: '{q}' }] }, /no column "q"/);
  });
});
