import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ CORS_ORIGINS: 'https://app.example.com', PRO_REQUESTS_PER_HOUR: '10' });
});
afterAll(() => service.stop());

async function send(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  const response = await fetch(`${service.url}/api/v1/recipes${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

let accounts = 0;
async function account(plan: 'free' | 'pro' | 'business' = 'business'): Promise<{ cookie: Record<string, string>; key: Record<string, string> }> {
  const email = `recipes${accounts++}@example.com`;
  const key = await service.keyFor(plan, email);
  return { cookie: { cookie: await service.signIn(email) }, key: { 'x-api-key': key } };
}

const recipe = {
  note: 'Shouts.',
  parameters: { text: { default: 'abc' } },
  steps: [{ id: 'upper', tool: 'case-converter', inputs: { case: 'upper' } }],
};

describe('/api/v1/recipes', () => {
  it('keeps, lists, renames and deletes recipes, for the session and for a key', async () => {
    const { cookie, key } = await account();
    const at = new Date(service.now).toISOString();
    const record = { name: 'Shout it', createdAt: at, updatedAt: at };
    const saved = await send('PUT', '/Shout%20it', cookie, recipe);
    expect([saved.status, saved.body, saved.headers.get('cache-control')]).toEqual([201, record, 'no-store']);
    expect((await send('PUT', '/Shout%20it', key, recipe)).status).toBe(200);
    expect((await send('GET', '', key)).body).toEqual({ recipes: [record], limit: 100 });
    expect((await send('GET', '/Shout%20it', cookie)).body).toEqual({ ...record, recipe: { ...recipe, name: 'Shout it' } });
    expect((await send('PATCH', '/Shout%20it', cookie, { name: ' a/b ' })).body).toEqual({ ...record, name: 'a/b' });
    expect((await send('GET', '/a%2Fb', key)).status).toBe(200);
    expect((await send('DELETE', '/a%2Fb', cookie)).body).toEqual({ success: true, name: 'a/b' });
    expect((await send('DELETE', '/a%2Fb', cookie)).body.error).toBe('recipe_not_found');
  });

  it('runs one by its name, answered and counted as a pipeline', async () => {
    const { key } = await account('pro');
    await send('PUT', '/shout', key, recipe);
    const answer = await send('POST', '/shout', key, { arguments: { text: 'x' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      result: { text: 'X' },
      steps: [{ id: 'upper', runs: 1 }],
      usage: { remaining: 9, limit: 10, resetAt: expect.any(String) },
      meta: { apiVersion: 'v1', timestamp: new Date(service.now).toISOString() },
    });
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('9');
    expect((await send('POST', '/shout', key)).body.result).toEqual({ text: 'ABC' });
    expect((await send('POST', '/shout', key, {})).body.result).toEqual({ text: 'ABC' });
    const wrong = await send('POST', '/shout', key, { arguments: { word: 'x' } });
    expect([wrong.status, wrong.body.error, wrong.body.details[0].path, wrong.body.usage]).toEqual([400, 'invalid_inputs', 'arguments.word', undefined]);
    expect((await send('POST', '/shout', key, { argument: {} })).body.details[0].path).toBe('argument');
    expect((await send('POST', '/shout', key, { arguments: [] })).body.details[0].path).toBe('arguments');
    expect((await send('POST', '/other', key, {})).body.error).toBe('recipe_not_found');
  });

  it('shows nobody the recipes of another account', async () => {
    const [owner, other] = [await account(), await account()];
    await send('PUT', '/mine', owner.cookie, recipe);
    for (const [method, body] of [['GET'], ['PATCH', { name: 'yours' }], ['DELETE'], ['POST', {}]] as const) {
      const { status, body: answer } = await send(method, '/mine', other.key, body);
      expect([method, status, answer.error]).toEqual([method, 404, 'recipe_not_found']);
    }
    expect((await send('GET', '', other.cookie)).body.recipes).toEqual([]);
  });

  it('wants a session or a key; to run one, a key of a plan with runs', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      expect((await send(method, '/x', {}, method === 'GET' ? undefined : {})).body.error).toBe('unauthenticated');
      expect((await send(method, '/x', { 'x-api-key': `tool_${'0'.repeat(32)}` }, method === 'GET' ? undefined : {})).body.error).toBe('invalid_api_key');
    }
    const { cookie } = await account();
    expect((await send('POST', '/x', cookie, {})).body.error).toBe('missing_api_key');
    await service.services.accounts.create({ email: 'free@example.com', password: PASSWORD, plan: 'free' });
    const free = { cookie: await service.signIn('free@example.com') };
    expect((await send('PUT', '/kept', free, recipe)).status).toBe(201);
    expect((await send('GET', '', { origin: 'https://evil.example.com', ...free })).body.error).toBe('forbidden_origin');
    expect((await send('GET', '', { origin: 'https://app.example.com', ...free })).headers.get('access-control-allow-credentials')).toBe('true');
  });

  it.each<[string, string, unknown, [number, string]]>([
    ['PUT', '/x', { steps: [] }, [400, 'invalid_inputs']],
    ['PUT', '/x', '{', [400, 'invalid_json']],
    ['PUT', '/x', [], [400, 'invalid_inputs']],
    ['PUT', `/${'x'.repeat(101)}`, recipe, [400, 'invalid_name']],
    ['PUT', '/a%0Ab', recipe, [400, 'invalid_name']],
    ['PUT', '/x', { ...recipe, note: 'x'.repeat(66_000) }, [413, 'payload_too_large']],
    ['PATCH', '/x', { name: '' }, [400, 'invalid_name']],
    ['PATCH', '/x', {}, [400, 'invalid_name']],
    ['POST', '', {}, [405, 'method_not_allowed']],
  ])('%s %s of %j is refused', async (method, path, body, refusal) => {
    const { key } = await account();
    const { status, body: answer } = await send(method, path, key, body);
    expect([status, answer.error]).toEqual(refusal);
  });

  it('names the place of what is wrong in a recipe, and keeps one whose parameters have no defaults', async () => {
    const { key } = await account();
    const lost = { steps: [{ id: 'a', tool: 'case-converter', inputs: { text: { $from: 'b' } } }] };
    expect((await send('PUT', '/x', key, lost)).body.details[0].path).toBe('steps[0].inputs.text.$from');
    expect((await send('PUT', '/x', key, { ...recipe, parameters: { text: {} } })).status).toBe(201);
    expect((await send('POST', '/x', key, {})).body.details[0].path).toBe('arguments.text');
  });

  it('keeps a hundred', async () => {
    const { key } = await account();
    for (let at = 0; at < 100; at++) expect((await send('PUT', `/r${at}`, key, recipe)).status).toBe(201);
    const beyond = await send('PUT', '/r100', key, recipe);
    expect([beyond.status, beyond.body.error]).toEqual([409, 'recipe_limit_reached']);
    expect((await send('PATCH', '/r0', key, { name: 'r1' })).body.error).toBe('recipe_name_taken');
  });
});
