import { bytesOf } from '../http/connections/memory-budget.ts';
import { ApiError, errorBody } from '../http/errors.ts';
import { type Call, callOf } from '../runner/execute.ts';
import { jsonSize } from '../runner/json-size.ts';
import type { Failure, Outcome } from '../runner/outcome.ts';
import { runMany } from '../runner/run-many.ts';
import type { Exchange } from './exchange.ts';
import { takeRuns, withAdmittedJson } from './run-access.ts';
import { errorOf, usageAndMeta } from './run-answer.ts';

export const MAX_CALLS = 50;
/** What the results of one batch may have together, in characters. */
export const MAX_BATCH_RESULT = 32 * 1024 * 1024;

/** One call of a batch, as it was sent. */
interface Entry {
  id?: string;
  call: Call | Failure;
  /** About the size of its inputs. */
  bytes: number;
}

/** `POST /api/v1/batch`: runs up to 50 calls, each of which counts one and fails by itself. */
export const runBatch = (exchange: Exchange): void => withAdmittedJson(exchange, answerBatch);

async function answerBatch(exchange: Exchange, sent: unknown): Promise<void> {
  const { services } = exchange;
  const entries = callsOf(sent).map((call) => entryOf(call, services.config.maxBodyBytes));
  // From here on each call is counted by itself in the usage figures.
  exchange.isRun = false;
  exchange.runs = entries.length;
  // The first was counted before the body was read.
  const further = entries.length - 1;
  const { counted, refusal } = further > 0 ? await takeRuns(exchange, { most: further, least: 1 }) : { counted: 0, refusal: undefined };
  const admitted = entries.slice(0, 1 + counted);
  const results: string[] = [];
  const began = performance.now();
  let size = 0;
  await runMany({
    count: admitted.length,
    atOnce: services.config.workers,
    turn: () => exchange.turn(),
    isOver: () => exchange.request.socket.destroyed,
    run: (index) => start(exchange, admitted[index], size),
    done: (index, outcome, ms) => {
      const { id, bytes = 0 } = admitted[index] ?? {};
      const { code, json } = heldResult(exchange, id, resultOf(exchange, id, outcome));
      results[index] = json;
      size += json.length;
      exchange.recordRun({ tool: outcome.slug, code, ms, bytesIn: bytes, bytesOut: json.length });
    },
  });
  exchange.runMs = performance.now() - began;
  if (refusal) {
    for (const { id, call } of entries.slice(admitted.length)) {
      results.push(failed(exchange, id, new ApiError(refusal.code, refusal.message)));
      exchange.recordRun({ tool: toolOf(exchange, call), code: refusal.code, ms: 0, bytesIn: 0, bytesOut: 0 });
    }
  }
  const list = results.flatMap((json, index) => (index === 0 ? [json] : [',', json]));
  exchange.succeedWith(['{"results":[', ...list, `],${usageAndMeta(exchange)}}`]);
}

function callsOf(body: unknown): readonly unknown[] {
  const isWhole = typeof body === 'object' && body !== null && Object.hasOwn(body, 'calls') && Object.keys(body).length === 1;
  const calls = isWhole && 'calls' in body ? body.calls : undefined;
  if (Array.isArray(calls) && calls.length > 0 && calls.length <= MAX_CALLS) return calls;
  const message = `is a list of 1 to ${MAX_CALLS} calls, such as {"tool": "word-counter", "inputs": {"text": "Hello"}}`;
  throw new ApiError('invalid_inputs', `The body is {"calls": […]}; calls ${message}.`, { details: [{ path: 'calls', message }] });
}

function entryOf(sent: unknown, maxBytes: number): Entry {
  const call = callOf(sent);
  const bytes = call.ok ? jsonSize(call.inputs, maxBytes) : 0;
  const id = typeof sent === 'object' && sent !== null && Object.hasOwn(sent, 'id') && 'id' in sent ? sent.id : undefined;
  if (id === undefined) return { call, bytes };
  if (typeof id === 'string') return { id, call, bytes };
  const message = 'must be a string';
  return { call: { ok: false, code: 'invalid_inputs', message: `id ${message}.`, details: [{ path: 'id', message }] }, bytes };
}

/** @param size how large the results are already */
function start(exchange: Exchange, entry: Entry | undefined, size: number): Outcome | Promise<Outcome> {
  if (!entry) throw new Error('there is no such call');
  const { call, bytes } = entry;
  if (!call.ok) return call;
  if (size <= MAX_BATCH_RESULT) return exchange.services.runner.runOneOfMany(call, bytes, exchange);
  const message = 'The results of this batch are too large together; send this call in a batch of its own.';
  return { ok: false, code: 'unprocessable_inputs', slug: call.slug, message };
}

interface Result {
  code: string;
  json: string;
}

/** A result that there is room for until the batch is answered; otherwise the refusal. */
function heldResult(exchange: Exchange, id: string | undefined, result: Result): Result {
  const full = exchange.hold(bytesOf(result.json));
  return full ? { code: full.code, json: failed(exchange, id, full) } : result;
}

function resultOf(exchange: Exchange, id: string | undefined, outcome: Outcome): Result {
  if (outcome.ok) return { code: 'ok', json: `{${named(id)}"success":true,"tool":"${outcome.slug}","result":${outcome.resultJson}}` };
  const error = errorOf(exchange, outcome);
  return { code: error.code, json: failed(exchange, id, error) };
}

const failed = (exchange: Exchange, id: string | undefined, error: ApiError): string =>
  `{${named(id)}"success":false,${errorBody(error, exchange.id).slice(1)}`;

const named = (id: string | undefined): string => (id === undefined ? '' : `"id":${JSON.stringify(id)},`);

/** The slug of the tool that a call is of, where there is one of this name. */
const toolOf = ({ services }: Exchange, call: Call | Failure | undefined): string | undefined =>
  call?.ok ? services.catalogue.get(call.slug)?.slug : undefined;
