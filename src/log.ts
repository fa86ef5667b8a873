import { destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { type AccessLog, accessLog } from './http/access-log.ts';
import { BLOCK_BYTES, LineBlock } from './http/line-block.ts';

const FLUSH_MS = 500;
/** What may wait for a reader of standard output that does not keep up; lines beyond it are lost. */
const MAX_WAITING_BYTES = 16_777_216;

export interface Log {
  log: Logger;
  accessLog: AccessLog;
  /** Writes what is pending, and waits for it. */
  flush(): void;
}

/** Logs go to standard output as JSON lines, written in blocks so that a request never waits for them. */
export function openLog({ logLevel, logTime }: Pick<Config, 'logLevel' | 'logTime'>, clock: () => number = Date.now): Log {
  const target = destination({ dest: 1, sync: false, minLength: BLOCK_BYTES / 2, maxWrite: 2 * BLOCK_BYTES, maxLength: MAX_WAITING_BYTES });
  const timestamp = logTime === 'iso' ? pino.stdTimeFunctions.isoTime : pino.stdTimeFunctions.epochTime;
  const log = pino({ level: logLevel, base: null, timestamp, redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'] }, target);
  const block = new LineBlock((lines) => void target.write(lines));
  setInterval(() => {
    block.flush();
    target.flush();
  }, FLUSH_MS).unref();
  const flush = () => {
    block.flush();
    target.flushSync();
  };
  process.on('exit', flush);
  return { log, accessLog: log.isLevelEnabled('info') ? accessLog((line) => block.add(line), { iso: logTime === 'iso', clock }) : () => undefined, flush };
}
