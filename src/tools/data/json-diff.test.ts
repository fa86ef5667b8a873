import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './json-diff.ts';
import jsonPatchApplier from './json-patch-applier.ts';

const flat = { indent: 0 };

describe('json-diff', () => {
  it('gives a patch that turns before into after', async () => {
    const document = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(document, document, fc.constantFrom('content', 'index'), async (before, after, arrays) => {
        const { patch, equal } = await run(tool, { before, after, arrays });
        const { json } = await run(jsonPatchApplier, { json: before, patch: JSON.stringify(patch), ...flat });
        expect((await run(tool, { before: json, after })).equal).toBe(true);
        if (equal) expect(patch).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('takes numbers by value and members in any order', async () => {
    expect((await run(tool, { before: '{"a":1,"b":10e-1}', after: '{"b":1.0,"a":1e0}' })).equal).toBe(true);
  });

  it.each([
    ['[[1,2],[3]]', '[[3],[2,1]]'],
    ['{"a":[{"b":[1,[2,3]]},4]}', '{"a":[4,{"b":[[3,2.0],1]}]}'],
  ])('takes %s and %s for equal when unordered', async (before, after) => {
    expect(await run(tool, { before, after, arrays: 'unordered' })).toMatchObject({ equal: true, changes: [] });
    expect((await run(tool, { before, after })).equal).toBe(false);
  });

  it('ignores the order of arrays inside what differs, too, when unordered', async () => {
    const { changes } = await run(tool, { before: '{"a":{"x":[[1,2],[5]],"y":1}}', after: '{"a":{"x":[[6],[2,1]],"y":2}}', arrays: 'unordered' });
    expect(changes).toEqual([
      { kind: 'removed', path: '/a/x/1', before: [5] },
      { kind: 'added', path: '/a/x/0', after: [6] },
      { kind: 'changed', path: '/a/y', before: 1, after: 2 },
    ]);
    expect(await run(tool, { before: '[[1,1,2]]', after: '[[1,2,2]]', arrays: 'unordered' })).toMatchObject({ added: 1, removed: 1 });
  });

  it('compares arrays as multisets when unordered', async () => {
    const result = await run(tool, { before: '[1,2,2]', after: '[2,1,3]', arrays: 'unordered' });
    expect(result).toMatchObject({ added: 1, removed: 1, changed: 0, patch: null });
  });
});
