import { expect, it } from 'vitest';
import { readBrowserBuild } from '../src/site/assets.ts';

/** In bytes of brotli. */
const MAX_FIRST = 100_000;
const MAX_NEXT = 15_000;
const MAX_SITE = 120_000_000;

const browser = readBrowserBuild();
const weight = (files: Iterable<string>): number => Array.from(files, (file) => browser.sizes[file]?.[1] ?? Number.NaN).reduce((sum, bytes) => sum + bytes, 0);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const worker = new Set(browser.workerParts);
const parts = Object.values(browser.tools).map((tool) => new Set(tool.parts));

it('costs little for the first result, and less for those of further tools, for half of the tools', () => {
  expect(median(parts.map((files) => weight(worker.union(files))))).toBeLessThan(MAX_FIRST);
  expect(median(parts.map((files) => weight(files.difference(worker))))).toBeLessThan(MAX_NEXT);
});

it('knows the size of every file, and is small enough for a static host', () => {
  const files = new Set(Object.values(browser.tools).flatMap((tool) => [...tool.parts, ...tool.later]));
  expect(weight(files.union(worker))).toBeGreaterThan(0);
  expect(Object.values(browser.sizes).reduce((sum, [bytes]) => sum + bytes, 0)).toBeLessThan(MAX_SITE);
});
