import { describe, expect, it } from 'vitest';
import { ToolLoader } from '../src/runner/tool-loader.ts';
import { cardOf, type ToolCard } from '../src/tools/card.ts';
import { toolFiles } from '../src/tools/folders.ts';
import { readCards } from '../src/tools/written-cards.ts';

// What is served is the built program: its cards must be true to its tools. That each tool finds its parts there, test/deploy.test.ts shows by running all examples in what is packed of it.
const dist = new URL('../dist/tools/', import.meta.url);
const cards = readCards(dist);
const loader = new ToolLoader(({ category, slug }) => import(new URL(`${category}/${slug}.js`, dist).href));

/** With what is read when it is asked for. */
function wholeOf(card: ToolCard): Partial<ToolCard> {
  const { constructor: _, ...getters } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(card));
  return { ...card, ...Object.fromEntries(Object.keys(getters).map((name) => [name, Reflect.get(card, name)])) };
}

describe('the built tools', () => {
  it('are those of the sources', () => {
    expect(cards.map(({ category, slug }) => `./${category}/${slug}.ts`)).toEqual(toolFiles());
  });

  it('are what their cards say', async () => {
    // What their pages open with, the build finds; test/site-tools.test.ts runs it again.
    for (const card of cards) expect({ ...wholeOf(card), pageResult: undefined }).toEqual(cardOf(await loader.load(card)));
  }, 240_000);
});
