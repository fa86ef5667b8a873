import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { runRecipe } from '../pipelines/run-recipe.ts';
import { execute } from '../runner/execute.ts';
import { cardOf, type ToolCard } from '../tools/card.ts';
import type { Tool } from '../tools/define.ts';
import { latin1 } from './arguments.ts';
import { fromCyberChef } from './index.ts';
import { groups, operations } from './operations/index.ts';
import { reasons } from './reasons.ts';
import more from './testdata/more-operations.json' with { type: 'json' };

/** One of CyberChef's own tests, made by scripts/write-cyberchef-tests.ts from https://github.com/gchq/CyberChef (Apache License 2.0). */
interface OperationTest {
  name: string;
  input: string;
  output?: string;
  match?: [source: string, flags: string];
  noMatch?: [source: string, flags: string];
  recipe: [op: string, args: unknown[], disabled?: boolean][];
}

/** What came of a test: the expected output, another, no answer (as where CyberChef answers with the text of an error), or a recipe that is not whole. */
type Verdict = 'right' | 'wrong' | 'refused' | 'unsupported';

/** Where CyberChef answers with the text of an error or with other bytes for the same data, and why ours stands. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "Rail Fence Cipher Decode: key has to be smaller than input's length": 'more rails than letters leave a text as it is',
  "Rail Fence Cipher Encode: key has to be smaller than input's length": 'more rails than letters leave a text as it is',
  'ECDSA Sign: Using an RSA key fails': 'a key of another kind signs too',
  'ECDSA Verify: Using an RSA key fails': 'the signature does not fit a key of another kind',
  'Gzip: No comment, no checksum and no filename': 'the same data, packed with fixed codes, which are shorter here',
  'PEM to JWK: RSA Public Key PKCS1': 'this format of keys is read too',
  'PHP Serialize object': 'PHP itself makes numbers of such keys and keeps their order',
  'Public Key from Certificate: Ed25519': 'this kind of keys is read too',
  'Public Key from Certificate: Ed448': 'this kind of keys is read too',
  'Public Key from Private Key: DSA PKCS#8': 'this kind of keys is read too',
  'Public Key from Private Key: Ed25519': 'this kind of keys is read too',
  'Public Key from Private Key: Ed448': 'this kind of keys is read too',
};

const root = join(import.meta.dirname, '..');
const files = new Map(
  globSync('tools/*/*.ts', { cwd: root })
    .filter((file) => !/\.(?:test|browser)\.ts$/.test(file) && !file.includes(`${sep}shared${sep}`))
    .map((file) => [basename(file, '.ts'), join(root, file)]),
);
const tools = new Map<string, { tool: Tool; card: ToolCard }>();

async function load(slug: string): Promise<void> {
  if (tools.has(slug)) return;
  const { default: tool }: { default: Tool } = await import(files.get(slug) ?? expect.fail(`there is no ${slug}`));
  tools.set(slug, { tool, card: cardOf(tool) });
}

