import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, readJson } from '../shared/json/json.ts';
import { membersOf } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { isJsonNumber } from '../shared/numbers/decimals.ts';
import { lines as linesOf } from '../shared/text/segments.ts';
import { readLogfmt } from './lib/logfmt.ts';

export default defineTool({
  slug: 'logfmt-converter',
  name: 'Logfmt to JSON Converter',
  category: 'developer',
  summary: 'Converts log lines in logfmt (key=value pairs) to JSON and back.',
  description:
    'Pairs key=value separated by white space; a bare key is true, key= an empty string; values in double quotes with \\" \\\\ \\n \\r \\t \\uHHHH. The last of equal keys counts. toLogfmt takes objects; nested values are written as JSON text, quoted.',
  reference: 'logfmt as Heroku and go-logfmt have it; RFC 8259',
  keywords: ['log parser', 'heroku logs', 'key value', 'structured logging'],

  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Logfmt lines, or JSON lines with toLogfmt'),
    mode: z.enum(['toJson', 'toLogfmt']).default('toJson').describe('Which way to convert'),
    inferTypes: z.boolean().default(false).describe('Numbers and booleans become values of their type, for toJson'),
  }),
  result: z.strictObject({
    output: z.string().describe('One JSON object, or logfmt line, for each line that is not blank'),
    lines: z.int().describe('How many lines the output has'),
  }),
  appliesWhen: {
    inferTypes: { mode: ['toJson'] },
  },
  examples: [
    { inputs: { text: 'at=info msg="hello \\"w\\"" ok n=12' }, result: { output: '{"at":"info","msg":"hello \\"w\\"","ok":true,"n":"12"}', lines: 1 } },
  ],
  run({ text, mode, inferTypes }) {
    const written: string[] = [];
    for (const [index, line] of linesOf(text).entries())
      if (line.trim() !== '') written.push(mode === 'toJson' ? toJson(line, index + 1, inferTypes) : toLogfmt(line, index + 1));
    return { output: written.join('\n'), lines: written.length };
  },
});
function toJson(line: string, number: number, inferTypes: boolean): string {
  const members = [...readLogfmt(line, number)].map(([key, value]) => {
    const isPlain = value === true || (inferTypes && (value === 'true' || value === 'false' || isJsonNumber(value)));
    return `${JSON.stringify(key)}:${isPlain ? value : JSON.stringify(value)}`;
  });
  return `{${members.join(',')}}`;
}

function toLogfmt(line: string, number: number): string {
  const value = readJson(line);
  if ('problem' in value) return unprocessable(`Line ${number}, column ${value.column}: not JSON, ${value.problem}.`, 'text');
  if (value.kind !== 'object') return unprocessable(`Line ${number} is not a JSON object.`, 'text');
  return [...membersOf(value)]
    .map(([key, member]) => {
      if (key === '' || /[\s="\p{Cc}]/u.test(key)) unprocessable(`The name ${JSON.stringify(key)} in line ${number} cannot be a key of logfmt.`, 'text');
      return `${key}=${valueText(member)}`;
    })
    .join(' ');
}

function valueText(value: JsonValue): string {
  if (value.kind === 'object' || value.kind === 'array') return quoted(writeJson(value, { indent: 0 }));
  if (value.kind === 'string') return value.value === '' || /[\s="\p{Cc}]/u.test(value.value) ? quoted(value.value) : value.value;
  return writeJson(value, { indent: 0 });
}

const quoted = (text: string): string => JSON.stringify(text).replaceAll(/\\[bf]/g, (found) => (found === '\\b' ? '\\u0008' : '\\u000c'));
