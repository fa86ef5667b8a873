import { expect, it, vi } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './json-schema-validator.ts';

holdTo(tool, {
  answers: [
    // The errors as ajv lists them
    [
      { json: '{"a":1,"bb":2,"c":3}', schema: '{"propertyNames":{"maxLength":1,"pattern":"^a"}}' },
      {
        errors: [
          { path: '', keyword: 'maxLength' },
          { path: '', keyword: 'pattern' },
          { path: '', keyword: 'propertyNames' },
          { path: '', keyword: 'pattern' },
          { path: '', keyword: 'propertyNames' },
        ],
      },
    ],
    [{ json: '[1,2,3]', schema: '{"prefixItems":[true],"items":false}' }, { errors: [{ path: '', keyword: 'items' }] }],
    [{ json: '[1,2,3]', schema: '{"unevaluatedItems":false}' }, { errors: [{ path: '', keyword: 'unevaluatedItems' }] }],
    [
      { json: '{"a":1}', schema: '{"dependentRequired":{"a":["b","c"]},"required":["d"]}' },
      {
        errors: [
          { path: '', keyword: 'dependentRequired' },
          { path: '', keyword: 'dependentRequired' },
          { path: '', keyword: 'required' },
        ],
      },
    ],
    [
      { json: '{"a":{"x/y":1,"z":2}}', schema: '{"properties":{"a":{"additionalProperties":false,"properties":{"z":true}}}}' },
      { errors: [{ path: '/a', keyword: 'additionalProperties' }] },
    ],
    [{ json: '{"b":1}', schema: '{"dependencies":{"b":{"minProperties":2}}}', draft: 'draft-07' }, { errors: [{ path: '', keyword: 'minProperties' }] }],
    // The base address of a schema may be of any scheme; nothing is read from it.
    [{ json: '1', schema: '{"$id":"file:///a/b.json","$ref":"#/$defs/x","$defs":{"x":{"type":"integer"}}}' }, { valid: true }],
    [{ json: '1', schema: '{"$id":"file:///c:/a/b.json","$ref":"c.json","$defs":{"x":{"$id":"c.json","type":"string"}}}' }, { valid: false }],
    [{ json: '1', schema: '{"$id":"file:///b.json","definitions":{"x":{"type":"string"}},"$ref":"#/definitions/x"}', draft: 'draft-07' }, { valid: false }],
    // Up to draft 07 an $id beside $ref does not move the base address.
    [
      {
        json: '1',
        schema:
          '{"$id":"http://a.example/s","definitions":{"x":{"$id":"http://b.example/s","definitions":{"y":{"type":"integer"}}},"y":{"type":"string"}},"allOf":[{"$id":"http://b.example/s","$ref":"#/definitions/y"}]}',
        draft: 'draft-06',
      },
      { valid: false },
    ],
    // RFC 3339 section 5.7: a leap second is at 23:59:60 UTC.
    [{ json: '["23:59:60Z","01:29:60+01:30","15:59:60.5-08:00"]', schema: '{"items":{"format":"time"}}' }, { valid: true }],
    [
      { json: '["22:59:60Z","23:59:60+01:00","23:59:61Z","24:00:00Z"]', schema: '{"items":{"format":"time"}}' },
      { errors: [{ path: '/0' }, { path: '/1' }, { path: '/2' }, { path: '/3' }] },
    ],
    // JSON-Schema-Test-Suite: optional/format/iri.json
    [{ json: '"http://[V1.fe]"', schema: '{"format":"iri"}' }, { valid: true }],
    [{ json: '["http://[v1.fe]","//[v1.fe]"]', schema: '{"prefixItems":[{"format":"uri"},{"format":"uri-reference"}]}' }, { valid: true }],
    [{ json: '"http://[v1.]"', schema: '{"format":"uri"}' }, { valid: false }],
    [{ json: '1', schema: 'true' }, { valid: true }],
    [{ json: '1', schema: 'false' }, { valid: false }],
    [{ json: '1.0', schema: '{"type":"integer"}' }, { valid: true }],
    [{ json: '[1,1.0]', schema: '{"uniqueItems":true}' }, { valid: false }],
    [{ json: '"😀"', schema: '{"maxLength":1}' }, { valid: true }],
    // patterns run in linear time; what they look ahead for right after ^ is asked by itself
    [{ json: JSON.stringify(`${'a'.repeat(5000)}!`), schema: '{"pattern":"^(a+)+$"}' }, { valid: false }],
    [{ json: JSON.stringify({ [`${'a'.repeat(5000)}!`]: 1 }), schema: '{"patternProperties":{"^(a|aa)+$":false}}' }, { valid: true }],
    [
      { json: JSON.stringify({ [`${'a'.repeat(5000)}!`]: 1 }), schema: '{"patternProperties":{"^(a|aa)+$":true},"additionalProperties":false}' },
      { valid: false },
    ],
    [{ json: '"Abcdefg1"', schema: '{"pattern":"^(?=.*[A-Z])(?=.*\\\\d)(?!.*!).{8,}$"}' }, { valid: true }],
    [{ json: '"abcdefg1"', schema: '{"pattern":"^(?=.*[A-Z])(?=.*\\\\d)(?!.*!).{8,}$"}' }, { valid: false }],
    [{ json: '"Abcdef!1"', schema: '{"pattern":"^(?=.*[A-Z])(?=.*\\\\d)(?!.*!).{8,}$"}' }, { valid: false }],
    [{ json: '{"a-b":1,"c":2}', schema: '{"properties":{"a-b":true},"additionalProperties":false}' }, { errors: [{ keyword: 'additionalProperties' }] }],
    [{ json: '0.3', schema: '{"multipleOf":0.1}' }, { valid: true }],
  ],
  unprocessable: [
    [{ json: '1', schema: '{"type":"nope"}' }, /does not fit its draft at \/type\.$/],
    [
      { json: '1', schema: '{"properties":{"a":{"type":1,"minLength":-1}},"patternProperties":{"(":{}}}' },
      /\/properties\/a\/type, \/properties\/a\/minLength, \/patternProperties\/\(\.$/,
    ],
    [{ json: '1', schema: '{"$id":"http://a.example/s","items":1}', draft: 'draft-07' }, /at http:\/\/a\.example\/s#\/items\.$/],
    [{ json: '1', schema: '[]' }, /must be an object, true or false\.$/],
    [{ json: '"ab"', schema: '{"pattern":"a(?=b)"}' }, /looks ahead/],
    [{ json: '"aa"', schema: '{"pattern":"(a)\\\\1"}' }, /refers back/],
    [{ json: '1', schema: '{"$ref":"https://example.com/s.json"}' }, /refers to "https:\/\/example\.com\/s\.json", which is not inside it/],
    [{ json: '1', schema: '{"$ref":"s.json"}' }, /refers to "s\.json", which is not inside it/],
    [{ json: '1', schema: '{"$schema":"https://example.com/draft"}' }],
    [{ json: '{', schema: '{}' }],
    [{ json: '1', schema: '{' }],
  ],
});

it.each(['draft-07', '2019-09', '2020-12'])('a host name that cannot be read comes into no log: %s', async (draft) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(tool, { json: '"xn--X"', schema: '{"format":"hostname"}', draft })).toMatchObject({ valid: false });
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

// The library keeps the vocabularies of schemas that are registered with it, by their addresses.
it.each([
  '{"$id":"https://json-schema.org/draft/2020-12/schema","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/core":true}}',
  '{"$defs":{"a":{"$id":"https://json-schema.org/draft/2020-12/schema","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/core":true}}}}',
  '{"properties":{"a":[{"$id":"http://json-schema.org/draft-07/schema","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/core":true}}]}}',
])('no schema changes what a dialect means for later calls: %s', async (schema) => {
  await run(tool, { json: '1', schema }).catch(() => undefined);
  for (const draft of ['auto', 'draft-07']) expect(await run(tool, { json: '"x"', schema: '{"type":"integer"}', draft })).toMatchObject({ valid: false });
});
