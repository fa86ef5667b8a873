import { holdTo } from '../testing.ts';
import tool from './json-schema-validator.ts';

holdTo(tool, {
  answers: [
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
