import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './ini-converter.ts';

const read = async (text: string, options = {}): Promise<string> => (await run(tool, { text, indent: 0, ...options })).output;
const write = async (value: unknown): Promise<string> => (await run(tool, { text: JSON.stringify(value), mode: 'toIni' })).output;

// Expected values written by hand from the rules.
describe('ini-converter', () => {
  it('reads comments, blank lines and every line ending', async () => {
    expect(await read('')).toBe('{}');
    expect(await read('; a\n  # b\n\n \t\n')).toBe('{}');
    expect(await read('a=1\r\nb=2\rc=3\nd=4')).toBe('{"a":"1","b":"2","c":"3","d":"4"}');
    expect(await read('a = 1 ; not a comment')).toBe('{"a":"1 ; not a comment"}');
  });

  it('splits at the first =, and drops white space and one pair of quotes', async () => {
    expect(await read('a=b=c')).toBe('{"a":"b=c"}');
    expect(await read('  key with spaces  =  v  ')).toBe('{"key with spaces":"v"}');
    expect(await read(`a=" x "\nb=' y '\nc=""\nd="\ne="x'\nf=""z""`)).toBe('{"a":" x ","b":" y ","c":"","d":"\\"","e":"\\"x\'","f":"\\"z\\""}');
    expect(await read('bare\nempty=')).toBe('{"bare":null,"empty":""}');
    expect(await read('ключ=значение 😀')).toBe('{"ключ":"значение 😀"}');
  });

  it('goes on with a section that is repeated, and keeps its name whole', async () => {
    expect(await read('[a]\nx=1\n[b]\n[a]\ny=2\nx=3')).toBe('{"a":{"x":"3","y":"2"},"b":{}}');
    expect(await read('[a.b.c]\nx=1\n[__proto__]\ny=2')).toBe('{"a.b.c":{"x":"1"},"__proto__":{"y":"2"}}');
  });

  it('infers types where asked, but not of what stands in quotes', async () => {
    expect(await read('a=1\nb=-1.5e3\nc=TRUE\nd=false\ne=01\nf="1"\ng=\nh=+1', { inferTypes: true })).toBe(
      '{"a":1,"b":-1.5e3,"c":"TRUE","d":false,"e":"01","f":"1","g":"","h":"+1"}',
    );
  });

  it('refuses what it cannot read, with the line', async () => {
    for (const [text, line] of [
      ['a=1\n[b', 2],
      ['=x', 1],
      ['\n\n[]', 3],
      ['a=1\n[a]', 2],
    ] as const)
      await expectUnprocessable(tool, { text }, `Line ${line}:`);
  });

  it('writes scalars first, then sections, quoting where reading would lose something', async () => {
    expect(await write({})).toBe('');
    expect(await write({ s: { x: 1 }, a: true, e: {}, b: null })).toBe('a = true\nb\n\n[s]\nx = 1\n\n[e]\n');
    expect(await write({ a: '', b: ' x', c: '"q"', d: "'q'", e: 'it"s', f: '; x', g: 'a=b' })).toBe(
      'a = ""\nb = " x"\nc = ""q""\nd = "\'q\'"\ne = it"s\nf = ; x\ng = a=b\n',
    );
    expect((await run(tool, { text: '{"a":1.0,"b":12345678901234567890}', mode: 'toIni' })).output).toBe('a = 1.0\nb = 12345678901234567890\n');
  });

  it('refuses to write what INI cannot say', async () => {
    for (const value of [
      [],
      1,
      { a: [] },
      { a: { b: {} } },
      { 'a=b': 1 },
      { '[a': 1 },
      { ';a': 1 },
      { '#a': 1 },
      { '': 1 },
      { 'a\nb': 1 },
      { a: 'x\ny' },
      { 's\n': {} },
    ])
      await expectUnprocessable(tool, { text: JSON.stringify(value), mode: 'toIni' });
    await expectUnprocessable(tool, { text: '{', mode: 'toIni' });
  });
});
