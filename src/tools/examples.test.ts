import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { catalogue } from './index.ts';
import { run } from './testing.ts';

describe.each(catalogue.tools.map((tool) => [tool.slug, tool] as const))('%s', (_, tool) => {
  it.each(tool.examples.map((example, index) => [index + 1, example] as const))('example %i gives what it says', async (_index, example) => {
    expect(await run(tool, example.inputs)).toEqual(example.result);
  });

  it('describes itself', () => {
    expect(tool.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(tool.summary).toMatch(/^\S.*\.$/u);
    // Nothing repeatable can be shown of a tool that is random and takes no seed.
    if (tool.slug !== 'random-prime-generator') expect(tool.examples.length).toBeGreaterThan(0);
  });
});

describe.each(categories.map(({ name }) => name))('category %s', (category) => {
  it('lists every tool file of its folder, each named for its slug', () => {
    const folder = new URL(`./${category}/`, import.meta.url);
    const slugs = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') && entry.name !== 'index.ts')
      .map((entry) => entry.name.slice(0, -3));
    expect(
      catalogue.tools
        .filter((tool) => tool.category === category)
        .map((tool) => tool.slug)
        .sort(),
    ).toEqual(slugs.sort());
    for (const slug of slugs) expect(readFileSync(new URL(`${slug}.ts`, folder), 'utf8')).toContain(`slug: '${slug}'`);
  });
});
