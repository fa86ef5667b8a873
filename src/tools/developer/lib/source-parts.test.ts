// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they stand in the code that is looked through
import { spawnSync } from 'node:child_process';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../shared/code-testing.ts';
import { run } from '../../testing.ts';
import tool from '../comment-remover.ts';
import { sourceParts } from './source-parts.ts';

/** Sources made of pieces, the same at every call. */
const sources = (pieces: readonly string[], count: number): string[] =>
  fc.sample(
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((chosen) => chosen.join('')),
    { numRuns: count, seed: 13 },
  );

const comments = async (code: string, language: Parameters<typeof sourceParts>[1]): Promise<string[]> =>
  (await sourceParts(code, language)).filter(({ kind }) => kind === 'comment').map(({ start, end }) => code.slice(start, end));

/** What a program prints for what it is given. */
function answerOf(program: string, args: readonly string[], input: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout.toString();
}

describe.skipIf(!isInstalled('python3', 'comments of Python against tokenize', 'python3'))('tokenize', () => {
  const PIECES = [
    'a = 1 # c\n',
    '# "c\n',
    "b = '#' 'x' # c'\n",
    'c = "\\"#" # c\n',
    'd = r"\\"#" # c\n',
    'e = """#\n"" # \'\'\' \\""" """ # c\n',
    "f = '''# \"\"\"\n' ''' # c\n",
    'g = f"{a}#{b!r:>{c}}{{#}}" # c\n',
    "h = rb'\\'#' # c\n",
    'i = f"{d:#x}#" # c\n',
    'j = (1, # c\n  2)\n',
    'k = "a\\\n#b" # c\n',
    'if a: # c\n    pass # c\n',
    'l = {"#": [a, "]#"]} # c\n',
    "m = F'''{a\n}#''' # c\n",
    '\n',
    'n = a if"#"else b # c\n',
    'é = U"#"#c\n',
  ];

  it('finds the same comments', async () => {
    const codes = sources(PIECES, 300);
    const script =
      'import io, json, sys, tokenize\nprint(json.dumps([[t.string for t in tokenize.generate_tokens(io.StringIO(c).readline) if t.type == tokenize.COMMENT] for c in json.load(sys.stdin)]))';
    const expected: unknown = JSON.parse(answerOf('python3', ['-c', script], JSON.stringify(codes)));
    expect(await Promise.all(codes.map((code) => comments(code, 'python')))).toEqual(expected);
  });
});

describe.skipIf(!isInstalled('php', 'comments of PHP against its own lexer', 'php-cli'))('PHP', () => {
  const PIECES = [
    '<?php ',
    ' ?>',
    '<?= $a ?>',
    '<p>// # /* it\'s "</p>\n',
    '<!-- a -->',
    '$a = 1; // c\n',
    '$a = 1; # c\n',
    '#[A(1)]\n',
    '/* c */',
    '/** c\n */\n',
    '$b = "// \\" {$a["//"]} # ${a} \\{$a";\n',
    "$c = '# \\' //';\n",
    '$d = `# \\` {$a["#"]}`;\n',
    '$e = <<<EOT\n// $a {$b["EOT"]}\n  EOTX\n  EOT . "#";\n',
    "$f = <<<'X'\n# {$a\nX;\n",
    '$g = <<< "Y"\n/* \\{$b["//"]} */\n\tY . 1;\n',
    '// c ?> // text\n',
    '# c ?>',
    '$h = $a?->b ?? 1;\n',
  ];

  it('finds the same comments', async () => {
    const codes = sources(PIECES, 300);
    const script =
      '$out = []; foreach (json_decode(file_get_contents("php://stdin")) as $code) { $found = []; foreach (@token_get_all($code) as $t) if (is_array($t) && in_array($t[0], [T_COMMENT, T_DOC_COMMENT])) $found[] = $t[1]; $out[] = $found; } echo json_encode($out);';
    const answer = answerOf('php', ['-d', 'short_open_tag=0', '-d', 'error_reporting=0', '-r', script], JSON.stringify(codes));
    expect(await Promise.all(codes.map((code) => comments(code, 'php')))).toEqual(JSON.parse(answer));
  });
});

describe.skipIf(!isInstalled('ruby', 'comments of Ruby against Ripper', 'ruby'))('Ripper', () => {
  const PIECES = [
    'a = 1 # c\n',
    '# "c\n',
    "b = '#{x} # ' # c'\n",
    's = "#{a["#"]} # \\" #{b[\'}\']}" # c\n',
    't = %w[a #b [c] #d] # c\n',
    't = %Q{a # {b} #{a["}"]}} # c\n',
    't = %q(# (no) \\) # ) # c\n',
    't = %i<a #b> # c\n',
    'puts %(a # b) # c\n',
    'puts %w|a # b| # c\n',
    'c = a % 2 # c\n',
    'c = ?# # c\n',
    'c = ?\\# # c\n',
    'c = [?#, ?", ?a] # c\n',
    'd = a ? "#" : b # c\n',
    'e = a / 2 # /\n',
    'e = /[#"] \\/ #{a["/"]}/mx # c\n',
    'f(/#"/, a) if /"#/ =~ b # c\n',
    'puts <<A, <<-"B" # c\n# no\nA\n  # no #{1}\n  B\n',
    'g = <<~eos.strip # c\n  # no\n  eosx\n  eos\n',
    "g = <<'X Y'\n#{\nX Y\n",
    'h << a # c\n',
    'a << 1 # c\n',
    'class << self # c\nend\n',
    '=begin x\n# c\n=end y\n',
    'i = :"#" # c\n',
    'i = [1].inject(:/) # c /\n',
    'i = [1].inject(:%) # c\n',
    'i = [1].inject(:<<) # c\n',
    'j = $/ # c\n',
    'j = $" # c\n',
    'k = {a: %w[#], "b#": /#/} # c\n',
    'def /(o) # c\n 1 # /\nend\n',
    'l = a./(2) # c\n',
    'm = `echo # #{a}` # c\n',
    'n = a.b? "#" # c\n',
    'o = a[1] / 2 # c /\n',
    'p = (1) / 2 # c /\n',
    'q = "a" "#" \'#\' # c\n',
    'r = ->(x) { x / 2 } # c /\n',
    '\n',
  ];

  it('finds the same comments', async () => {
    const codes = sources(PIECES, 400);
    const script =
      'require "json"; require "ripper"; puts JSON.generate(JSON.parse(STDIN.read).map { |code| Ripper.lex(code).select { |t| [:on_comment, :on_embdoc_beg, :on_embdoc, :on_embdoc_end].include?(t[1]) }.slice_when { |a, b| a[1] == :on_comment || a[1] == :on_embdoc_end }.map { |g| g.map { |t| t[2] }.join.sub(/\\n\\z/, "") } })';
    const expected: unknown = JSON.parse(answerOf('ruby', ['-e', script], JSON.stringify(codes)));
    expect(await Promise.all(codes.map((code) => comments(code, 'ruby')))).toEqual(expected);
  });
});

