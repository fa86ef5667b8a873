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
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has a documented variant for every tool, and no reference into nothing', () => {
    const { schemas } = document.components;
    for (const { slug } of service.services.catalogue.tools) {
      expect(schemas[`call.${slug}`].properties.tool.const).toBe(slug);
      expect(schemas[`call.${slug}`].properties.inputs.additionalProperties).toBe(false);
      expect(schemas[`result.${slug}`].type).toBe('object');
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    for (const reference of new Set(references)) {
      const target = reference
        .slice(2)
        .split('/')
        .reduce((node: any, key) => node?.[key], document);
      expect(target, reference).toBeDefined();
    }
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
