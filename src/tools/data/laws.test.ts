import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '../all.ts';
import { parseJsonText } from '../shared/json/parse-text.ts';
import { run } from '../testing.ts';

const call = (slug: string, inputs: Record<string, unknown>): Promise<Record<string, any>> => {
  const tool = tools.get(slug);
  if (!tool) throw new Error(`no tool ${slug}`);
  return run(tool, inputs);
};
const runs = { numRuns: Number(process.env.LAW_RUNS ?? 60) };

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.constantFrom(
    '',
    ' ',
    'a',
    '__proto__',
    'null',
    'true',
    '1',
    '0x1',
    '1e3',
    '~',
    '- a',
    '# b',
    'a: b',
    "it's",
    '"q"',
    '\\',
    '\n',
    '\t',
    '<&>',
    '😀',
    'é',
    ',',
    '|',
    '1_000',
    '2024-01-31',
  ),
);
const key = fc.oneof(text, fc.constantFrom('a', 'b', 'a/b', 'm~n', 'a.b', '0', '-', '', 'constructor', '\\', '\n'));
/** Integers beyond 64 bits have no MessagePack form, and -0 is written 0. */
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 || Math.abs(value) >= 2 ** 63 ? 0 : value)),
  fc.boolean(),
  fc.constant(null),
);
const { json } = fc.letrec<{ json: unknown; object: Record<string, unknown> }>((tie) => ({
  json: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, fc.array(tie('json'), { maxLength: 4 }), tie('object')),
  object: fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
}));
/** Text as a JSON document may hold it: whole characters, without control characters XML or YAML have no place for. */
const plainText = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((value) => !/[\p{Cc}\p{Cs}\ufffe\uffff\ufeff]/u.test(value));
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) => fc.array(fc.array(plainText, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }));
const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')).join('\n');

const check = <T>(arbitrary: fc.Arbitrary<T>, law: (value: T) => Promise<void>): Promise<void> => fc.assert(fc.asyncProperty(arbitrary, law), runs);
const write = (value: unknown): string => JSON.stringify(value);

