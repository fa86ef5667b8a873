import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type { Plugin } from 'prettier';
import * as html from 'prettier/plugins/html';
import * as markdown from 'prettier/plugins/markdown';
import * as postcss from 'prettier/plugins/postcss';
import { format } from 'prettier/standalone';
import { afterAll, expect, it } from 'vitest';
import { growth } from './support/processor-time.ts';

const { withFasterWalks }: { withFasterWalks: (path: string, text: string) => string } = await import(
  new URL('../scripts/build/faster-prettier.mjs', import.meta.url).href
);

/** A plugin as the build changes it. */
async function changed(name: string): Promise<Plugin> {
  const file = fileURLToPath(new URL(`../node_modules/prettier/plugins/${name}.mjs`, import.meta.url));
  const copy = join(folder, `${name}.mjs`);
  const text = readFileSync(file, 'utf8');
  const faster = withFasterWalks(file, text);
  expect(faster).not.toBe(text);
  writeFileSync(copy, faster);
  return import(pathToFileURL(copy).href);
}
const folder = mkdtempSync(join(tmpdir(), 'toolrack-prettier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [fastCss, fastHtml, fastMarkdown] = await Promise.all([changed('postcss'), changed('html'), changed('markdown')]);

const outcome = (text: string, parser: string, plugins: Plugin[]): Promise<string> =>
  format(text, { parser, plugins }).catch((error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`);

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
      expect(await outcome(text, parser, [fastCss])).toBe(await outcome(text, parser, [postcss]));
    }),
    { numRuns: 400 },
  );
});

it.each(['html', 'vue', 'angular'])('formats and refuses %s as Prettier does', async (parser) => {
  await fc.assert(
    fc.asyncProperty(textOf(HTML), async (text) => {
      expect(await outcome(text, parser, [fastHtml, fastCss])).toBe(await outcome(text, parser, [html, postcss]));
    }),
    { numRuns: 400 },
  );
});

it.each(['markdown', 'mdx'])('formats and refuses %s as Prettier does', async (parser) => {
  await fc.assert(
    fc.asyncProperty(textOf(MARKDOWN), async (text) => {
      expect(await outcome(text, parser, [fastMarkdown])).toBe(await outcome(text, parser, [markdown]));
    }),
    { numRuns: 400 },
  );
});

it('takes four times as long for four times as many elements beside each other, with room to spare', async () => {
  const formatted = (elements: number) => () => format('<p>a</p>\n'.repeat(elements), { parser: 'html', plugins: [fastHtml] });
  await formatted(1_000)();
  expect(await growth(formatted(4_000), formatted(16_000), 9)).toBeLessThan(9);
});
