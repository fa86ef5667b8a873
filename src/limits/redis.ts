import { hash } from 'node:crypto';
import { createClient } from '@redis/client';
import { CounterRefused, CounterUnavailable } from './errors.ts';

const RECONNECT_MS = 200;
/** Whether the other side is there is asked this often, and doubted after that. */
const PING_MS = 1_000;
const SILENT_MS = 3_000;
const MAX_PENDING = 10_000;
/** Errors that trying again does not change. */
const REFUSALS = /^(?:WRONGPASS|NOAUTH|NOPERM|ERR invalid (?:password|DB index)|ERR DB index)/;

/** A Lua script and its name in Redis. */
export interface Script {
  text: string;
  sha: string;
}

/** @param text in Lua, as Redis runs it */
export const scriptOf = (text: string): Script => ({ text, sha: hash('sha1', text) });

/** A connection to Redis or Valkey that comes back by itself. Whatever is asked while it is away, or is not answered in time, is thrown as `CounterUnavailable`. */
export interface Redis {
  /** Another number after each time that the connection was lost: what Redis said before may have been forgotten. */
  readonly generation: number;
  run(script: Script, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  send(words: readonly string[]): Promise<unknown>;
  close(): void;
}

/**
 * Connects to Redis. Throws `CounterRefused` where trying again is no use: a wrong password, or a policy by which Redis would forget counts when its memory is full.
 * @param timeoutMs how long an answer may take
 * @param warn told of what could not be checked
 */
export async function openRedis({ url, timeoutMs, warn }: { url: string; timeoutMs: number; warn: (message: string) => void }): Promise<Redis> {
  let generation = 0;
  let isOpening = true;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_PENDING,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: Math.max(timeoutMs, RECONNECT_MS),
      socketTimeout: SILENT_MS,
      reconnectStrategy: () => (isOpening ? false : RECONNECT_MS),
    },
  });
  const lose = (): void => {
    generation++;
  };
  client.on('error', lose);
  client.on('reconnecting', lose);
  client.on('ready', lose);

  async function send(words: readonly string[]): Promise<unknown> {
    if (!client.isReady) throw new CounterUnavailable('it is not connected');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CounterUnavailable(`no answer within ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      return await Promise.race([client.sendCommand(words), late]);
    } catch (error) {
      throw error instanceof CounterUnavailable ? error : new CounterUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function run({ text, sha }: Script, keys: readonly string[], values: readonly string[]): Promise<unknown> {
    const rest = [String(keys.length), ...keys, ...values];
    try {
      return await send(['EVALSHA', sha, ...rest]);
    } catch (error) {
      if (!isUnknownScript(error)) throw error;
      return send(['EVAL', text, ...rest]);
    }
  }

  try {
    await within(client.connect(), SILENT_MS);
    await checkPolicy(send, warn);
  } catch (error) {
    client.destroy();
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof CounterRefused || error instanceof CounterUnavailable) throw error;
    throw REFUSALS.test(message)
      ? new CounterRefused(`REDIS_URL: Redis refuses the connection: ${message}.`, { cause: error })
      : new CounterUnavailable(message, { cause: error });
  }
  isOpening = false;
  return {
    get generation() {
      return generation;
    },
    run,
    send,
    close: () => client.destroy(),
  };
}

async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CounterUnavailable(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const isUnknownScript = (error: unknown): boolean =>
  error instanceof CounterUnavailable && error.cause instanceof Error && error.cause.message.startsWith('NOSCRIPT');

/** Refuses a Redis that throws away what it holds when its memory is full: counts, and marks of revoked keys. */
async function checkPolicy(send: Redis['send'], warn: (message: string) => void): Promise<void> {
  let text: unknown;
  try {
    text = await send(['INFO', 'memory']);
  } catch (error) {
    if (!(error instanceof CounterUnavailable && error.cause instanceof Error && error.cause.message.startsWith('NOPERM'))) throw error;
  }
  const policy = /^maxmemory_policy:(\S+)/m.exec(String(text))?.[1];
  if (policy === undefined) warn('REDIS_URL: the maxmemory-policy cannot be read; it must be noeviction');
  else if (policy !== 'noeviction')
    throw new CounterRefused(`REDIS_URL: Redis has the maxmemory-policy ${policy}, by which it forgets counts when its memory is full; set noeviction.`);
}
