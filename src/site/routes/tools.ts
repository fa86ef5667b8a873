import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, ERRORS, sendError } from '../../http/errors.ts';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Services } from '../../opening/services.ts';
import type { Outcome, Success } from '../../runner/outcome.ts';
import type { ToolCard } from '../../tools/card.ts';
import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import { excessOf } from '../../tools/shared/json/value-count.ts';
import { browserPlace } from '../assets.ts';
import { problemBox } from '../forms/problem.ts';
import { filled, readForm } from '../forms/read.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { filledWithExample, toolForm, toolList, toolPage } from '../pages/tool.ts';
import { PostedForm } from '../posted-files.ts';
import { fieldsOf, queryText, turnOf, wantsJson } from '../requests.ts';
import { shapeOf } from '../results/shape.ts';
import { shapeFor } from '../results/shape-of-run.ts';
import { showJsonText, showResult } from '../results/show.ts';
import { viewOf as viewOfField } from '../results/views.ts';
import type { Sender } from '../send.ts';
import { PageRuns } from './page-runs.ts';

const MAX_RUN_BYTES = 1024 * 1024;
/** A result up to this many characters of JSON is in the page for its script, too. */
const MAX_DATA = 50_000;
const MAX_RELATED = 6;
const RETRY_BUSY_MS = 1_000;

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;

type View = Pick<Parameters<typeof toolPage>[0], 'form' | 'inputs' | 'complaints' | 'problem' | 'result' | 'isLarge' | 'resultJson' | 'example' | 'isOpening'>;

/** `/tools/{slug}`: the page of a tool, and running it there. */
export function toolRoutes(app: FastifyInstance, services: Services, sender: Sender, origins: ReadonlySet<string>): void {
  const { catalogue, config } = services;
  const url = '/tools/:slug';
  const pages = new ToolPages(services);
  const runs = new PageRuns(services, sender, origins);

  app.get(url, (request: SlugRequest, reply) => {
    const card = catalogue.get(request.params.slug);
    if (!card) return sender.send(request, reply.code(404), missingPage(request.params.slug, catalogue));
    const example = Number(queryText(request.query, 'example')) - 1;
    const key = card.examples[example] === undefined ? '' : String(example);
    return sender.sendKept(request, reply, key, () => pages.show(card, filledWithExample(card, example)));
  });

  app.post(
    url,
    {
      bodyLimit: Math.min(MAX_RUN_BYTES, config.maxBodyBytes),
      // Which tools somebody uses is theirs: the log has the route.
      config: { logsRoute: true, maxCallBytes: config.maxBodyBytes, maxFileBytes: config.maxFileBytes },
      onRequest: (request: SlugRequest) => runs.admit(request, catalogue.get(request.params.slug)?.slug),
    },
    async (request: SlugRequest, reply) => {
      const card = catalogue.get(request.params.slug);
      const posted = request.body instanceof PostedForm ? request.body : undefined;
      if (!card) {
        await posted?.discard();
        return sender.send(request, reply.code(404), missingPage(request.params.slug, catalogue));
      }
      if (request.body instanceof Buffer) return answerScript(request, reply, card, await runs.runJson(card, request.body, request, reply));
      const form = filled(posted?.fields ?? fieldsOf(request));
      await turnOf(services, request);
      const read = readForm(toolForm(card).controls, form);
      const outcome = await (posted ? runs.runWithFiles(card, read, posted, request, reply) : runs.run(card, read, request, reply));
      await turnOf(services, request);
      noteFailure(request, outcome);
      if (wantsJson(request)) return sendJson(request, reply, card, outcome, read.inputs, services.clock());
      return sender.send(request, headed(reply, outcome), pages.show(card, { form, inputs: read.inputs, ...viewOf(outcome) }));
    },
  );
  closeMethods(app, url, ['GET', 'POST']);

  async function answerScript(request: FastifyRequest, reply: FastifyReply, card: ToolCard, outcome: Outcome): Promise<FastifyReply> {
    await turnOf(services, request);
    noteFailure(request, outcome);
    return sendJson(request, reply, card, outcome, inputsOf(request.body), services.clock());
  }
}

