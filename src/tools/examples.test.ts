import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tools } from './all.ts';
import { categories } from './categories.ts';
import { slugsOf } from './folders.ts';
import { run } from './testing.ts';

const UNREPEATABLE = new Set([
  'cuid2-generator',
  'key-pair-generator',
  'passphrase-generator',
  'random-prime-generator',
  'random-token-generator',
  'self-signed-certificate-generator',
  'shamir-secret-splitter',
  'ssh-key-generator',
]);

describe.each([...tools])('%s', (_, tool) => {
  it.each(tool.examples.map((example, index) => [index + 1, example] as const))('example %i gives what it says', async (_index, example) => {
    expect(await run(tool, example.inputs)).toEqual(example.result);
  });

  it('describes itself', () => {
    expect(tool.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(tool.summary).toMatch(/^\S.*\.$/u);
    // Nothing repeatable can be shown of a tool that is random and takes no seed.
    if (!UNREPEATABLE.has(tool.slug)) expect(tool.examples.length).toBeGreaterThan(0);
  });
});

describe.each(categories.map(({ name }) => name))('category %s', (category) => {
  it('holds the tools of its folder, each file named for its slug', () => {
    const folder = new URL(`./${category}/`, import.meta.url);
    const slugs = slugsOf(category);
    expect(
      [...tools.values()]
        .filter((tool) => tool.category === category)
        .map((tool) => tool.slug)
        .sort(),
    ).toEqual(slugs.sort());
    for (const slug of slugs) expect(readFileSync(new URL(`${slug}.ts`, folder), 'utf8')).toContain(`slug: '${slug}'`);
  });
});
