import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Program, startProgram } from './support/program.ts';
import { until } from './support/until.ts';

const folders: string[] = [];
const programs: Program[] = [];
afterEach(() => {
  for (const { child } of programs.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-drain-'));
  folders.push(folder);
  const program = await startProgram({ DATA_DIR: folder, ...env });
  programs.push(program);
  return program;
}

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  wasKept: boolean;
}

/** Asks over the connections of an agent. */
function ask(agent: Agent, url: string, key?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = key === undefined ? {} : { 'x-api-key': key, 'content-type': 'application/json' };
    const sent = request(url, { agent, method: key === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection, wasKept: sent.reusedSocket }));
    });
    sent.on('error', reject);
    sent.end(key === undefined ? undefined : '{"tool":"word-counter","inputs":{"text":"a"}}');
  });
}

describe('a server that was told to stop', () => {
  it('goes on answering for DRAIN_MS, on kept connections and new ones, which end with the answer; it is not ready', async () => {
    const { child, url, output, end } = await start({ DRAIN_MS: '600000' });
    const key = /tool_[0-9a-f]{32}/.exec(output())?.[0] ?? '';
    const agents = Array.from({ length: 3 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    for (const agent of agents) expect(await ask(agent, `${url}/healthz`)).toEqual({ status: 200, connection: 'keep-alive', wasKept: false });
    child.kill('SIGTERM');
    await until(async () => (await ask(new Agent(), `${url}/readyz`)).status === 503);
    const [first, second, third] = agents;
    if (!first || !second || !third) throw new Error('there are three agents');
    expect(await ask(first, `${url}/readyz`)).toEqual({ status: 503, connection: 'close', wasKept: true });
    expect(await ask(second, `${url}/api/v1/tools`, key)).toEqual({ status: 200, connection: 'close', wasKept: true });
    expect(await ask(third, `${url}/pricing`)).toEqual({ status: 200, connection: 'close', wasKept: true });
    expect(await ask(second, `${url}/api/v1/tools`, key)).toEqual({ status: 200, connection: 'close', wasKept: false });
    expect(await ask(first, `${url}/healthz`)).toEqual({ status: 200, connection: 'close', wasKept: false });
    // A second signal ends the drain, and not what runs.
    expect(await end('SIGTERM')).toBe(0);
  });

  it('ends by itself after DRAIN_MS', async () => {
    const program = await start({ DRAIN_MS: '300' });
    const began = performance.now();
    expect(await program.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeGreaterThan(300);
  });
});
