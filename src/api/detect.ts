import type { Outcome } from '../runner/outcome.ts';
import { type Exchange, LARGE } from './exchange.ts';
import { withAdmittedBody } from './run-access.ts';
import { errorOf, usageAndMeta } from './run-answer.ts';

/** `POST /api/v1/detect`: says what data are and which tools open them. Key, plan and allowance are checked before the body is read, and it counts one run. */
export const answerDetection = (exchange: Exchange): void => withAdmittedBody(exchange, run);

function run(exchange: Exchange, body: Buffer): void | Promise<void> {
  const started = performance.now();
  const outcome = exchange.services.runner.detectBody(body, exchange);
  if (outcome instanceof Promise) return outcome.then((settled) => answer(exchange, settled, started));
  answer(exchange, outcome, started);
}

function answer(exchange: Exchange, outcome: Outcome, started: number): void {
  exchange.tool = 'detect';
  exchange.queueMs = outcome.queueMs;
  exchange.runMs = performance.now() - started - (outcome.queueMs ?? 0);
  if (!outcome.ok) {
    exchange.fail(errorOf(exchange, outcome));
    return;
  }
  const { resultJson } = outcome;
  const found = resultJson.slice(1, -1);
  if (resultJson.length <= LARGE) exchange.succeed(`{"success":true,${found},${usageAndMeta(exchange)}}`);
  else exchange.succeedWith(['{"success":true,', found, `,${usageAndMeta(exchange)}}`]);
}
