import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { escapeXml } from '../shared/svg/drawing.ts';
import { limitCharacters, writeRecord } from '../shared/tables/csv.ts';
import { refuseRepeatedNames } from '../shared/text/names.ts';
import { PLAIN_TYPES, type Source, type Value } from './lib/column-types.ts';
import { plainNames } from './lib/contacts.ts';
import { fakerOf, localeInput } from './lib/locales.ts';
import { patternStrings } from './lib/pattern-strings.ts';

const MAX_DRAWS_PER_ROW = 100;
/** How often * and + in a pattern may repeat beyond their least. */
const MAX_PATTERN_REPEAT = 10;
/** 2000-01-01 and 2029-12-31, in Unix seconds. */
const [FIRST_MOMENT, LAST_MOMENT] = [946_684_800, 1_893_455_999];
/** The years 1 to 9999, in Unix seconds. */
const MIN_MOMENT = -62_135_596_800;
const MAX_MOMENT = 253_402_300_799;

/** Types of numbers and times, which take a minimum and a maximum. */
const RANGED = ['integer', 'number', 'price', 'date', 'dateTime', 'time'] as const;
type Ranged = (typeof RANGED)[number];
const isRanged = (type: string): type is Ranged => RANGED.some((ranged) => ranged === type);
const COLUMN_TYPES = ['rowNumber', ...(Object.keys(PLAIN_TYPES) as (keyof typeof PLAIN_TYPES)[]), ...RANGED, 'oneOf', 'constant', 'pattern'] as const;

const column = z.strictObject({
  name: z.string().min(1).max(100).describe('Name of the column'),
  type: z.enum(COLUMN_TYPES).describe('What the column contains'),
  minimum: z.number().min(-1e15).max(1e15).optional().describe('Smallest value of numbers, prices and times (times in Unix seconds)'),
  maximum: z.number().min(-1e15).max(1e15).optional().describe('Largest value of numbers, prices and times (times in Unix seconds)'),
  decimals: z.int().min(0).max(10).optional().describe('Digits after the point of number and price; 2 if omitted'),
  values: z.array(z.string()).min(1).max(1000).optional().describe('What oneOf chooses from'),
  value: z.string().max(1000).optional().describe('The value of constant, or the regular expression of pattern'),
  blankPercent: z.number().min(0).max(100).default(0).describe('Share of rows in percent whose field is left null'),
  unique: z.boolean().default(false).describe('Give no value of the column twice'),
});
type Column = z.output<typeof column>;

type Draw = (row: number) => Value;

export default defineTool({
  slug: 'fake-data-generator',
  name: 'Fake Data Generator',
  category: 'generators',
  summary: 'Generates rows of made-up data with the columns you name, as JSON, CSV, NDJSON, XML or SQL.',
  description:
    'The value of a pattern is a regular expression as in regex-string-generator. E-mails, URLs and domains are at example.com, example.net or example.org; phones and cards are of the ranges set aside for fiction and tests where there are such.',
  reference: 'Lists of the library @faker-js/faker; RFC 4180 (CSV), RFC 8259 (JSON), RFC 2606 (example domains)',
  keywords: ['mock data', 'test data', 'dummy data', 'sample csv', 'seed database', 'random rows'],
  random: true,
  heavyWhen: ({ columns, rows }) => rows * columns.length > 150 || columns.some(({ type, unique }) => type === 'pattern' || unique),
  inputs: z.strictObject({
    columns: z.array(column).min(1).max(50).describe('The columns of the rows, in order'),
    rows: z.int().min(1).max(5000).default(10).describe('How many rows to make'),
    format: z.enum(['json', 'csv', 'ndjson', 'xml', 'sql']).default('json').describe('How the rows are written'),
    tableName: z.string().min(1).max(60).default('data').describe('Name of the table in SQL'),
    locale: localeInput,
    seed: seedInput,
  }),
  result: z.strictObject({
    output: z.string().describe('The rows in the format asked for'),
    rows: z.int().describe('How many rows there are'),
    columns: z.array(z.string()).describe('The names of the columns'),
  }),
  pageInputs: {
    columns: [
      { name: 'name', type: 'fullName' },
      { name: 'email', type: 'email' },
      { name: 'amount', type: 'integer', minimum: 1, maximum: 100 },
    ],
  },
  examples: [
    {
      inputs: {
        columns: [
          { name: 'id', type: 'rowNumber' },
          { name: 'kind', type: 'constant', value: 'x' },
        ],
        rows: 2,
        seed: 'a',
      },
      result: { output: '[\n  {\n    "id": 1,\n    "kind": "x"\n  },\n  {\n    "id": 2,\n    "kind": "x"\n  }\n]', rows: 2, columns: ['id', 'kind'] },
    },
    {
      inputs: {
        columns: [
          { name: 'id', type: 'rowNumber' },
          { name: 'n', type: 'integer', minimum: 5, maximum: 5 },
        ],
        rows: 2,
        format: 'csv',
        seed: 'a',
      },
      result: { output: 'id,n\n1,5\n2,5\n', rows: 2, columns: ['id', 'n'] },
    },
  ],
  async run({ columns, rows, format, tableName, locale, seed }) {
    const names = columns.map(({ name }) => name);
    refuseRepeatedNames(names, 'columns');
    const random = new Random(seed);
    const [faker, plain] = await Promise.all([fakerOf(locale, random), plainNames()]);
    const source = { random, faker, locale, plain };
    const draws: Draw[] = [];
    for (const [index, one] of columns.entries()) draws.push(await drawOf(one, `columns[${index}]`, source, rows));
    const table = Array.from({ length: rows }, (_, row) => draws.map((draw) => draw(row)));
    const written = table.map((values) => writeRow(format, names, values, tableName));
    limitCharacters(
      written.reduce((sum, row) => sum + row.length, 0),
      'rows',
    );
    return { output: wrap(format, names, written), rows, columns: names };
  },
});

