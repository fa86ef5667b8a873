import { expect, it } from 'vitest';
import { execute } from '../src/runner/execute.ts';
import { tools } from '../src/tools/all.ts';

const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const token = `${base64url('{"alg":"none","__proto__":"x"}')}.${base64url('{"__proto__":"y"}')}.`;

// A name like any other in the formats these tools read; what a member called so holds is in the answer.
it.each<[slug: string, inputs: Record<string, unknown>, found: string]>([
  ['changelog-parser', { changelog: '# C\n\n[__proto__]: https://example.com\n' }, '"links":{"__proto__":"https://example.com"}'],
  ['content-negotiation-tester', { header: 'text/html;__proto__=1' }, '"parameters":{"__proto__":"1"}'],
  ['data-uri-converter', { text: 'data:text/plain;__proto__=x,a' }, '"parameters":{"__proto__":"x"}'],
  ['editorconfig-resolver', { editorconfig: '[*]\n__proto__=x', path: 'a' }, '"properties":{"__proto__":"x"}'],
  ['jwt-decoder', { token }, '"header":{"alg":"none","__proto__":"x"},"payload":{"__proto__":"y"}'],
  ['jwt-verifier', { token, key: 'k' }, '"header":{"alg":"none","__proto__":"x"},"payload":{"__proto__":"y"}'],
  ['link-header-parser', { header: '<a>; rel=b; __proto__=c' }, '"parameters":{"__proto__":"c"}'],
  [
    'openapi-summarizer',
    { document: '{"openapi":"3.1.0","info":{"title":"a","version":"1"},"paths":{"/":{"get":{"tags":["__proto__"],"responses":{}}}}}' },
    '"tags":{"__proto__":1}',
  ],
  ['syslog-parser', { message: '<34>1 - - - - - [__proto__ a="b"]' }, '"structuredData":{"__proto__":{"a":"b"}}'],
])('%s answers a member called __proto__', async (slug, inputs, found) => {
  const tool = tools.get(slug);
  if (!tool) return expect.fail(`there is no ${slug}`);
  const outcome = await execute(tool, inputs);
  expect(outcome.ok ? outcome.resultJson : outcome.message).toContain(found);
});
