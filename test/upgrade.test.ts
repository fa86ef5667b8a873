import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startService } from './support/service.ts';

/** The databases of released versions, each with what its first lines say. A release adds its own. */
const RELEASED = new URL('released/', import.meta.url);
const PASSWORD = 'correct horse battery';

describe.each(readdirSync(RELEASED))('a folder of version %s', (file) => {
  it('keeps its accounts, passwords and keys, and what has been counted counts on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolrack-upgrade-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const database = new DatabaseSync(join(folder, 'toolrack.db'));
    database.exec(readFileSync(new URL(file, RELEASED), 'utf8'));
    database.close();

    const service = await startService({}, folder);
    onTestFinished(() => service.stop());
    const run = { tool: 'word-counter', inputs: { text: 'Hello' } };
    const convert = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ value: 1, from: 'kg', to: 'lb' });
      const response = await fetch(`${service.url}/api/v1/convert`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
      return response.headers.get('x-ratelimit-remaining');
    };
    for (const [email, key, limit] of [
      ['business@example.com', `tool_${'b'.repeat(32)}`, 1_000],
      ['pro@example.com', `tool_${'a'.repeat(32)}`, 100],
    ] as const) {
      const { status, body } = await service.call(run, key);
      expect([status, body.usage.remaining], email).toEqual([200, limit - 3 - 1]);
      const signedIn = await fetch(`${service.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      expect(signedIn.status).toBe(200);
    }
    // Recipes came later: their table is made for accounts that were there before.
    const recipe = { steps: [{ id: 'count', tool: 'word-counter', inputs: { text: 'one two' } }] };
    const headers = { 'content-type': 'application/json', 'x-api-key': `tool_${'b'.repeat(32)}` };
    const address = `${service.url}/api/v1/recipes/count`;
    expect((await fetch(address, { method: 'PUT', headers, body: JSON.stringify(recipe) })).status).toBe(201);
    expect(await (await fetch(address, { headers })).json()).toMatchObject({ name: 'count', recipe: { ...recipe, name: 'count' } });
    expect(await convert({ 'x-api-key': `tool_${'a'.repeat(32)}` })).toBe(String(10_000 - 2 - 1));
    expect(await convert({})).toBe(String(100 - 3 - 1));
  });
});
