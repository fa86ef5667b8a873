import type { IncomingMessage } from 'node:http';
import { isoTime } from '../http/answer/iso-time.ts';
import { ApiError } from '../http/errors.ts';
import { labelProblem } from '../http/request/body.ts';
import type { Allotment, Entry } from '../keys/gate.ts';
import type { VerifiedKey } from '../keys/keys.ts';
import type { Wanted } from '../limits/sliding-window.ts';
import { HOUR_MS } from '../opening/services.ts';
import type { Config } from '../settings/config.ts';
import { allowanceOf, allowanceSpent } from './allowance.ts';
import type { Exchange } from './exchange.ts';
import { invalidKey, keyText } from './key-text.ts';

const WHAT = 'tool runs per hour';

/** Answers a request that was let in, with its body. What it throws or rejects with is the answer too. */
type Work = (exchange: Exchange, body: Buffer) => void | Promise<void>;

/**
 * Lets a request of interface A in: checks its key and the plan, counts its first run, reads its body and has the work done; at once where all of that is known in this process.
 * What the checks find (401, 403, 413, 415, 429) is the answer.
 */
export const withAdmittedBody = (exchange: Exchange, work: Work): void =>
  withAdmission(exchange, (admitted) => {
    const problem = labelProblem(admitted.request.headers);
    if (problem) throw problem;
    admitted.readBody(admitted.services.config.maxBodyBytes, (unread, body) => {
      admitted.bytesIn = body.length;
      if (unread) admitted.fail(unread);
      else admitted.inTurn(() => work(admitted, body)?.catch((error: unknown) => admitted.fail(error)));
    });
  });

/** The same without reading the body, which is up to the work. What it throws is the answer. */
export function withAdmission(exchange: Exchange, work: (exchange: Exchange) => void): void {
  const { services, request, runsOf } = exchange;
  const now = services.clock();
  try {
    const entry = services.gate.admit(neededKey(request), runsOf, now);
    if (entry instanceof Promise) void enterLater(exchange, entry, now, work);
    else enter(exchange, entry, now, work);
  } catch (error) {
    exchange.fail(error);
  }
}

async function enterLater(exchange: Exchange, entry: Promise<Entry | undefined>, now: number, work: (exchange: Exchange) => void): Promise<void> {
  try {
    enter(exchange, await entry, now, work);
  } catch (error) {
    exchange.fail(error);
  }
}

function enter(exchange: Exchange, entry: Entry | undefined, now: number, work: (exchange: Exchange) => void): void {
  exchange.isRun = true;
  admit(exchange, entry, now);
  work(exchange);
}

/** Counts one run of a request that is answered run by run. Throws 401, 403 or 429. */
export async function takeRun(exchange: Exchange): Promise<void> {
  const { services, request, runsOf } = exchange;
  const now = services.clock();
  admit(exchange, await services.gate.admit(neededKey(request), runsOf, now), now);
}

function neededKey(request: IncomingMessage): string {
  const text = keyText(request);
  if (text === undefined) throw NO_KEY;
  return text;
}

const NO_KEY = new ApiError('missing_api_key', 'Send an API key in the x-api-key header; create one under /account.');

/** What the tool runs of a key are counted under; undefined on the Free plan, which has none. */
export const runAllotments =
  ({ plans }: Pick<Config, 'plans'>) =>
  ({ plan, runSubject }: VerifiedKey): Allotment | undefined =>
    plan === 'free' ? undefined : { subject: runSubject, limit: plans[plan].requestsPerHour, windowMs: HOUR_MS };

function admit(exchange: Exchange, entry: Entry | undefined, now: number): void {
  if (!entry) throw invalidKey();
  const { key, admission } = entry;
  const { services } = exchange;
  exchange.caller = key;
  if (!admission) {
    exchange.allowance = allowanceOf(0, { admitted: false, remaining: 0, resetAt: now + HOUR_MS });
    throw new ApiError('plan_required', 'The Free plan has no tool API; it needs the Pro or the Business plan.');
  }
  const limit = services.config.plans[key.plan].requestsPerHour;
  exchange.allowance = allowanceOf(limit, admission);
  if (!admission.admitted) throw allowanceSpent(limit, WHAT, admission);
  services.keys.touch(key.hash, now);
}

/** The same for work on the JSON in the body, whose bytes are let go of as soon as it has been read. */
export const withAdmittedJson = (exchange: Exchange, work: (exchange: Exchange, sent: unknown) => Promise<void>): void =>
  withAdmittedBody(exchange, async (admitted, body) => work(admitted, await admitted.parse(body)));

/**
 * Counts further runs of a request that was let in, as many as are left; none where fewer than `least` are.
 * @returns how many were counted and, where that is not all, the refusal, 429
 */
export async function takeRuns(exchange: Exchange, { most, least }: Wanted): Promise<{ counted: number; refusal: ApiError | undefined }> {
  const { services, caller, runsOf } = exchange;
  const allotment = caller && runsOf(caller);
  if (!allotment) throw new Error('runs are counted for callers that were let in alone');
  const { subject, limit, windowMs } = allotment;
  const now = services.clock();
  const answer = services.window.takeMany(subject, { most, least }, limit, windowMs, now);
  // Within one process nobody waits.
  const { admitted: counted, ...left } = answer instanceof Promise ? await answer : answer;
  exchange.allowance = allowanceOf(limit, { admitted: counted > 0, ...left });
  if (counted === most) return { counted, refusal: undefined };
  if (left.remaining === 0) return { counted, refusal: allowanceSpent(limit, WHAT, { admitted: false, ...left }) };
  const retryAt = now + HOUR_MS;
  const message = `This needs ${most} runs, and of the ${limit} ${WHAT} ${left.remaining} are left; all are there again at ${isoTime(retryAt)}.`;
  return { counted, refusal: new ApiError('rate_limit_exceeded', message, { retryAt }) };
}
