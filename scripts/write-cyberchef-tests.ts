// Writes src/cyberchef/testdata/operation-tests.json.br: the operation tests of CyberChef, as data.
// node scripts/write-cyberchef-tests.ts FOLDER
// FOLDER is a checkout of https://github.com/gchq/CyberChef (Apache License 2.0). Tests whose input or expected output is large are left out and counted.
import { readdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const MAX_CHARACTERS = 40_000;
const TARGET = new URL('../src/cyberchef/testdata/operation-tests.json.br', import.meta.url);

interface OperationTest {
  name: string;
  input: unknown;
  expectedOutput?: string;
  expectedMatch?: RegExp;
  unexpectedMatch?: RegExp;
  recipeConfig: { op: string; args: unknown[]; disabled?: boolean }[];
}

const [folder = ''] = process.argv.slice(2);
const found: OperationTest[] = [];
const register = { addTests: (tests: OperationTest[]) => found.push(...tests), addApiTests: () => {} };
Object.assign(globalThis, { cyberChefRegister: register });
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith('TestRegister.mjs')) return next(specifier, context);
    return { url: 'data:text/javascript,export default globalThis.cyberChefRegister', shortCircuit: true };
  },
});

const tests = join(resolve(folder), 'tests', 'operations', 'tests');
for (const file of readdirSync(tests).sort()) await import(pathToFileURL(join(tests, file)).href);

const data = found.map(({ name, input, expectedOutput, expectedMatch, unexpectedMatch, recipeConfig }) => ({
  name,
  input: input instanceof Uint8Array ? Buffer.from(input).toString('latin1') : input,
  ...(expectedOutput !== undefined && { output: expectedOutput }),
  ...(expectedMatch && { match: [expectedMatch.source, expectedMatch.flags] }),
  ...(unexpectedMatch && { noMatch: [unexpectedMatch.source, unexpectedMatch.flags] }),
  recipe: recipeConfig.map(({ op, args, disabled }) => [op, args, ...(disabled ? [true] : [])]),
}));
const isLarge = (test: object): boolean => JSON.stringify(test).length > MAX_CHARACTERS;
const kept = data.filter((test) => !isLarge(test));
const text = JSON.stringify({
  source: 'https://github.com/gchq/CyberChef, tests/operations',
  licence: 'Apache-2.0, Crown Copyright and the contributors of CyberChef',
  total: data.length,
  large: data.length - kept.length,
  tests: kept,
});
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } });
writeFileSync(TARGET, packed);
console.log(`${kept.length} of ${data.length} tests, ${text.length} characters, ${packed.length} bytes`);
