import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
let document: any;
beforeAll(async () => {
  service = await startService();
  document = await (await fetch(`${service.url}/openapi.json`)).json();
});
afterAll(() => service.stop());

describe('/openapi.json', () => {
  const DOCUMENTS = ['', '?category=text', '?tools=word-counter,json-formatter'];
  const read = async (query: string): Promise<any> => (await fetch(`${service.url}/openapi.json${query}`)).json();

  it.each(DOCUMENTS)('%s is valid OpenAPI 3.1', async (query) => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await read(query));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it.each(DOCUMENTS)('%s has the call, the result and the answer of each of its tools, and no reference into nothing', async (query) => {
    const part = await read(query);
    const { schemas } = part.components;
    const post = part.paths['/api/v1/tools'].post;
    const calls = post.requestBody.content['application/json'].schema;
    const answers = post.responses['200'].content['application/json'].schema;
    const slugs = calls.oneOf.map(({ $ref }: { $ref: string }) => $ref.replace('#/components/schemas/call.', ''));
    for (const slug of slugs) {
      expect(schemas[`call.${slug}`].properties.tool.const).toBe(slug);
      expect(schemas[`call.${slug}`].properties.inputs.additionalProperties).toBe(false);
      expect(schemas[`result.${slug}`].type).toBe('object');
      expect(schemas[`answer.${slug}`].allOf[1].properties).toEqual({ tool: { const: slug }, result: { $ref: `#/components/schemas/result.${slug}` } });
      expect(calls.discriminator.mapping[slug]).toBe(`#/components/schemas/call.${slug}`);
      expect(answers.discriminator.mapping[slug]).toBe(`#/components/schemas/answer.${slug}`);
    }
    expect(answers.oneOf).toHaveLength(slugs.length);
    const references = [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    for (const reference of new Set(references)) {
      const target = reference
        .slice(2)
        .split('/')
        .reduce((node: any, key) => node?.[key], part);
      expect(target, reference).toBeDefined();
    }
  });

  it('has every tool, or those of a category, or those that are named', async () => {
    const { cards } = service.services.catalogue;
    const slugsOf = ({ components }: any) => Object.keys(components.schemas).flatMap((name) => (name.startsWith('call.') ? [name.slice('call.'.length)] : []));
    expect(slugsOf(await read(''))).toEqual(cards.map(({ slug }) => slug));
    expect(slugsOf(await read('?category=text'))).toEqual(cards.filter(({ category }) => category === 'text').map(({ slug }) => slug));
    expect(slugsOf(await read('?tools=word-counter,json-formatter,word-counter'))).toEqual(['word-counter', 'json-formatter']);
    const named = (count: number) => fetch(`${service.url}/openapi.json?tools=${cards.slice(0, count).map(({ slug }) => slug)}`);
    expect([(await named(50)).status, (await named(51)).status]).toEqual([200, 400]);
  });

  it('asks only for what has no default, says what fields mean where there are few tools, and is small where there are all', async () => {
    const call = async (query: string) => (await read(query)).components.schemas['call.json-formatter'].properties.inputs;
    const { inputs } = service.services.catalogue.get('json-formatter') ?? expect.fail('there is no json-formatter');
    for (const query of ['', '?tools=json-formatter']) {
      const fields = await call(query);
      expect(Object.keys(fields.properties)).toEqual(Object.keys(inputs.properties ?? {}));
      expect(fields.required).toEqual(['json']);
      expect(JSON.stringify(fields)).not.toContain('"default":');
    }
    expect((await call('?tools=json-formatter')).properties.indent.description).toMatch(/\(default 2\)$/);
    expect((await call('')).properties.indent.description).toBeUndefined();
    const bytes = (await (await fetch(`${service.url}/openapi.json`)).text()).length;
    expect(bytes / service.services.catalogue.cards.length).toBeLessThan(1_800);
  });

  it.each([
    ['?category=nothing', 'There is no category'],
    ['?tools=word-conter', 'Did you mean word-counter'],
    ['?tools=', 'There is no tool'],
    ['?category=text&tools=word-counter', 'not both'],
    ['?q=json', '"q" is not a parameter'],
  ])('refuses %s', async (query, message) => {
    const response = await fetch(`${service.url}/openapi.json${query}`);
    const body = (await response.json()) as { error: string; message: string };
    expect([response.status, body.error]).toEqual([400, 'invalid_parameter']);
    expect(body.message).toContain(message);
  });

  it('describes every address the service answers', async () => {
    for (const [path, operations] of Object.entries<Record<string, unknown>>(document.paths)) {
      if (path.startsWith('/api/auth')) continue;
      const response = await fetch(`${service.url}${path.replace('{slug}', 'word-counter')}`, { method: 'OPTIONS' });
      expect(response.status, path).toBe(204);
      for (const method of Object.keys(operations)) expect(response.headers.get('allow'), path).toContain(method.toUpperCase());
    }
  });

  it('is cacheable', async () => {
    const etag = (await fetch(`${service.url}/openapi.json`)).headers.get('etag') ?? '';
    expect((await fetch(`${service.url}/openapi.json`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('operation', () => {
  it('tells that it is alive and ready', async () => {
    expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });
});
