import { describe, expect, it } from 'vitest';
import { fileFieldsOf } from '../files/file-fields.ts';
import type { GivenFile } from '../files/plain.ts';
import { tools } from '../tools/all.ts';
import { cardOf } from '../tools/card.ts';
import type { Tool } from '../tools/define.ts';
import type { JsonSchema } from '../tools/json-schema.ts';
import { execute } from './execute.ts';
import { executeWithFiles } from './with-files.ts';

/** Bounds of base64 that stand for 10 MB. */
const TRANSPORT = 14_000_000;

/** Tools whose answers differ from call to call. */
const RANDOM = new Set(['pdf-encryptor']);

const all = Array.from(tools, ([slug, tool]) => ({ slug, tool, card: cardOf(tool) }));

/** The strings of a schema, by their path. */
function* stringsOf(schema: JsonSchema, path = ''): Generator<[path: string, schema: JsonSchema]> {
  if (schema.type === 'string') yield [path, schema];
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* stringsOf(field, path === '' ? name : `${path}.${name}`);
  if (schema.items) yield* stringsOf(schema.items, `${path}[]`);
}

describe('fields that are files', () => {
  it('are marked: those that take 10 MB of base64, and no others that take it as text', () => {
    const unmarked = all.flatMap(({ slug, card }) =>
      Array.from(stringsOf(card.inputs), ([path, { maxLength, contentEncoding }]) =>
        maxLength === TRANSPORT && contentEncoding !== 'base64' ? `${slug}: ${path}` : '',
      ),
    );
    expect(unmarked.filter((line) => line !== '')).toEqual([]);
  });

  it('are marked in results: those that hold a PNG, a PDF, a ZIP or a GIF in an example', () => {
    const unmarked = all.flatMap(({ slug, tool, card }) => {
      const marked = new Set(fileFieldsOf(card.result).map(({ field }) => field));
      return tool.examples.flatMap(({ result }) =>
        Object.entries(result).flatMap(([field, value]) =>
          !marked.has(field) &&
          typeof value === 'string' &&
          /^(?:iVBORw0KGgo|JVBERi0|UEsDB|R0lGOD)/.test(value) &&
          /^[A-Za-z0-9+/]+=*$/.test(value) &&
          value.length > 60
            ? [`${slug}: ${field}`]
            : [],
        ),
      );
    });
    // Tools that encode bytes of any kind, as text of any encoding.
    expect(unmarked).toEqual([]);
  });

  it('stand where the API, pages and the command line find them', () => {
    const hidden = all.flatMap(({ slug, card }) =>
      [card.inputs, card.result].flatMap((schema) => {
        const found = new Set(fileFieldsOf(schema).map(({ field, list, member }) => `${field}${list ? '[]' : ''}${member === undefined ? '' : `.${member}`}`));
        return Array.from(stringsOf(schema), ([path, { contentEncoding }]) => (contentEncoding === 'base64' && !found.has(path) ? `${slug}: ${path}` : ''));
      }),
    );
    expect(hidden.filter((line) => line !== '')).toEqual([]);
  });
});

/** An example with its files as they are; undefined where it has none in plain base64. */
function withFiles(tool: Tool, given: Record<string, unknown>): { inputs: Record<string, unknown>; files: GivenFile[] } | undefined {
  const inputs = structuredClone(given);
  const files: GivenFile[] = [];
  const take = (holder: Record<string | number, unknown>, key: string | number, place: (string | number)[]): void => {
    const value = holder[key];
    if (typeof value !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) || value.length % 4 !== 0) return;
    files.push({ place, as: 'file', source: Uint8Array.fromBase64(value) });
    holder[key] = '';
  };
  for (const { field, list, member } of fileFieldsOf(cardOf(tool).inputs)) {
    const value = inputs[field];
    if (!list) take(inputs, field, [field]);
    else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) {
        if (member === undefined) take(value as unknown as Record<number, unknown>, index, [field, index]);
        else take(entry, member, [field, index, member]);
      }
  }
  return files.length > 0 ? { inputs, files } : undefined;
}

const runs = all.flatMap(({ slug, tool }) => {
  const [first] = tool.examples.flatMap(({ inputs }) => {
    const given = withFiles(tool, inputs);
    return given ? [{ slug, tool, inputs, given }] : [];
  });
  return first && !RANDOM.has(slug) ? [first] : [];
});

describe('a file as it is', () => {
  it('is there to be tried', () => {
    expect(runs.length).toBeGreaterThan(40);
  });

  it.each(runs)('gives what its base64 gives to $slug', async ({ slug, tool, inputs, given }) => {
    const outcome = await executeWithFiles(tool, { ok: true, slug, ...given });
    expect(outcome.ok).toBe(true);
    expect(outcome).toEqual(await execute(tool, inputs));
  });
});
