import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '../all.ts';
import { run } from '../testing.ts';

function tool(slug: string) {
  const found = tools.get(slug);
  if (!found) throw new Error(`no tool ${slug}`);
  return found;
}

describe.each(['messagepack-converter', 'cbor-converter'])('%s', (slug) => {
  it('gives back what it was given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        // Integers beyond 64 bits have no MessagePack form.
        const input = JSON.stringify(value, (_name, inner) => (typeof inner === 'number' && Math.abs(inner) >= 2 ** 63 ? 0.5 : inner));
        const { output } = await run(tool(slug), { input });
        const back = await run(tool(slug), { input: output, mode: 'decode' });
        expect(JSON.parse(back.output)).toEqual(JSON.parse(input));
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(['messagepack-converter', 'cbor-converter', 'bson-converter'])('%s', (slug) => {
  it('gives back a long document', async () => {
    const input = JSON.stringify({ list: Array.from({ length: 3000 }, (_, index) => ({ number: index, text: 'é'.repeat(index % 70) })) });
    const { output } = await run(tool(slug), { input });
    expect((await run(tool(slug), { input: output, mode: 'decode' })).output).toBe(input);
  });
});
