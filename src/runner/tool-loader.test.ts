import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cardOf } from '../tools/card.ts';
import { catalogueOf } from '../tools/catalogue.ts';
import { defineTool } from '../tools/define.ts';
import { Runner } from './runner.ts';
import { type ImportTool, type Place, ToolLoader } from './tool-loader.ts';

const tool = defineTool({
  slug: 'test-tool',
  name: 'Test',
  category: 'text',
  summary: 'A test.',
  inputs: z.strictObject({}),
  result: z.strictObject({ value: z.number() }),
  examples: [{ inputs: {}, result: { value: 1 } }],
  run: () => ({ value: 1 }),
});
const place: Place = { category: 'text', slug: 'test-tool' };

/** An import that fails as often as told before it succeeds, and counts how often and how many at a time it is called. */
function importing({ failures = 0 } = {}): { importTool: ImportTool; asked: { slug: string; attempt: number }[]; most: () => number } {
  const asked: { slug: string; attempt: number }[] = [];
  let now = 0;
  let most = 0;
  return {
    asked,
    most: () => most,
    async importTool({ slug }, attempt) {
      asked.push({ slug, attempt });
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now--;
      if (asked.length <= failures) throw new Error('the file could not be read');
      return { default: tool };
    },
  };
}

describe('tool loader', () => {
  it('imports a tool once, however many calls come at the same time, and has it at hand from then on', async () => {
    const { importTool, asked } = importing();
    const loader = new ToolLoader(importTool);
    expect(loader.loaded('test-tool')).toBeUndefined();
    expect(await Promise.all([loader.load(place), loader.load(place), loader.load(place)])).toEqual([tool, tool, tool]);
    expect(loader.loaded('test-tool')).toBe(tool);
    expect(asked).toHaveLength(1);
  });

  it('imports one tool at a time', async () => {
    const { importTool, asked, most } = importing();
    const loader = new ToolLoader(importTool);
    await Promise.all(['a', 'b', 'c', 'd'].map((slug) => loader.load({ category: 'text', slug })));
    expect([asked.map(({ slug }) => slug), most()]).toEqual([['a', 'b', 'c', 'd'], 1]);
  });

  it('tries a tool that failed again, but not at once', async () => {
    let now = 0;
    const { importTool, asked } = importing({ failures: 1 });
    const loader = new ToolLoader(importTool, () => now);
    await expect(loader.load(place)).rejects.toThrow('could not be read');
    now = 9_999;
    await expect(loader.load(place)).rejects.toThrow('could not be read');
    now = 10_000;
    expect(await loader.load(place)).toBe(tool);
    expect(asked.map(({ attempt }) => attempt)).toEqual([0, 1]);
  });
});

describe('runner', () => {
  const open = (failures: number, clock: () => number) => {
    const { importTool } = importing({ failures });
    const openPool = () => expect.fail('no worker is needed');
    return new Runner(catalogueOf([cardOf(tool)]), openPool, { loader: new ToolLoader(importTool, clock) });
  };
  const call = { ok: true, slug: 'test-tool', inputs: {} } as const;

  it('runs a tool without a promise once it is loaded', async () => {
    const runner = open(0, () => 0);
    const first = runner.run(call, 2);
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toEqual({ ok: true, slug: 'test-tool', resultJson: '{"value":1}' });
    expect(runner.run(call, 2)).toEqual({ ok: true, slug: 'test-tool', resultJson: '{"value":1}' });
  });

  it('answers a tool that cannot be loaded with a fault of ours, the reason for the log alone, and recovers', async () => {
    let now = 0;
    const runner = open(1, () => now);
    const failed = await runner.run(call, 2);
    expect(failed).toMatchObject({ ok: false, code: 'internal_error', diagnostic: expect.stringContaining('could not be read') });
    expect(failed).not.toMatchObject({ message: expect.stringContaining('could not be read') });
    now = 10_000;
    expect(await runner.run(call, 2)).toMatchObject({ ok: true });
  });
});
