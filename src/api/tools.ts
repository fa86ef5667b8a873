import type { Outcome } from '../runner/outcome.ts';
import { type Exchange, LARGE } from './exchange.ts';
import { withAdmittedBody } from './run-access.ts';
import { errorOf, usageAndMeta } from './run-answer.ts';

/** `POST /api/v1/tools`: runs a tool. Key, plan and allowance are checked before the body is read. */
export const runTool = (exchange: Exchange): void => withAdmittedBody(exchange, run);

function run(exchange: Exchange, body: Buffer): void | Promise<void> {
  const started = performance.now();
  const outcome = exchange.services.runner.runBody(body, exchange, { asBytes: true });
  if (outcome instanceof Promise) return outcome.then((settled) => answer(exchange, settled, started));
  answer(exchange, outcome, started);
}

function answer(exchange: Exchange, outcome: Outcome, started: number): void {
  noteRun(exchange, outcome, started);
  answerRun(exchange, outcome);
}

/** Notes what is logged and counted of a run. @param started when it began, as performance.now() has it */
export function noteRun(exchange: Exchange, outcome: Outcome, started: number): void {
  exchange.tool = outcome.slug;
  exchange.queueMs = outcome.queueMs;
  exchange.runMs = performance.now() - started - (outcome.queueMs ?? 0);
}

/** Answers with the result of a run as JSON, or with why there is none. */
export function answerRun(exchange: Exchange, outcome: Outcome): void {
  if (!outcome.ok) {
    exchange.fail(errorOf(exchange, outcome));
    return;
  }
  const { slug, resultJson, resultBytes } = outcome;
  if (resultBytes) exchange.succeedWithBytesOf(`{"success":true,"tool":"${slug}","result":`, resultBytes, `,${usageAndMeta(exchange)}}`);
  else if (resultJson.length <= LARGE) exchange.succeed(`{"success":true,"tool":"${slug}","result":${resultJson},${usageAndMeta(exchange)}}`);
  else exchange.succeedWith([`{"success":true,"tool":"${slug}","result":`, resultJson, `,${usageAndMeta(exchange)}}`]);
}
