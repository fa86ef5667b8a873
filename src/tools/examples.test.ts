import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tools } from './all.ts';
import { categories } from './categories.ts';
import { slugsOf } from './folders.ts';
import { run } from './testing.ts';

const UNREPEATABLE = new Set([
  'age-encryptor',
  'cuid2-generator',
  'key-pair-generator',
  'openpgp-encryptor',
  'openpgp-key-generator',
  'passphrase-generator',
  'pdf-encryptor',
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

describe('on another day', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-05T12:00:00Z') });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it.each([...tools.values()].map((tool) => [tool.slug, tool] as const))('the examples of %s give the same', async (_, tool) => {
    for (const example of tool.examples) expect(await run(tool, example.inputs)).toEqual(example.result);
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
