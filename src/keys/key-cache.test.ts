import { expect, it } from 'vitest';
import type { ActiveKey } from '../storage/database.ts';
import { KeyCache } from './key-cache.ts';
import { hashOf } from './verified-key.ts';

const [KEY, OTHER] = [`tool_${'1'.repeat(32)}`, `tool_${'2'.repeat(32)}`];

it('does not keep a key whose row was read before a change that another request has noticed since', async () => {
  const row = (key: string): ActiveKey => ({ hash: hashOf(key), accountId: 'ann', plan: 'pro' });
  const answers = new Map<string, (row: ActiveKey | undefined) => void>();
  let revision = 1;
  const cache = new KeyCache({
    revision: async () => revision,
    activeKey: (hash) => new Promise((resolve) => answers.set(hash, resolve)),
  });
  const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const early = cache.verify(KEY);
  await aTurn();
  revision = 2;
  const other = cache.verify(OTHER);
  await aTurn();
  answers.get(hashOf(OTHER))?.(row(OTHER));
  expect(await other).toMatchObject({ accountId: 'ann' });
  answers.get(hashOf(KEY))?.(row(KEY));
  expect(await early).toMatchObject({ accountId: 'ann' });
  const later = cache.verify(KEY);
  await aTurn();
  answers.get(hashOf(KEY))?.(undefined);
  expect(await later).toBeUndefined();
});
