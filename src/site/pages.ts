import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asApiError } from '../http/answer/as-api-error.ts';
import { compressAnswers } from '../http/answer/compress-answers.ts';
import { ApiError, announce, ERRORS, sendError } from '../http/errors.ts';
import { takeBodies } from '../http/request/body.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Services } from '../opening/services.ts';
import { assetRoutes } from './assets.ts';
import { CALL_TYPE } from './calls.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { limitWords } from './limit-words.ts';
import { PAGE_POLICY } from './policy.ts';
import { takePostedFiles } from './posted-files.ts';
import { refuseOthers, turnOf, wantsJson } from './requests.ts';
import { accountRoutes } from './routes/account.ts';
import { convertPageRoutes } from './routes/convert.ts';
import { docsRoutes } from './routes/docs.ts';
import { foundRoutes } from './routes/found.ts';
import { frameRoutes } from './routes/frame.ts';
import { homeRoutes } from './routes/home.ts';
import { offlineRoutes } from './routes/offline.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { toolRoutes } from './routes/tools.ts';
import { createSender, type Sender } from './send.ts';

const MAX_FORM_BYTES = 16 * 1024;
/** More fields than any form of ours has; reading more would only take time. */
const MAX_FORM_FIELDS = 20_000;
const POLICY = `${PAGE_POLICY}; frame-ancestors 'none'`;
const TWO_YEARS = 'max-age=63072000';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the log has the route of a request instead of its path. */
    logsRoute?: boolean;
    /** How many bytes the call of a page's script may have; without it, there is none. */
    maxCallBytes?: number;
    /** How many bytes the files of a form may have; without it, there are none. */
    maxFileBytes?: number;
  }
}

/** The web pages. Each works without script. @param origins whose pages may post forms @param readDocument gives the OpenAPI document that the API reference is drawn from, as JSON */
export function registerPages(app: FastifyInstance, services: Services, origins: ReadonlySet<string>, readDocument: () => string): void {
  const sender = createSender(services);
  const secure = services.config.publicUrl.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'same-origin')
      .header('x-frame-options', 'DENY')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (secure) reply.header('strict-transport-security', TWO_YEARS);
  });
  compressAnswers(app);
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, services, sender));
  app.removeAllContentTypeParsers();
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= MAX_FORM_BYTES;
  });
  const turn = (request: FastifyRequest) => turnOf(services, request);
  takeBodies(app, 'application/x-www-form-urlencoded', readForm, { turn });
  takeBodies(app, CALL_TYPE, (body) => body, { turn, maxBytesOf: maxCallBytes });
  takePostedFiles(app, services.config.maxBodyBytes);

  homeRoutes(app, services, sender);
  toolRoutes(app, services, sender, origins);
  convertPageRoutes(app, sender);
  recipeRoutes(app, services, sender);
  frameRoutes(app, origins, secure);
  docsRoutes(app, services, sender, readDocument);
  foundRoutes(app, services);
  offlineRoutes(app, services, sender);
  assetRoutes(app);
  const mailer = services.config.mail && createMailer(services.config.mail);
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method === 'POST') refuseOthers(request, origins);
    });
    signInRoutes(scope, services, sender, mailer);
    accountRoutes(scope, services, sender, mailer);
  });
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || !request.headers.accept?.includes('text/html')) return reply.callNotFound();
    return sender.send(request, reply.code(404), NOT_FOUND);
  });
}

/** Throws where a page takes forms alone. */
function maxCallBytes({ routeOptions }: FastifyRequest): number {
  const { maxCallBytes: most } = routeOptions.config;
  if (most === undefined) throw new ApiError('unsupported_media_type', 'Send the form as a browser does.');
  return most;
}

function readForm(body: Buffer): URLSearchParams {
  const text = body.toString('utf8');
  if (text.split('&', MAX_FORM_FIELDS + 1).length > MAX_FORM_FIELDS) throw new ApiError('payload_too_large', 'The form has too many fields.');
  return new URLSearchParams(text);
}

const NOT_FOUND: Page = {
  title: 'Not found',
  body: html`<h1>Not found</h1><p>There is nothing at this address. Search for what you wanted, or look through the <a href="/categories">categories</a>.</p>`,
};

async function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, services: Services, sender: Sender): Promise<FastifyReply> {
  const now = services.clock();
  const known = asApiError(error, now);
  const { code, message } = known;
  const { status } = ERRORS[code];
  if (status >= 500) request.log.error({ reqId: request.id, err: error }, 'a page failed');
  reply.header('cache-control', 'no-store');
  if (wantsJson(request)) return sendError(request, reply, known, now);
  announce(reply, known, now);
  const page: Page = {
    title: 'That did not work',
    body: html`<h1>That did not work</h1><p>${limitWords(said(code, message))}</p><p><a href="/categories">All tools</a></p>`,
  };
  return sender.send(request, reply.code(status), page);
}

/** The words of the API, where people need others. */
function said(code: ApiError['code'], message: string): string {
  if (code === 'payload_too_large') return 'The form is too large: pages take up to 1 MB. The API takes more.';
  return code === 'unsupported_media_type' ? 'Send the form as a browser does.' : message;
}
