import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PLAIN = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };

/** Writes the declarations of the client: its own from its source, and those of the tools from their cards. */
export async function writeClientTypes(root, folder) {
  const target = join(folder, 'client');
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const options =
    '--declaration --emitDeclarationOnly --target es2024 --module nodenext --moduleDetection force --strict --skipLibCheck --types node --allowImportingTsExtensions';
  const { status } = spawnSync(
    process.execPath,
    [compiler, join(root, 'src', 'client', 'index.ts'), ...options.split(' '), '--ignoreConfig', '--outDir', target],
    { stdio: 'inherit', cwd: root },
  );
  if (status !== 0) throw new Error(`the declarations of the client could not be made: tsc ended with ${status}`);
  const declarations = join(target, 'index.d.ts');
  writeFileSync(declarations, readFileSync(declarations, 'utf8').replaceAll("'./tools.ts'", "'./tools.js'"));
  const tools = pathToFileURL(join(folder, 'tools', '/'));
  const { readCards } = await import(new URL('written-cards.js', tools).href);
  const cards = readCards(tools);
  writeFileSync(
    join(target, 'tools.d.ts'),
    `/** The inputs and the result of every tool by its slug. */\nexport interface Tools {\n${cards.map(toolType).join('')}}\n`,
  );
}

function toolType({ slug, summary, inputs, result }) {
  return `${comment(summary)}  ${JSON.stringify(slug)}: {\n    inputs: ${typeOf(inputs, true)};\n    result: ${typeOf(result)};\n  };\n`;
}

/** The TypeScript type of a JSON Schema as far as types can say it; `unknown` beyond that. @param given whether it is of inputs, where a file may be given as it is */
function typeOf(schema, given = false) {
  if (typeof schema !== 'object' || schema === null) return 'unknown';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => `(${typeOf(one, given)})`).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one, given)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, given)).join(' | ');
  if (schema.type === 'array') return arrayType(schema, given);
  if (schema.type === 'object') return objectType(schema, given);
  if (given && schema.contentEncoding === 'base64') return 'string | Blob | Uint8Array';
  return PLAIN[schema.type] ?? 'unknown';
}

function arrayType({ prefixItems, items }, given) {
  if (!prefixItems) return `(${typeOf(items, given)})[]`;
  const rest = items ? [`...(${typeOf(items, given)})[]`] : [];
  return `[${[...prefixItems.map((item) => typeOf(item, given)), ...rest].join(', ')}]`;
}

function objectType({ properties, required = [], additionalProperties }, given) {
  if (!properties) return `{ [name: string]: ${typeOf(additionalProperties, given)} }`;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${comment(field.description)}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, given)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

const comment = (text) => (text ? `/** ${text.replaceAll('*/', '* /')} */ ` : '');
