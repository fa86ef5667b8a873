import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './openapi-summarizer.ts';

const INFO = { title: 'T', version: '1' };
const doc = (more: object, head: object = { openapi: '3.0.3' }) => ({ document: JSON.stringify({ ...head, info: INFO, ...more }) });

// Documents by the fields of OpenAPI 3.1 and Swagger 2.0.
holdTo(tool, {
  answers: [
    [doc({}), { version: '3.0.3', title: 'T', apiVersion: '1', operations: [], schemas: [], tags: {}, problems: [] }],
    [
      {
        document:
          'swagger: "2.0"\ninfo: {title: P, version: 1.0.0}\nschemes: [https]\nhost: x.org\nbasePath: /v1\npaths:\n  /a:\n    post: {responses: {200: {description: ok}}}\ndefinitions: {S: {}}\nsecurityDefinitions: {k: {}}\n',
      },
      {
        version: '2.0',
        servers: ['https://x.org/v1'],
        operations: [{ method: 'POST', path: '/a', responses: ['200'], tags: [], deprecated: false }],
        schemas: ['S'],
        securitySchemes: ['k'],
        tags: { '': 1 },
      },
    ],
    [
      doc({
        servers: [{ url: 'https://a' }, { url: '/b' }],
        components: { schemas: { A: {} }, securitySchemes: { s: {} }, parameters: { P: { name: 'q', in: 'query', required: true } } },
        paths: {
          '/x/{id}/{no}': {
            parameters: [
              { name: 'id', in: 'path', required: true },
              { name: 'l', in: 'query' },
            ],
            get: {
              operationId: 'g',
              tags: ['t'],
              deprecated: true,
              parameters: [
                { $ref: '#/components/parameters/P' },
                { name: 'l', in: 'query', required: true },
                { name: 'old', in: 'path', required: true },
                { $ref: 'other.yaml#/Z' },
              ],
              responses: { 200: {}, default: {} },
            },
            put: { operationId: 'g', responses: {} },
          },
        },
      }),
      {
        servers: ['https://a', '/b'],
        operations: [
          { method: 'GET', parameters: ['path:id*', 'query:l*', 'query:q*', 'path:old*', 'Z'], deprecated: true, responses: ['200', 'default'] },
          { method: 'PUT' },
        ],
        problems: [
          'undeclared path parameter no in GET /x/{id}/{no}',
          'unused path parameter old in GET /x/{id}/{no}',
          'duplicate operationId g',
          'undeclared path parameter no in PUT /x/{id}/{no}',
        ],
      },
    ],
  ],
  unprocessable: [
    [{ document: '{' }],
    [{ document: '[]' }],
    // OpenAPI 3.1, section 4.3: keys are scalar strings.
    [{ document: '? '.repeat(900) }, /a list or a map cannot be the name/],
    [{ document: '{"openapi":"3.0.0"}' }, /info/],
    [{ document: '{"info":{"title":"a","version":"1"}}' }, /openapi/],
  ],
});

it('takes references in circles', async () => {
  const { operations } = await run(
    tool,
    doc({
      components: { parameters: { A: { $ref: '#/components/parameters/A' } } },
      paths: { '/': { get: { parameters: [{ $ref: '#/components/parameters/A' }] } } },
    }),
  );
  expect(operations[0].parameters).toEqual(['A']);
});
