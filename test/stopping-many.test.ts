import { afterEach, beforeEach, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const RUNS = 12;
const heavy = { tool: 'bcrypt-generator', inputs: { password: 'secret', workFactor: 9 } };
const light = { tool: 'word-counter', inputs: { text: 'a' } };

let service: TestService;
let key: string;
let begun: number;
beforeEach(async () => {
  service = await startService({ WORKERS: '1' });
  key = await service.keyFor('business');
  begun = 0;
});
afterEach(() => service.stop());

/** Stops the service, as SIGTERM does, when so many runs have begun. */
function stopAfter(count: number): void {
  const { runner } = service.services;
  const { run } = runner;
  runner.run = (...given) => {
    begun++;
    const outcome = run.apply(runner, given);
    if (begun === count) runner.refuseWaiting();
    return outcome;
  };
}

async function post(path: string, body: unknown) {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

it.each([
  ['in workers', heavy],
  ['on the event loop', light],
])('a batch %s gives the results that there are when the service stops, and begins nothing more', async (_, call) => {
  stopAfter(3);
  const { status, body } = await post('/api/v1/batch', { calls: Array.from({ length: RUNS }, () => call) });
  expect([status, begun]).toEqual([200, 3]);
  const codes = body.results.map(({ error = 'ok' }) => error);
  expect(codes).toEqual([...Array.from({ length: 3 }, () => 'ok'), ...Array.from({ length: RUNS - 3 }, () => 'service_unavailable')]);
});

it('a loop of a pipeline ends when the service stops, with the results of the steps before', async () => {
  stopAfter(3);
  const addresses = Array.from({ length: RUNS }, (_, i) => `u${i}@example.org`);
  const { status, headers, body } = await post('/api/v1/pipelines', {
    steps: [
      { id: 'found', tool: 'email-extractor', inputs: { text: addresses.join(' ') } },
      { id: 'hashed', ...heavy, forEach: { $from: 'found', pointer: '/emails' } },
    ],
  });
  expect([status, headers.get('retry-after'), body.error, body.step, begun]).toEqual([503, '1', 'service_unavailable', 'hashed', 3]);
  expect(body.results.found.emails).toEqual(addresses);
});

it('a call that is not one of many is still answered', async () => {
  service.services.runner.refuseWaiting();
  expect((await service.call(heavy, key)).status).toBe(200);
});