describe.skipIf(!isInstalled('gcc', 'comments of C and C++ against gcc', 'gcc'))('gcc', () => {
  const PIECES = [
    'a = 1; // c\n',
    'a /* c */ = 1;\n',
    'b = "/* \\" //"; // c\n',
    "c = '\"'; // c '\n",
    "c = '\\''; /* ' */\n",
    "c = L'//' + u8'a'; // c\n",
    'd // c \\\nstill c\nb\n',
    'd /\\\n/ c\n',
    'd /\\\n* c *\\\n/ e\n',
    'e = "a\\\n// b"; // c\n',
    '#define X(a) "a // b" /* c\n */ + 1\n',
    'f = a / b / *p; // c\n',
    '/**/ g /***/ h\n',
    '/* a /* b */ i\n',
    'j = a//**/b\n;\n',
  ];
  const CPP = ["k = 1'000'000; // c '\n", 'l = R"(// ")" "/* "; // c\n', 'l = u8R"x(/* )" )x"; // c\n', "m = 0xF'F / 2; /* ' */\n", 'n = LR"(\\)"; // c\n'];

  it.each(['c', 'cpp'] as const)('leaves the same code of %s', async (language) => {
    const codes = sources(language === 'c' ? PIECES : [...PIECES, ...CPP], 150);
    const texts = await Promise.all(codes.map(async (code) => `${(await run(tool, { code, language })).text}\n`));
    // One file of all, with marks between them that the preprocessor leaves alone.
    const marked = (all: readonly string[]): string => all.map((text, index) => `\nMARK${index};\n${text}`).join('');
    const without = (text: string): string[] =>
      answerOf(
        'gcc',
        ['-E', '-P', '-x', language === 'c' ? 'c' : 'c++', '-std=c++17', '-'].filter((option) => language !== 'c' || option !== '-std=c++17'),
        text,
      )
        .split(/MARK\d+;/)
        .map((part) => part.replaceAll(/\s+/g, ' ').trim());
    expect(without(marked(texts))).toEqual(without(marked(codes.map((code) => `${code}\n`))));
    for (const text of texts) expect(await comments(text, language), text).toEqual([]);
  });
});

describe('esbuild', () => {
  const PIECES = [
    'a = 1; // c\n',
    'b /* c */ = "// \\" /*"; // c\n',
    "c = '/* \\' //'; /* ' */\n",
    'd = `// ${a + `/* ${"}"} */`} \\` ${/* } */ 1} \\${` + 1; // c\n',
    'd = `${{ a: "}" }.a}//`; // c\n',
    'e = /[/*"]\\/ \\//g.test(a); // c /\n',
    'f = a / b / 1; // c /\n',
    'g = (a) / b; /* / */\n',
    'if (a) /"\\/*/.test(b); // c\n',
    "while (a) /[/]'/.exec(b) // c\n;\n",
    'h = a++ / 2; // c /\n',
    'i = [1] / 2; // c /\n',
    'j = { a: /"/, b: "/" }; // c\n',
    'k = function () { return /`/; } // c\n;\n',
    'l = x => /"/.test(x); // c\n',
    'm = a.in / 2; // c /\n',
    'n = ({}) / 2; // c /\n',
    '{ a } /"/.test(a); // c\n',
    'o = a ? /"/ : "/"; // c\n',
    'p = typeof /`/; // c\n',
    'q = .5 / 2; // c /\n',
    'r = a\n/ 2 // c /\n;\n',
    's = `a${b}` / 2; // c /\n',
    't = !/"/.test(a) && -1 / 2; // c /\n',
    'u = class { #a = /"/; b = this.#a / 2 } // c /\n;\n',
  ];

  it.each(['javascript', 'typescript'] as const)('reads the same code of %s', async (language) => {
    const loader = language === 'javascript' ? 'js' : 'ts';
    const minified = (code: string): string => transformSync(code, { loader, minifyWhitespace: true, legalComments: 'none' }).code;
    for (const code of sources(PIECES, 200)) {
      const { text, removed } = await run(tool, { code, language });
      expect(minified(text), code).toBe(minified(code));
      expect(text, code).not.toMatch(/\/\/ c|\/\* [c'/] \*\//);
      // Each piece has one comment.
      expect(removed, code).toBe(PIECES.reduce((sum, piece) => sum + (code.split(piece).length - 1) * (piece.startsWith('b ') ? 2 : 1), 0));
    }
  });
});
