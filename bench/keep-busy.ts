// Counts the words of 2 MB over and over until it is told to end: keeps the workers busy from a process of its own, whose work delays nothing that is measured.
// Arguments: the server, an API key, how many calls are under way at once.
import { measure } from './load.ts';

const [url = '', key = '', connections] = process.argv.slice(2);
const A_DAY = 86_400;
const body = JSON.stringify({ tool: 'word-counter', inputs: { text: 'word '.repeat(400_000) } });
await measure(
  url,
  { path: '/api/v1/tools', method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': key }, body },
  A_DAY,
  Number(connections),
);
