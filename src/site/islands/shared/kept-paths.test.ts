import { expect, it } from 'vitest';
import { ASSET, keptPath } from './kept-paths.ts';

it.each([
  ['', ''],
  ['categories', 'categories'],
  ['category/text/', 'category/text'],
  ['tools/word-counter', 'tools/word-counter'],
  ['tools/word-counter/', 'tools/word-counter'],
  ['convert/kg-to-lbs', 'convert/kg-to-lbs'],
])('keeps the page %j', (path, kept) => {
  expect(keptPath(path)).toBe(kept);
});

it.each(['account', 'account/security', 'sign-in', 'api/v1/tools', 'docs', 'openapi.json', 'pricing', 'tools/a/b', 'suggest', 'healthz', 'tools/'])(
  'never keeps %s',
  (path) => {
    expect(keptPath(path)).toBeUndefined();
  },
);

it('takes for unchanging only what is named for its contents', () => {
  expect(['assets/frame-303cde0659.js', 'assets/browser/word-counter-2JAKQ7TB.js', 'assets/browser/jq-ABCD2345.wasm'].every((path) => ASSET.test(path))).toBe(
    true,
  );
  expect(['assets/frame.js', 'toolrack.js', 'api/assets/frame-303cde0659.js', 'assets/../frame-303cde0659.js'].some((path) => ASSET.test(path))).toBe(false);
});
