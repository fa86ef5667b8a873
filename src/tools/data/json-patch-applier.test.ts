import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json-patch-applier.ts';

const flat = { indent: 0 };

describe('json-patch-applier: RFC 6902, appendix A', () => {
  it.each([
    ['A.1', '{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux"}]', '{"foo":"bar","baz":"qux"}'],
    ['A.2', '{"foo":["bar","baz"]}', '[{"op":"add","path":"/foo/1","value":"qux"}]', '{"foo":["bar","qux","baz"]}'],
    ['A.3', '{"baz":"qux","foo":"bar"}', '[{"op":"remove","path":"/baz"}]', '{"foo":"bar"}'],
    ['A.4', '{"foo":["bar","qux","baz"]}', '[{"op":"remove","path":"/foo/1"}]', '{"foo":["bar","baz"]}'],
    ['A.5', '{"baz":"qux","foo":"bar"}', '[{"op":"replace","path":"/baz","value":"boo"}]', '{"baz":"boo","foo":"bar"}'],
    [
      'A.6',
      '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
      '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
      '{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}',
    ],
    ['A.7', '{"foo":["all","grass","cows","eat"]}', '[{"op":"move","from":"/foo/1","path":"/foo/3"}]', '{"foo":["all","cows","eat","grass"]}'],
    [
      'A.8',
      '{"baz":"qux","foo":["a",2,"c"]}',
      '[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]',
      '{"baz":"qux","foo":["a",2,"c"]}',
    ],
    ['A.10', '{"foo":"bar"}', '[{"op":"add","path":"/child","value":{"grandchild":{}}}]', '{"foo":"bar","child":{"grandchild":{}}}'],
    ['A.11', '{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux","xyz":123}]', '{"foo":"bar","baz":"qux"}'],
    ['A.14', '{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":10}]', '{"/":9,"~1":10}'],
    ['A.16', '{"foo":["bar"]}', '[{"op":"add","path":"/foo/-","value":["abc","def"]}]', '{"foo":["bar",["abc","def"]]}'],
    ['the whole document', '{"foo":1}', '[{"op":"replace","path":"","value":[1.0]}]', '[1.0]'],
    ['a member named __proto__', '{}', '[{"op":"add","path":"/__proto__","value":1}]', '{"__proto__":1}'],
    ['a test by value', '1', '[{"op":"test","path":"","value":1.0}]', '1'],
  ])('%s', async (_, json, patch, expected) => {
    expect((await run(tool, { json, patch, ...flat })).json).toBe(expected);
  });

  it.each([
    ['A.9', '{"baz":"qux"}', '[{"op":"test","path":"/baz","value":"bar"}]'],
    ['A.12', '{"foo":"bar"}', '[{"op":"add","path":"/baz/bat","value":"qux"}]'],
    ['A.15', '{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":"10"}]'],
    ['an index with a leading zero', '{"a":[1,2]}', '[{"op":"remove","path":"/a/01"}]'],
    ['an index beyond the end', '{"a":[1]}', '[{"op":"add","path":"/a/2","value":1}]'],
    ['a move into itself', '{"a":{"b":1}}', '[{"op":"move","from":"/a","path":"/a/b/c"}]'],
    ['no value', '{}', '[{"op":"add","path":"/a"}]'],
    ['an unknown operation', '{}', '[{"op":"spam","path":"/a"}]'],
    ['a bad pointer', '{}', '[{"op":"remove","path":"a"}]'],
  ])('refuses %s, naming the operation', async (_, json, patch) => {
    await expectUnprocessable(tool, { json, patch }, /Operation 0/);
  });

  it('refuses copies that grow without end', async () => {
    const patch = JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ op: 'copy', from: '', path: `/c${index}` })));
    await expectUnprocessable(tool, { json: '{"a":[1,2,3]}', patch }, /copies/);
  });
});
