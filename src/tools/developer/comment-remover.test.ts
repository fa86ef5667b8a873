// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they stand in the code that is looked through
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './comment-remover.ts';
import { LANGUAGES, type Language } from './lib/comment-syntax.ts';

// By the rules of the entry, worked by hand.
holdTo(tool, {
  answers: [
    [
      { code: '', language: 'c' },
      { text: '', removed: 0 },
    ],
    [
      { code: 'a/* b */c', language: 'c' },
      { text: 'a c', removed: 1 },
    ],
    [
      { code: 'a /* b */ c', language: 'c' },
      { text: 'a  c', removed: 1 },
    ],
    [
      { code: 'x; // a\r\n// b\r\ny;\r\n', language: 'go' },
      { text: 'x;\r\ny;\r\n', removed: 2 },
    ],
    [
      { code: 'x /* a\n b */ y\n', language: 'c' },
      { text: 'x  y\n', removed: 1 },
    ],
    [
      { code: '/*! keep */\n/* go */\n// @license MIT\nx\n', language: 'javascript', keepLegal: true },
      { text: '/*! keep */\n// @license MIT\nx\n', removed: 1 },
    ],
    [
      { code: 'a\n\n// b\n\nc\n', language: 'c', removeBlankLines: true },
      { text: 'a\nc\n', removed: 1 },
    ],
    [
      { code: '#!/bin/sh\necho ${#x} # c\n', language: 'shell' },
      { text: '#!/bin/sh\necho ${#x}\n', removed: 1 },
    ],
    [
      { code: 'cat <<EOF\n# text\nEOF\n# c\n', language: 'shell' },
      { text: 'cat <<EOF\n# text\nEOF\n', removed: 1 },
    ],
    [
      { code: 'x = 4 / 2 / 1; // c\ny = /[/]\\/ */g;\n', language: 'javascript' },
      { text: 'x = 4 / 2 / 1;\ny = /[/]\\/ */g;\n', removed: 1 },
    ],
    [
      { code: 't = `a ${b /* text */} // c`; // d', language: 'typescript' },
      { text: 't = `a ${b /* text */} // c`;', removed: 1 },
    ],
    [
      { code: '{\n  // a\n  "b": "//", /* c */\n}\n', language: 'jsonc' },
      { text: '{\n  "b": "//",\n}\n', removed: 2 },
    ],
    [
      { code: 'def f():\n    """# doc"""\n    x = 1  # c\n', language: 'python' },
      { text: 'def f():\n    """# doc"""\n    x = 1\n', removed: 1 },
    ],
    [
      { code: 'let s = r#"// no"#; /* a /* b */ c */ let t: &\'a str;', language: 'rust' },
      { text: 'let s = r#"// no"#;  let t: &\'a str;', removed: 1 },
    ],
    [
      { code: 'x /* open', language: 'c' },
      { text: 'x', removed: 1 },
    ],
    [
      { code: 'select \'--\', "--" -- c\n', language: 'sql' },
      { text: 'select \'--\', "--"\n', removed: 1 },
    ],
  ],
  invalid: [[{ code: 'x', language: 'json' }, 'language']],
});

