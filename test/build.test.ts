import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../src/tools/catalogue.ts';

// What is served is the built program: each tool must find its parts there too.
const { catalogue } = (await import(new URL('../dist/tools/index.js', import.meta.url).href)) as { catalogue: Catalogue };

describe('the built tools', () => {
  it.each(catalogue.tools.map((tool) => [tool.slug, tool] as const))('%s runs its first example', async (_, tool) => {
    const [example] = tool.examples;
    expect(await tool.run(tool.inputs.parse(example?.inputs ?? {}))).toMatchObject(example?.result ?? {});
  });
});
