import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import { asApiError } from '../http/answer/as-api-error.ts';
import { allowOrigins } from '../http/answer/cors.ts';
import { ApiError, errorBody, isFault } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { labelProblem } from '../http/request/body.ts';
import { readParameters } from '../http/request/query.ts';
import { partedFrom } from '../mcp/arguments.ts';
import { KeptFiles, NoRoom } from '../mcp/kept-files.ts';
import type { Offer } from '../mcp/offer.ts';
import { callWithFilesApart } from '../mcp/result-files.ts';
import type { Answer, Host, Shelf } from '../mcp/server.ts';
import type { Services } from '../opening/services.ts';
import type { Call } from '../runner/execute.ts';
import { jsonSize } from '../runner/json-size.ts';
import type { Failure, Outcome } from '../runner/outcome.ts';
import type { ToolCard } from '../tools/card.ts';
import type { Catalogue } from '../tools/catalogue.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { conversion, questionOf } from './conversion.ts';
import { countConversion } from './convert.ts';
import { Exchange, type TakeOver } from './exchange.ts';
import { verifyKey } from './key-text.ts';
import { chosenTools } from './openapi.ts';
import { outcomeOf, resultAndSteps } from './pipelines.ts';
import { savedRecipe } from './recipes.ts';
import { takeRun } from './run-access.ts';
import { errorOf } from './run-answer.ts';
import { mostOfResult } from './tool-files.ts';

const PARAMETERS = { tools: 8_000, category: 40, discovery: 10 };
const MAX_SUBSCRIPTIONS = 100;
/** How many files of the largest size of a request may be kept for callers at once. */
const KEPT_AT_ONCE = 8;
/** How much of a file is written at a time. */
const PIECE = 1024 * 1024;

/** `/mcp`: the Model Context Protocol over streamable HTTP, without sessions. Its packages are loaded with the first request. */
export function mcpRoutes(app: FastifyInstance, services: Services, { origins, take }: { origins: ReadonlySet<string>; take: TakeOver }): void {
  let handler: Promise<McpHttpHandler> | undefined;
  const { maxFileBytes } = services.config;
  const kept = new KeptFiles({ maxBytes: mostOfResult(services.config), maxBytesInAll: KEPT_AT_ONCE * maxFileBytes });
  allowOrigins(app, origins);

  async function answer(exchange: Exchange, query: unknown): Promise<void> {
    exchange.caller = await verifyKey(services, exchange.request);
    const offer = offerOf(services.catalogue, query);
    handler ??= openHandler(services, kept);
    await serve(exchange, handler, offer);
  }

  app.post(
    '/mcp',
    {
      onRequest: (request, reply) => {
        const exchange = take(request, reply);
        answer(exchange, request.query).catch((error: unknown) => exchange.fail(error));
      },
    },
    () => undefined,
  );
  closeMethods(app, '/mcp', ['POST']);
  app.addHook('onClose', async () => {
    kept.close();
    await (await handler)?.close();
  });
}

/** What the query asks to be offered: the six tools that reach all others unless it names tools or a category. Throws `invalid_parameter`. */
export function offerOf(catalogue: Catalogue, query: unknown): Offer {
  const { discovery, ...named } = readParameters(query, PARAMETERS);
  if (discovery !== undefined && discovery !== 'on') throw new ApiError('invalid_parameter', 'discovery can only be on; leave it out otherwise.');
  const chosen = chosenTools(catalogue, named);
  return { own: new Map(chosen?.map((card) => [card.slug, card])), discovery: chosen === undefined || discovery === 'on' };
}

async function openHandler({ catalogue, config }: Services, kept: KeptFiles): Promise<McpHttpHandler> {
  const [{ createMcpHandler }, { mcpServer }, { default: manifest }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('../mcp/server.ts'),
    import('../../package.json', { with: { type: 'json' } }),
  ]);
  return createMcpHandler(
    ({ authInfo }) => {
      const { exchange, offer, given } = authInfo?.extra ?? {};
      if (!(exchange instanceof Exchange) || !isOffer(offer)) throw new Error('a request of MCP came without its exchange');
      return mcpServer({ catalogue, offer, host: hostFor(exchange, kept), ...(isObject(given) && { given }), version: manifest.version });
    },
    { maxRequestBodySize: config.maxBodyBytes, maxSubscriptions: MAX_SUBSCRIPTIONS },
  );
}

const isOffer = (value: unknown): value is Offer => typeof value === 'object' && value !== null && 'own' in value && 'discovery' in value;

async function serve(exchange: Exchange, opening: Promise<McpHttpHandler>, offer: Offer): Promise<void> {
  const { request, services } = exchange;
  const left = new AbortController();
  exchange.whenAbandoned(() => left.abort());
  const problem = labelProblem(request.headers);
  if (problem) throw problem;
  const sent = await messageOf(exchange);
  await exchange.turn();
  const parted = partedFrom(sent);
  if (!parted) throw new ApiError('payload_too_large', 'The message has too much besides the arguments of a tool.');
  const { message, given } = parted;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  // None at all is taken as JSON, too, which the SDK wants said.
  headers.set('content-type', 'application/json');
  const asked = new Request(`${services.config.publicUrl}/mcp`, { method: 'POST', headers, signal: left.signal });
  const { fetch } = await opening;
  // The SDK hands these on as they are; they are not tokens of ours.
  const answer = await fetch(asked, {
    authInfo: { token: '', clientId: '', scopes: [], extra: { exchange, offer, given } },
    ...(message !== undefined && { parsedBody: message }),
  });
  const { origin } = request.headers;
  await exchange.relay(answer, origin === undefined ? [] : ['access-control-allow-origin', origin, 'vary', 'Origin']);
}

