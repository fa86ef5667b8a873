import { holdTo } from '../testing.ts';
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
    [{ json: '1', schema: 'true' }, { valid: true }],
    [{ json: '1', schema: 'false' }, { valid: false }],
    [{ json: '1.0', schema: '{"type":"integer"}' }, { valid: true }],
    [{ json: '[1,1.0]', schema: '{"uniqueItems":true}' }, { valid: false }],
    [{ json: '"😀"', schema: '{"maxLength":1}' }, { valid: true }],
    [{ json: '0.3', schema: '{"multipleOf":0.1}' }, { valid: true }],
  ],
  unprocessable: [
    [{ json: '1', schema: '{"type":"nope"}' }],
    [{ json: '1', schema: '{"$ref":"https://example.com/s.json"}' }],
    [{ json: '1', schema: '{"$schema":"https://example.com/draft"}' }],
    [{ json: '{', schema: '{}' }],
    [{ json: '1', schema: '{' }],
  ],
});
