import { createServer } from 'node:http';
import wordCounter from '../src/tools/text/word-counter.ts';

// The same work with nothing around it: parse the JSON, run the function, answer.
const port = Number(process.env.PORT);
const answer = (result: unknown) =>
  JSON.stringify({
    success: true,
    tool: 'word-counter',
    result,
    usage: { remaining: 99, limit: 100, resetAt: new Date().toISOString() },
    meta: { apiVersion: 'v1', timestamp: new Date().toISOString() },
  });
const conversion = {
  from: { unit: 'kg', label: 'Kilograms', value: 10 },
  to: { unit: 'lbs', label: 'Pounds', value: 22.046226218487757 },
  formula: '1 kg = 2.20462262185 lbs',
  toolUrl: 'http://127.0.0.1/convert/kg-to-lbs',
};

createServer((request, response) => {
  const send = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  };
  if (request.method === 'GET') return send(200, JSON.stringify(conversion));
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const call = JSON.parse(Buffer.concat(chunks).toString()) as { inputs: { text: string; json: string } };
    if (request.url === '/refuse') send(401, JSON.stringify({ error: 'missing_api_key', message: 'Send an API key in the x-api-key header.' }));
    else if (request.url === '/json') send(200, answer({ formatted: JSON.stringify(JSON.parse(call.inputs.json), null, 2) }));
    else send(200, answer(wordCounter.run(call.inputs)));
  });
}).listen(port, '127.0.0.1', () => process.stdout.write(`bare at http://127.0.0.1:${port}\n`));
