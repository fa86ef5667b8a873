import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { minify } from 'terser';
import { afterAll, expect, it } from 'vitest';
import { growth } from './support/processor-time.ts';

const { withFasterScopes }: { withFasterScopes: (path: string, text: string) => string } = await import(
  new URL('../scripts/build/faster-terser.mjs', import.meta.url).href
);
const folder = mkdtempSync(join(tmpdir(), 'toolrack-terser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** terser as the build changes it. */
async function changed(): Promise<typeof minify> {
  const outfile = join(folder, 'terser.mjs');
  await build({
    stdin: { contents: "export { minify } from 'terser';", resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'changes',
        setup: ({ onLoad }) => {
          onLoad({ filter: /[\\/]terser[\\/]lib[\\/].*\.js$/ }, ({ path }) => ({
            contents: withFasterScopes(path, readFileSync(path, 'utf8')),
            loader: 'js',
            resolveDir: dirname(path),
          }));
        },
      },
    ],
  });
  return (await import(pathToFileURL(outfile).href)).minify;
}
const fast = await changed();

const PIECES = [
  'var a = 1;', 'var b;', 'let a;', 'let b = 2;', 'const a = 3;', 'const c = 4;', 'class a {}', 'class b {}', 'function a() {}', 'function b(a) { var a; return a; }', 'function c(b) { let b; }', '{', '}', 'try { a(); } catch (a) {', 'try { b(); } catch { var a; }',
  'for (var a of b) {', 'for (let b in c) {', 'if (a) var b = a;', 'a: for (;;) break a;', 'x = function a() { var a; };', 'y = (a, b) => { var b = a; return b; };', 'console.log(a, b, c);', 'switch (a) { case 1: let a; }', 'import a from "d";', 'using a = b;',
] as const; // biome-ignore format: a table
const outcome = (minifier: typeof minify, code: string): Promise<unknown> =>
  minifier(code, { toplevel: true }).then(
    ({ code: made }) => made,
    (error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`,
  );

it('minifies and refuses as terser does', async () => {
  const made = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), async (pieces) => {
      const code = pieces.join('\n');
      const expected = await outcome(minify, code);
      expect(await outcome(fast, code)).toBe(expected);
      made.add(String(expected).startsWith('refused: "'));
    }),
    { numRuns: 1_500 },
  );
  expect(made.size).toBe(2);
});

it('takes four times as long where a name is declared four times as often, with room to spare', async () => {
  const minified = (times: number) => () => fast('var total = 1 + 2;\n'.repeat(times));
  await minified(1_000)();
  expect(await growth(minified(4_000), minified(16_000), 9)).toBeLessThan(9);
});
