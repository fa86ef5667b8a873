import { expect, it } from 'vitest';
import { parseJson } from '../../shared/json/json.ts';
import { pythonRows } from '../../shared/testing.ts';
import { Evaluator } from './jmespath-evaluate.ts';
import { parseJmespath } from './jmespath-parse.ts';
import { JmespathError } from './jmespath-tokens.ts';
import { Budget, plainOf, valueOfJson } from './jmespath-values.ts';

function search(expression: string, json: string, allowed = 100_000): unknown {
  const budget = new Budget(allowed);
  return plainOf(new Evaluator(budget).evaluate(parseJmespath(expression), valueOfJson(parseJson(json, 'json'))), budget);
}

const documents = pythonRows<unknown>('queryDocuments', 'data').map((document) => JSON.stringify(document));

it.each(pythonRows<[string, number, { value: unknown } | null]>('queries', 'data'))(
  'evaluates %s on document %s as the reference implementation does',
  (expression, index, expected) => {
    const document = documents[index] ?? '';
    if (expected === null) expect(() => search(expression, document)).toThrow(JmespathError);
    else expect(search(expression, document)).toEqual(expected.value);
  },
);

// https://jmespath.org/specification.html, examples of sections Slices, Filter expressions, Flatten, Functions.
it.each([
  ['[0:4:1]', '[0,1,2,3]', [0, 1, 2, 3]],
  ['[::-2]', '[0,1,2,3,4]', [4, 2, 0]],
  ['[-2:]', '[0,1,2,3]', [2, 3]],
  ['foo[?a==b]', '{"foo":[{"a":"char","b":"char"},{"a":2,"b":1},{"a":1}]}', [{ a: 'char', b: 'char' }]],
  ['[]', '[[0,1],2,[3],4,[5,[6,7]]]', [0, 1, 2, 3, 4, 5, [6, 7]]],
  ['[][]', '[[0,1],2,[3],4,[5,[6,7]]]', [0, 1, 2, 3, 4, 5, 6, 7]],
  ['True && !False', '{"True":true,"False":false}', true],
  ['EmptyList || Number', '{"EmptyList":[],"Number":5}', 5],
  ["contains('foobar', 'bar')", '{}', true],
  ["ends_with('foobarbaz', 'baz')", '{}', true],
  ['to_number(`"1e3"`)', '{}', 1000],
  ["to_number('one')", '{}', null],
  ["length('💩é')", '{}', 2],
  ["reverse('a💩')", '{}', '💩a'],
  ['a < b', '{"a":"1","b":"2"}', null],
])('evaluates %s on %s', (expression, json, expected) => {
  expect(search(expression, json)).toEqual(expected);
});

it('makes no more values than it may', () => {
  expect(() => search('[@, @, @] | [@, @, @] | [@, @, @]', '[1]', 20)).toThrow(JmespathError);
});
