import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './php-serializer.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('php-serializer, encoding', () => {
  // PHP 8: serialize(json_decode($text, true)) with serialize_precision -1
  it.each([
    ['null', 'N;'],
    ['true', 'b:1;'],
    ['-5', 'i:-5;'],
    ['0', 'i:0;'],
    ['-0', 'd:-0;'],
    ['1.0', 'd:1;'],
    ['1e2', 'd:100;'],
    ['0.1', 'd:0.1;'],
    ['0.0001', 'd:0.0001;'],
    ['0.00001', 'd:1.0E-5;'],
    ['-1.5e-7', 'd:-1.5E-7;'],
    ['1e16', 'd:10000000000000000;'],
    ['1e17', 'd:1.0E+17;'],
    ['1.5e100', 'd:1.5E+100;'],
    ['0.30000000000000004', 'd:0.30000000000000004;'],
    ['9223372036854775807', 'i:9223372036854775807;'],
    ['9223372036854775808', 'd:9.223372036854776E+18;'],
    ['""', 's:0:"";'],
    ['"\u00e9\\ud83d\\ude00\\n"', 's:7:"é😀\n";'],
    ['[]', 'a:0:{}'],
    ['{}', 'a:0:{}'],
    ['[[1],{"a":"b"}]', 'a:2:{i:0;a:1:{i:0;i:1;}i:1;a:1:{s:1:"a";s:1:"b";}}'],
    [
      '{"2":1,"01":2,"-3":3,"-0":4,"":5,"9223372036854775808":6}',
      'a:6:{i:2;i:1;s:2:"01";i:2;i:-3;i:3;s:2:"-0";i:4;s:0:"";i:5;s:19:"9223372036854775808";i:6;}',
    ],
    ['{"b":1,"a":2,"b":3}', 'a:2:{s:1:"b";i:3;s:1:"a";i:2;}'],
    ['{"__proto__":1,"toString":2}', 'a:2:{s:9:"__proto__";i:1;s:8:"toString";i:2;}'],
    [' [ 1 , 2 ] ', 'a:2:{i:0;i:1;i:1;i:2;}'],
  ])('%s', async (text, serialized) => expect(await out(text)).toBe(serialized));

  it.each([
    ['', undefined],
    ['[1,]', /column 4/],
    ['{"a"}', /column 5/],
    ['{a:1}', /column 2/],
    ['[1', /too soon/],
    ['"abc', /too soon/],
    ['01', /column 2/],
    ['1 2', /column 3/],
    ['"\\ud800"', /surrogate/],
    ['"\n"', /control/],
    ['"\\x"', /escape/],
    ['nul', /column/],
    ['[\ufeff]', /column 2/],
    ['['.repeat(101) + ']'.repeat(101), /deeper/],
    ['['.repeat(100_000), /deeper/],
  ])('refuses %j', async (text, message) => (message ? expectUnprocessable(tool, { text }, message) : expectInvalid(tool, { text }, 'text')));
});

describe('php-serializer, decoding', () => {
  it.each([
    ['N;', 'null'],
    ['b:1;', 'true'],
    ['i:-5;', '-5'],
    ['i:9223372036854775807;', '9223372036854775807'],
    ['d:0.5;', '0.5'],
    ['d:1;', '1'],
    ['d:1.0E+25;', '1e+25'],
    ['s:7:"é😀"";', '"é😀\\""'],
    ['a:0:{}', '[]'],
    ['a:2:{i:1;i:1;i:0;i:2;}', '{"1":1,"0":2}'],
    ['a:2:{i:0;i:1;i:2;i:2;}', '{"0":1,"2":2}'],
    ['a:1:{s:9:"__proto__";N;}', '{"__proto__":null}'],
    ['O:3:"Foo":3:{s:1:"a";i:1;s:6:"\0*\0bar";i:2;s:8:"\0Foo\0baz";i:3;}', '{"__class":"Foo","a":1,"bar":2,"baz":3}'],
    ['C:11:"ArrayObject":21:{x:i:0;a:0:{};m:a:0:{}}', '{"__class":"ArrayObject","__data":"x:i:0;a:0:{};m:a:0:{}"}'],
    ['E:11:"Suit:Hearts";', '"Hearts"'],
    ['a:2:{i:0;a:1:{i:0;i:7;}i:1;r:2;}', '[[7],[7]]'],
    ['a:3:{i:0;i:7;i:1;R:2;i:2;R:2;}', '[7,7,7]'],
    ['a:3:{i:0;O:1:"A":0:{}i:1;r:2;i:2;R:3;}', '[{"__class":"A"},{"__class":"A"},{"__class":"A"}]'],
  ])('%s', async (text, json) => expect(await back(text)).toBe(json));

  it('indents as JSON.stringify does', async () =>
    expect(await back('a:2:{s:1:"a";a:1:{i:0;i:1;}s:1:"b";a:0:{}}', { indent: 2 })).toBe(JSON.stringify({ a: [1], b: [] }, null, 2)));

  it.each([
    ['x', /byte offset 0/],
    ['i:1', /byte offset 2/],
    ['i:1;N;', /byte offset 4/],
    ['i:a;', /byte offset 2/],
    ['s:5:"abc";', /byte offset 5/],
    ['s:1:"é";', /byte offset 5/],
    ['s:3:"é";', /byte offset 5/],
    ['a:2:{i:0;i:1;}', /byte offset 13/],
    ['a:1:{i:0;i:1;i:1;i:2;}', /byte offset 13/],
    ['a:1:{d:0;i:1;}', /key/],
    ['d:INF;', /no place/],
    ['d:NAN;', /no place/],
    ['d:1e999;', /no place/],
    ['i:9223372036854775808;', /64 bits/],
    ['O:3:"Foo":1:{s:1:"a";r:1;}', /circular/],
    ['a:1:{i:0;R:1;}', /circular/],
    ['a:1:{i:0;R:9;}', /before/],
    ['E:4:"Suit";', /enum/],
    [`${'a:1:{i:0;'.repeat(101)}N;${'}'.repeat(101)}`, /deeper/],
    [`${'a:1:{i:0;'.repeat(50_000)}`, /deeper/],
    [
      `a:40:{i:0;a:2:{i:0;i:1;i:1;i:2;}${Array.from({ length: 39 }, (_, i) => `i:${i + 1};a:2:{i:0;r:${i === 0 ? 2 : 5 + 3 * (i - 1)};i:1;r:${i === 0 ? 2 : 5 + 3 * (i - 1)};}`).join('')}}`,
      /parts|levels/,
    ],
  ])('refuses %j', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('gives back any JSON that has no empty objects and no keys 0 to n-1', () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        const text = JSON.stringify(value).replace(/-0(?![.\d])/g, '0');
        const decoded = await back(await out(text));
        expect(JSON.parse(decoded)).toEqual(
          JSON.parse(text, (_, item) => (item !== null && typeof item === 'object' && !Array.isArray(item) ? asPhp(item) : item)),
        );
      }),
    ));
});

/** An object as PHP hands it back: a list when its keys are 0 to n-1 in order. */
function asPhp(item: Record<string, unknown>): unknown {
  const keys = Object.keys(item);
  return keys.every((key, index) => key === String(index)) ? Object.values(item) : item;
}
