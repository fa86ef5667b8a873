// Keeps the workers busy until it is told to end, from a process of its own, whose work delays nothing that is measured.
// Arguments: the server, an API key, which call it sends, how many of them are under way at once.
import { measure } from './load.ts';

/** A call that reckons for some twenty milliseconds, and one that brings a megabyte. */
const CALLS: Record<string, object> = {
  reckoning: { tool: 'prime-factorization-calculator', inputs: { number: '1000000016000000063' } },
  large: { tool: 'word-counter', inputs: { text: 'word '.repeat(200_000) } },
};
const A_DAY = 86_400;

const [url = '', key = '', name = '', connections] = process.argv.slice(2);
const call = { path: '/api/v1/tools', method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': key }, body: JSON.stringify(CALLS[name]) };
const { status } = await fetch(url + call.path, call);
if (status !== 200) throw new Error(`the call that was to keep the workers busy was answered with ${status}`);
await measure(url, call, A_DAY, Number(connections));