// By the grammars of the languages, worked by hand.
describe('comment-remover', () => {
  it.each([
    ['csharp', 'var s = $"{(a ? "//" : "x")}";'],
    ['csharp', '$@"{(a ? "//" : "")} "" //"'],
    ['csharp', '@$"//{b}"'],
    ['csharp', 'var s = $"{{// {a:yyyy//MM} {global::A.B}//}}";'],
    ['csharp', 'var s = """\n  // "" no\n  """;'],
    ['csharp', 'var s = $$"""{// {{(a ? "}}" : "//")}} """;'],
    ['csharp', 'var s = @"\\"; var t = "//";'],
    ['csharp', "#region it's // all\n#endregion // b"],
    ['kotlin', 'val s = "${if (x) "//" else ""}"'],
    ['kotlin', 'val s = """// "$x" ${"""//"""} "" """'],
    ['kotlin', 'val s = $$"""${ // $${if (a) "}//" else ""} """'],
    ['kotlin', "val c = '\"'; val s = \"//\"; val `a // b` = '\\u0027'"],
    ['swift', 'let s = "\\(a ? "//" : "x")"'],
    ['swift', 'let s = #"// " \\(a) \\#(b ? "//" : "")"#'],
    ['swift', 'let s = """\n  // \\("//") "" \\"""\n  """'],
    ['swift', 'let s = #"""#; let t = "//"'],
    ['swift', 'let r = #/ // "/#; let q = /"\\/\\/x/; let t = "//"'],
    ['ruby', 's = "#{a["#"]} #x"'],
    ['ruby', 's = %w[a #b]'],
    ['ruby', 's = %Q{a # b}; t = %q(# no)'],
    ['ruby', 's = ?#'],
    ['ruby', 'x = <<eos\n# no\neos\n'],
    ['ruby', 'p 1\n__END__\n# data\n'],
    ['php', '<?php $s = "{$a["//"]}";'],
    ['php', '<p>// not code</p>'],
    ['php', '<p>#</p><?php $a = 1; ?>\n// no <?= $b ?> # no'],
    ['php', '<?php $a = <<<X\n# {$b["//"]}\n  X;\n'],
    ['php', '<?php f(); __halt_compiler(); // data'],
    ['python', 's = f"{a["#"]}"'],
    ['python', "s = f'{x:#x} {y!r:{'#'}>3} {{#}} {d['#']}'"],
    ['python', 's = f"""{a:{b}#} \\N{NUMBER SIGN} # \\"""" + rf"\\{c["#"]}"'],
    ['sql', 'SELECT $$ -- no $$, $a$ /* $a$;'],
    ['sql', "SELECT $q$ $$ -- $q$, a$b, 'it''s --', E'\\'--', `--`;"],
    ['c', 'a = \'//\'; b = "a\\\n// b";\n#include <a//b.h>\n'],
    ['cpp', 'a = 1\'000 + R"x(//)" )x"[0] + u8"//";'],
    ['java', 'String s = """\n  // \\""" "\n  """; char c = \'"\'; String t = "//"; String u = "" + "//";'],
    ['go', "var s = `// \\` + \"// \\\"\" + string('\"') + string('\\'')"],
    ['rust', "let a: &'static str = br##\"// \"# \"##; let b = '\"'; let c = '\\''; let d = '😀'; let r#type = b'/';"],
    ['javascript', 'a = `${`// ${"}"}`}//`; b = /[/"]\\//; c = d / "//".length / 2;'],
    ['typescript', 'const a = b! / 2; const c = "//"; if (d) /"\\/\\//.test(e);'],
    ['css', 'a { b: url(http://x/*.png); c: "/*"; d: url("/*") } .e\\"/\\* { }'],
    ['html', '<script>let a = "<!-- no -->"; <!-- </script><p title="<!-- b -->" x=\'<!--\'><style><!-- --></style><textarea><!-- c --></textarea>'],
    ['xml', '<?pi <!-- a --> ?><!DOCTYPE a [ <!ENTITY b "<!-- c -->"> ]><a b="<!-- -->"><![CDATA[<!-- d -->]]></a>'],
    ['shell', "a=${b#c} d=${e/ #/} f=$((2#1 << 1)) g=\"$(h \"#\" `i`) #\" j=x#y k=$(l)#m n='#' o=$'\\'#' # p".slice(0, -4)],
    ['shell', 'cat <<-"E F" && cat <<<word\n\t# no\n\tE F\necho "${a:-"#"}" \\# $# ${#b}\n'],
    ['shell', 'a="$(case b in c) echo "#" ;; (d) ;; esac)" e="#"\n'],
    ['yaml', 'a: it\'s\nb: "#"\nc: |\n  # no\nd: [e#f, \'# g\']\nh: "i\n  # j"\n'],
  ] as const)('leaves %s alone: %s', async (language, code) => expect(await run(tool, { code, language })).toEqual({ text: code, removed: 0 }));

  it.each([
    ['c', 'a // x \\\nstill comment\nb\n', 'a\nb\n', 1],
    ['cpp', 'a /\\\n* x *\\\n/ b\n', 'a  b\n', 1],
    ['csharp', 'a = $"{b /* c */}"; // d', 'a = $"{b /* c */}";', 1],
    ['php', '<b>#</b><?php f(); // c ?>#', '<b>#</b><?php f(); ?>#', 1],
    ['ruby', 'a = b % c # d\ne = f / g # h\n', 'a = b % c\ne = f / g\n', 2],
    ['ruby', 'f(<<A, 1) # b\n# no\nA\n# c\n', 'f(<<A, 1)\n# no\nA\n', 2],
    ['shell', 'a=$(b # c\n)\nd ;# e\n((f << 2)) # g\n', 'a=$(b\n)\nd ;\n((f << 2))\n', 3],
    ['shell', 'cat <<A # b\n# no\n A\nA\n# c\n', 'cat <<A\n# no\n A\nA\n', 2],
    ['yaml', "a: it's # b\nc: d 'e # f'\n", "a: it's\nc: d 'e\n", 2],
    ['html', '<!--> a <!-- b --!> c <script>"<!--"</script><!-- d -->', ' a  c <script>"<!--"</script>', 3],
    ['xml', "<!DOCTYPE a [ <!-- b --> ]><a>it's<!-- c --></a>", "<!DOCTYPE a [  ]><a>it's </a>", 2],
    ['rust', "fn f<'a>(b: &'a str) {} // c '\n", "fn f<'a>(b: &'a str) {}\n", 1],
    ['sql', 'a$$b -- c\n', 'a$$b\n', 1],
    ['kotlin', 'val a = "$b" // c\n', 'val a = "$b"\n', 1],
    ['javascript', 'i++ / 2; // c\nj = {} / 2; // d\n', 'i++ / 2;\nj = {} / 2;\n', 2],
  ] as const)('takes the comments out of %s: %s', async (language, code, text, removed) =>
    expect(await run(tool, { code, language })).toEqual({ text, removed }),
  );

  it('leaves nothing to remove', async () => {
    const piece = fc.constantFrom('/*', '*/', '//', '"', "'", '`', '\\', '\n', ' ', 'a', '/', '${', '}', '#', '!');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const { text } = await run(tool, { code: pieces.join(''), language: 'c' });
        expect((await run(tool, { code: text, language: 'c' })).text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('is linear in hostile code', async () => {
    const common = ['/*', '"""', '#'];
    const own: Partial<Record<Language, string[]>> = {
      cpp: ['R"(', '/\\\n', "1'"],
      csharp: ['$$', '$$"""{{', '$"{', '@"'],
      swift: ['#"""', '"\\(', '#/'],
      php: ['<?php "{$', '<<<A\n', '?>'],
      ruby: ['=begin\n', '"#{', '%(', 'x %w[', '?#'],
      shell: ['"$(', '${', '$((', 'case a in '],
      python: ['f"{', 'f"{x:{'],
      sql: ['$$', '$a$'],
      html: ['<a b="', '<!--', '<script>'],
      xml: ['<!DOCTYPE ', '<?', '<![CDATA['],
      yaml: ['a: |\n', '- "', '[ '],
    };
    for (const language of LANGUAGES) {
      for (const unit of [...common, ...(own[language] ?? [])]) {
        const started = process.threadCpuUsage();
        await run(tool, { code: unit.repeat(30_000), language });
        expect(process.threadCpuUsage(started).user, `${language} ${unit}`).toBeLessThan(1_500_000);
      }
    }
  });
});
