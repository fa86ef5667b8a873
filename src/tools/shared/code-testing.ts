// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they stand in names
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';

/** Whether a program is installed. CI needs it; elsewhere a line says how to get it. */
export function isInstalled(program: string, what: string, debianPackage: string): boolean {
  const installed = spawnSync(program, ['--version']).error === undefined;
  if (!installed && process.env.CI === 'true') throw new Error(`${program} is missing: install ${debianPackage}`);
  if (!installed) console.warn(`skipped: ${what} (apt-get install ${debianPackage})`);
  return installed;
}

/** Writes files, by path, to a folder of its own, runs something there and removes it. */
export function inFolder<T>(files: Readonly<Record<string, string>>, run: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NAMES = [
  // Words of languages, alone and where a name in another style becomes one.
  'class|true|True|None|self|Self|super|crate|type|record|var|yield|object|any|Any|never|await|async|in|is|def|fn|func|default|static|_',
  // Types and functions that code uses or that records have.
  'string|String|str|int|long|Long|double|float|bool|boolean|Boolean|list|List|vec|option|number|value|items|i64|f64|dict|typed dict|not required|base model',
  'field|dataclass|json property|serialize|deserialize|serde|serde_json|json element|serial name|serializable|z|root|root item|init|main|system',
  'toString|to_string|hashCode|getClass|get-class|wait|notifyAll|clone|finalize|copy|equals|__proto__|constructor|__x|__init__',
  // Characters.
  'a b|a-b|a_b|aB|2nd|a"b|a\\b|a\u0001b|a\u2028b|a\u202eb|$x|x$y|😀|é|e\u0301|ﬁ|fi|Ａ|ß|İ|x²|²x|½|Ⅷ|नाम|a\u20dd|\u0301a|名前|\u1369|·|ⅷ a|#{x}|${x}|{x}|//|*/|"""',
].flatMap((line) => line.split('|'));

const leaf = fc.constantFrom<unknown>(null, true, 1, 1.5, 'x', 2 ** 60, [], {});
const characters = fc.constantFrom(...'aB1_$²ßéяЖ中あ가ñ\u0301ना٣Ⅷ½€ \'"\\\0\u2028😀');
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: fc.string({ unit: characters, maxLength: 4 }) });
const { value } = fc.letrec<{ value: unknown; object: Record<string, unknown> }>((tie) => ({
  value: fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 3, arbitrary: tie('object') }, { weight: 1, arbitrary: fc.array(tie('object'), { maxLength: 3 }) }),
  object: fc.array(fc.tuple(name, fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 1, arbitrary: tie('value') })), { maxLength: 5 }).map(Object.fromEntries),
}));

/** Samples of JSON whose names are hard for generators of code, and names for their outermost types; the same at every call. */
export const hostileSamples = (count: number): { json: string; rootName: string }[] => {
  const rootName = fc.oneof(fc.constant('Root'), fc.constantFrom(...NAMES.filter((each) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(each))));
  return fc.sample(fc.record({ json: value.map((each) => JSON.stringify(each)), rootName }), { numRuns: count, seed: 20 });
};

/** What the TypeScript compiler has against modules; they may import what is installed here. */
export function compileTypeScript(modules: readonly string[]): string {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
  };
  const files = Object.fromEntries(modules.map((text, index) => [`m${index}.ts`, text]));
  return inFolder({ ...files, 'tsconfig.json': JSON.stringify({ compilerOptions: options }) }, (folder) => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
    return status === 0 ? '' : `status ${status}: ${stdout}${stderr}`.slice(0, 3000);
  });
}
