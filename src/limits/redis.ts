import { hash } from 'node:crypto';
import { createClient } from '@redis/client';
import { isCertificateFault } from '../basics/certificate-faults.ts';
import { CounterRefused, CounterUnavailable } from './errors.ts';
import { connectionOptions, RECONNECT_MS, SILENT_MS, type Wire, type WireOptions, within } from './redis-wire.ts';

/** Errors that do not go away by trying again. */
const REFUSALS = /^(?:WRONGPASS|NOAUTH|NOPERM|ERR invalid (?:password|DB index)|ERR DB index|ERR SELECT is not allowed)/;

/** A Lua script and its name in Redis. */
export interface Script {
  text: string;
  sha: string;
}

/** @param text in Lua, as Redis runs it */
export const scriptOf = (text: string): Script => ({ text, sha: hash('sha1', text) });

/** A connection to Redis or Valkey that comes back by itself. Whatever is asked while it is away, or is not answered in time, is thrown as `CounterUnavailable`. */
export interface Redis {
  /** Whether keys with different hash tags may be on different servers, so that no script can use both. */
  readonly isCluster: boolean;
  /** Another number after each time that the connection was lost: what Redis said before may have been forgotten. */
  readonly generation: number;
  /** Runs a script. @param keys which lie together in Redis Cluster */
  run(script: Script, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  /** Sends a command whose key follows its name. */
  send(words: readonly string[]): Promise<unknown>;
  close(): void;
}

interface RedisOptions {
  /** One Redis, or some of a cluster. */
  urls: readonly string[];
  /** How long an answer may take, in milliseconds. */
  timeoutMs: number;
  /** Told of what could not be checked. */
  warn: (message: string) => void;
}

/**
 * Connects to Redis, or to Redis Cluster where that is what the addresses lead to. Throws `CounterRefused` where trying again does not help: a wrong password, or a policy by which Redis
 * would forget counts when its memory is full.
 */
export async function openRedis({ urls, timeoutMs, warn }: RedisOptions): Promise<Redis> {
  let generation = 0;
  const options: WireOptions = {
    timeoutMs,
    lose() {
      generation++;
    },
  };
  const wire = await openWire(urls, options);

  async function send(words: readonly string[], key = words[1]): Promise<unknown> {
    try {
      return await within(wire.send(words, key), timeoutMs);
    } catch (error) {
      throw unavailable(error);
    }
  }

  async function run({ text, sha }: Script, keys: readonly string[], values: readonly string[]): Promise<unknown> {
    const rest = [String(keys.length), ...keys, ...values];
    try {
      return await send(['EVALSHA', sha, ...rest], keys[0]);
    } catch (error) {
      if (!isUnknownScript(error)) throw error;
      return send(['EVAL', text, ...rest], keys[0]);
    }
  }

  try {
    await checkPolicies(wire, warn);
  } catch (error) {
    wire.close();
    throw faultOfOpening(error);
  }
  return {
    isCluster: wire.isCluster,
    get generation() {
      return generation;
    },
    run,
    send: (words) => send(words),
    close: () => wire.close(),
  };
}

async function openWire(urls: readonly string[], options: WireOptions): Promise<Wire> {
  let fault: unknown;
  for (const url of urls) {
    try {
      const wire = await openOne(url, options);
      if (!wire.isCluster && urls.length === 1) return wire;
      wire.close();
      if (!wire.isCluster)
        throw new CounterRefused('REDIS_URL: there are several addresses, and Redis there is no cluster; give the address of the one Redis.');
      const { openCluster } = await import('./redis-cluster.ts');
      return await openCluster(urls, options);
    } catch (error) {
      fault = faultOfOpening(error);
      if (fault instanceof CounterRefused) throw fault;
    }
  }
  throw fault;
}

/** Connects to one Redis, which may be of a cluster. */
async function openOne(url: string, options: WireOptions): Promise<Wire> {
  let isOpening = true;
  const { socket, ...common } = connectionOptions(options);
  const client = createClient({ url, ...common, socket: { ...socket, reconnectStrategy: () => (isOpening ? false : RECONNECT_MS) } });
  for (const event of ['error', 'reconnecting', 'ready']) client.on(event, options.lose);
  try {
    await within(client.connect(), SILENT_MS);
    const isCluster = /^cluster_enabled:1/m.test(String(await orUnknown(client.sendCommand(['INFO', 'cluster']))));
    isOpening = false;
    const send = (words: readonly string[]): Promise<unknown> => {
      if (!client.isReady) throw new CounterUnavailable('it is not connected');
      return client.sendCommand(words);
    };
    return { isCluster, send, sendToEach: async (words) => [await send(words)], close: () => client.destroy() };
  } catch (error) {
    client.destroy();
    throw error;
  }
}

const unavailable = (error: unknown): CounterUnavailable =>
  error instanceof CounterUnavailable ? error : new CounterUnavailable(error instanceof Error ? error.message : String(error), { cause: error });

function faultOfOpening(error: unknown): CounterRefused | CounterUnavailable {
  if (error instanceof CounterRefused || error instanceof CounterUnavailable) return error;
  return error instanceof Error && (REFUSALS.test(error.message) || isCertificateFault(error))
    ? new CounterRefused(`REDIS_URL: cannot be used: ${error.message.replace(/[.\s]+$/, '')}.`, { cause: error })
    : unavailable(error);
}

const isUnknownScript = (error: unknown): boolean =>
  error instanceof CounterUnavailable && error.cause instanceof Error && error.cause.message.startsWith('NOSCRIPT');

/** An answer, or nothing where the user may not ask. */
async function orUnknown(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('NOPERM')) return undefined;
    throw error;
  }
}

/** Refuses a Redis that throws away what it holds when its memory is full: counts, and marks of revoked keys. */
async function checkPolicies(wire: Wire, warn: (message: string) => void): Promise<void> {
  const answers = await orUnknown(within(wire.sendToEach(['INFO', 'memory']), SILENT_MS));
  const policies = Array.isArray(answers) ? answers.map((text) => /^maxmemory_policy:(\S+)/m.exec(String(text))?.[1]) : [undefined];
  const evicting = policies.find((policy) => policy !== undefined && policy !== 'noeviction');
  if (evicting !== undefined) {
    throw new CounterRefused(`REDIS_URL: Redis has the maxmemory-policy ${evicting}, by which it forgets counts when its memory is full; set noeviction.`);
  }
  if (policies.includes(undefined)) warn('REDIS_URL: the maxmemory-policy cannot be read; it must be noeviction');
}
