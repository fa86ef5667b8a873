import { expect, it } from 'vitest';
import { parseJson } from '../../shared/json/json.ts';
import { plainValue } from '../../shared/json/plain-json.ts';
import { PatchedDocument, type PatchOperation } from './json-patch.ts';

type Given = { op: PatchOperation['op']; path: string; from?: string; value?: unknown };

const jsonOf = (value: unknown) => parseJson(JSON.stringify(value), 'json');

/** The document after the operations, or what is wrong with the first that cannot be carried out. */
function patched(document: unknown, operations: readonly Given[]): unknown {
  const result = new PatchedDocument(jsonOf(document));
  for (const { op, path, from = '', value = null } of operations) {
    const problem = result.apply(op === 'move' || op === 'copy' ? { op, path, from } : op === 'remove' ? { op, path } : { op, path, value: jsonOf(value) });
    if (problem !== undefined) return { problem };
  }
  return plainValue(result.value());
}

// RFC 6902, appendix A.
it.each<[string, unknown, Given[], unknown]>([
  ['A.1 adding an object member', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { foo: 'bar', baz: 'qux' }],
  ['A.2 adding an array element', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
  ['A.3 removing an object member', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
  ['A.4 removing an array element', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
  ['A.5 replacing a value', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
  [
    'A.6 moving a value',
    { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
    [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
    { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
  ],
  [
    'A.7 moving an array element',
    { foo: ['all', 'grass', 'cows', 'eat'] },
    [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
    { foo: ['all', 'cows', 'eat', 'grass'] },
  ],
  [
    'A.8 testing a value: success',
    { baz: 'qux', foo: ['a', 2, 'c'] },
    [
      { op: 'test', path: '/baz', value: 'qux' },
      { op: 'test', path: '/foo/1', value: 2 },
    ],
    { baz: 'qux', foo: ['a', 2, 'c'] },
  ],
  ['A.10 adding a nested member object', { foo: 'bar' }, [{ op: 'add', path: '/child', value: { grandchild: {} } }], { foo: 'bar', child: { grandchild: {} } }],
  ['A.14 ~ escape ordering', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
  ['A.16 adding an array value', { foo: ['bar'] }, [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }], { foo: ['bar', ['abc', 'def']] }],
  // Section 4: the whole document; section 4.1: what is there already is replaced; section 4.6: numbers and objects are compared by their values.
  ['the whole document', { a: 1 }, [{ op: 'replace', path: '', value: [1] }], [1]],
  ['adding what is there', { a: 1, b: 2 }, [{ op: 'add', path: '/a', value: 3 }], { a: 3, b: 2 }],
  ['comparing members in any order', { a: { b: 1, c: [2] } }, [{ op: 'test', path: '/a', value: { c: [2], b: 1 } }], { a: { b: 1, c: [2] } }],
  [
    'copying, which shares nothing',
    { a: [1] },
    [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'add', path: '/b/-', value: 2 },
    ],
    { a: [1], b: [1, 2] },
  ],
])('carries out %s', (_, document, operations, expected) => {
  expect(patched(document, operations)).toEqual(expected);
});

it.each<[string, unknown, Given]>([
  ['A.9 testing a value: error', { baz: 'qux' }, { op: 'test', path: '/baz', value: 'bar' }],
  ['A.12 adding to a nonexistent target', { foo: 'bar' }, { op: 'add', path: '/baz/bat', value: 'qux' }],
  ['A.15 comparing strings and numbers', { '/': 9, '~1': 10 }, { op: 'test', path: '/~01', value: '10' }],
  ['a place beyond the end of an array', ['a'], { op: 'add', path: '/2', value: 1 }],
  ['an index with a zero in front', ['a', 'b'], { op: 'replace', path: '/01', value: 1 }],
  ['the end of an array, which holds nothing', ['a'], { op: 'remove', path: '/-' }],
  ['moving a value into itself', { a: { b: 1 } }, { op: 'move', from: '/a', path: '/a/b' }],
  ['replacing what is not there', {}, { op: 'replace', path: '/a', value: 1 }],
  ['a pointer without a slash', { a: 1 }, { op: 'remove', path: 'a' }],
])('does not carry out %s', (_, document, operation) => {
  expect(patched(document, [operation])).toEqual({ problem: expect.any(String) });
});
