import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../accounts/accounts.ts';
import { addressGroup } from '../../http/address-group.ts';
import { ApiError, ERRORS, sendError } from '../../http/errors.ts';
import { closeMethods } from '../../http/methods.ts';
import type { Failure, Outcome } from '../../runner/outcome.ts';
import type { Claim } from '../../runner/turns.ts';
import { DAY_MS, type Services } from '../../services.ts';
import type { ToolCard } from '../../tools/card.ts';
import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import { type Complaint, type Filled, filled, readForm } from '../forms/read.ts';
import { html } from '../html.ts';
import { filledWithExample, problemBox, toolForm, toolList, toolPage } from '../pages/tool.ts';
import { fieldsOf, queryText, refuseOthers, wantsJson } from '../requests.ts';
import { showResult } from '../results/show.ts';
import type { Sender } from '../send.ts';

const MAX_RUN_BYTES = 1024 * 1024;
/** In characters. */
const MAX_RESULT = 2_000_000;
const MAX_RELATED = 6;
const RETRY_BUSY_MS = 1_000;

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;

/** `/tools/{slug}`: the page of a tool, and running it there. */
export function toolRoutes(app: FastifyInstance, services: Services, sender: Sender, origins: ReadonlySet<string>): void {
  const { catalogue, config } = services;
  const url = '/tools/:slug';
  const related = new Map<string, ToolCard[]>();

  const show = (card: ToolCard, view: Pick<Parameters<typeof toolPage>[0], 'form' | 'complaints' | 'problem' | 'result' | 'example'>) => {
    let like = related.get(card.slug);
    if (!like) {
      like = catalogue.related(card.slug, MAX_RELATED);
      related.set(card.slug, like);
    }
    return toolPage({ card, site: config.publicUrl, related: like, runs: config.pageRuns.perAddress > 0 || config.pageRuns.perAccount > 0, ...view });
  };

  app.get(url, (request: SlugRequest, reply) => {
    const card = catalogue.get(request.params.slug);
    if (!card) return sendMissing(request, reply);
    const example = Number(queryText(request.query, 'example') ?? '1') - 1;
    return sender.send(request, reply, show(card, filledWithExample(card, example)));
  });

  app.post(
    url,
    // Which tools somebody uses is theirs: the log has the route.
    { bodyLimit: Math.min(MAX_RUN_BYTES, config.maxBodyBytes), config: { logsRoute: true }, onRequest: (request: SlugRequest) => admit(request) },
    async (request: SlugRequest, reply) => {
      const card = catalogue.get(request.params.slug);
      if (!card) return sendMissing(request, reply);
      const form = filled(fieldsOf(request));
      const { inputs, complaints } = readForm(toolForm(card).controls, form);
      const outcome = complaints.length > 0 ? unreadable(complaints) : await run(card, inputs, await claimOf(request, reply));
      if (!outcome.ok) request.errorCode = outcome.code;
      if (!outcome.ok && outcome.diagnostic) request.log.error({ reqId: request.id, diagnostic: outcome.diagnostic }, 'a tool failed');
      return answer(request, reply, card, form, outcome);
    },
  );
  closeMethods(app, url, ['GET', 'POST']);

  /** Counts the run, before its body is read: of an account, or of an address. Other sites' pages and unknown tools are refused before. */
  async function admit(request: SlugRequest): Promise<void> {
    refuseOthers(request, origins);
    if (!catalogue.get(request.params.slug)) return;
    const session = await sender.session(request);
    const limit = session ? config.pageRuns.perAccount : config.pageRuns.perAddress;
    if (limit === 0) throw new ApiError('page_runs_off', 'Running tools on their pages is turned off on this service. The API runs them with a key.');
    const subject = subjectOf(request, session);
    const { admitted, resetAt } = await services.window.take(subject, limit, DAY_MS, services.clock());
    if (admitted) return;
    const until = new Date(resetAt).toISOString();
    const more = session ? '' : ' Signing in allows more.';
    throw new ApiError('rate_limit_exceeded', `The ${limit} runs that 24 hours allow on these pages are spent until ${until}.${more}`, { retryAt: resetAt });
  }

  /** On whose behalf a page run waits for a worker: that of the account or the address it counts for, until its visitor leaves. */
  async function claimOf(request: FastifyRequest, reply: FastifyReply): Promise<Claim> {
    const left = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort();
    });
    const claim = { owner: subjectOf(request, await sender.session(request)), left: left.signal };
    if (reply.raw.closed) left.abort();
    return claim;
  }

  function run(card: ToolCard, inputs: Record<string, unknown>, claim: Claim): Outcome | Promise<Outcome> {
    const outcome = services.runner.runBody(Buffer.from(JSON.stringify({ tool: card.slug, inputs })), claim);
    return outcome instanceof Promise ? outcome.then(shownWhole) : shownWhole(outcome);
  }

  function answer(request: FastifyRequest, reply: FastifyReply, card: ToolCard, form: Filled, outcome: Outcome): FastifyReply | Promise<FastifyReply> {
    if (outcome.ok) {
      const result: Record<string, unknown> = Object(parseJsonText(outcome.resultJson));
      if (wantsJson(request)) return json(reply, { result, html: showResult(result).markup });
      return sender.send(request, reply.header('cache-control', 'no-store'), show(card, { form, result }));
    }
    const complaints = outcome.details ?? [];
    const now = services.clock();
    const retryAt = outcome.code === 'service_unavailable' ? now + RETRY_BUSY_MS : undefined;
    if (wantsJson(request)) {
      if (retryAt !== undefined) return sendError(request, reply, new ApiError(outcome.code, outcome.message, { details: outcome.details, retryAt }), now);
      const { code, message } = outcome;
      return json(reply.code(ERRORS[code].status), { error: code, message, details: complaints, html: problemBox(message, complaints, card).markup });
    }
    if (retryAt !== undefined) reply.header('retry-after', '1');
    return sender.send(
      request,
      reply.code(ERRORS[outcome.code].status).header('cache-control', 'no-store'),
      show(card, { form, complaints, problem: outcome.message }),
    );
  }

  function sendMissing(request: SlugRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { slug } = request.params;
    const near = catalogue.nearest(slug).flatMap((other) => catalogue.get(other) ?? []);
    const body = html`<h1>No such tool</h1><p>There is no tool <code>${slug.slice(0, 80)}</code>.</p>${near.length > 0 && html`<h2>Did you mean</h2>${toolList(near)}`}<p><a href="/categories">All tools</a></p>`;
    return sender.send(request, reply.code(404), { title: 'No such tool', body });
  }
}

/** Whom a page run counts for. */
const subjectOf = (request: FastifyRequest, session: Session | undefined): string =>
  session ? `page:account:${session.accountId}` : `page:address:${addressGroup(request.clientAddress)}`;

const json = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));

/** A result that a page can show: what is larger would keep everybody else waiting while it is drawn. */
function shownWhole(outcome: Outcome): Outcome {
  if (!outcome.ok || outcome.resultJson.length <= MAX_RESULT) return outcome;
  const megabytes = (outcome.resultJson.length / 1e6).toFixed(1);
  return {
    ok: false,
    code: 'unprocessable_inputs',
    message: `The result has ${megabytes} MB, more than a page can show; ask for less, or call the API, which gives all of it.`,
  };
}

/** What a form holds and no tool can be given, as the tools themselves complain. */
function unreadable(complaints: Complaint[]): Failure {
  return { ok: false, code: 'invalid_inputs', message: 'The inputs are not valid.', details: complaints };
}
