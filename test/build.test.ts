import { describe, expect, it } from 'vitest';
import { ToolLoader } from '../src/runner/tool-loader.ts';
import { cardOf } from '../src/tools/card.ts';
import type { Tool } from '../src/tools/define.ts';
import { toolFiles } from '../src/tools/folders.ts';
import { readCards } from '../src/tools/written-cards.ts';

// What is served is the built program: its cards must be true to its tools, and each tool must find its parts there.
const dist = new URL('../dist/tools/', import.meta.url);
const cards = readCards(dist);
const loader = new ToolLoader(({ category, slug }) => import(new URL(`${category}/${slug}.js`, dist).href));

describe('the built tools', () => {
  it('are those of the sources', () => {
    expect(cards.map(({ category, slug }) => `./${category}/${slug}.ts`)).toEqual(toolFiles());
  });

  it.each(cards.map((card) => [card.slug, card] as const))('%s is what its card says, and runs its first example', async (_, card) => {
    const tool: Tool = await loader.load(card);
    expect(card).toEqual(cardOf(tool));
    const [example] = tool.examples;
    // Some random tools have no example, as nothing of their answers can be told beforehand.
    if (example) expect(await tool.run(tool.inputs.parse(example.inputs))).toMatchObject(example.result);
  });
});
