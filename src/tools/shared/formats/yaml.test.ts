import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { Unprocessable } from '../../errors.ts';
import { parseJson } from '../json/json.ts';
import { plainValue } from '../json/plain-json.ts';
import { pythonRows } from '../testing.ts';
import { checkYaml, parseYaml, parseYamlDocuments } from './yaml.ts';
import { writeYaml } from './yaml-write.ts';

const READING = { mergeKeys: false, path: 'yaml' };

it.each(pythonRows<[string, string]>('yaml'))('reads %s as PyYAML wrote it', async (json, yaml) => {
  expect(plainValue(await parseYaml(yaml, READING))).toEqual(JSON.parse(json));
});

/** Texts that are other values in YAML 1.1 or 1.2 where they are not quoted. */
const WORDS = [
  '<<',
  '=',
  '~',
  'y',
  'No',
  'ON',
  'Null',
  'true',
  '0o17',
  '017',
  '0x1F',
  '1_000',
  '1e3',
  '.inf',
  '-.5',
  '12:30:45',
  '2001-01-01',
  '---',
  '...',
  '%x',
  '!',
  '&a',
  '*a',
  '@',
  '`',
];
const text = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: fc.constantFrom('a', ' ', ':', '#', '-', '\n', '\t', '"', "'", '{', '1', '~', '.', 'e', '漢', '\u0085') }),
);
const document = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }),
  ),
})).value;

it.each([2, 4])('gives back what it has written with an indent of %d, and so does the yaml package, by YAML 1.1 too', async (indent) => {
  await fc.assert(
    fc.asyncProperty(document, fc.boolean(), async (value, quoteStrings) => {
      const json = JSON.stringify(value);
      const yaml = writeYaml(parseJson(json, 'json'), { indent, quoteStrings, path: 'json' });
      expect(plainValue(await parseYaml(yaml, READING))).toEqual(JSON.parse(json));
      for (const version of ['1.1', '1.2'] as const) expect(parse(yaml, { version })).toEqual(JSON.parse(json));
    }),
  );
});

it('reads several documents, anchors and merge keys', async () => {
  const documents = await parseYamlDocuments('a: &x {b: 1}\nc: *x\n---\n- 1\n', READING);
  expect(documents.map((value) => plainValue(value))).toEqual([{ a: { b: 1 }, c: { b: 1 } }, [1]]);
  const merged = await parseYaml('base: &b {x: 1, y: 2}\nit:\n  <<: *b\n  y: 3\n', { ...READING, mergeKeys: true });
  expect(plainValue(merged)).toEqual({ base: { x: 1, y: 2 }, it: { x: 1, y: 3 } });
  expect(plainValue(await parseYaml('', READING))).toBeNull();
});

it.each([
  ['a: b: c', 'Line 1, column'],
  ['a: [1', 'Line 1, column'],
  ['a: *nowhere', 'Line 1, column 4'],
  ['x:\n  - 1\n - 2', 'Line'],
])('refuses %j with its place', async (yaml, message) => {
  await expect(parseYaml(yaml, READING)).rejects.toThrow(message);
  await expect(parseYaml(yaml, READING)).rejects.toThrow(Unprocessable);
});

it('tells of a key that a map has twice', async () => {
  expect(await checkYaml('a: 1\na: 2\n')).toHaveProperty('problem');
});
