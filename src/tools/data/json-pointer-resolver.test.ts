import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json-pointer-resolver.ts';

describe('json-pointer-resolver: RFC 6901, section 5', () => {
  const json = '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}';
  it.each([
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
    ['#/c%25d', 2],
    ['#/e%5Ef', 3],
    ['#/%20', 7],
  ])('%s', async (pointer, value) => {
    expect(await run(tool, { json, pointer })).toMatchObject({ found: true, value });
  });

  it.each(['foo', '/a~2b', '#/%zz', '#/%ff'])('refuses %s', async (pointer) => {
    await expectUnprocessable(tool, { json, pointer });
  });

  it.each(['/foo/2', '/foo/01', '/foo/-', '/constructor', '/foo/length'])('finds nothing at %s', async (pointer) => {
    expect((await run(tool, { json, pointer })).found).toBe(false);
  });
});
