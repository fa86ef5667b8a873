import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { lint } from 'markdownlint/sync';
import { afterAll, expect, it } from 'vitest';
import { growth } from './support/processor-time.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { withFasterMarks }: { withFasterMarks: (path: string, text: string) => string } = await import(
  new URL('../scripts/build/faster-markdownlint.mjs', import.meta.url).href
);

const TOKENS = 'markdown-tokens.mjs';
const MIN_PART = 'MIN_PART = 2_000;';
const MIN_PLAIN = 'MIN_PLAIN = 200;';
for (const least of [MIN_PART, MIN_PLAIN]) expect(readFileSync(join(ROOT, 'scripts', 'build', TOKENS), 'utf8')).toContain(least);

/** markdownlint as the build changes it. @param partOf has parts begin behind so many characters */
async function changed(partOf: number): Promise<typeof lint> {
  const outfile = join(folder, `parts-of-${partOf}.mjs`);
  await build({
    stdin: { contents: "export { lint } from 'markdownlint/sync';", resolveDir: ROOT },
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'changes',
        setup: ({ onLoad }) => {
          onLoad({ filter: /[\\/](?:node_modules[\\/].*|markdown-tokens)\.[cm]?js$/ }, ({ path }) => {
            const text = readFileSync(path, 'utf8');
            const contents = path.endsWith(TOKENS)
              ? text.replace(MIN_PART, `MIN_PART = ${partOf};`).replace(MIN_PLAIN, `MIN_PLAIN = ${partOf / 10};`)
              : withFasterMarks(path, text);
            return { contents, loader: 'js', resolveDir: dirname(path) };
          });
        },
      },
    ],
  });
  return (await import(pathToFileURL(outfile).href)).lint;
}
const folder = mkdtempSync(join(tmpdir(), 'toolrack-markdownlint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [fast, inSmallParts] = await Promise.all([changed(2_000), changed(10)]);

const found = (linter: typeof lint, text: string): unknown => linter({ strings: { text }, config: { default: true }, noInlineConfig: true, frontMatter: null });

const THROWN = "Value of 'range' passed to onError by 'MD026' is incorrect for 'text'.";
/** What markdownlint finds, or that it throws where the last line of a heading is nothing but punctuation. */
function foundUnlessThrown(text: string): unknown {
  try {
    return found(lint, text);
  } catch (error) {
    if (error instanceof Error && error.message === THROWN) return THROWN;
    throw error;
  }
}

const PIECES = [
  '# a\n', '## b\n', '\n# c\n', '\n\n# d\n', '\n\n## e f\n\n', '\n\n#\n', '\n\n#g\n', '\n\n####### h\n', '\n\n# [i]\n', '\n\n# j #\n', 'K\n===\n', 'L\n---\n', '---\n', '- m\n', '  - n\n', '1. o\n', '* p\n', '+ q\n', '    r\n', '> s\n', '> > t\n', '> - u\n', '> ', '- ', '  ', '    ', '\t', '\n', '\n\n', '\n\n\n',
  'word ', 'two words ', 'A sentence goes here. ', '*v* ', '**w** ', '_x_ ', '__y__ ', '***z*** ', '* a *', '** b **', '`c` ', '`` d `', '[e]', '[e][f]', '[e][]', '[g](h)', '[g](#a)', '[g](#A)', '[ g ](h)', '![i](j)', '![](k)', '(l)[m]', '[x] ', '[ ] ', '[^1]', '[^1]: n\n', '[e]: o\n',
  '<p>', '</p>', '<div>\n', '</div>\n', '<!-- q -->', '<!--', '-->', '<b>r</b>', '<a id="s">', 'http://t.example', 'www.u.example', 'v@w.example', '@', '<http://x.example>', '```\n', '```js\n', '~~~\n', '$$\n', '$y$', '::: z\n', ':::\n', '::a\n', '| b | c |\n| --- | --- |\n| d | e |\n', '| f |\n', '|---|\n', ' | ', 'a:-\n', '|-\u00a0\n',
  '&amp;', '\\', '\\*', '!', '?', 'é😀', '\u00a0', '\v', '  \n', '\\\n', '.', '$', '#', '$ ls\n', '\r\n', '\u0000', 'b'.repeat(90), `${'c'.repeat(79)} `, `${'d'.repeat(80)} \n`, 'lorem ipsum dolor sit amet '.repeat(6), '\n\n# A heading\n\nSome text with a few words.\n\n', '- item one\n- item two\n\n',
  'Plain words, all of them.\n', 'Zwölf Wörter (ja): gut\n', '日本語\n\n', '## Plain title\n', '### 3.1 Another: it is\n\n', 'Read a + b = c; "so"\n', 'see Www.', 'http:', 'https:', '/', '1. ', '12) ', '%', '=', '+', '+ ', '-', "'", '(', '  # x\n', '=\n', '-\n', 'end', '\u0301', 'ｗｗｗ.', '\u2028',
] as const; // biome-ignore format: a table
const markdown = fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join(''));

it('finds what markdownlint finds, also in parts', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const expected = foundUnlessThrown(text);
      if (expected !== THROWN) expect(found(inSmallParts, text)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('finds in documents of packages what markdownlint finds', () => {
  const documents = globSync('node_modules/{f,m,p,s}*/{README,readme,CHANGELOG,History}.md', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  expect(documents.length).toBeGreaterThan(50);
  for (const text of documents.map((document) => document.slice(0, 40_000))) {
    const expected = found(lint, text);
    expect(found(fast, text)).toEqual(expected);
    expect(found(inSmallParts, text)).toEqual(expected);
  }
});

it('finds punctuation that is a line of a heading by itself, where markdownlint throws', () => {
  const text = '# A\n\nb\n:::\n---\n';
  expect(foundUnlessThrown(text)).toBe(THROWN);
  expect(found(fast, text)).toMatchObject({ text: [{ ruleNames: ['MD003', 'heading-style'] }, { lineNumber: 4, errorDetail: "Punctuation: ':::'" }] });
});

it('refuses what is nested too deeply as markdownlint does, or reads it', () => {
  const outcome = (linter: typeof lint): unknown => {
    try {
      return found(linter, `${'- '.repeat(500)}a\n- b\n`);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  expect(outcome(fast)).toEqual(outcome(lint));
});

it.each(['> # a\n>\n', '# a\n\n', '- a\n\nb\n\n', '[a](#b)\n\n# c\n\n'])(
  'takes four times as long for four times as many of %j, with room to spare',
  async (piece) => {
    const linted = (times: number) => () => found(fast, piece.repeat(times));
    linted(250)();
    expect(await growth(linted(750), linted(3_000), 9)).toBeLessThan(9);
  },
);
