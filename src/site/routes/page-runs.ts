import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../accounts/accounts.ts';
import { ApiError } from '../../http/errors.ts';
import { addressGroup, siteOf } from '../../http/request/address-group.ts';
import { DAY_MS, type Services } from '../../opening/services.ts';
import type { Failure, Outcome } from '../../runner/outcome.ts';
import { type Claim, PAGES } from '../../runner/turns.ts';
import type { ToolCard } from '../../tools/card.ts';
import { placeFiles } from '../forms/place-files.ts';
import type { Complaint, readForm } from '../forms/read.ts';
import { toolForm } from '../pages/tool.ts';
import type { PostedForm } from '../posted-files.ts';
import { refuseOthers } from '../requests.ts';
import type { Sender } from '../send.ts';
import { EditSessions } from './edit-sessions.ts';

/** In characters. */
const MAX_RESULT = 2_000_000;

/** Runs of tools on their pages, counted by account or by address. */
export class PageRuns {
  readonly #services: Services;
  readonly #sender: Sender;
  readonly #origins: ReadonlySet<string>;
  readonly #edits = new EditSessions();

  constructor(services: Services, sender: Sender, origins: ReadonlySet<string>) {
    this.#services = services;
    this.#sender = sender;
    this.#origins = origins;
  }

  /**
   * Counts a run, before its body is read: of an account, or of an address. Runs of one tool that follow each other, as when one types, count once.
   * Other sites' pages are refused before, and unknown tools are not counted.
   * @param slug of the tool, where there is such a tool
   */
  async admit(request: FastifyRequest, slug: string | undefined): Promise<void> {
    refuseOthers(request, this.#origins);
    if (slug === undefined) return;
    const { config, window, clock } = this.#services;
    const session = await this.#sender.session(request);
    const limit = session ? config.pageRuns.perAccount : config.pageRuns.perAddress;
    if (limit === 0) throw new ApiError('page_runs_off', 'Running tools on their pages is turned off on this service. The API runs them with a key.');
    const [subject, now] = [subjectOf(request, session), clock()];
    if (this.#edits.goesOn(subject, slug, now)) return;
    const { admitted, resetAt } = await window.take(subject, limit, DAY_MS, now);
    if (admitted) return this.#edits.begin(subject, slug, now);
    const until = new Date(resetAt).toISOString();
    const more = session ? '' : ' Signing in allows more.';
    throw new ApiError('rate_limit_exceeded', `The ${limit} runs allowed on these pages in 24 hours are used up until ${until}.${more}`, { retryAt: resetAt });
  }

  /** Runs a tool with what its form holds. Throws 503 where there is no room for it. */
  async run(card: ToolCard, { inputs, complaints }: ReturnType<typeof readForm>, request: FastifyRequest, reply: FastifyReply): Promise<Outcome> {
    if (complaints.length > 0) return unreadable(complaints);
    const claim = await this.#claimOf(request, reply);
    const call = Buffer.from(JSON.stringify({ tool: card.slug, inputs }));
    // The call, and the fields, which the page shows again.
    const full = request.held?.take(2 * call.length);
    if (full) throw full;
    return shownWhole(await this.#services.runner.runBody(call, claim));
  }

  /** Runs a tool with what its form holds and the files that were sent with it, which nobody has any more afterwards. Throws 503 where there is no room for them. */
  async runWithFiles(
    card: ToolCard,
    { inputs, complaints }: ReturnType<typeof readForm>,
    posted: PostedForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Outcome> {
    try {
      if (complaints.length > 0) return unreadable(complaints);
      const claim = await this.#claimOf(request, reply);
      const chosen = posted.files.map(({ field = '', name = '', file }) => ({ field, name, source: file.whole() }));
      const onDisk = chosen.reduce((sum, { source }) => sum + ('descriptor' in source ? source.size : 0), 0);
      const full = request.held?.take(onDisk);
      if (full) throw full;
      const files = placeFiles(toolForm(card).controls, inputs, chosen);
      return shownWhole(await this.#services.runner.runWithFiles({ ok: true, slug: card.slug, inputs, files }, claim));
    } finally {
      await posted.discard();
    }
  }

  /** Runs a tool with a call of JSON, as the page's script writes it. */
  async runJson(card: ToolCard, call: Buffer, request: FastifyRequest, reply: FastifyReply): Promise<Outcome> {
    const start = Buffer.from(`{"tool":${JSON.stringify(card.slug)},"inputs":{`);
    if (!call.subarray(0, start.length).equals(start)) throw new ApiError('invalid_json', 'A page sends the call of its own tool: {"tool": …, "inputs": {…}}.');
    return shownWhole(await this.#services.runner.runBody(call, await this.#claimOf(request, reply)));
  }

  /** On whose behalf a page run waits for a worker, until its visitor leaves: that of the account, or of all the addresses that one line has. */
  async #claimOf(request: FastifyRequest, reply: FastifyReply): Promise<Claim> {
    const left = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort();
    });
    const session = await this.#sender.session(request);
    const owner = session ? subjectOf(request, session) : `page:site:${siteOf(request.clientAddress)}`;
    const claim = { group: PAGES, owner, left: left.signal };
    if (reply.raw.closed) left.abort();
    return claim;
  }
}

/** Whom a page run counts for. */
const subjectOf = (request: FastifyRequest, session: Session | undefined): string =>
  session ? `page:account:${session.accountId}` : `page:address:${addressGroup(request.clientAddress)}`;

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
