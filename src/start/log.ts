import { type Logger, pino } from 'pino';
import { type AccessLog, accessLog } from '../http/answer/access-log.ts';
import type { Config } from '../settings/config.ts';
import { LineBlock } from './line-block.ts';
import { LogFile } from './log-file.ts';

const STANDARD_OUTPUT = 1;
const FLUSH_MS = 500;
/** How long the end of the process waits for lines that cannot be written yet. */
const DRAIN_WITHIN_MS = 1_000;

export interface Log {
  log: Logger;
  accessLog: AccessLog;
  /** How many lines were lost, as they could not be written. */
  lostLines(): number;
  /** Tells the operator, whatever the level: in words on a terminal, otherwise as a line of the log with facts beside the words. */
  tell(words: string, facts: object): void;
  /** Writes words as they are. */
  print(words: string): void;
  /** Writes what is pending and waits for it, for a second at most. */
  flush(): Promise<void>;
}

/** Logs go to standard output as JSON lines, written in blocks so that a request never waits for them, nor the service for a full disk or a reader that stands still. */
export function openLog({ logLevel, logTime }: Pick<Config, 'logLevel' | 'logTime'>, clock: () => number = Date.now): Log {
  const file = new LogFile(STANDARD_OUTPUT, {
    onRoom: (lines, fault) => log.warn({ lines, fault }, 'lines of the log were lost: they could not be written'),
  });
  const block = new LineBlock((lines) => file.write(lines));
  const timestamp = logTime === 'iso' ? pino.stdTimeFunctions.isoTime : pino.stdTimeFunctions.epochTime;
  const log = pino(
    { level: logLevel, base: null, timestamp, redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'] },
    { write: (line) => block.add(line) },
  );
  const always = log.child({}, { level: 'info' });
  // Looking at `process.stdout` makes a pipe one that does not block: otherwise a reader that stands still would hold up the end of the process.
  const { isTTY } = process.stdout;
  const print = (words: string): void => {
    block.flush();
    file.write(words);
  };
  setInterval(() => block.flush(), FLUSH_MS).unref();
  process.on('exit', () => {
    block.flush();
    file.end();
  });
  return {
    log,
    accessLog: log.isLevelEnabled('info') ? accessLog((line) => block.add(line), { iso: logTime === 'iso', clock }) : () => undefined,
    lostLines: () => file.lost,
    tell(words, facts) {
      if (isTTY) return print(`${words}\n`);
      always.info(facts, words);
      block.flush();
    },
    print,
    async flush() {
      block.flush();
      await file.drain(DRAIN_WITHIN_MS);
    },
  };
}
