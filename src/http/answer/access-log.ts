import { isoTime } from './iso-time.ts';

/** What is written of one answered request: never what callers send, nor what they get. */
export interface Answered {
  id: string;
  /** Empty where it could not be read. */
  method: string;
  /** Without its query; empty where it could not be read. */
  path: string;
  /** The pattern of the address, such as `/api/v1/tools/:slug`; `none` when no route has it. */
  route: string;
  status: number;
  ms: number;
  tool?: string | undefined;
  /** How many tools were run, in requests that run many. */
  runs?: number | undefined;
  error?: string | undefined;
  /** The first characters of the key. */
  keyPrefix?: string | undefined;
  accountId?: string | undefined;
  bytesIn: number;
  bytesOut: number;
  queueMs?: number | undefined;
  runMs?: number | undefined;
}

export type AccessLog = (answered: Answered) => void;

/** Makes log lines as pino would, without what that costs per line. @param write takes whole lines @param iso whether times are ISO 8601 instead of milliseconds since the epoch */
export function accessLog(write: (line: string) => void, { iso, clock }: { iso: boolean; clock: () => number }): AccessLog {
  return (answered) => {
    const now = clock();
    const { id, method, path, status, ms, tool, runs, error, keyPrefix, accountId, bytesIn, bytesOut, queueMs, runMs } = answered;
    write(
      `{"level":30,"time":${iso ? `"${isoTime(now)}"` : now},"id":"${id}","method":"${method}","path":${quoted(path)},"status":${status},"ms":${thousandths(ms)}${
        tool === undefined ? '' : `,"tool":"${tool}"`
      }${runs === undefined ? '' : `,"runs":${runs}`}${error === undefined ? '' : `,"error":"${error}"`}${keyPrefix === undefined ? '' : `,"key":"${keyPrefix}"`}${
        accountId === undefined ? '' : `,"account":"${accountId}"`
      },"bytesIn":${bytesIn},"bytesOut":${bytesOut}${queueMs === undefined ? '' : `,"queueMs":${thousandths(queueMs)}`}${
        runMs === undefined ? '' : `,"runMs":${thousandths(runMs)}`
      },"msg":"answered"}\n`,
    );
  };
}

/** `.000` to `.999`: writing a fraction again each time is a quarter of what a line costs. */
const FRACTIONS = Array.from({ length: 1000 }, (_, thousandth) => `.${String(thousandth).padStart(3, '0')}`);

/** A number with three decimals. @param ms at least 0 */
function thousandths(ms: number): string {
  const all = Math.round(ms * 1000);
  const whole = Math.floor(all / 1000);
  return `${whole}${FRACTIONS[all - 1000 * whole]}`;
}

/** A key, each character of which may be percent-encoded; and how much of one is shown. */
const KEY = /(?:t|%74)(?:o|%6f){2}(?:l|%6c)(?:_|%5f)(?:[\da-f]|%3\d|%6[1-6]){32}/gi;
const SHOWN_OF_KEY = 12;

/** A path as JSON text, with the first characters alone of keys that somebody has put there. The ordinary ones have nothing to escape. */
const quoted = (path: string): string =>
  /^[\w/.-]{1,200}$/.test(path) && !path.includes('tool_') ? `"${path}"` : JSON.stringify(path.replace(KEY, shownPart).slice(0, 500));

const shownPart = (key: string): string => `${decodeURIComponent(key).slice(0, SHOWN_OF_KEY)}...`;
