import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './query-string-converter.ts';

const read = async (text: string, options = {}): Promise<unknown> => JSON.parse((await run(tool, { text, ...options })).output);
const write = async (value: unknown, options = {}): Promise<string> => (await run(tool, { text: JSON.stringify(value), mode: 'toQuery', ...options })).output;

// Expected values written by hand from the rules; those of the URL Standard are in vectors.test.ts.
describe('query-string-converter', () => {
  it('reads a query, with or without ?, and that of a whole URL', async () => {
    expect(await read('')).toEqual({});
    expect(await read('?')).toEqual({});
    expect(await read('??a=1')).toEqual({ '?a': '1' });
    expect(await read('https://x.test/p?a=1?b&c=#d?e=2')).toEqual({ a: '1?b', c: '' });
    expect(await read('https://x.test/p#a?b=1')).toEqual({});
    expect(await read('a=1=2&=x&b&&__proto__=y')).toEqual(JSON.parse('{"a":"1=2","":"x","b":"","__proto__":"y"}'));
  });

  it('keeps characters beyond ASCII beside a malformed escape', async () => {
    expect(await read('é=😀%&x=%zz%C3é')).toEqual({ é: '😀%', x: '%zz\ufffdé' });
  });

  it('reads brackets as lists, places and members', async () => {
    expect(await read('a[]=1')).toEqual({ a: ['1'] });
    expect(await read('a[1]=y&a[0]=x')).toEqual({ a: ['x', 'y'] });
    expect(await read('a[1]=y')).toEqual({ a: { 1: 'y' } });
    expect(await read('a[0]=x&a[b]=y')).toEqual({ a: { 0: 'x', b: 'y' } });
    expect(await read('a[b][c][]=1&a[b][c][]=2')).toEqual({ a: { b: { c: ['1', '2'] } } });
    expect(await read('a%5Bb%5D=1')).toEqual({ a: { b: '1' } });
    expect(await read('[a]=1&a[b=2&a]b=3&a[b]c=4')).toEqual({ '[a]': '1', 'a[b': '2', 'a]b': '3', 'a[b]c': '4' });
    expect(await read('a[b]=1&a[]=2', { nested: false })).toEqual({ 'a[b]': '1', 'a[]': '2' });
  });

  it('takes 20 levels and no more', async () => {
    const name = (levels: number): string => `a${'[b]'.repeat(levels)}`;
    expect(Object.keys((await read(`${name(20)}=1`)) as object)).toEqual(['a']);
    expect(await read(`${name(21)}=1`)).toEqual({ [name(21)]: '1' });
  });

  it('refuses a name that is both value and parent', async () => {
    for (const text of ['a=1&a[b]=2', 'a[b]=2&a=1', 'a=1&a[]=2', 'a[b]=1&a[b][c]=2']) await expectUnprocessable(tool, { text });
  });

  it('writes lists in every style', async () => {
    const value = { a: [1, 'x,y'], o: { l: [true, null] } };
    expect(await write(value)).toBe('a=1&a=x%2Cy&o%5Bl%5D=true&o%5Bl%5D=');
    expect(await write(value, { arrays: 'brackets' })).toBe('a%5B%5D=1&a%5B%5D=x%2Cy&o%5Bl%5D%5B%5D=true&o%5Bl%5D%5B%5D=');
    expect(await write(value, { arrays: 'indices' })).toBe('a%5B0%5D=1&a%5B1%5D=x%2Cy&o%5Bl%5D%5B0%5D=true&o%5Bl%5D%5B1%5D=');
    expect(await write(value, { arrays: 'comma' })).toBe('a=1,x%2Cy&o%5Bl%5D=true,');
    expect(await write({ a: [{ b: 1 }] }, { arrays: 'indices' })).toBe('a%5B0%5D%5Bb%5D=1');
    expect(await write({ a: [], b: {}, c: null })).toBe('c=');
    expect(await write({})).toBe('');
  });

  it('refuses what a style cannot say', async () => {
    for (const [value, options] of [
      [[1], {}],
      [{ a: { b: 1 } }, { nested: false }],
      [{ a: [{ b: 1 }] }, {}],
      [{ a: [[1]] }, { arrays: 'comma' }],
    ] as const)
      await expectUnprocessable(tool, { text: JSON.stringify(value), mode: 'toQuery', ...options });
  });
});
