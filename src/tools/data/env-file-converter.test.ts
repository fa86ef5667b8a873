import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './env-file-converter.ts';

const read = async (text: string, options = {}): Promise<unknown> => JSON.parse((await run(tool, { text, ...options })).output);
const write = async (value: unknown, options = {}): Promise<string> => (await run(tool, { text: JSON.stringify(value), mode: 'toEnv', ...options })).output;

// Expected values written by hand from the rules.
describe('env-file-converter', () => {
  it('skips blank lines and comments, and takes export and white space', async () => {
    expect(await read('')).toEqual({});
    expect(await read('\n# a=1\n   # b\n\t\n')).toEqual({});
    expect(await read(' export  A = 1 \r\nB=2\rC=\nexport=3\n_x.y-z=4')).toEqual({ A: '1', B: '2', C: '', export: '3', '_x.y-z': '4' });
  });

  it('ends bare values before white space and #', async () => {
    expect(await read('A=a#b\nB=a #b\nC=#x\nD= # x\nE=a b  c\nF=a\\n"\nG=a\t#b')).toEqual({
      A: 'a#b',
      B: 'a',
      C: '#x',
      D: '',
      E: 'a b  c',
      F: 'a\\n"',
      G: 'a',
    });
  });

  it('reads quoted values over several lines', async () => {
    expect(await read(`A="l1\nl2" # c\nB='x\n\\n'#c\nC=""\nD=''`)).toEqual({ A: 'l1\nl2', B: 'x\n\\n', C: '', D: '' });
    expect(await read(String.raw`A="\n\r\t\\\"\$\a\'"`)).toEqual({ A: '\n\r\t\\"$\\a\\\'' });
    expect(await read(String.raw`A='it\'`)).toEqual({ A: 'it\\' });
  });

  it('counts the last of equal names', async () => {
    expect(await read('A=1\nA=2\n__proto__=3')).toEqual(JSON.parse('{"A":"2","__proto__":"3"}'));
  });

  it('expands variables defined above, only where asked', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is the env file's
    const text = 'A=1\nB=$A-${A}-$C-${C}\nC="${B}\\$A"\nD=\'$A\'\nE=$\nF=${A\nG=$A.x';
    expect(await read(text, { expand: true })).toEqual({ A: '1', B: '1-1--', C: '1-1--$A', D: '$A', E: '$', F: '${A', G: '1.x' });
    expect(await read('A=1\nB=$A')).toEqual({ A: '1', B: '$A' });
    // What was put in is not expanded again.
    expect(await read("A='$B'\nB=x\nC=$A", { expand: true })).toEqual({ A: '$B', B: 'x', C: '$B' });
  });

  it('refuses other lines, with their number', async () => {
    for (const [text, line] of [
      ['A=1\nB', 2],
      ['1A=2', 1],
      ['A="x\ny"\nB="', 3],
      ["A='x' y", 1],
      ['A B=1', 1],
      ['=1', 1],
      ['\n\nÄ=1', 3],
    ] as const)
      await expectUnprocessable(tool, { text }, `Line ${line}:`);
  });

  it('refuses expansions that double again and again', async () => {
    const text = `A=${'x'.repeat(1000)}\n${'A=$A$A\n'.repeat(60)}`;
    await expectUnprocessable(tool, { text, expand: true });
  });

  it('writes bare what needs no quotes', async () => {
    expect(await write({})).toBe('');
    expect(await write({ A: 'aZ9_./:@%+,-', B: 'a b', C: '', D: null, E: 1.5, F: false, G: 'é', H: '#' }, { export: true })).toBe(
      'export A=aZ9_./:@%+,-\nexport B="a b"\nexport C=\nexport D=\nexport E=1.5\nexport F=false\nexport G="é"\nexport H="#"\n',
    );
    expect(await write({ A: '\\"$\n\r\t' })).toBe('A="\\\\\\"\\$\\n\\r\t"\n');
  });

  it('refuses names and values it cannot write', async () => {
    for (const value of [[], 'x', { '1': 1 }, { 'a b': 1 }, { '': 1 }, { a: [] }, { a: {} }])
      await expectUnprocessable(tool, { text: JSON.stringify(value), mode: 'toEnv' });
  });

  it('reads back what it wrote', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is the env file's
    const values = { A: ' lead', B: 'it\'s "q" $A ${B} \\n', C: 'l1\r\nl2', D: '😀#' };
    for (const expand of [false, true]) expect(await read(await write(values), { expand })).toEqual(values);
  });
});
