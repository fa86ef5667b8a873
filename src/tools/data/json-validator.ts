import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonValue, readJson } from '../shared/json/json.ts';
import { pointerStep } from '../shared/json/json-pointer.ts';
import { MAX_NESTING, parseJsonText } from '../shared/json/parse-text.ts';
import { distinctMembers } from '../shared/json/tree.ts';

export default defineTool({
  slug: 'json-validator',
  name: 'JSON Validator',
  category: 'data',
  summary: 'Checks whether text is valid JSON, and shows where and why it is not.',
  description: 'The place is that of the first character that cannot continue a JSON text, or the end when the text stops too soon.',
  reference: 'RFC 8259',
  keywords: ['lint', 'check syntax', 'duplicate keys'],
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('Text to check for being JSON'),
    uniqueKeys: z.boolean().default(false).describe('Count repeated member names in one object as an error'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the text is JSON'),
    type: z.enum(['object', 'array', 'string', 'number', 'boolean', 'null']).optional().describe('Type of the value; absent when not valid'),
    duplicateKeys: z.array(z.string()).describe('JSON Pointers of members whose name occurred before in the same object, each once'),
    reason: z.string().optional().describe('Why the text is not JSON; absent when valid'),
    line: z.int().optional().describe('Line of the error, from 1; lines end in LF, CRLF or CR'),
    column: z.int().optional().describe('Column of the error, from 1'),
  }),
  examples: [
    { inputs: { json: '{"a": 1, "a": [true]}' }, result: { valid: true, type: 'object', duplicateKeys: ['/a'] } },
    {
      inputs: { json: '{\n  "a": 1,\n}' },
      result: { valid: false, duplicateKeys: [], reason: 'expected a member name in quotes', line: 3, column: 1 },
    },
  ],
  run({ json, uniqueKeys }) {
    const type = typeWithoutFault(json);
    if (type) return { valid: true, type, duplicateKeys: [] };
    const value = readJson(json);
    if ('problem' in value) return { valid: false, duplicateKeys: [], reason: value.problem, line: value.line, column: value.column };
    const repeated = new Set<string>();
    if (hasRepeatedNames(value)) collect(value, '', repeated);
    const duplicateKeys = [...repeated];
    if (uniqueKeys && duplicateKeys.length > 0) return { valid: false, duplicateKeys, reason: `the member ${duplicateKeys[0]} is repeated` };
    return { valid: true, type: value.kind, duplicateKeys };
  },
});

/** What may be a name of a member with its colon: no name is without, and strings that begin with a colon look like one, too. */
const NAME_ENDS = /"[ \t\n\r]*:/g;

/** The type of what is JSON and has no repeated names, told without a value that keeps its source; nothing where that takes a closer look. */
function typeWithoutFault(json: string): JsonValue['kind'] | undefined {
  try {
    const value = parseJsonText(json.startsWith('\uFEFF') ? json.slice(1) : json);
    let ends = 0;
    for (NAME_ENDS.lastIndex = 0; NAME_ENDS.test(json); ) ends++;
    return countNames(value, 0) === ends ? typeOf(value) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function typeOf(value: unknown): JsonValue['kind'] | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'object' || type === 'string' || type === 'number' || type === 'boolean' ? type : undefined;
}

/** How many members all objects in a value have. Throws SyntaxError for what is nested too deeply. */
function countNames(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === MAX_NESTING) throw new SyntaxError('nested too deeply');
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countNames(item, depth + 1);
  else {
    const members = Object.values(value);
    count = members.length;
    for (const member of members) count += countNames(member, depth + 1);
  }
  return count;
}

/** Whether any object has a name twice; only then are pointers needed. */
function hasRepeatedNames(value: JsonValue): boolean {
  if (value.kind === 'array') return value.items.some(hasRepeatedNames);
  if (value.kind !== 'object') return false;
  return distinctMembers(value.members) !== value.members || value.members.some((member) => hasRepeatedNames(member.value));
}

function collect(value: JsonValue, pointer: string, repeated: Set<string>): void {
  if (value.kind === 'array') {
    value.items.forEach((item, index) => {
      collect(item, `${pointer}/${index}`, repeated);
    });
  }
  if (value.kind !== 'object') return;
  const names = new Set<string>();
  for (const member of value.members) {
    const own = pointer + pointerStep(member.name);
    if (names.has(member.name)) repeated.add(own);
    names.add(member.name);
    collect(member.value, own, repeated);
  }
}
