import jsonata from 'jsonata';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../../testing.ts';
import tool from '../jsonata-evaluator.ts';

const evaluated = async (expression: string, data: unknown = {}): Promise<unknown> => (await run(tool, { json: JSON.stringify(data), expression })).value;

/** JSONata with the native engine: what a result looked like before. */
const native = async (expression: string, data: unknown): Promise<unknown> =>
  JSON.parse(JSON.stringify((await jsonata(expression).evaluate(data)) ?? null)) ?? undefined;

const DATA = {
  text: 'ababbxabbcc',
  name: 'John Smith',
  price: 'Cost is 1.95 and 30.00',
  long: 'too much, punctuation. hard; to read',
  lines: 'one\ntwo\n\nthree',
  product: [{ name: 'Bowler Hat' }, { name: 'Trilby hat' }, { name: 'Cloak' }],
  umlaut: 'Äpfel äpfel 💩x',
};

describe('regular expressions in JSONata', () => {
  // docs.jsonata.org: regex, string functions
  it.each<[string, unknown]>([
    ['$match(text, /a(b+)/)', [{ match: 'ab', index: 0, groups: ['b'] }, { match: 'abb', index: 2, groups: ['bb'] }, { match: 'abb', index: 6, groups: ['bb'] }]], // biome-ignore format: a table
    ['$match(text, /a(b+)/, 1)', { match: 'ab', index: 0, groups: ['b'] }],
    ['$contains("abracadabra", /a.*a/)', true],
    ['$split(long, /[ ,.;]+/)', ['too', 'much', 'punctuation', 'hard', 'to', 'read']],
    ['$split(long, /[ ,.;]+/, 2)', ['too', 'much']],
    ['$replace("John Smith", /(\\w+)\\s(\\w+)/, "$2, $1")', 'Smith, John'],
    ['$replace("265USD", /([0-9]+)USD/, "$$$1")', '$265'],
    ['$replace("temperature = 68F today", /(-?\\d+(?:\\.\\d*)?)F\\b/, function($m) { ($number($m.groups[0]) - 32) * 5/9 & "C" })', 'temperature = 20C today'],
    ['product[name ~> /hat/i].name', ['Bowler Hat', 'Trilby hat']],
  ])('%s is as documented', async (expression, value) => expect(await evaluated(expression, DATA)).toEqual(value));

  it.each([
    '$match(text, /b*c|x/)',
    '$match(text, /(a)|(b)/, 3)',
    '$match(text, /q/)',
    '$match(lines, /^t\\w+$/m)',
    '$match(umlaut, /äpfel/i)',
    '$match(name, /\\s/)',
    '$match(price, /\\d+\\.\\d\\d/)',
    '$match(price, /(?:(\\d)\\.|and)/)',
    '$replace(price, /\\d/, "#", 2)',
    '$replace(text, /(a)(b)/, "$2$1$0$3$$")',
    '$replace(name, /[aeiou]/, function($m) { $uppercase($m.match) })',
    '$split(lines, /\\n+/)',
    '$split(name, /o/, 1)',
    '$contains(name, /SMITH$/i)',
    '$contains(name, /\\u0053mith/)',
    'product.name[$ ~> /^[BC]/]',
    '$map(product, function($p) { $replace($p.name, /\\W/, "") })',
    '($find := /a(b+)/; $find("xabb"))',
    '$match("", /a?/)',
  ])('%s is what the native engine gives', async (expression) => expect(await evaluated(expression, DATA)).toEqual(await native(expression, DATA)));

  it('is done where a backtracking engine would never be', async () => {
    expect(await evaluated(`$match("${'a'.repeat(4000)}!", /(a+)+$/)`)).toBeUndefined();
    expect(await evaluated(`$contains("${'a'.repeat(4000)}!", /^(a|aa)*$/)`)).toBe(false);
  });

  it.each(['/a(?=b)/', '/(?!a)b/', '/(a)\\1/'])('refuses %s, saying why', (pattern) =>
    expectUnprocessable(tool, { json: '{}', expression: `$match("ab", ${pattern})` }, /looks ahead|refers back/),
  );

  it('refuses matches of nothing that would go on for ever, as before', () =>
    expectUnprocessable(tool, { json: '{}', expression: '$match("bb", /a*/)' }, /D1004/));
});
