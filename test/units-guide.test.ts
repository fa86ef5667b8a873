import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const guide = readFileSync(new URL('../docs/units.md', import.meta.url), 'utf8');
const BASE = 'http://127.0.0.1:3000';

let service: TestService;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: BASE, CONVERT_PUBLIC_URL: BASE });
});
afterAll(() => service.stop());

/** The words of a shell line, in which double quotes hold some together. */
const words = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** What the `curl` commands of the guide send: address, parameters to encode, and a body. */
function request(command: string): [url: string, init: RequestInit] {
  const [body] = /(?<=--json ')[^']*/.exec(command) ?? [];
  const [, ...options] = words(command.replace(/--json '[^']*'/, ''));
  const [address = ''] = options.filter((word) => word.startsWith('http'));
  const parameters = options.flatMap((word, i) => (options[i - 1] === '--data-urlencode' ? [word.split(/=(.*)/s).slice(0, 2)] : []));
  const url = new URL(address.replace(BASE, service.url));
  for (const [name = '', value = ''] of parameters) url.searchParams.set(name, value);
  return [url.href, body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }];
}

describe('the guide to units', () => {
  const calls = [...guide.matchAll(/```sh\n(curl .*)\n```\n\n```json\n([^`]*)```/g)].map(([, command = '', answer = '']) => ({ command, answer }));
  const runs = [...guide.matchAll(/```console\n([^`]*)```/g)]
    .flatMap(([, block = '']) => block.split(/^\$ /m).slice(1))
    .map((run) => ({ command: run.slice(0, run.indexOf('\n')), output: run.slice(run.indexOf('\n') + 1) }));

  it('has its commands found', () => {
    expect(calls.length).toBe(guide.match(/^curl /gm)?.length);
    expect(calls.length).toBeGreaterThan(6);
    expect(runs.length).toBe(guide.match(/^\$ /gm)?.length);
    expect(runs.length).toBeGreaterThan(8);
  });

  it.each(calls)('$command', async ({ command, answer }) => {
    const response = await fetch(...request(command));
    const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
    expect(body).toEqual(JSON.parse(answer));
  });

  it.each(runs)('$command', ({ command, output }) => {
    const [, ...args] = words(command);
    const { stdout, stderr } = spawnSync(process.execPath, [new URL('../src/cli/main.ts', import.meta.url).pathname, ...args], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([output, '']);
  });
});
