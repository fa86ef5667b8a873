import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './list-converter.ts';

const output = async (text: string, options = {}): Promise<string> => (await run(tool, { text, ...options })).output;

// Expected values written by hand from the syntax of each notation.
describe('list-converter', () => {
  it('writes every notation', async () => {
    const text = 'a\n1.5\nit\'s "<&>"';
    expect(await output(text)).toBe('a, 1.5, it\'s "<&>"');
    expect(await output(text, { to: 'lines' })).toBe(text);
    expect(await output(text, { to: 'json' })).toBe('["a",1.5,"it\'s \\"<&>\\""]');
    expect(await output(text, { to: 'python' })).toBe("['a', 1.5, 'it\\'s \"<&>\"']");
    expect(await output(text, { to: 'php' })).toBe("['a', 1.5, 'it\\'s \"<&>\"']");
    expect(await output(text, { to: 'sql' })).toBe("('a', 1.5, 'it''s \"<&>\"')");
    expect(await output(text, { to: 'html' })).toBe("<ul>\n  <li>a</li>\n  <li>1.5</li>\n  <li>it's &quot;&lt;&amp;&gt;&quot;</li>\n</ul>");
    expect(await output('a', { to: 'htmlOrdered' })).toBe('<ol>\n  <li>a</li>\n</ol>');
    expect(await output('a\nb', { to: 'markdown' })).toBe('- a\n- b');
    expect(await output('a\nb', { to: 'markdownOrdered' })).toBe('1. a\n2. b');
    expect(await output('a\n1\nno\n007', { to: 'yaml' })).toBe('- a\n- 1\n- "no"\n- "007"');
    expect(await output('a\nb', { to: 'custom', joiner: ' | ' })).toBe('a | b');
  });

  it('writes empty lists', async () => {
    for (const [to, empty] of Object.entries({
      lines: '',
      comma: '',
      json: '[]',
      python: '[]',
      php: '[]',
      sql: '()',
      html: '<ul>\n</ul>',
      htmlOrdered: '<ol>\n</ol>',
      markdown: '',
      markdownOrdered: '',
      yaml: '[]',
      custom: '',
    })) {
      expect(await run(tool, { text: ' \n\n', to })).toEqual({ output: empty, count: 0 });
    }
  });

  it('leaves only JSON numbers bare, and none when asked', async () => {
    expect(await output('1\n-0.5\n1e3\n+1\n01\n1.\n.5\n1,000\nNaN', { to: 'json' })).toBe('[1,-0.5,1e3,"+1","01","1.",".5","1,000","NaN"]');
    expect(await output('1\n2', { to: 'sql', numbers: false })).toBe("('1', '2')");
    expect(await output('1', { to: 'yaml', numbers: false })).toBe('- "1"');
  });

  it('escapes backslashes, line ends and tabs', async () => {
    const options = { separator: ';', trim: false };
    expect(await output('a\\b;\n\r\t', { ...options, to: 'python' })).toBe("['a\\\\b', '\\n\\r\\t']");
    // Python: "source code string cannot contain null bytes"
    expect(await output('\0', { ...options, to: 'python' })).toBe("['\\x00']");
    expect(await output('a\\b;\n', { ...options, to: 'php' })).toBe("['a\\\\b', '\n']");
    expect(await output('a\nb; c', { ...options, to: 'yaml' })).toBe('- "a\\nb"\n- " c"');
    expect(await output('\u{1F600}\ud800', { to: 'json' })).toBe('["\u{1F600}\\ud800"]');
  });

  it('cleans in the order lowercase, trim, removeEmpty, unique, sort', async () => {
    expect(await run(tool, { text: ' B \nb\n\nA\na ', lowercase: true, unique: true, sort: 'descending' })).toEqual({ output: 'b, a', count: 2 });
    expect(await output('a\n a', { unique: true })).toBe('a');
    expect(await output('a\n a', { unique: true, trim: false })).toBe('a,  a');
    expect(await output('a\r\n\rb', { removeEmpty: false, to: 'json' })).toBe('["a","","b"]');
    expect(await output('2\n10\n1', { sort: 'ascending' })).toBe('1, 10, 2');
    expect(await output('b\nc\na', { sort: 'reverse' })).toBe('a, c, b');
    expect(await output('\u{1F600}\n\uff5e', { sort: 'ascending' })).toBe('\uff5e, \u{1F600}');
  });

  it('splits at a separator of several characters', async () => {
    expect(await run(tool, { text: 'a--b--', separator: '--', removeEmpty: false, to: 'json' })).toEqual({ output: '["a","b",""]', count: 3 });
  });

  it('puts prefixes and suffixes around items before the notation, and around everything', async () => {
    expect(await output('a\n1', { to: 'json', itemPrefix: '1', itemSuffix: '0', listPrefix: 'x = ', listSuffix: ';' })).toBe('x = ["1a0",110];');
    expect(await output('a', { to: 'custom', joiner: '', itemPrefix: '<', itemSuffix: '>' })).toBe('<a>');
  });

  it('refuses results that grow too long, and an empty separator', async () => {
    await expectUnprocessable(tool, { text: '\n'.repeat(500_000), removeEmpty: false, itemPrefix: 'x'.repeat(100) }, /more than/);
    await expectInvalid(tool, { text: 'a', separator: '' }, 'separator');
    await expectInvalid(tool, { text: 'a', to: 'xml' }, 'to');
  });
});
