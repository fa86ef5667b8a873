import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './python-to-json-converter.ts';

const json = async (text: string): Promise<string> => (await run(tool, { text, indent: 0 })).json;

// Expected values from Python 3's ast.literal_eval and json.dumps; many more are in vectors.test.ts.
describe('python-to-json-converter', () => {
  it('keeps integers exact and writes floats as ECMAScript does', async () => {
    expect(await json('[123456789012345678901234567890, 1.0, 1e16, 1e21, 5e-324, -0.0, 0.1]')).toBe(
      '[123456789012345678901234567890,1,10000000000000000,1e+21,5e-324,0,0.1]',
    );
    expect(await json('0b_1010')).toBe('10');
    expect(await json(`0x${'f'.repeat(40)}`)).toBe(String(2n ** 160n - 1n));
  });

  it('writes keys as json.dumps does', async () => {
    expect(await json("{1: 0, 1.5: 0, 1e16: 0, 1e-05: 0, True: 0, None: 0, '': 0}")).toBe('{"1":0,"1.5":0,"1e+16":0,"1e-05":0,"null":0,"":0}');
    expect(await json("{True: 0, 'true': 1}")).toBe('{"true":1}');
    expect(await json("{1: 'a', True: 'b', 1.0: 'c'}")).toBe('{"1":"c"}');
  });

  it('takes a set as the list of its different items', async () => {
    expect(await json('{1, 1.0, True, 2}')).toBe('[1,2]');
    expect(await json("{('a',), ('a',), ()}")).toBe('[["a"],[]]');
    expect(await json('set()')).toBe('[]');
    expect(await json("{('a', ('b',)), ('a', ('b',)), (('a', 'b'),), ('a', 'b')}")).toBe('[["a",["b"]],[["a","b"]],["a","b"]]');
    const depth = 900;
    expect(await json(`{${'('.repeat(depth)}"a"${',)'.repeat(depth)}}`)).toBe(`[${'['.repeat(depth)}"a"${']'.repeat(depth)}]`);
  });

  it('tells line and column', async () => {
    await expectUnprocessable(tool, { text: "{'a': 1,\n 'b': x}" }, 'Line 2, column 7');
    await expectUnprocessable(tool, { text: '[1,\n2' }, 'Line 2');
    await expectUnprocessable(tool, { text: '' });
    await expectUnprocessable(tool, { text: '['.repeat(500_000) });
  });
});
