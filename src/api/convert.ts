import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendTagged, type Tagged, withTag } from '../http/answer/cacheable-document.ts';
import { addressGroup } from '../http/request/address-group.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { labelProblem } from '../http/request/body.ts';
import { readParameters } from '../http/request/query.ts';
import type { Allotment, Entry } from '../keys/gate.ts';
import type { Admission } from '../limits/sliding-window.ts';
import { DAY_MS, type Services } from '../opening/services.ts';
import type { Config, Plan } from '../settings/config.ts';
import { categories, conversions } from '../units/index.ts';
import { allowanceOf, allowanceSpent } from './allowance.ts';
import { type CONVERSION_FIELDS, conversion } from './conversion.ts';
import { type BatchContext, type Counted, convertBatch, MAX_BATCH_BYTES } from './convert-batch.ts';
import type { Exchange, TakeOver } from './exchange.ts';
import { invalidKey, keyText } from './key-text.ts';

const WHAT = 'conversions per 24 hours';
const NOT_KEPT = 'cache-control: no-store\r\n';

/** What the fields of a conversion hold; the units say how much of it they take. */
const MAX_CHARACTERS = 16_384;
const PARAMETERS: Readonly<Record<(typeof CONVERSION_FIELDS)[number], number>> = {
  from: MAX_CHARACTERS,
  to: MAX_CHARACTERS,
  value: MAX_CHARACTERS,
  digits: MAX_CHARACTERS,
  decimals: MAX_CHARACTERS,
  rounding: MAX_CHARACTERS,
};

type Query = Record<string, unknown>;

/** `/api/v1/convert`: GET converts a value, or lists what there is when called without parameters; POST converts many. @param take takes a request over from Fastify */
export function convertRoutes(app: FastifyInstance, services: Services, take: TakeOver): void {
  let list: Tagged | undefined;
  app.get('/api/v1/convert', (request: FastifyRequest<{ Querystring: Query }>, reply) => {
    const { query } = request;
    if (Object.keys(query).length > 0) return convertUnits(take(request, reply), query);
    list ??= withTag(listJson(services.config.convertPublicUrl));
    return sendTagged(request, reply, list);
  });
  // Before Fastify reads the body: that is up to whoever answers.
  app.post('/api/v1/convert', { onRequest: (request, reply) => convertMany(take(request, reply)) }, () => undefined);
  closeMethods(app, '/api/v1/convert', ['GET', 'POST']);
}

/** Converts what the query asks for. */
export function convertUnits(exchange: Exchange, query: Query): void {
  withAdmission(exchange, () => exchange.succeed(answer(query, exchange.services.config.convertPublicUrl), NOT_KEPT));
}

/** Converts each of the items in the body, which is read when there is any allowance left; the first item, or a body that is refused, counts before. */
function convertMany(exchange: Exchange): void {
  withAdmission(exchange, (count) => {
    const { config } = exchange.services;
    const problem = labelProblem(exchange.request.headers);
    if (problem) throw problem;
    const context = { site: config.convertPublicUrl, take: count, turn: () => exchange.turn(), isAbandoned: () => exchange.request.socket.destroyed };
    exchange.readBody(Math.min(MAX_BATCH_BYTES, config.maxBodyBytes), (unread, body) => {
      exchange.bytesIn = body.length;
      if (unread) exchange.fail(unread);
      else
        convertBatch(body, context).then(
          (json) => exchange.succeed(json, NOT_KEPT),
          (error: unknown) => exchange.fail(error),
        );
    });
  });
}

/** What is counted for a caller, if anything, and whether the first conversion was admitted. */
interface Entered {
  allotment: Allotment | undefined;
  admission: Admission | undefined;
}

/**
 * Counts one conversion, of an account by its plan, of anybody else by address; then does the work, or answers 401 or 429.
 * @param work is given what counts more of them, as many as are left
 */
function withAdmission(exchange: Exchange, work: (count: BatchContext['take']) => void): void {
  const now = exchange.services.clock();
  const start = ({ allotment, admission }: Entered): void => {
    try {
      if (allotment && admission) note(exchange, allotment, admission);
      work((most) => (allotment ? countMore(exchange, allotment, most, now) : { counted: most }));
    } catch (error) {
      exchange.fail(error);
    }
  };
  try {
    const entered = enter(exchange, now);
    if (entered instanceof Promise) entered.then(start, (error: unknown) => exchange.fail(error));
    else start(entered);
  } catch (error) {
    exchange.fail(error);
  }
}

/** Counts one conversion of a request that is answered piece by piece. Throws 401 or 429. */
export async function countConversion(exchange: Exchange): Promise<void> {
  const { allotment, admission } = await enter(exchange, exchange.services.clock());
  if (allotment && admission) note(exchange, allotment, admission);
}

function enter(exchange: Exchange, now: number): Entered | Promise<Entered> {
  const { config, gate, window } = exchange.services;
  const text = keyText(exchange.request);
  if (text !== undefined) {
    const entry = gate.admit(text, (key) => allotmentOf(config, key.plan, key.conversionSubject), now);
    return entry instanceof Promise ? entry.then((known) => ofKey(exchange, known, now)) : ofKey(exchange, entry, now);
  }
  const allotment = allotmentOf(config, 'free', `convert:address:${addressGroup(exchange.address)}`);
  if (!allotment) return { allotment, admission: undefined };
  const admission = window.take(allotment.subject, allotment.limit, allotment.windowMs, now);
  return admission instanceof Promise ? admission.then((known) => ({ allotment, admission: known })) : { allotment, admission };
}

function ofKey(exchange: Exchange, entry: Entry | undefined, now: number): Entered {
  if (!entry) throw invalidKey();
  const { key, admission } = entry;
  const { config, keys } = exchange.services;
  exchange.caller = key;
  keys.touch(key.hash, now);
  return { allotment: allotmentOf(config, key.plan, key.conversionSubject), admission };
}

/** What conversions on a plan are counted under; undefined where they are not counted. */
function allotmentOf({ plans }: Config, plan: Plan, subject: string): Allotment | undefined {
  const limit = plans[plan].conversionsPerDay;
  return limit === undefined ? undefined : { subject, limit, windowMs: DAY_MS };
}

async function countMore(exchange: Exchange, allotment: Allotment, most: number, now: number): Promise<Counted> {
  const { subject, limit, windowMs } = allotment;
  const answer = exchange.services.window.takeMany(subject, { most, least: 1 }, limit, windowMs, now);
  // Within one process nobody waits.
  const { admitted: counted, ...left } = answer instanceof Promise ? await answer : answer;
  exchange.allowance = allowanceOf(limit, { admitted: counted > 0, ...left });
  return { counted, refusal: counted < most ? allowanceSpent(limit, WHAT, { admitted: false, ...left }) : undefined };
}

/** Writes down what is left, and throws 429 for a refusal. */
function note(exchange: Exchange, { limit }: Allotment, admission: Admission): void {
  exchange.allowance = allowanceOf(limit, admission);
  if (!admission.admitted) throw allowanceSpent(limit, WHAT, admission);
}

const answer = (query: Query, site: string): string => JSON.stringify(conversion(readParameters(query, PARAMETERS), site));

function listJson(site: string): string {
  const all = conversions().map((conversion) => ({ ...conversion, toolUrl: `${site}/convert/${conversion.from}-to-${conversion.to}` }));
  return JSON.stringify({
    categories: categories.map(({ name, units }) => ({ name, units: units.map(({ code, label, aliases }) => ({ code, label, aliases })) })),
    conversions: all,
    total: all.length,
  });
}
