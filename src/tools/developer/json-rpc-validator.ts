import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonValue, readJson } from '../shared/json/json.ts';
import { membersOf } from '../shared/json/tree.ts';

export default defineTool({
  slug: 'json-rpc-validator',
  name: 'JSON-RPC Message Validator',
  category: 'developer',
  summary: 'Checks JSON-RPC 2.0 requests, notifications, responses and batches.',
  description:
    'jsonrpc exactly "2.0"; method a string; params an array or object if there; id a string, number or null; a response has id and exactly one of result and error, an error code an integer and message a string. Further members do not matter. Text that is not JSON is an answer with no messages.',
  reference: 'JSON-RPC 2.0 Specification',
  keywords: ['jsonrpc', 'batch', 'language server', 'ethereum'],

  inputs: z.strictObject({ json: z.string().max(500_000).describe('JSON text of a message or a batch') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether every message is valid'),
    batch: z.boolean().describe('Whether the text is an array of messages'),
    messages: z
      .array(
        z.strictObject({
          kind: z.enum(['request', 'notification', 'response', 'error', 'invalid']).describe('Kind of message'),
          method: z.string().optional().describe('Method of a request or notification'),
          id: z.unknown().optional().describe('Id of the message, where it has a valid one'),
          reason: z.string().optional().describe('Why the message is invalid'),
        }),
      )
      .describe('One entry for each message, in order'),
    errorCode: z.int().optional().describe('-32700 for text that is not JSON, -32600 for an invalid message or an empty batch'),
  }),
  examples: [
    {
      inputs: { json: '[{"jsonrpc":"2.0","method":"a","params":[1],"id":1},{"jsonrpc":"2.0","method":"n"},{"foo":1}]' },
      result: {
        valid: false,
        batch: true,
        messages: [
          { kind: 'request', method: 'a', id: 1 },
          { kind: 'notification', method: 'n' },
          { kind: 'invalid', reason: 'jsonrpc must be exactly "2.0".' },
        ],
        errorCode: -32600,
      },
    },
  ],
  run({ json }) {
    const value = readJson(json);
    if ('problem' in value) return { valid: false, batch: false, messages: [], errorCode: -32700 };
    const batch = value.kind === 'array';
    const messages = (value.kind === 'array' ? value.items : [value]).map(message);
    const valid = messages.length > 0 && messages.every(({ kind }) => kind !== 'invalid');
    return { valid, batch, messages, ...(!valid && { errorCode: -32600 }) };
  },
});
interface Message {
  kind: 'request' | 'notification' | 'response' | 'error' | 'invalid';
  method?: string;
  id?: string | number | null;
  reason?: string;
}

function message(value: JsonValue): Message {
  if (value.kind !== 'object') return { kind: 'invalid', reason: 'A message is an object.' };
  const members = membersOf(value);
  const id = idOf(members.get('id'));
  const invalid = (reason: string): Message => ({ kind: 'invalid', reason });
  const version = members.get('jsonrpc');
  if (version?.kind !== 'string' || version.value !== '2.0') return invalid('jsonrpc must be exactly "2.0".');
  if (id === 'wrong') return invalid('id must be a string, a number or null.');
  if (members.has('method')) return request(members, id);
  if (members.has('result') === members.has('error')) return invalid('A message has a method, or exactly one of result and error.');
  if (id === undefined) return invalid('A response must have an id.');
  if (members.has('result')) return { kind: 'response', id: id.value };
  const reason = errorProblem(members.get('error'));
  return reason === undefined ? { kind: 'error', id: id.value } : invalid(reason);
}

function idOf(value: JsonValue | undefined): { value: string | number | null } | 'wrong' | undefined {
  if (value === undefined) return undefined;
  if (value.kind === 'string') return { value: value.value };
  if (value.kind === 'null') return { value: null };
  if (value.kind !== 'number') return 'wrong';
  const number = Number(value.source);
  return Number.isFinite(number) ? { value: number } : 'wrong';
}

function request(members: ReadonlyMap<string, JsonValue>, id: { value: string | number | null } | undefined): Message {
  const [method, params] = [members.get('method'), members.get('params')];
  if (method?.kind !== 'string') return { kind: 'invalid', reason: 'method must be a string.' };
  if (params && params.kind !== 'array' && params.kind !== 'object') return { kind: 'invalid', reason: 'params must be an array or an object.' };
  if (members.has('result') || members.has('error')) return { kind: 'invalid', reason: 'A request has neither result nor error.' };
  return id === undefined ? { kind: 'notification', method: method.value } : { kind: 'request', method: method.value, id: id.value };
}

function errorProblem(error: JsonValue | undefined): string | undefined {
  if (error?.kind !== 'object') return 'error must be an object.';
  const members = membersOf(error);
  const code = members.get('code');
  if (code?.kind !== 'number' || !Number.isInteger(Number(code.source))) return 'The code of an error must be an integer.';
  return members.get('message')?.kind === 'string' ? undefined : 'The message of an error must be a string.';
}
