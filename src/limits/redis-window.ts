import { CounterUnavailable } from './errors.ts';
import { type Redis, scriptOf } from './redis.ts';
import type { Admission, Admissions, SlidingWindow, Wanted } from './sliding-window.ts';

/**
 * KEYS: the mark of an account, the admission times of a subject (a list, oldest first).
 * ARGV: the mark that is expected ('' for any), the limit ('' to ask for the mark alone), the window in milliseconds, the time ('' for Redis's own), how many are
 * taken at most and at least; at most 0 to look only.
 * Gives {how many were admitted, of a look 1 or 0, or -1 for another mark; remaining; reset time; now}.
 */
const WINDOW = scriptOf(`
local now = tonumber(ARGV[4])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
if ARGV[1] ~= '' and redis.call('GET', KEYS[1]) ~= ARGV[1] then return {-1, 0, 0, now} end
local limit = tonumber(ARGV[2])
if not limit then return {1, 0, 0, now} end
local window = tonumber(ARGV[3])
local function at(index) return tonumber(redis.call('LINDEX', KEYS[2], index)) end
local count = redis.call('LLEN', KEYS[2])
local moment = now
if count > 0 then
  moment = math.max(now, at(-1))
  local edge = moment - window
  if at(0) <= edge then
    local left, staying = 0, 1
    while staying < count and at(staying) <= edge do
      left = staying
      staying = staying * 2
    end
    staying = math.min(staying, count)
    while staying - left > 1 do
      local middle = math.floor((left + staying) / 2)
      if at(middle) <= edge then left = middle else staying = middle end
    end
    redis.call('LTRIM', KEYS[2], staying, -1)
    count = count - staying
  end
end
if count >= limit then
  return {0, 0, (limit > 0 and at(count - limit) or moment) + window, now}
end
local most, least, taken = tonumber(ARGV[5]), tonumber(ARGV[6]), 1
if limit - count < least then
  taken = 0
elseif most > 0 then
  taken = math.min(most, limit - count)
  for _ = 1, taken do redis.call('RPUSH', KEYS[2], string.format('%.0f', moment)) end
  redis.call('PEXPIRE', KEYS[2], window + 1000)
  count = count + taken
end
return {taken, limit - count, (count > 0 and at(0) or moment) + window, now}
`);

/** A question about a subject, asked together with whether an account's mark still stands. */
export interface Question {
  subject: string;
  limit: number;
  windowMs: number;
}

interface Options {
  redis: Pick<Redis, 'run'>;
  /** The time instead of Redis's own, in tests. */
  clock?: (() => number) | undefined;
  /** Told Redis's time with each answer. */
  onTime?: (now: number) => void;
  /** Told how long each answer took, in milliseconds. */
  observe?: ((ms: number) => void) | undefined;
}

/**
 * The sliding window of all nodes together, in Redis: exact by Redis's clock, one round trip a request. Memory is in proportion to what was admitted, about
 * ten bytes each, and what nobody asks for expires after its window. The time that callers give is not used.
 */
export class RedisSlidingWindow implements SlidingWindow {
  readonly #redis: Pick<Redis, 'run'>;
  readonly #clock: (() => number) | undefined;
  readonly #onTime: ((now: number) => void) | undefined;
  readonly #observe: ((ms: number) => void) | undefined;

  constructor({ redis, clock, onTime, observe }: Options) {
    this.#redis = redis;
    this.#clock = clock;
    this.#onTime = onTime;
    this.#observe = observe;
  }

  async take(subject: string, limit: number, windowMs: number): Promise<Admission> {
    return isAdmitted(known(await this.#ask({ subject, limit, windowMs }, ONE, '')));
  }

  async takeMany(subject: string, wanted: Wanted, limit: number, windowMs: number): Promise<Admissions> {
    return known(await this.#ask({ subject, limit, windowMs }, wanted, ''));
  }

  async peek(subject: string, limit: number, windowMs: number): Promise<Admission> {
    return isAdmitted(known(await this.#ask({ subject, limit, windowMs }, NONE, '')));
  }

  /**
   * Counts one request, if an account's mark still stands. @param question nothing to count, when undefined
   * @returns `changed` when it does not
   */
  async takeMarked(accountId: string, mark: string, question: Question | undefined): Promise<Admission | 'changed'> {
    const answer = await this.#ask(question ?? { subject: `account:${accountId}:`, limit: undefined, windowMs: 0 }, ONE, mark);
    return answer === 'changed' ? answer : isAdmitted(answer);
  }

  async #ask(
    { subject, limit, windowMs }: { subject: string; limit: number | undefined; windowMs: number },
    { most, least }: Wanted,
    mark: string,
  ): Promise<Admissions | 'changed'> {
    const tag = tagOf(subject);
    const keys = [markKey(tag), `toolrack:{${tag}}:window:${windowMs}:${subject}`];
    const time = this.#clock ? String(this.#clock()) : '';
    const began = this.#observe && performance.now();
    const reply = await this.#redis.run(WINDOW, keys, [mark, limit === undefined ? '' : String(limit), String(windowMs), time, String(most), String(least)]);
    if (began !== undefined) this.#observe?.(performance.now() - began);
    const [admitted, remaining, resetAt, now] = Array.isArray(reply) ? reply.map(Number) : [];
    if (admitted === undefined || remaining === undefined || resetAt === undefined || now === undefined)
      throw new CounterUnavailable('it gives another answer than expected');
    this.#onTime?.(now);
    return admitted < 0 ? 'changed' : { admitted, remaining, resetAt };
  }
}

const ONE = { most: 1, least: 1 };
const NONE = { most: 0, least: 1 };

const isAdmitted = ({ admitted, ...rest }: Admissions): Admission => ({ admitted: admitted > 0, ...rest });

/** The answer to a question that was asked of no mark. */
function known(answer: Admissions | 'changed'): Admissions {
  if (answer === 'changed') throw new CounterUnavailable('it gives another answer than expected');
  return answer;
}

/** What of a subject decides where Redis keeps it: its account, so that a mark and what is counted with it lie together. */
const tagOf = (subject: string): string => /^account:([^:]+):/.exec(subject)?.[1] ?? subject.replace(/[{}]/g, '');

/** Where the mark of an account stands. */
export const markKey = (accountId: string): string => `toolrack:{${accountId}}:mark`;
