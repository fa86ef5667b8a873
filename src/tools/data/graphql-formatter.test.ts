import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './graphql-formatter.ts';

const formatted = async (graphql: string, options = {}): Promise<string> => (await run(tool, { graphql, ...options })).formatted;

// Expected values written by hand from the GraphQL specification (October 2021) and graphql-js' layout.
describe('graphql-formatter', () => {
  it('formats operations and schemas, and counts definitions', async () => {
    expect(await run(tool, { graphql: '# c\nquery A{a}mutation B{b(x:[1,2],y:{k:"v"})@d}' })).toEqual({
      formatted: 'query A {\n  a\n}\n\nmutation B {\n  b(x: [1, 2], y: {k: "v"}) @d\n}',
      definitions: 2,
    });
    expect(await formatted('"T" type T implements A&B{"f" f(a:Int=1):[String!]!}enum E{A,B} union U=|A|B')).toBe(
      '"T"\ntype T implements A & B {\n  "f"\n  f(a: Int = 1): [String!]!\n}\n\nenum E {\n  A\n  B\n}\n\nunion U = A | B',
    );
    expect(await formatted('{a:b ...F @include(if:$x)}fragment F on T{id}')).toBe('{\n  a: b\n  ...F @include(if: $x)\n}\n\nfragment F on T {\n  id\n}');
  });

  it('minifies to the tokens that matter', async () => {
    expect(await formatted('query  Q ( $a : Int ) { a , b # c\n c(s: "x  y") }', { minify: true })).toBe('query Q($a:Int){a b c(s:"x  y")}');
    // Without the line feed in front, reading would take the second line's indentation off.
    expect(await formatted('{ a(s: """\n    x\n      y\n    """) }', { minify: true })).toBe('{a(s:"""\nx\n  y""")}');
    expect(await formatted('{ a(s: """\n    x\n    y\n    """) }', { minify: true })).toBe('{a(s:"""x\ny""")}');
  });

  it('keeps Unicode in strings', async () => {
    expect(await formatted('{a(s:"é😀\\u00e9")}')).toBe('{\n  a(s: "é😀é")\n}');
  });

  it('refuses text that is none, with line and column', async () => {
    await expectUnprocessable(tool, { graphql: '{\n  a(\n}' }, /[Ll]ine 3, column 1/);
    for (const graphql of ['', ' # c\n', '{}', 'query', '{a', '"unclosed', '{a(s:"x\n")}', 'é']) await expectUnprocessable(tool, { graphql });
  });

  it('refuses nesting without end instead of falling over', async () => {
    await expectUnprocessable(tool, { graphql: '{a'.repeat(60_000) });
  });
});
