// The same work with nothing around it: read the JSON, run the same function, write the same answer. No key, limit, validation or log.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import jsonFormatter from '../src/tools/data/json-formatter.ts';
import type { Tool } from '../src/tools/define.ts';
import base64Encoder from '../src/tools/encoding/base64-encoder.ts';
import wordCounter from '../src/tools/text/word-counter.ts';
import { answerConversion } from '../src/units/index.ts';

const tools = new Map<string, Tool>([wordCounter, base64Encoder, jsonFormatter].map((tool) => [tool.slug, tool]));

/** What somebody would write who needs no more than this. */
const byHand = new Map<string, (inputs: Record<string, unknown>) => unknown>([
  ['hash-generator', ({ text }) => ({ hash: createHash('sha256').update(`${text}`).digest('hex') })],
  [
    'base64-encoder',
    ({ text }) => {
      const bytes = Buffer.from(`${text}`);
      return { output: bytes.toString('base64'), bytes: bytes.length };
    },
  ],
  ['json-formatter', ({ json }) => ({ formatted: JSON.stringify(JSON.parse(`${json}`), null, 2) })],
]);

const answer = (tool: string, result: unknown) =>
  JSON.stringify({
    success: true,
    tool,
    result,
    usage: { remaining: 99, limit: 100, resetAt: new Date().toISOString() },
    meta: { apiVersion: 'v1', timestamp: new Date().toISOString() },
  });

createServer((request, response) => {
  const send = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  };
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const [from, to, value] = ['from', 'to', 'value'].map((name) => searchParams.get(name) ?? undefined);
    const converted = answerConversion({ from, to, value });
    return send(200, JSON.stringify({ ...converted.answer, toolUrl: 'http://127.0.0.1/convert/kg-to-lbs' }));
  }
  if (request.url === '/refuse') return send(401, JSON.stringify({ error: 'missing_api_key', message: 'Send an API key in the x-api-key header.' }));
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const call = JSON.parse(Buffer.concat(chunks).toString()) as { tool: string; inputs: Record<string, unknown> };
    if (request.url === '/by-hand') return send(200, answer(call.tool, byHand.get(call.tool)?.(call.inputs)));
    const tool = tools.get(call.tool);
    send(200, answer(call.tool, tool?.run(completed(tool, call.inputs))));
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write(`bare at http://127.0.0.1:${process.env.PORT}\n`));

/** Inputs with their defaults, worked out once per tool: bare validates nothing. */
function completed(tool: Tool, inputs: Record<string, unknown>): Record<string, unknown> {
  let defaults = known.get(tool);
  if (!defaults) {
    defaults = tool.inputs.parse(inputs);
    known.set(tool, defaults);
  }
  return { ...defaults, ...inputs };
}
const known = new Map<Tool, Record<string, unknown>>();