/** The message in the body of a request; undefined where it is none, which the SDK then says in the words of the protocol. Rejects with 413 for one of too many values. */
async function messageOf(exchange: Exchange): Promise<unknown> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    exchange.readBody(exchange.services.config.maxBodyBytes, (problem, read) => {
      exchange.bytesIn = read.length;
      if (problem) reject(problem);
      else resolve(read);
    });
  });
  try {
    return await exchange.parse(body);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_json') return undefined;
    throw error;
  }
}

/** The files that are kept for the key of a request. */
function shelfFor(exchange: Exchange, kept: KeptFiles): Shelf {
  const owner = exchange.caller?.hash;
  return {
    list: () => (owner === undefined ? [] : kept.list(owner)),
    async keep({ name, type, bytes }) {
      const stored = exchange.newKeptFile();
      try {
        for (let at = 0; at < bytes.length; at += PIECE)
          await stored.append(Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(PIECE, bytes.length - at)));
      } catch (error) {
        await stored.discard();
        if (error instanceof ApiError) return undefined;
        throw error;
      }
      return kept.keep(owner ?? '', { name, mimeType: type, stored });
    },
    async read(uri) {
      const { file, stored } = kept.find(owner ?? '', uri);
      // The bytes, and their base64 on its way.
      if (exchange.hold(4 * file.size)) throw new NoRoom('The service is too busy; try again in a moment.');
      return { file, bytes: await stored.read() };
    },
  };
}

/** Runs a tool. @param refused makes an answer of what went wrong */
async function runTool(exchange: Exchange, call: Call | Failure, hasFilesApart: boolean, refused: (error: unknown) => Answer): Promise<Answer> {
  const { services } = exchange;
  const began = performance.now();
  const card = call.ok ? services.catalogue.get(call.slug) : undefined;
  const bytesIn = call.ok ? jsonSize(call.inputs, services.config.maxBodyBytes) : 0;
  exchange.tool = card?.slug;
  const record = (code: string, bytesOut: number) => exchange.recordRun({ tool: card?.slug, code, ms: performance.now() - began, bytesIn, bytesOut });
  try {
    await takeRun(exchange);
    await exchange.turn();
    const outcome = call.ok ? await outcomeOfCall(exchange, call, bytesIn, hasFilesApart ? card : undefined) : call;
    exchange.runMs = performance.now() - began;
    if (!outcome.ok) throw errorOf(exchange, outcome);
    const bytesOut = (outcome.files ?? []).reduce((sum, { bytes }) => sum + bytes.length, outcome.resultJson.length);
    const full = exchange.hold(bytesOut);
    if (full) throw full;
    record('ok', bytesOut);
    return { ok: true, json: outcome.resultJson, ...(outcome.files && { files: outcome.files }) };
  } catch (error) {
    if (error instanceof ApiError) record(error.code, 0);
    return refused(error);
  }
}

/** @param card of the tool, where its files may come apart from its result */
function outcomeOfCall(exchange: Exchange, call: Call, bytesIn: number, card: ToolCard | undefined): Outcome | Promise<Outcome> {
  const { runner, config } = exchange.services;
  const apart = card && callWithFilesApart(card, call.inputs, mostOfResult(config));
  return apart ? runner.runWithFiles(apart, exchange) : runner.run(call, bytesIn, exchange);
}

/** Runs and converts for the caller of a request, counted as over the other interfaces. */
function hostFor(exchange: Exchange, kept: KeptFiles): Host {
  const { services } = exchange;
  const refused = (error: unknown): Answer => {
    const known = asApiError(error, services.clock());
    if (isFault(known) && error !== known) services.log.error({ id: exchange.id, err: error }, 'a request failed');
    return { ok: false, json: errorBody(known, exchange.id) };
  };
  return {
    shelf: shelfFor(exchange, kept),
    run: (call, hasFilesApart = false) => runTool(exchange, call, hasFilesApart, refused),
    async runRecipe(recipe, given) {
      try {
        await takeRun(exchange);
        await exchange.turn();
        const outcome = await outcomeOf(exchange, typeof recipe === 'string' ? await savedRecipe(exchange, recipe) : recipe, given);
        if (outcome.ok) return { ok: true, json: `{${resultAndSteps(outcome)}}` };
        const { ok, json } = refused(outcome.error);
        return { ok, json: `${json.slice(0, -1)}${outcome.fields}}` };
      } catch (error) {
        const answer = asApiError(error, services.clock());
        exchange.recordRun({ tool: undefined, code: answer.code, ms: 0, bytesIn: 0, bytesOut: 0 });
        return refused(error);
      }
    },
    async detect(inputs) {
      const began = performance.now();
      const bytesIn = jsonSize(inputs, services.config.maxBodyBytes);
      exchange.tool = 'detect';
      const record = (code: string, bytesOut: number) => exchange.recordRun({ tool: 'detect', code, ms: performance.now() - began, bytesIn, bytesOut });
      try {
        await takeRun(exchange);
        await exchange.turn();
        const outcome = await services.runner.detect(inputs, bytesIn, exchange);
        exchange.runMs = performance.now() - began;
        if (!outcome.ok) throw errorOf(exchange, outcome);
        const full = exchange.hold(outcome.resultJson.length);
        if (full) throw full;
        record('ok', outcome.resultJson.length);
        return { ok: true, json: outcome.resultJson };
      } catch (error) {
        if (error instanceof ApiError) record(error.code, 0);
        return refused(error);
      }
    },
    async convert(question) {
      try {
        await countConversion(exchange);
        return { ok: true, json: JSON.stringify(conversion(questionOf(question), services.config.convertPublicUrl)) };
      } catch (error) {
        return refused(error);
      }
    },
  };
}
