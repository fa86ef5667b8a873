import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { type Doc, doc, type Options, type Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as html from 'prettier/plugins/html';
import * as markdown from 'prettier/plugins/markdown';
import * as postcss from 'prettier/plugins/postcss';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { afterAll, expect, it } from 'vitest';
import { growth } from './support/processor-time.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { withFasterWalks }: { withFasterWalks: (path: string, text: string) => string } = await import(
  new URL('../scripts/build/faster-prettier.mjs', import.meta.url).href
);

/** A module of Prettier as the build changes it. */
async function changed<Module = Plugin>(name: string): Promise<Module> {
  const file = fileURLToPath(new URL(`../node_modules/prettier/${name}.mjs`, import.meta.url));
  const copy = join(folder, `${basename(name)}.mjs`);
  const text = readFileSync(file, 'utf8');
  const faster = withFasterWalks(file, text);
  expect(faster).not.toBe(text);
  writeFileSync(copy, faster);
  return import(pathToFileURL(copy).href);
}
const folder = mkdtempSync(join(tmpdir(), 'toolrack-prettier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { format: fastFormat, doc: fastDoc } = await changed<{ format: typeof format; doc: typeof doc }>('standalone');
const [fastCss, fastHtml, fastMarkdown, fastScript] = await Promise.all([
  changed('plugins/postcss'),
  changed('plugins/html'),
  changed('plugins/markdown'),
  changed('plugins/estree'),
]);

const outcome = (write: typeof format, text: string, options: Options): Promise<string> =>
  write(text, options).catch((error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`);

/** Holds what the build makes of Prettier to Prettier itself. @param parts what the build changes, and the same as it is */
async function expectSame(text: string, options: Options, parts: [fast: Plugin, plain: Plugin][], others: Plugin[] = []): Promise<void> {
  const [fast, plain] = [parts.map(([part]) => part), parts.map(([, part]) => part)];
  expect(await outcome(fastFormat, text, { ...options, plugins: [...fast, ...others] })).toBe(
    await outcome(format, text, { ...options, plugins: [...plain, ...others] }),
  );
}

const CSS = [
  'a', '.b', '#c', '&:hover', '[d="e"]', '> f', '+ g', '*', '::before', ':not(.h, i)', ':is()', '%j', '$k', '@l', '--m', '@media (min-width: 1px) and (max-width:2px)', '@import url(n.css) screen;',
  '@include o($p, 1px)', '@if $q == 1', '@else', '@supports not (display: grid)', '@charset "utf-8";', '.r()', '.s(@t; @u: 1)', '@v: { w: x }', '@plugin "y";', '{', '}', '{', '}', ':', ':', ';', ';', ',',
  '(', ')', ' ', '\n', '\n\n', '/* z */', '// a\n', '<!--', '-->', 'red', 'RED', '#FFF', '1px', '+.5E3PX', '-1', '1/2', '1 + 2', 'calc(1px+2%)', 'url(a b)', 'url("c")', 'var(--d, 1)', 'rgb(1 2 3/4)', '"e"', "'f'",
  'grid-template-areas: "a b"\n  "c d"', '!important', '! default', '!global', '#{$g}', '@{h}', '~"i"', '`j`', 'U+26', 'progid:k(l=1)', 'selector(m > n)', 'prettier-ignore', '/* prettier-ignore */', '---\no: p\n---\n', '\\', '\\:', 'é', '😀', '{ a: b }', 'q: r;', '(s: t, u: v)', '...', '==', 'map-get($w, x)', 'extend(.y all)',
] as const; // biome-ignore format: a table
const HTML = [
  '<div>', '</div>', '<p>', '</p>', '<span>', '</span>', '<b>a</b>', '<br>', '<img src=b alt>', '<a href="c">d</a>', '<pre>\n e\n</pre>', '<textarea> f </textarea>', '<ul>', '<li>', '</li>', '</ul>', '<table>', '<tr>', '<td>g</td>', '</tr>', '</table>',
  '<!-- h -->', '<!-- prettier-ignore -->', '<!-- display: block -->', '<!--[if IE]>i<![endif]-->', '<!doctype html>', '<html>', '<head>', '<body>', '<style>a{b:c}</style>', '<script type="text/x">j</script>', '<svg><g/></svg>', '<select><option>k</select>', '<video>', '</video>', '<button>l</button>', '<x-y z>', '</x-y>', '<?m?>', '<![CDATA[n]]>',
  ' ', '\n', '\n\n', '\u00a0', 'word', 'two words', '&amp;', '&lt;', '{{ o }}', '<', 'é😀', '<input disabled>', '<p style="q:r">', '<i class="s  t u">', '{v, plural, =1 {one <b>w</b>} other {x}}', '{v, select, ', 'y {', '}', '@if (z) {', '@for (a of b; track a) {', '<!--<![endif]-->', '<!--[if IE]><!-->',
] as const; // biome-ignore format: a table
const MARKDOWN = [
  '# a\n', '\n\n## b\n\n', 'C\n===\n', 'D\n---\n', '---\n', '- e\n', '- ', '  - f\n', '* g\n', '1. h\n', '2) i\n', '- [x] j\n', '> k\n', '> - l\n', '> ', '    m\n', '\t', ' ', '\n', '\n\n', '\r\n', '\r', 'word ', 'two words\n', '*n* ', '**o**', '_p_', '~~q~~', '`r`', '[s](t)', '[u]', '[u]: v\n', '[^1]', '[^1]: w\n',
  '![x](y)', '<z>', '</z>', '<!-- a -->', 'http://b.example', 'www.c.example ', 'd@e.example', '@', '+f.g_h-', '```\n', '~~~\n', '$$\n', '$i$', '| j | k |\n| --- | :-: |\n| l | m |\n', '| n |\n', '|---|\n', ' | ', 'o:-\n', ':-|\u00a0\n', '\\', '&amp;', 'é😀', '  \n', '---\np: q\n---\n', '{{ r }}',
] as const; // biome-ignore format: a table
const textOf = (pieces: readonly string[]): fc.Arbitrary<string> => fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((chosen) => chosen.join(''));

it.each(['css', 'scss', 'less'])('formats and refuses %s as Prettier does', async (parser) => {
  await fc.assert(
    fc.asyncProperty(textOf(CSS), async (text) => {
      await expectSame(text, { parser }, [[fastCss, postcss]]);
    }),
    { numRuns: 400 },
  );
});

it.each(['html', 'vue', 'angular'])('formats and refuses %s as Prettier does', async (parser) => {
  await fc.assert(
    fc.asyncProperty(textOf(HTML), async (text) => {
      await expectSame(text, { parser, printWidth: 40 }, [
        [fastHtml, html],
        [fastCss, postcss],
      ]);
    }),
    { numRuns: 400 },
  );
});

it.each(['markdown', 'mdx'])('formats and refuses %s as Prettier does', async (parser) => {
  await fc.assert(
    fc.asyncProperty(textOf(MARKDOWN), async (text) => {
      await expectSame(text, { parser, proseWrap: 'always' }, [[fastMarkdown, markdown]]);
    }),
    { numRuns: 400 },
  );
});

const SOME_GROUP = Symbol('group');
const TEXTS = ['a', 'word', 'two words', ' ', '\t', 'b ', '', '日本', 'é😀\u0301', '-'.repeat(30)];
const ALIGNMENTS = [-1, 2, 5, '> ', Number.NEGATIVE_INFINITY];

/** A document of Prettier, made of what numbers choose; the same ones make the same document. */
function documentOf(numbers: readonly number[]): Doc {
  const { group, conditionalGroup, fill, ifBreak, indent, indentIfBreak, align, markAsRoot, dedentToRoot, label, lineSuffix } = doc.builders;
  const { line, softline, hardline, literalline, breakParent, trim, lineSuffixBoundary } = doc.builders;
  let at = 0;
  const choose = (below: number): number => (numbers[at++] ?? 0) % below;
  const text = (): string => TEXTS[choose(TEXTS.length)] ?? '';
  const list = (): Doc[] => Array.from({ length: choose(5) }, piece);
  const makers: (() => Doc)[] = [
    text,
    text,
    () => [text(), line, text()],
    () => [line, softline, hardline, literalline, trim, lineSuffixBoundary][choose(6)] ?? '',
    list,
    () => list().flatMap((part) => [part, line]),
    () => group(list()),
    () => group(list().flatMap((part) => [part, softline])),
    () => group(piece(), { id: SOME_GROUP }),
    () => group([...list(), breakParent]),
    () => conditionalGroup([piece(), ...list()]),
    () => fill(list().flatMap((part, index) => (index > 0 ? [line, part] : [part]))),
    () => ifBreak(piece(), piece()),
    () => ifBreak(piece(), piece(), { groupId: SOME_GROUP }),
    () => indentIfBreak(piece(), { groupId: SOME_GROUP, negate: choose(2) === 1 }),
    () => indent([hardline, piece()]),
    () => align(ALIGNMENTS[choose(ALIGNMENTS.length)] ?? 1, [hardline, piece()]),
    () => markAsRoot(piece()),
    () => dedentToRoot([hardline, piece()]),
    () => label('x', piece()),
    () => lineSuffix(text()),
    () => group([text(), line, trim, text(), softline, text()]),
    () => {
      const shared = group(list());
      return [group([shared, softline, text()]), group([shared, softline, text()])];
    },
  ];
  function piece(): Doc {
    return (makers[choose(makers.length)] ?? text)();
  }
  return [piece(), ...Array.from({ length: 8 }, piece)];
}

it('prints documents as Prettier does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_520), { maxLength: 150, size: 'max' }), fc.constantFrom(3, 10, 20, 40, 80), fc.boolean(), (numbers, printWidth, useTabs) => {
      const options = { printWidth, useTabs, tabWidth: 4 };
      const expected = doc.printer.printDocToString(documentOf(numbers), options);
      expect(fastDoc.printer.printDocToString(documentOf(numbers), options)).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

it.each([10, 40, 80, 200])('formats scripts as Prettier does in lines of %i', async (printWidth) => {
  const scripts = globSync(['src/site/**/*.ts', 'node_modules/{acorn,postcss,terser,yaml}/{lib,dist}/**/*.js'], { cwd: ROOT }).toSorted();
  const chosen = scripts.filter((_, index) => index % 7 === printWidth % 7).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  expect(chosen.length).toBeGreaterThan(20);
  for (const [file, text] of chosen)
    if (text.length < 30_000)
      await expectSame(
        text,
        { parser: file.endsWith('.ts') ? 'typescript' : 'babel', printWidth, useTabs: printWidth === 40 },
        [[fastScript, estree]],
        [babel, typescript],
      );
});

it('takes four times as long for four times as many elements beside each other, with room to spare', async () => {
  const formatted = (elements: number) => () => format('<p>a</p>\n'.repeat(elements), { parser: 'html', plugins: [fastHtml] });
  await formatted(1_000)();
  expect(await growth(formatted(4_000), formatted(16_000), 9)).toBeLessThan(9);
});
