import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { membersOf, NULL, objectValue, scalarText, textValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { isBlank, lines, trim } from '../shared/text/segments.ts';
import { fieldValue } from './lib/fields.ts';

const COMMENT = /^\p{White_Space}*[;#]/u;
const SECTION_WITH_COMMENT = /^\[([^\]]*)\]\p{White_Space}*[;#]/u;

export default defineTool({
  slug: 'ini-converter',
  name: 'INI to JSON Converter',
  category: 'data',
  summary: 'Converts INI configuration files to JSON and back.',
  description:
    'Lines starting with ; or # are comments. [name] opens a section, name = value sets a text (split at the first =, white space and one pair of quotes around it dropped), a name alone is null. The last of equal names counts. The other way takes an object of scalars and of objects of scalars.',
  keywords: ['config', 'cfg', 'conf', 'settings', 'configuration'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The INI text to convert; for toIni the JSON'),
    mode: z.enum(['toJson', 'toIni']).default('toJson').describe('toJson turns INI into JSON, toIni JSON into INI'),
    inferTypes: z.boolean().default(false).describe('toJson: values without quotes that are numbers, true or false become values of their type'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level of the JSON; 0 gives one line'),
  }),
  result: z.strictObject({ output: z.string().describe('The JSON, or the INI text') }),
  appliesWhen: {
    inferTypes: { mode: ['toJson'] },
  },
  pageInputs: { text: '; settings\nmode = dev\n\n[database]\nhost = localhost\nport = 5432\n', inferTypes: true },
  examples: [
    {
      inputs: { text: '; c\nmode=dev\n[db]\nhost = "a b"\nport=5432\n', inferTypes: true, indent: 0 },
      result: { output: '{"mode":"dev","db":{"host":"a b","port":5432}}' },
    },
    { inputs: { text: '{"db":{"host":" x","on":true},"m":null}', mode: 'toIni' }, result: { output: 'm\n\n[db]\nhost = " x"\non = true\n' } },
  ],
  run: ({ text, mode, inferTypes, indent }) => ({
    output: mode === 'toIni' ? toIni(parseJson(text, 'text')) : writeJson(fromIni(text, inferTypes), { indent }),
  }),
});

function fromIni(text: string, inferTypes: boolean): JsonValue {
  const top = new Map<string, JsonValue>();
  const sections = new Map<string, Map<string, JsonValue>>();
  let current = top;
  for (const [index, whole] of lines(text.replace(/^\ufeff/, '')).entries()) {
    const refuse = (problem: string): never => unprocessable(`Line ${index + 1}: ${problem}.`, 'text');
    if (isBlank(whole) || COMMENT.test(whole)) continue;
    const line = trim(whole);
    if (line.startsWith('[')) {
      const name = sectionName(line, refuse);
      if (!sections.has(name) && top.has(name)) refuse(`${JSON.stringify(name)} is both a name and a section`);
      current = sections.get(name) ?? new Map();
      sections.set(name, current);
      top.set(name, NULL);
    } else {
      const [name, value] = entryOf(line, inferTypes);
      if (name === '') refuse('the name in front of = is empty');
      current.set(name, value);
    }
  }
  return objectValue(Array.from(top, ([name, value]) => [name, sections.has(name) ? objectValue(sections.get(name) ?? []) : value]));
}

function sectionName(line: string, refuse: (problem: string) => never): string {
  const name = trim(SECTION_WITH_COMMENT.exec(line)?.[1] ?? (line.endsWith(']') ? line.slice(1, -1) : refuse('a [ is never closed')));
  return name === '' ? refuse('the section has no name') : name;
}

/** Name and value of a line; null where there is no equals sign. */
function entryOf(line: string, inferTypes: boolean): [name: string, value: JsonValue] {
  const equals = line.indexOf('=');
  return equals < 0 ? [line, NULL] : [trim(line.slice(0, equals)), iniValue(trim(line.slice(equals + 1)), inferTypes)];
}

function iniValue(text: string, inferTypes: boolean): JsonValue {
  if (/^(["']).*\1$/s.test(text)) return textValue(text.slice(1, -1));
  return text === '' ? textValue('') : fieldValue(text, inferTypes);
}

function toIni(value: JsonValue): string {
  if (value.kind !== 'object') return unprocessable('The JSON must be an object.', 'text');
  const scalars: string[] = [];
  const sections: string[] = [];
  for (const [name, member] of membersOf(value)) {
    if (member.kind !== 'object') {
      scalars.push(entry(name, member));
      continue;
    }
    if (/[\r\n]/.test(name) || trim(name) === '' || trim(name) !== name) unprocessable(`${JSON.stringify(name)} cannot be the name of a section.`, 'text');
    sections.push(`[${name}]\n${Array.from(membersOf(member), ([inner, scalar]) => entry(inner, scalar, name)).join('')}`);
  }
  return [...(scalars.length > 0 ? [scalars.join('')] : []), ...sections].join('\n');
}

function entry(name: string, value: JsonValue, section?: string): string {
  const where = JSON.stringify(section === undefined ? name : `${section}.${name}`);
  if (/[\r\n=]|^[[;#]/.test(name) || name === '' || trim(name) !== name) {
    unprocessable(`${where} cannot be a name in INI: it is empty, contains a line end or =, starts with [ ; or #, or has white space at an end.`, 'text');
  }
  const text = scalarText(value);
  if (text === undefined) return unprocessable(`${where} must be a scalar: INI has one level of sections and no arrays.`, 'text');
  if (/[\r\n]/.test(text)) unprocessable(`${where} contains a line break, which INI cannot express.`, 'text');
  if (value.kind === 'null') return `${name}\n`;
  const quoted = text === '' || trim(text) !== text || /^(["']).*\1$/s.test(text);
  return `${name} = ${quoted ? `"${text}"` : text}\n`;
}
