import { labelProblem } from '../http/body.ts';
import type { Outcome } from '../runner/outcome.ts';
import type { Exchange } from './exchange.ts';
import { whenAdmitted } from './run-access.ts';
import { errorOf, usageAndMeta } from './run-answer.ts';

/** `POST /api/v1/tools`: runs a tool. Key, plan and allowance are checked before the body is read. */
export function runTool(exchange: Exchange): void {
  whenAdmitted(exchange, () => {
    const problem = labelProblem(exchange.request.headers);
    if (problem) throw problem;
    exchange.readBody(exchange.services.config.maxBodyBytes, (unread, body) => {
      if (unread) exchange.fail(unread);
      else run(exchange, body);
    });
  });
}

function run(exchange: Exchange, body: Buffer): void {
  exchange.bytesIn = body.length;
  const started = performance.now();
  const outcome = exchange.services.runner.runBody(body, exchange);
  if (outcome instanceof Promise) {
    outcome.then(
      (settled) => answer(exchange, settled, started),
      (error: unknown) => exchange.fail(error),
    );
  } else answer(exchange, outcome, started);
}

function answer(exchange: Exchange, outcome: Outcome, started: number): void {
  exchange.tool = outcome.slug;
  exchange.queueMs = outcome.queueMs;
  exchange.runMs = performance.now() - started - (outcome.queueMs ?? 0);
  if (outcome.ok) exchange.succeed(`{"success":true,"tool":"${outcome.slug}","result":${outcome.resultJson},${usageAndMeta(exchange)}}`);
  else exchange.fail(errorOf(exchange, outcome));
}
