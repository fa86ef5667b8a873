import { describe, expect, it } from 'vitest';
import { tools } from './all.ts';
import type { FieldKind } from './field-kinds.ts';
import { catalogue } from './index.ts';
import { mainFieldsOf } from './main-fields.ts';

/** What people would hand on, decided here: the kind of what goes in, its field, the field that comes out, and its kind. */
const DECIDED: Record<string, string> = {
  'aes-cipher': 'bytes text → output bytes',
  'base64-encoder': 'bytes text → output bytes',
  'bulk-text-replacer': 'text text → text text',
  'charset-detector': 'bytes text → charset text',
  'csv-filter': 'text csv → csv text',
  'csv-to-json-converter': 'text csv → json json',
  'descriptive-statistics-calculator': 'list values → mean number',
  'email-extractor': 'text text → emails list',
  'file-type-detector': 'bytes data → mimeType text',
  'glob-tester': 'list paths → results list',
  'gzip-compressor': 'bytes text → output bytes',
  'hash-comparer': 'bytes text → matches boolean',
  'hash-generator': 'bytes text → hash bytes',
  'hkdf-generator': 'bytes keyMaterial → key bytes',
  'jmespath-evaluator': 'json json → value json',
  'json-formatter': 'json json → formatted text',
  'jwt-decoder': 'text token → payload json',
  'jwt-generator': 'json payload → token text',
  'mustache-renderer': 'json values → text text',
  'number-extractor': 'text text → numbers list',
  'pbkdf2-generator': 'bytes password → key bytes',
  'qr-code-generator': 'text text → svg picture',
  'regex-tester': 'text text → matches list',
  'roman-numeral-converter': 'number value → roman text',
  'sum-calculator': 'list values → result number',
  'svg-optimizer': 'text svg → svg picture',
  'text-diff': 'text original → changes list',
  'text-joiner': 'list items → text text',
  'unit-converter': 'number value → value number',
  'url-parser': 'text url → hostname text',
  'uri-template-expander': 'json variables → uri text',
  'xpath-evaluator': 'text xml → nodes list',
};
/** What is made from nothing, or from several numbers none of which is the one that counts. */
const WITHOUT_INPUT = [
  'bmi-calculator',
  'uuid-generator',
  'password-generator',
  'mortgage-calculator',
  'compound-interest-calculator',
  'lorem-ipsum-generator',
];

const kindAt = (kinds: Readonly<Record<string, FieldKind>>, name: string | undefined): string =>
  name === undefined ? 'none' : (kinds[name]?.kind ?? 'missing');

describe('the main fields', () => {
  it.each(Object.entries(DECIDED))('of %s are those that people hand on: %s', (slug, decided) => {
    const { main = {}, kinds } = catalogue.get(slug) ?? expect.fail(`there is no ${slug}`);
    expect(`${kindAt(kinds.inputs, main.input)} ${main.input} → ${main.output} ${kindAt(kinds.result, main.output)}`).toBe(decided);
  });

  it.each(WITHOUT_INPUT)('of %s have no input', (slug) => {
    const { main } = catalogue.get(slug) ?? expect.fail(`there is no ${slug}`);
    expect(main).toEqual({ output: expect.any(String) });
  });

  it('are fields of every tool, and the input one that people write or the tool needs', () => {
    const wrong = catalogue.cards.flatMap(({ slug, main = {}, inputs, result, kinds }) => {
      const input = main.input === undefined ? undefined : inputs.properties?.[main.input];
      const isRight = main.output !== undefined && result.properties?.[main.output] !== undefined && (main.input === undefined || (input && !input.enum));
      return isRight && kindAt(kinds.inputs, main.input) !== 'boolean' ? [] : [slug];
    });
    expect(wrong).toEqual([]);
  });

  it('are named in the file of a tool only where the rule says otherwise', () => {
    const idle = catalogue.cards.flatMap(({ slug, inputs, result, headline, main }) => {
      const { input, output } = tools.get(slug)?.main ?? {};
      if (input === undefined && output === undefined) return [];
      const ruled = mainFieldsOf({ inputs, result, ...(headline !== undefined && { headline }) });
      return ruled.input === main?.input && ruled.output === main?.output ? [slug] : [];
    });
    expect(idle).toEqual([]);
  });
});

describe('the kinds', () => {
  it('are there for every field of every tool', () => {
    const missing = catalogue.cards.flatMap(({ slug, inputs, result, kinds }) =>
      [
        ...Object.keys(inputs.properties ?? {}).filter((name) => !kinds.inputs[name]),
        ...Object.keys(result.properties ?? {}).filter((name) => !kinds.result[name]),
      ].map((name) => `${slug} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('name inputs that say how bytes are written, and conditions that the tool has', () => {
    const wrong = catalogue.cards.flatMap(({ slug, inputs: { properties = {} }, kinds }) =>
      [...Object.values(kinds.inputs), ...Object.values(kinds.result)]
        .flatMap((kind) => (kind.kind === 'bytes' ? kind.encodedBy : []))
        .filter(
          ({ input, when = {} }) =>
            !properties[input]?.enum?.includes('hex') ||
            Object.entries(when).some(([name, values]) => !values.every((value) => properties[name]?.enum?.some((one) => one === value))),
        )
        .map(({ input }) => `${slug} ${input}`),
    );
    expect(wrong).toEqual([]);
  });

  it('count every input that says how bytes are written', () => {
    const used = (slug: string): Set<string> => {
      const { inputs, result } = catalogue.get(slug)?.kinds ?? { inputs: {}, result: {} };
      return new Set(
        [...Object.values(inputs), ...Object.values(result)].flatMap((kind) => (kind.kind === 'bytes' ? kind.encodedBy.map(({ input }) => input) : [])),
      );
    };
    const unused = catalogue.cards.flatMap(({ slug, inputs: { properties = {} } }) =>
      Object.entries(properties)
        .filter(([name, schema]) => /^encoding$|Encoding$/.test(name) && schema.enum?.includes('hex') && !used(slug).has(name))
        .map(([name]) => `${slug} ${name}`),
    );
    // These say how each entry of a list is written.
    expect(unused).toEqual([
      'common-byte-finder inputEncoding',
      'all-hashes-generator outputEncoding',
      'merkle-root-calculator leafEncoding',
      'shamir-secret-combiner shareEncoding',
      'shamir-secret-splitter outputEncoding',
    ]);
  });
});
