import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { limitJson } from '../shared/json/json-length.ts';
import { membersOf } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { grouped } from '../shared/text/counts.ts';
import { PatchedDocument, type PatchOperation } from './lib/json-patch.ts';

const MAX_OPERATIONS = 10_000;

export default defineTool({
  slug: 'json-patch-applier',
  name: 'JSON Patch Applier',
  category: 'data',
  summary: 'Applies a JSON Patch (RFC 6902) to a JSON document and returns the result.',
  description: 'All or nothing. Unknown members of an operation are ignored; test compares by value. At most 10,000 operations.',
  reference: 'RFC 6902, with RFC 6901 pointers',
  keywords: ['apply patch', 'add', 'remove', 'replace'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(500_000).describe('JSON text of the document'),
    patch: z.string().max(500_000).describe('The JSON Patch document, an array of operations'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({
    json: z.string().describe('The patched document'),
    operations: z.int().describe('Number of operations in the patch'),
  }),
  examples: [
    {
      inputs: {
        json: '{"foo":["bar","baz"]}',
        patch: '[{"op":"add","path":"/foo/1","value":"qux"},{"op":"test","path":"/foo/0","value":"bar"}]',
        indent: 0,
      },
      result: { json: '{"foo":["bar","qux","baz"]}', operations: 2 },
    },
  ],
  run({ json, patch, indent }) {
    const document = new PatchedDocument(parseJson(json, 'json'));
    const operations = parseJson(patch, 'patch');
    if (operations.kind !== 'array') return unprocessable('A JSON Patch is an array of operations.', 'patch');
    if (operations.items.length > MAX_OPERATIONS)
      unprocessable(`The patch has ${grouped(operations.items.length)} operations, more than ${grouped(MAX_OPERATIONS)}.`, 'patch');
    operations.items.forEach((operation, index) => {
      const problem = document.apply(operationOf(operation, index));
      if (problem !== undefined) unprocessable(`Operation ${index}: ${problem}.`, 'patch');
    });
    const result = document.value();
    limitJson(result, indent, 'patch');
    return { json: writeJson(result, { indent }), operations: operations.items.length };
  },
});

const OPERATIONS = ['add', 'remove', 'replace', 'move', 'copy', 'test'] as const;

function operationOf(value: JsonValue, index: number): PatchOperation {
  const refuse = (problem: string): never => unprocessable(`Operation ${index}: ${problem}.`, 'patch');
  if (value.kind !== 'object') return refuse('an operation is an object');
  const members = membersOf(value);
  const text = (name: string): string => {
    const member = members.get(name);
    return member?.kind === 'string' ? member.value : refuse(`it needs a string ${name}`);
  };
  const op = OPERATIONS.find((name) => name === text('op'));
  if (!op) return refuse(`op must be one of ${OPERATIONS.join(', ')}`);
  const path = text('path');
  switch (op) {
    case 'remove':
      return { op, path };
    case 'move':
    case 'copy':
      return { op, path, from: text('from') };
    default:
      return { op, path, value: members.get('value') ?? refuse(`${op} needs a value`) };
  }
}