/** Bytes as CyberChef shows them: UTF-8, else Latin-1. */
function shown(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

function isExpected(output: string, { output: expected, match, noMatch }: OperationTest): boolean {
  if (output === expected) return true;
  if (match) return new RegExp(...match).test(output);
  return noMatch !== undefined && !new RegExp(...noMatch).test(output);
}

async function verdictOf(test: OperationTest): Promise<[Verdict, string?]> {
  const { recipe, unsupported, output } = fromCyberChef(
    test.recipe.map(([op, args, disabled = false]) => ({ op, args, disabled })),
    { output: 'base64' },
  );
  if (unsupported.length > 0 || recipe.steps.length === 0) return ['unsupported'];
  for (const { tool } of recipe.steps) await load(tool);
  const input = recipe.parameters?.input ?? {};
  const isAscii = /^[\0-\x7f]*$/.test(test.input);
  const bytes = input.encoding !== undefined && !isAscii ? Buffer.from(latin1(test.input)).toString('base64') : undefined;
  const parameters = { input: bytes === undefined ? input : { ...input, encoding: 'base64' } };
  const outcome = await runRecipe(
    { ...recipe, parameters },
    { input: bytes ?? test.input },
    {
      findCard: (slug) => tools.get(slug)?.card,
      run: (slug, inputs) => execute(tools.get(slug)?.tool ?? expect.fail(`${slug} is not loaded`), inputs),
    },
  );
  if (!outcome.ok) {
    // A recipe that is malformed, or a fault of a tool, is never an answer.
    expect([test.name, outcome.failure.code === 'internal_error' ? outcome.failure : undefined, outcome.step]).toEqual([
      test.name,
      undefined,
      expect.any(String),
    ]);
    return ['refused', outcome.failure.message];
  }
  const { output: written } = outcome.result as { output: unknown };
  const text = typeof written === 'string' ? written : JSON.stringify(written, null, 4);
  const result = output.kind === 'bytes' ? shown(Buffer.from(text, output.encoding === 'hex' ? 'hex' : 'base64')) : text;
  return isExpected(result, test) ? ['right'] : ['wrong', result];
}

/** The group of a test is that of its last operation that does more than show bytes. */
function groupOf({ recipe }: OperationTest): string {
  const names = recipe.map(([op]) => op);
  const main = names.findLast((name) => !['To Hex', 'From Hex', 'JSON Minify'].includes(name)) ?? names.at(-1) ?? '';
  return Object.entries(groups).find(([, group]) => Object.hasOwn(group, main))?.[0] ?? 'without an equal';
}

const guide = readFileSync(join(root, '..', 'docs', 'recipes.md'), 'utf8');

/** The table of docs/recipes.md: by group the tests that give the expected output, and all. */
const documented = new Map(
  Array.from(
    readFileSync(join(root, '..', 'docs', 'recipes.md'), 'utf8').matchAll(/^\| ([a-z ]+) \| (\d+) \| (\d+) \| (\d+) \|$/gm),
    ([, group = '', ...counts]) => [group, counts.map(Number)],
  ),
);

const readTests = (): { total: number; large: number; tests: OperationTest[] } =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL('testdata/operation-tests.json.br', import.meta.url))).toString());

it("gives what CyberChef's own tests expect, and nothing else", { timeout: 300_000 }, async () => {
  const { total, large, tests } = JSON.parse(brotliDecompressSync(readFileSync(new URL('testdata/operation-tests.json.br', import.meta.url))).toString()) as {
    total: number;
    large: number;
    tests: OperationTest[];
  };
  expect([total, tests.length + large]).toEqual([2297, 2297]);
  const counts = new Map<string, number[]>(Object.entries(groups).map(([name, group]) => [name, [Object.keys(group).length, 0, 0]]));
  counts.set('without an equal', [0, 0, large]);
  const wrong: unknown[] = [];
  for (const test of tests) {
    const [verdict, result] = await verdictOf(test);
    const count = counts.get(groupOf(test)) ?? [];
    if (verdict === 'right') count[1] = (count[1] ?? 0) + 1;
    count[2] = (count[2] ?? 0) + 1;
    if (verdict === 'wrong' && !Object.hasOwn(OTHERWISE, test.name)) wrong.push([test.name, test.output ?? test.match, result]);
  }
  expect(wrong).toEqual([]);
  const sum = (at: number): number => Array.from(counts.values(), (count) => count[at] ?? 0).reduce((one, other) => one + other, 0);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries([...counts, ['together', [operations.size, sum(1), sum(2)]]]));
});

it('gives what the operations give for other inputs', async () => {
  for (const [op, args, input, output] of more.cases as [string, unknown[], string, string][])
    expect([op, input, ...(await verdictOf({ name: op, input, output, recipe: [[op, args]] }))]).toEqual([op, input, 'right']);
});

it('has every operation that is not imported named in docs/recipes.md, and why', () => {
  const { tests } = readTests();
  const known = new Set([
    ...operations.keys(),
    'Comment',
    'Label',
    'Sleep',
    'Fork',
    'Merge',
    'Subsection',
    'Jump',
    'Return',
    'Register',
    'Automated Validation Test Op',
  ]);
  const left = new Set(tests.flatMap(({ recipe }) => recipe.map(([op]) => op)).filter((op) => !known.has(op)));
  expect(left.size).toBeGreaterThan(0);
  const [, bare = ''] = /^For these there is no tool: (.*)\.$/m.exec(guide) ?? [];
  const without = new Set(bare.split(', '));
  expect(Array.from(left).filter((op) => !without.has(op) && !guide.includes(`| ${op} | ${reasons.get(op)} |`))).toEqual([]);
  expect(Array.from(reasons.keys()).filter((op) => operations.has(op))).toEqual([]);
});