describe('laws of the data tools', () => {
  it('a patch of two documents turns one into the other', () =>
    check(fc.tuple(json, json, fc.constantFrom('content', 'index')), async ([before, after, arrays]) => {
      const { patch, equal } = await call('json-diff', { before: write(before), after: write(after), arrays });
      const patched = await call('json-patch-applier', { json: write(before), patch: write(patch) });
      expect(parseJsonText(patched.json)).toEqual(after);
      expect(equal).toBe(patch.length === 0);
    }));

  it('a patch of similar lists turns one into the other', () =>
    check(
      fc.tuple(fc.array(fc.integer({ min: 0, max: 3 })), fc.array(fc.integer({ min: 0, max: 3 })), fc.constantFrom('content', 'index')),
      async ([before, after, arrays]) => {
        const { patch } = await call('json-diff', { before: write(before), after: write(after), arrays });
        expect(parseJsonText((await call('json-patch-applier', { json: write(before), patch: write(patch) })).json)).toEqual(after);
      },
    ));

  it('formatting and minifying keep the value', () =>
    check(json, async (value) => {
      const { formatted } = await call('json-formatter', { json: write(value) });
      expect(parseJsonText(formatted)).toEqual(value);
      expect((await call('json-minifier', { json: formatted })).minified).toBe(write(value));
      expect(parseJsonText((await call('json-canonicalizer', { json: write(value) })).canonical)).toEqual(value);
      expect(parseJsonText((await call('json5-to-json-converter', { text: write(value) })).json)).toEqual(value);
      expect((await call('json-validator', { json: write(value) })).valid).toBe(true);
    }));

  it('what is flattened unflattens', () =>
    check(
      json.filter((value) => typeof value === 'object' && value !== null && !/"\d+":|::|:":/.test(write(value))),
      async (value) => {
        for (const arrays of ['index', 'bracket']) {
          if (arrays === 'bracket' && /[[\]][^"]*":|"":/.test(write(value))) continue;
          const flat = await call('json-flattener', { json: write(value), delimiter: '::', arrays });
          const back = parseJsonText((await call('json-flattener', { json: flat.json, mode: 'unflatten', delimiter: '::', arrays })).json);
          expect(back).toEqual(Array.isArray(value) && value.length === 0 ? back : value);
        }
      },
    ));

  it.each(['cbor-converter', 'messagepack-converter'])('%s gives back what it took', (slug) =>
    check(json, async (value) => {
      const { output } = await call(slug, { input: write(value) });
      expect(parseJsonText((await call(slug, { input: output, mode: 'decode' })).output)).toEqual(value);
    }),
  );

  it('YAML gives back what it took', () =>
    check(json, async (value) => {
      const { yaml } = await call('json-to-yaml-converter', { json: write(value) });
      expect(parseJsonText((await call('yaml-to-json-converter', { yaml })).json)).toEqual(value);
    }));

  it('JSON Lines give back what they took', () =>
    check(fc.array(json), async (value) => {
      const { output } = await call('ndjson-converter', { text: write(value), mode: 'toNdjson' });
      expect(parseJsonText((await call('ndjson-converter', { text: output })).output)).toEqual(value);
    }));

  it('escaped text unescapes', () =>
    check(text, async (value) => {
      const { output } = await call('json-string-escaper', { text: value });
      expect((await call('json-string-escaper', { text: output, mode: 'decode' })).output).toBe(value);
    }));

  it('.env files and INI files give back the texts they took', () =>
    check(fc.dictionary(fc.stringMatching(/^[A-Z_][A-Z0-9_]{0,5}$/), plainText, { noNullPrototype: true }), async (value) => {
      const env = await call('env-file-converter', { text: write(value), mode: 'toEnv' });
      for (const expand of [false, true]) expect(parseJsonText((await call('env-file-converter', { text: env.output, expand })).output)).toEqual(value);
      const ini = await call('ini-converter', { text: write({ section: value }), mode: 'toIni' });
      expect(parseJsonText((await call('ini-converter', { text: ini.output })).output)).toEqual({ section: value });
      const properties = await call('properties-converter', { text: write(value), mode: 'toProperties' });
      expect(parseJsonText((await call('properties-converter', { text: properties.output })).output)).toEqual(value);
    }));

  it('queries give back the texts they took', () =>
    check(fc.dictionary(fc.stringMatching(/^[a-z😀 &=+%]{1,5}$/u), plainText, { noNullPrototype: true }), async (value) => {
      const { output } = await call('query-string-converter', {
        text: write({ ...value, list: Object.values(value), deep: { er: value } }),
        mode: 'toQuery',
        arrays: 'brackets',
      });
      const empty = Object.keys(value).length === 0;
      expect(parseJsonText((await call('query-string-converter', { text: output })).output)).toEqual(
        empty ? {} : { ...value, list: Object.values(value), deep: { er: value } },
      );
    }));

  it('tables come back from HTML, other delimiters and turning', () =>
    check(table, async (rows) => {
      const csv = csvOf(rows);
      const read = async (text: string, delimiter = ','): Promise<string[][]> =>
        JSON.parse((await call('csv-to-json-converter', { csv: text, delimiter, header: false, output: 'arrays' })).json);
      expect(await read(csv)).toEqual(rows);
      for (const [to, delimiter] of [
        ['semicolon', ';'],
        ['tab', '\t'],
        ['pipe', '|'],
        ['space', ' '],
        ['caret', '^'],
      ] as const)
        expect(await read((await call('csv-delimiter-converter', { csv, delimiter: ',', to })).csv, delimiter)).toEqual(rows);
      const turned = await call('csv-transposer', { csv, delimiter: ',' });
      expect(await read(turned.csv)).toEqual(rows[0]?.map((_, column) => rows.map((row) => row[column])));
      const { html } = await call('csv-to-html-converter', { csv, delimiter: ',', header: false });
      const spaced = rows.map((row) => row.map((field) => field.replace(/\p{White_Space}+/gu, ' ').trim()));
      expect(await read((await call('html-table-to-csv-converter', { html })).tables[0].output)).toEqual(spaced);
    }));

  it('tables come back from Markdown', () =>
    check(table, async (fields) => {
      const rows = [fields[0]?.map((_, column) => `n${column}`) ?? [], ...fields];
      const { markdown } = await call('csv-to-markdown-converter', { csv: csvOf(rows), delimiter: ',' });
      const [found] = (await call('markdown-table-to-csv-converter', { markdown })).tables;
      const back = parseJsonText((await call('csv-to-json-converter', { csv: found.output, delimiter: ',', header: false, output: 'arrays' })).json);
      expect(back).toEqual(rows.map((row) => row.map((field) => field.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, ''))));
    }));
});
