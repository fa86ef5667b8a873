import type { Outcome } from '../runner/outcome.ts';
import type { Exchange } from './exchange.ts';
import { withAdmittedBody } from './run-access.ts';
import { errorOf, usageAndMeta } from './run-answer.ts';

/** `POST /api/v1/tools`: runs a tool. Key, plan and allowance are checked before the body is read. */
export const runTool = (exchange: Exchange): void => withAdmittedBody(exchange, run);

function run(exchange: Exchange, body: Buffer): void | Promise<void> {
  const started = performance.now();
  const outcome = exchange.services.runner.runBody(body, exchange);
  if (outcome instanceof Promise) return outcome.then((settled) => answer(exchange, settled, started));
  answer(exchange, outcome, started);
}

function answer(exchange: Exchange, outcome: Outcome, started: number): void {
  exchange.tool = outcome.slug;
  exchange.queueMs = outcome.queueMs;
  exchange.runMs = performance.now() - started - (outcome.queueMs ?? 0);
  if (outcome.ok) exchange.succeed(`{"success":true,"tool":"${outcome.slug}","result":${outcome.resultJson},${usageAndMeta(exchange)}}`);
  else exchange.fail(errorOf(exchange, outcome));
}
