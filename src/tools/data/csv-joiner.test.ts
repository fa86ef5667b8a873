import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './csv-joiner.ts';

// What SQLite 3 gives for the same tables (LEFT, RIGHT and FULL JOIN ... ON l.id = r.k, empty keys as NULL).
const LEFT = 'id,n\n1,A\n2,B\n2,C\n,D';
const RIGHT = 'k,v\n2,x\n3,y\n2,z\n,w';
const join = async (type: string, more: Record<string, unknown> = {}) =>
  (await run(tool, { left: LEFT, right: RIGHT, leftKey: 'id', rightKey: 'k', type, ...more })).csv as string;

describe('csv-joiner', () => {
  it.each([
    ['inner', '2,B,x\n2,B,z\n2,C,x\n2,C,z'],
    ['left', '1,A,\n2,B,x\n2,B,z\n2,C,x\n2,C,z\n,D,'],
    ['right', '2,B,x\n2,B,z\n2,C,x\n2,C,z\n3,,y\n,,w'],
    ['full', '1,A,\n2,B,x\n2,B,z\n2,C,x\n2,C,z\n,D,\n3,,y\n,,w'],
  ])('%s', async (type, rows) => {
    expect(await join(type)).toBe(`id,n,v\n${rows}`);
  });

  it('adds _right to names that left has too', async () => {
    expect((await run(tool, { left: 'id,a\n1,x', right: 'a,id,a_right\ny,1,z', leftKey: 'id' })).csv).toBe('id,a,a_right,a_right_2\n1,x,y,z');
    expect((await run(tool, { left: 'id,k\n1,x', right: 'k,id\n1,y', leftKey: 'id', rightKey: 'k' })).csv).toBe('id,k,id_right\n1,x,y');
  });

  it('compares keys without case, and takes keys by number', async () => {
    expect((await run(tool, { left: 'a;b\r\nX;1', right: 'a,c\nx,2', leftKey: '1', caseSensitive: false })).csv).toBe('a;b;c\r\nX;1;2');
    expect((await run(tool, { left: 'a\nX', right: 'a,c\nx,2', leftKey: 'a' })).rows).toBe(0);
  });

  it('takes empty texts', async () => {
    expect(await run(tool, { left: '', right: RIGHT, leftKey: 'x', type: 'full' })).toEqual({ csv: '', rows: 0 });
    expect(await run(tool, { left: LEFT, right: '', leftKey: 'id', type: 'left' })).toEqual({ csv: 'id,n\n1,A\n2,B\n2,C\n,D', rows: 4 });
  });

  it('refuses unknown keys and more than a million fields', async () => {
    await expectUnprocessable(tool, { left: LEFT, right: RIGHT, leftKey: 'id' }, /"id"/);
    const many = `k,a\n${'1,x\n'.repeat(1000)}`;
    await expectUnprocessable(tool, { left: many, right: many, leftKey: 'k' }, /1,000,000/);
  });
});
