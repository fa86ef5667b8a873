import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indentText } from './indent-text.ts';

const spaces = fc.array(fc.constantFrom('', ' ', '\n', '\t', '\r\n  '), { minLength: 40, maxLength: 40 });

it('indents as JSON.stringify does, whatever white space the text has', () => {
  fc.assert(
    fc.property(fc.jsonValue(), spaces, fc.integer({ min: 0, max: 10 }), (value, white, indent) => {
      let count = 0;
      const space = () => white[count++ % white.length] ?? '';
      const source = JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]/g, (token) => space() + token + space());
      expect(indentText(`\ufeff${space()}${source}${space()}`, ' '.repeat(indent))).toBe(JSON.stringify(JSON.parse(source), null, indent));
    }),
  );
});

it('indents what the runtime has written, with whatever indent', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom<string | number>(0, 1, 2, 4, 10, '\t'), fc.integer({ min: 0, max: 10 }), (value, before, indent) => {
      const source = JSON.stringify(value, null, before);
      expect(indentText(source, ' '.repeat(indent))).toBe(JSON.stringify(JSON.parse(source), null, indent));
    }),
  );
});

it('keeps the order of names that look like numbers, repeated names and numbers that the runtime writes otherwise, in compact texts too', () => {
  for (const text of ['{"b":1,"2":2,"1":3}', '{"a":1,"a":2}', '[1.0,1E5,-0,12345678901234567890]', '["\\u0041","\\/"]', '{"\\\\":1,"\\n":2,"\\\\n":3}'])
    expect(indentText(text, '')).toBe(text);
  expect(indentText('{"b":1,"2":2,"1":[1.0]}', ' ')).toBe('{\n "b": 1,\n "2": 2,\n "1": [\n  1.0\n ]\n}');
});

it('keeps numbers, escapes and repeated names', () => {
  expect(indentText('{ "a" : 1e400, "a" : [ -0 , 1.0 , "\\u00e9\\/\\"" ] }', '')).toBe('{"a":1e400,"a":[-0,1.0,"\\u00e9\\/\\""]}');
  expect(indentText('[{},[ ],{"a":{\n}}]', '\t')).toBe('[\n\t{},\n\t[],\n\t{\n\t\t"a": {}\n\t}\n]');
});

it('leaves what is not JSON, or too deep or too long, to others', () => {
  for (const text of ['', '[1,]', '{"a" 1}', '"\n"', `${'['.repeat(1_001)}${']'.repeat(1_001)}`]) expect(indentText(text, '  ')).toBeUndefined();
  expect(indentText(`${'['.repeat(1_000)}${']'.repeat(1_000)}`, '')).toHaveLength(2_000);
  expect(indentText(`${'['.repeat(999)}${'1,'.repeat(20_000)}1${']'.repeat(999)}`, ' ')).toBeUndefined();
});