/** What draws a column's values, blanks and uniqueness included. */
async function drawOf(one: Column, path: string, source: Source, rows: number): Promise<Draw> {
  const draw = await valuesOf(one, path, source);
  const blank = (): boolean => one.blankPercent > 0 && source.random.fraction() * 100 < one.blankPercent;
  const seen = new Set<Value>();
  let draws = 0;
  return (row) => {
    if (blank()) return null;
    let value = draw(row);
    while (one.unique && seen.has(value)) {
      if (++draws > MAX_DRAWS_PER_ROW * rows)
        unprocessable(`No more different values of ${one.type} were found; ask for fewer rows or allow repeats.`, `${path}.unique`);
      value = draw(row);
    }
    if (one.unique) seen.add(value);
    return value;
  };
}

async function valuesOf(one: Column, path: string, source: Source): Promise<Draw> {
  const { random } = source;
  const { type } = one;
  if (type === 'rowNumber') return (row) => row + 1;
  if (type === 'oneOf') {
    const { values } = one;
    return values ? () => random.pick(values) : invalid(`${path}.values`, 'is needed with the type oneOf');
  }
  if (type === 'constant' || type === 'pattern') {
    const { value } = one;
    if (value === undefined) return invalid(`${path}.value`, `is needed with the type ${type}`);
    return type === 'constant' ? () => value : patternDraw(value, `${path}.value`, random);
  }
  if (isRanged(type)) return rangedDraw(type, one, path, random);
  const make = PLAIN_TYPES[type];
  return () => make(source);
}

async function patternDraw(pattern: string, path: string, random: Random): Promise<Draw> {
  const draw = await patternStrings(pattern, { maximumRepeat: MAX_PATTERN_REPEAT, ignoreCase: false }, path);
  return () => draw(random);
}

/** Draws of the types that take a minimum and a maximum. */
function rangedDraw(type: Ranged, { minimum, maximum, decimals = 2 }: Column, path: string, random: Random): Draw {
  if (type === 'date' || type === 'dateTime' || type === 'time') {
    const [least, most] = [minimum ?? FIRST_MOMENT, maximum ?? LAST_MOMENT];
    if (least < MIN_MOMENT || most > MAX_MOMENT) invalid(`${path}.maximum`, 'and minimum must be Unix seconds of the years 1 to 9999');
    const [first, last] = rangeOf(least, most, path);
    const [start, end] = type === 'date' ? [0, 10] : type === 'time' ? [11, 19] : [0, 19];
    const mark = type === 'dateTime' ? 'Z' : '';
    return () => new Date(random.between(first, last) * 1000).toISOString().slice(start, end) + mark;
  }
  const scale = type === 'integer' ? 1 : 10 ** decimals;
  const [first, last] = rangeOf(minimum ?? (type === 'price' ? 1 : 0), maximum ?? 1000, path, scale);
  return () => random.between(first, last) / scale + 0;
}

/** The first and the last of the steps between two bounds. @param scale steps to a whole */
function rangeOf(minimum: number, maximum: number, path: string, scale = 1): [first: number, last: number] {
  if (minimum > maximum) invalid(`${path}.minimum`, 'must not be above maximum');
  const [first, last] = [Math.ceil(minimum * scale), Math.floor(maximum * scale)];
  if (first > last) invalid(`${path}.minimum`, 'and maximum leave no value between them');
  if (last - first >= 2 ** 48) invalid(`${path}.maximum`, 'leaves more than 2^48 values; use a smaller range or fewer decimals');
  return [first, last];
}

type Format = 'json' | 'csv' | 'ndjson' | 'xml' | 'sql';

function writeRow(format: Format, names: readonly string[], values: readonly Value[], table: string): string {
  switch (format) {
    case 'csv':
      return writeRecord(
        values.map((value) => (value === null ? '' : String(value))),
        ',',
      );
    case 'xml':
      return `  <row>\n${values.map((value, index) => `    ${xmlField(names[index] ?? '', value)}\n`).join('')}  </row>`;
    case 'sql':
      return `INSERT INTO ${quoted(table, '"')} (${names.map((name) => quoted(name, '"')).join(', ')}) VALUES (${values.map(sqlValue).join(', ')});`;
    default: {
      // Written member by member, so that names such as __proto__ are names like others.
      const members = values.map((value, index) => `${JSON.stringify(names[index])}:${format === 'json' ? ' ' : ''}${JSON.stringify(value)}`);
      return format === 'ndjson' ? `{${members.join(',')}}` : `  {\n${members.map((member) => `    ${member}`).join(',\n')}\n  }`;
    }
  }
}

function wrap(format: Format, names: readonly string[], rows: readonly string[]): string {
  if (format === 'json') return `[\n${rows.join(',\n')}\n]`;
  if (format === 'xml') return `<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n${rows.join('\n')}\n</rows>\n`;
  return [...(format === 'csv' ? [writeRecord(names, ',')] : []), ...rows].map((row) => `${row}\n`).join('');
}

const quoted = (text: string, mark: string): string => mark + text.replaceAll(mark, mark + mark) + mark;

function sqlValue(value: Value): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? quoted(value, "'") : String(value).toUpperCase();
}

/** An element named for the column; characters that no XML name has become underscores. */
function xmlField(name: string, value: Value): string {
  const tag = name.replace(/[^\p{L}\p{Nd}_.-]/gu, '_').replace(/^(?=[^\p{L}_])/u, '_');
  return value === null ? `<${tag}/>` : `<${tag}>${escapeXml(String(value))}</${tag}>`;
}
