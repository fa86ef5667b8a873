import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../src/http/errors.ts';
import { startService, type TestService } from './support/service.ts';

const page = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('/llms.txt', () => {
  it('says on a page what there is, with links that lead somewhere', async () => {
    const response = await fetch(`${service.url}/llms.txt`);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# Toolrack\n\n> /);
    expect(text.length).toBeLessThan(6_000);
    const links = Array.from(text.matchAll(/\]\((\S+)\)|`GET (\S+)`/g), ([, link, shown]) => link ?? shown ?? '');
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  });
});

describe('the guides', () => {
  const commands = [...page('agents.md').matchAll(/^curl (.*)$/gm)].map(([, command = '']) => command);

  it.each(commands)('curl %s', async (command) => {
    const address = /http:\/\/127\.0\.0\.1:3000([^\s"]*)/.exec(command)?.[1] ?? '';
    const body = /--json '([^']*)'/.exec(command)?.[1];
    const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
    if (command.includes('Authorization')) headers.set('authorization', `Bearer ${await service.keyFor('pro')}`);
    const response = await fetch(`${service.url}${address}`, { headers, ...(body !== undefined && { method: 'POST', body }) });
    expect([address, response.status]).toEqual([address, 200]);
    if (address.includes('limit=5')) expect((await response.arrayBuffer()).byteLength).toBeLessThan(1_200);
  });

  it('have a section for each error', () => {
    expect(Array.from(page('errors.md').matchAll(/^## (\w+)$/gm), ([, code]) => code).sort()).toEqual(Object.keys(ERRORS).sort());
    expect(commands.length).toBe(3);
  });
});
