import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../src/tools/categories.ts';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const get = async (query: string): Promise<{ status: number; text: string; body: any }> => {
  const response = await fetch(`${service.url}/api/v1/tools${query}`);
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) };
};
const slugs = (body: { tools: { slug: string }[] }): string[] => body.tools.map(({ slug }) => slug);

describe('GET /api/v1/tools', () => {
  it('gives the fields that are asked for, those that a tool has', async () => {
    const { body } = await get('?fields=summary,slug,random');
    expect(body.total).toBe(service.services.catalogue.cards.length);
    for (const tool of body.tools) expect(Object.keys(tool)).toEqual(tool.random ? ['slug', 'summary', 'random'] : ['slug', 'summary']);
    expect((await get('/word-counter?fields=name')).body).toEqual({ name: 'Word Counter' });
    expect(Object.keys((await get('/word-counter')).body)).toEqual(expect.arrayContaining(['slug', 'inputs', 'result', 'examples']));
  });

  it('names the main input and the main output of each tool, and what its fields hold where that is asked for', async () => {
    const { tools } = (await get('')).body;
    const mainOf = (slug: string): unknown => tools.find((tool: { slug: string }) => tool.slug === slug).main;
    expect(mainOf('hash-generator')).toEqual({ input: 'text', output: 'hash' });
    expect(mainOf('uuid-generator')).toEqual({ output: 'uuids' });
    const { body } = await get('/hash-generator');
    expect(body.main).toEqual({ input: 'text', output: 'hash' });
    expect(body.kinds).toBeUndefined();
    expect((await get('/hash-generator?fields=kinds')).body.kinds.result.hash).toEqual({ kind: 'bytes', encodedBy: [{ input: 'outputEncoding' }] });
  });

  it('tells nothing of how pages view a tool and what they open with', async () => {
    const told = 'slug name summary category cost random description reference keywords inputs result headline main appliesWhen examples'.split(' ');
    const { tools } = (await get('')).body;
    const fields = new Set(tools.flatMap((tool: object) => Object.keys(tool)));
    expect([...fields].sort()).toEqual(told.sort());
  });

  it('gives page after page, each tool once, in the order of the whole list', async () => {
    for (const filter of ['', '&category=text', '&q=json']) {
      const whole = (await get(`?fields=slug${filter}`)).body;
      expect(whole.nextCursor).toBeUndefined();
      const seen: string[] = [];
      let cursor = '';
      do {
        const { body } = await get(`?fields=slug&limit=7${filter}${cursor}`);
        expect(body.total).toBe(whole.total);
        expect(body.tools.length).toBeLessThanOrEqual(7);
        seen.push(...slugs(body));
        cursor = body.nextCursor === undefined ? '' : `&cursor=${body.nextCursor}`;
      } while (cursor !== '');
      expect(seen).toEqual(slugs(whole));
    }
  });

  it('has no next page after the last tool', async () => {
    const { total } = (await get('?fields=slug')).body;
    expect((await get(`?fields=slug&limit=${total}`)).body.nextCursor).toBeUndefined();
    expect((await get(`?fields=slug&limit=${total - 1}`)).body.nextCursor).toEqual(expect.any(String));
  });

  it('shows five tools with their summaries in under 1,200 bytes', async () => {
    for (const words of ['count+words', 'json', 'loan', 'format', 'random']) {
      const { text, body } = await get(`?q=${words}&fields=slug,summary&limit=5`);
      expect(body.tools.length).toBeGreaterThan(0);
      expect(Buffer.byteLength(text)).toBeLessThan(1_200);
    }
  });

  it('takes each category, and an empty one and an empty search for none', async () => {
    let together = 0;
    for (const { name } of categories) together += (await get(`?fields=slug&category=${name}`)).body.total;
    const { total } = (await get('?fields=slug&category=&q=')).body;
    expect([total, together]).toEqual([service.services.catalogue.cards.length, total]);
  });

  it.each([
    ['?category=nothing', 'There is no category "nothing"; the categories are text,'],
    ['?categories=text', '"categories" is not a parameter'],
    ['?q=a&q=b', 'q is given twice'],
    [`?q=${'a'.repeat(201)}`, 'q must have at most 200 characters'],
    ['?fields=slug,secret', '"secret" is not a field of a tool; the fields are slug,'],
    ['?fields=', '"" is not a field'],
    ['?fields=constructor', '"constructor" is not a field'],
    ['?limit=0', 'limit must be a whole number from 1 to 5,000'],
    ['?limit=5001', 'limit must be'],
    ['?limit=-1', 'limit must be'],
    ['?limit=1e3', 'limit must be'],
    ['?limit=', 'limit must be'],
    ['?cursor=no-such-tool', 'cursor must be the nextCursor'],
    ['?q=json&cursor=word-counter', 'cursor must be the nextCursor'],
    ['/word-counter?limit=1', '"limit" is not a parameter'],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await get(query);
    expect([status, body.error]).toEqual([400, 'invalid_parameter']);
    expect(body.message).toContain(message);
  });
});
