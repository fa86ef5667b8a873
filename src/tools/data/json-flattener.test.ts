import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './json-flattener.ts';

const flatten = async (json: string, options = {}): Promise<string> => (await run(tool, { json, indent: 0, ...options })).json;
const unflatten = (json: string, options = {}): Promise<string> => flatten(json, { mode: 'unflatten', ...options });

// Expected values written by hand from the rules.
describe('json-flattener', () => {
  it('names the way to every value', async () => {
    expect(await flatten('{}')).toBe('{}');
    expect(await flatten('[]')).toBe('{}');
    expect(await flatten('[1.0,[],{"a":{}}]')).toBe('{"0":1.0,"1":[],"2.a":{}}');
    expect(await flatten('[1,[2]]', { arrays: 'bracket' })).toBe('{"[0]":1,"[1][0]":2}');
    expect(await flatten('{"a":[1,{"b":2}]}', { arrays: 'keep' })).toBe('{"a":[1,{"b":2}]}');
    expect(await flatten('{"":{"":1},"__proto__":{"x":2}}', { delimiter: '/' })).toBe('{"/":1,"__proto__/x":2}');
    expect(await flatten('{"é":{"😀":1}}', { delimiter: ' → ' })).toBe('{"é → 😀":1}');
    expect(await flatten('{"a":{"b":1},"a":{"c":2}}')).toBe('{"a.c":2}');
  });

  it('builds arrays of the names 0 to n-1 in any order', async () => {
    expect(await unflatten('{"a.1":"y","a.0":"x"}')).toBe('{"a":["x","y"]}');
    expect(await unflatten('{"a.1":"y","a.2":"x"}')).toBe('{"a":{"1":"y","2":"x"}}');
    expect(await unflatten('{"a.0":1,"a.01":2}')).toBe('{"a":{"0":1,"01":2}}');
    expect(await unflatten('{"0":1,"1":2}')).toBe('[1,2]');
    expect(await unflatten('{"a.0":1}', { arrays: 'keep' })).toBe('{"a":{"0":1}}');
    expect(await unflatten('{"a[1]":2,"a[0].b":1}', { arrays: 'bracket' })).toBe('{"a":[{"b":1},2]}');
    expect(await unflatten('{"[0]":1,"[1][0]":2}', { arrays: 'bracket' })).toBe('[1,[2]]');
    expect(await unflatten('{"a[01]":1,"b[x]":2,"c]":3}', { arrays: 'bracket' })).toBe('{"a[01]":1,"b[x]":2,"c]":3}');
    expect(await unflatten('{}')).toBe('{}');
  });

  it('refuses what has no answer', async () => {
    await expectUnprocessable(tool, { json: '1' });
    await expectUnprocessable(tool, { json: '[]', arrays: 'keep' });
    await expectUnprocessable(tool, { json: '{"a.b":1,"a":{"b":2}}' }, 'path');
    for (const json of ['[]', '"a"', '{"a":1,"a.b":2}', '{"a.b":2,"a":1}']) await expectUnprocessable(tool, { json, mode: 'unflatten' });
    for (const json of ['{"a[1]":1}', '{"a[0]":1,"a.b":2}']) await expectUnprocessable(tool, { json, mode: 'unflatten', arrays: 'bracket' });
    await expectInvalid(tool, { json: '{}', delimiter: '' }, 'delimiter');
  });

  it('refuses results that would grow without bound, and paths without end', async () => {
    const deep = `${'{"abcdefgh":'.repeat(900)}[${'0,'.repeat(400_000)}0]${'}'.repeat(900)}`;
    await expectUnprocessable(tool, { json: deep }, 'characters');
    await expectUnprocessable(tool, { json: JSON.stringify({ ['.'.repeat(900_000)]: 1 }), mode: 'unflatten' }, 'parts');
    for (const name of ['[0]'.repeat(300_000), `${'[0]'.repeat(300_000)}x`, '[0'.repeat(400_000), ']'.repeat(900_000)])
      await run(tool, { json: JSON.stringify({ [name]: 1 }), mode: 'unflatten', arrays: 'bracket' }).catch(() => undefined);
  });
});