/** A longer call is not taken apart here: what is viewed within its inputs is not shown. */
const MAX_READ = 64 * 1024;

/** The inputs of a call that ran. */
function inputsOf(body: unknown): Record<string, unknown> {
  if (!(body instanceof Buffer) || body.length > MAX_READ) return {};
  try {
    return Object(Object(parseJsonText(body.toString('utf8'))).inputs);
  } catch {
    return {};
  }
}

function noteFailure(request: FastifyRequest, outcome: Outcome): void {
  if (outcome.ok) return;
  request.errorCode = outcome.code;
  if (outcome.diagnostic) request.log.error({ reqId: request.id, diagnostic: outcome.diagnostic }, 'a tool failed');
}

/** The pages of tools. */
class ToolPages {
  readonly #services: Services;
  readonly #related = new Map<string, ToolCard[]>();

  constructor(services: Services) {
    this.#services = services;
  }

  show(card: ToolCard, view: View): Page {
    const { pageRuns, publicUrl } = this.#services.config;
    return toolPage({
      card,
      site: publicUrl,
      related: this.#relatedTo(card),
      runs: pageRuns.perAddress > 0 || pageRuns.perAccount > 0,
      maxBytes: this.#services.config.maxBodyBytes,
      maxFileBytes: this.#services.config.maxFileBytes,
      browser: browserPlace(card.slug),
      ...view,
    });
  }

  /** Worked out once for each tool. */
  #relatedTo({ slug }: ToolCard): ToolCard[] {
    let related = this.#related.get(slug);
    if (!related) {
      related = this.#services.catalogue.related(slug, MAX_RELATED);
      this.#related.set(slug, related);
    }
    return related;
  }
}

/** A result of too many values is not read. */
const resultOf = ({ resultJson }: Success): Record<string, unknown> | undefined =>
  excessOf(resultJson) === undefined ? Object(parseJsonText(resultJson)) : undefined;
const isBusy = (outcome: Outcome): boolean => !outcome.ok && outcome.code === 'service_unavailable';

function viewOf(outcome: Outcome): Omit<View, 'form'> {
  if (outcome.ok) return { result: resultOf(outcome), isLarge: outcome.resultJson.length > MAX_DATA, resultJson: outcome.resultJson };
  return { complaints: outcome.details ?? [], problem: outcome.message };
}

/** Status and headers of a page that shows what came of a run. */
function headed(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (isBusy(outcome)) reply.header('retry-after', '1');
  return reply.code(outcome.ok ? 200 : ERRORS[outcome.code].status).header('cache-control', 'no-store');
}

/** What our own script is told of a run: what to put into the page. */
function sendJson(request: FastifyRequest, reply: FastifyReply, card: ToolCard, outcome: Outcome, inputs: Record<string, unknown>, now: number): FastifyReply {
  const answer = (json: string): FastifyReply => reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8').send(json);
  if (outcome.ok) {
    const result = resultOf(outcome);
    const { markup } = result ? showResult(result, shapeFor(shapeOf(card), inputs), viewOfField) : showJsonText(outcome.resultJson);
    return answer(`{"result":${outcome.resultJson},"html":${JSON.stringify(markup)}}`);
  }
  const { code, message, details = [] } = outcome;
  if (isBusy(outcome)) return sendError(request, reply, new ApiError(code, message, { details: outcome.details, retryAt: now + RETRY_BUSY_MS }), now);
  reply.code(ERRORS[code].status);
  return answer(JSON.stringify({ error: code, message, details, html: problemBox(message, details, toolForm(card).controls).markup }));
}

function missingPage(slug: string, catalogue: Services['catalogue']): Page {
  const near = catalogue.nearest(slug).flatMap((other) => catalogue.get(other) ?? []);
  const body = html`<h1>No such tool</h1><p>There is no tool <code>${slug.slice(0, 80)}</code>.</p>${near.length > 0 && html`<h2>Did you mean</h2>${toolList(near)}`}<p><a href="/categories">All tools</a></p>`;
  return { title: 'No such tool', body };
}
