import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json-merge-patch.ts';

const flat = { indent: 0 };

describe('json-merge-patch: RFC 7396, appendix A', () => {
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['["a","b"]', '["c","d"]', '["c","d"]'],
    ['{"a":"b"}', '["c"]', '["c"]'],
    ['{"a":"foo"}', 'null', 'null'],
    ['{"a":"foo"}', '"bar"', '"bar"'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ])('%s with %s', async (json, other, expected) => {
    expect((await run(tool, { json, other, ...flat })).json).toBe(expected);
  });

  it('refuses a wanted null inside an object, with its pointer', async () => {
    await expectUnprocessable(tool, { json: '{}', other: '{"a":{"b":null}}', mode: 'create' }, /\/a\/b/);
  });

  it('makes a patch that leads to the wanted document', async () => {
    const withoutNulls = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value).replaceAll('null', '0'));
    await fc.assert(
      fc.asyncProperty(withoutNulls, withoutNulls, async (json, other) => {
        const patch = (await run(tool, { json, other, mode: 'create', ...flat })).json;
        const result = (await run(tool, { json, other: patch, ...flat })).json;
        expect(JSON.parse(result)).toEqual(JSON.parse(other));
      }),
      { numRuns: 60 },
    );
  });
});
