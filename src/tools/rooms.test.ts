import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
/** What only the server and the tests load: it finds, reads and checks the files of tools. */
const OF_THE_SERVER = [
  'all.ts',
  'folders.ts',
  'index.ts',
  'testing.ts',
  'written-cards.ts',
  'shared/testing.ts',
  'shared/code-testing.ts',
  'generators/lib/picture-testing.ts',
  'image/lib/picture-testing.ts',
];
/** Tools that the server alone runs, for the rules of Windows paths, which no library of browsers has. */
const OF_NODE = ['developer/path-normalizer.ts', 'developer/relative-path-calculator.ts'];

const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.d\.ts$|\.test\.ts$/.test(file) && !OF_THE_SERVER.includes(file));
const texts = new Map(files.map((file) => [file, withoutTexts(readFileSync(join(root, file), 'utf8'))]));

/** Code without its comments and strings; import paths stay. */
function withoutTexts(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|(?<!(?:from|import)\s*\(?\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g, '""');
}

const isPlatform = (file: string): boolean => file.startsWith('shared/platform/') && !file.endsWith('.browser.ts');

it('imports no module of Node outside the platform room', () => {
  const importing = files.filter((file) => !isPlatform(file) && /(?:from|import)\s*\(?\s*'node:/.test(texts.get(file) ?? ''));
  expect(importing.toSorted()).toEqual(OF_NODE);
});

it('has no globals of Node outside the platform room', () => {
  const using = files.filter((file) => !isPlatform(file) && /(?<![.\w$])(?:Buffer\b|process\.|require\(|__dirname|setImmediate\b)/.test(texts.get(file) ?? ''));
  expect(using).toEqual([]);
});

it('has for every file of browsers one of Node with the same exports', () => {
  const exportsOf = (file: string): string[] =>
    Array.from((texts.get(file) ?? '').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm), ([, name = '']) => name).toSorted();
  const pairs = files.filter((file) => file.endsWith('.browser.ts')).map((file) => [file, file.replace('.browser.ts', '.ts')] as const);
  expect(pairs.length).toBeGreaterThan(4);
  for (const [file, ofNode] of pairs) if (texts.has(ofNode)) expect(new Set(exportsOf(ofNode)).difference(new Set(exportsOf(file))), file).toEqual(new Set());
});
