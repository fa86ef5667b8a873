import { z } from 'zod';
import { defineTool } from '../define.ts';
import { yamlString } from '../shared/formats/yaml-write.ts';
import { isJsonNumber } from '../shared/numbers/decimals.ts';
import { limitCharacters, totalLength } from '../shared/tables/csv.ts';
import { compareCodePoints, lines, trim } from '../shared/text/segments.ts';

type Notation = 'lines' | 'comma' | 'json' | 'python' | 'php' | 'sql' | 'html' | 'htmlOrdered' | 'markdown' | 'markdownOrdered' | 'yaml' | 'custom';

const PYTHON_ESCAPES = new Map([
  ["'", "\\'"],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  // Python does not read a source with this character.
  ['\0', '\\x00'],
]);
const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
/** What the longest notation (HTML) puts around an item, the numbers of ordered lists included. */
const AROUND_ITEM = 12;

export default defineTool({
  slug: 'list-converter',
  name: 'List Converter',
  category: 'data',
  summary: 'Converts a list to commas, JSON, SQL IN, Python, HTML, Markdown or another notation, and can clean it up.',
  cost: 'heavy',
  description:
    'Cleans in the order lowercase, trim, removeEmpty, unique, sort; then itemPrefix and itemSuffix go around each item and the notation around that. In json, python, php, sql and yaml numbers stay bare (007 is not a number). Lines end in LF, none after the last.',
  keywords: ['array', 'join', 'split', 'column to comma separated', 'bullet points', 'quote', 'deduplicate', 'where in'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The list to convert'),
    separator: z.string().min(1).max(20).optional().describe('Text between the items of the list; if omitted, line endings'),
    to: z
      .enum(['lines', 'comma', 'json', 'python', 'php', 'sql', 'html', 'htmlOrdered', 'markdown', 'markdownOrdered', 'yaml', 'custom'])
      .default('comma')
      .describe('The notation wanted; custom uses joiner, listPrefix and listSuffix'),
    trim: z.boolean().default(true).describe('Drop white space around items'),
    removeEmpty: z.boolean().default(true).describe('Drop empty items'),
    unique: z.boolean().default(false).describe('Of equal items keep the first'),
    sort: z
      .enum(['none', 'ascending', 'descending', 'reverse'])
      .default('none')
      .describe('Order of the items, by code point; reverse turns the given order around'),
    lowercase: z.boolean().default(false).describe('Turn items into lower case'),
    numbers: z.boolean().default(true).describe('json, python, php, sql and yaml: leave numbers bare; otherwise they are strings'),
    itemPrefix: z.string().max(100).default('').describe('Text before each item'),
    itemSuffix: z.string().max(100).default('').describe('Text after each item'),
    joiner: z.string().max(20).default(', ').describe('custom: text between the items'),
    listPrefix: z.string().max(1000).default('').describe('custom: text before the whole list'),
    listSuffix: z.string().max(1000).default('').describe('custom: text after the whole list'),
  }),
  result: z.strictObject({ output: z.string().describe('The list in the notation wanted'), count: z.int().describe('Number of items in the output') }),
  appliesWhen: {
    numbers: { to: ['json', 'python', 'php', 'sql', 'yaml'] },
    joiner: { to: ['custom'] },
  },
  pageInputs: { text: 'apple\npear\nfig\napple', to: 'sql', unique: true },
  examples: [
    { inputs: { text: ' b\na\n\nb ', to: 'sql', unique: true, sort: 'ascending' }, result: { output: "('a', 'b')", count: 2 } },
    { inputs: { text: '1;007;x', separator: ';', to: 'json' }, result: { output: '[1,"007","x"]', count: 3 } },
  ],
  run({ text, separator, to, trim: trimmed, removeEmpty, unique, sort, lowercase, numbers, itemPrefix, itemSuffix, joiner, listPrefix, listSuffix }) {
    let items = separator === undefined ? lines(text) : text.split(separator);
    if (lowercase) items = items.map((item) => item.toLowerCase());
    if (trimmed) items = items.map(trim);
    if (removeEmpty) items = items.filter((item) => item !== '');
    if (unique) items = [...new Set(items)];
    if (sort === 'reverse') items.reverse();
    else if (sort !== 'none') items.sort(sort === 'ascending' ? compareCodePoints : (a, b) => compareCodePoints(b, a));
    limitCharacters(totalLength(items) + items.length * (itemPrefix.length + itemSuffix.length + Math.max(AROUND_ITEM, joiner.length)), 'text');
    const wrapped = items.map((item) => itemPrefix + item + itemSuffix);
    return { output: listPrefix + written(wrapped, to, numbers, joiner) + listSuffix, count: items.length };
  },
});

function written(items: readonly string[], to: Notation, numbers: boolean, joiner: string): string {
  const scalars = (string: (item: string) => string): string[] => items.map((item) => (numbers && isJsonNumber(item) ? item : string(item)));
  switch (to) {
    case 'lines':
      return items.join('\n');
    case 'comma':
      return items.join(', ');
    case 'custom':
      return items.join(joiner);
    case 'json':
      return `[${scalars((item) => JSON.stringify(item)).join(',')}]`;
    case 'python':
      return `[${scalars((item) => `'${item.replace(/['\\\n\r\t\0]/g, (unit) => PYTHON_ESCAPES.get(unit) ?? unit)}'`).join(', ')}]`;
    case 'php':
      return `[${scalars((item) => `'${item.replace(/['\\]/g, '\\$&')}'`).join(', ')}]`;
    case 'sql':
      return `(${scalars((item) => `'${item.replaceAll("'", "''")}'`).join(', ')})`;
    case 'html':
    case 'htmlOrdered': {
      const tag = to === 'html' ? 'ul' : 'ol';
      return [`<${tag}>`, ...items.map((item) => `  <li>${item.replace(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign)}</li>`), `</${tag}>`].join('\n');
    }
    case 'markdown':
      return items.map((item) => `- ${item}`).join('\n');
    case 'markdownOrdered':
      return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'yaml':
      return items.length === 0
        ? '[]'
        : scalars(yamlString)
            .map((item) => `- ${item}`)
            .join('\n');
  }
}
