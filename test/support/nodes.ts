import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { createKeys } from '../../src/keys/keys.ts';
import { MemorySlidingWindow } from '../../src/limits/memory.ts';
import { openForCommand } from '../../src/opening/open-storage.ts';
import { type Plan, readConfig } from '../../src/settings/config.ts';
import { type Program, startProgram } from './program.ts';
import { PASSWORD } from './service.ts';

const HELLO = '{"tool":"word-counter","inputs":{"text":"Hello"}}';
const RETRY_MS = 20;

/** A program that can be started again at the same address. */
export interface Node extends Program {
  port: string;
}

/** Starts `toolrack serve` as one of several nodes. @param settings those that all nodes share @param port 0 for any */
export async function startNode(settings: Record<string, string>, port = '0'): Promise<Node> {
  const program = await startProgram({ BOOTSTRAP: 'off', WORKERS: '1', LOG_LEVEL: 'warn', ...settings, PORT: port });
  return { ...program, port: new URL(program.url).port };
}

/** Makes an account with a key, as the command line would. */
export async function keyFor(
  settings: Record<string, string>,
  plan: Plan,
  email = `${randomUUID()}@example.com`,
): Promise<{ key: string; hash: string; email: string }> {
  const database = await openForCommand(readConfig(settings));
  try {
    const accounts = createAccounts({ database, secure: false, secret: 's'.repeat(32), throttle: new MemorySlidingWindow() });
    await accounts.create({ email, password: PASSWORD, plan });
    const account = await accounts.byEmail(email);
    const { key, record } = await createKeys({ database }).issue(account?.id ?? '', 'test');
    return { key, hash: record.hash, email };
  } finally {
    await database.close();
  }
}

/** What came of one call; no status when the connection failed. */
export interface Answer {
  status: number | undefined;
  /** Node's code of the fault of the connection. */
  fault: string | undefined;
  body: string;
  headers: Record<string, unknown>;
}

/** Runs a small tool, or sends another body. @param agent keeps connections open, where it is told to */
export function call(url: string, key: string, agent?: Agent, sends = HELLO): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(
      `${url}/api/v1/tools`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sends), 'x-api-key': key } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, fault: undefined, body, headers: response.headers }));
        response.on('error', (error) => resolve({ status: undefined, fault: codeOf(error), body, headers: {} }));
      },
    );
    sent.on('error', (error) => resolve({ status: undefined, fault: codeOf(error), body: '', headers: {} }));
    sent.end(sends);
  });
}

/** The status of a page. */
export const statusAt = async (url: string): Promise<number> => {
  const response = await fetch(url).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status ?? 0;
};

/** How often each status, or fault of a connection, came. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, fault } of answers) counts[fault ?? String(status)] = (counts[fault ?? String(status)] ?? 0) + 1;
  return counts;
}

/** Callers that call nodes in turn, over kept connections, one call after another, until they are told to stop. */
export interface Load {
  answers: Answer[];
  stop(): Promise<void>;
}

/** @param urls of all nodes @param callers how many call at the same time. A connection that is refused, and nothing else, is tried again at the next node. */
export function startLoad(urls: readonly string[], key: string, callers: number): Load {
  const answers: Answer[] = [];
  let isOver = false;
  async function keepCalling(first: number): Promise<void> {
    const agents = urls.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    for (let turn = first; !isOver; turn++) {
      const place = turn % urls.length;
      const answer = await call(urls[place] ?? '', key, agents[place]);
      if (answer.fault !== 'ECONNREFUSED') answers.push(answer);
      if (answer.status !== 200) await pause(RETRY_MS);
    }
    for (const agent of agents) agent.destroy();
  }
  const all = Promise.all(Array.from({ length: callers }, (_, caller) => keepCalling(caller)));
  return {
    answers,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);
