import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../accounts/accounts.ts';
import { addressGroup } from '../api/convert.ts';
import { ApiError, ERRORS } from '../api/errors.ts';
import { closeMethods } from '../api/methods.ts';
import { KeyError } from '../keys/errors.ts';
import { parseKeyName } from '../keys/key-name.ts';
import { HOUR_MS, type Services } from '../services.ts';
import { findPair } from '../units/index.ts';
import { accountPage, credentialsPage } from './account-pages.ts';
import { assetRoutes } from './assets.ts';
import { conversionPage, conversionPath, pairInPath, unitsPage } from './convert-pages.ts';
import { homePage } from './home-page.ts';
import { html } from './html.ts';
import { document, type Page } from './layout.ts';
import { toolPage } from './tool-page.ts';

const MAX_FORM_BYTES = 16 * 1024;
const STRICT =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Scalar writes its style sheet into the page. */
const REFERENCE =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Query = Record<string, unknown>;

/** The web pages. Each works without script. @param origins whose pages may post forms */
export function registerPages(app: FastifyInstance, services: Services, origins: ReadonlySet<string>): void {
  const { catalogue, config } = services;
  const site = config.publicUrl;
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', STRICT)
      .header('referrer-policy', 'same-origin')
      .header('x-frame-options', 'DENY')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  let home: string | undefined;
  app.get<{ Querystring: Query }>('/', (request, reply) => {
    const query = text(request.query, 'q')?.slice(0, 200) ?? '';
    if (query !== '') return send(reply, homePage(catalogue, query, site));
    home ??= document(homePage(catalogue, '', site));
    return sendDocument(reply, home);
  });
  closeMethods(app, '/', ['GET']);

  app.get<{ Params: { slug: string } }>('/tools/:slug', (request, reply) => {
    const { slug } = request.params;
    const tool = catalogue.get(slug);
    if (tool) return send(reply, toolPage(tool, site));
    const near = catalogue.nearest(slug);
    const body = html`<h1>No such tool</h1><p>There is no tool <code>${slug.slice(0, 80)}</code>.</p>${near.length > 0 && html`<p>Did you mean ${near.map((other) => html`<a href="/tools/${other}">${other}</a> `)}?</p>`}<p><a href="/">All tools</a></p>`;
    return send(reply.code(404), { title: 'No such tool', body });
  });
  closeMethods(app, '/tools/:slug', ['GET']);

  app.get<{ Querystring: Query }>('/convert', (request, reply) => {
    const from = text(request.query, 'from');
    const to = text(request.query, 'to');
    const value = text(request.query, 'value')?.trim();
    if (from === undefined || to === undefined) return send(reply, unitsPage());
    const pair = findPair(from, to);
    if (!('problem' in pair)) return reply.redirect(conversionPath(pair, value), 303);
    return send(reply.code(404), unitsPage(pair.message, { from, to, ...(value !== undefined && { value }) }));
  });
  closeMethods(app, '/convert', ['GET']);

  app.get<{ Params: { pair: string }; Querystring: Query }>('/convert/:pair', (request, reply) => {
    const asked = request.params.pair;
    const written = text(request.query, 'value')?.trim() || '1';
    const pair = pairInPath(asked);
    if ('problem' in pair) return send(reply.code(404), unitsPage(pair.message));
    if (asked !== `${pair.from.code}-to-${pair.to.code}`) return reply.redirect(conversionPath(pair, written), 301);
    const { page, valid } = conversionPage(pair, written);
    return send(reply.code(valid ? 200 : 400), page);
  });
  closeMethods(app, '/convert/:pair', ['GET']);

  app.get('/docs', (_request, reply) => {
    const configuration = JSON.stringify({
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
    });
    const page = `<!doctype html>\n${html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference – Toolrack</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"></head><body><noscript><p>The reference needs script. The same is in <a href="/openapi.json">openapi.json</a>, and on the pages of the <a href="/">tools</a>.</p></noscript><script id="api-reference" data-url="/openapi.json" data-configuration="${configuration}"></script><script src="/assets/scalar.js"></script></body></html>`.markup}\n`;
    return sendDocument(reply.header('content-security-policy', REFERENCE), page);
  });
  closeMethods(app, '/docs', ['GET']);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /account\nDisallow: /api/\n'));
  closeMethods(app, '/robots.txt', ['GET']);
  assetRoutes(app);
  app.register(async (scope) => accountRoutes(scope, services, origins));
}

/** The page for an address that leads nowhere. */
export const notFoundPage = (): string =>
  document({ title: 'Not found', body: html`<h1>Not found</h1><p>There is nothing at this address.</p><p><a href="/">All tools</a></p>` });

/** Sign-up, sign-in and the account: forms that post to themselves. */
function accountRoutes(app: FastifyInstance, services: Services, origins: ReadonlySet<string>): void {
  const { accounts, keys, config, window, clock } = services;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' && !comesFromUs(request, origins)) throw new ApiError('forbidden_origin', 'This form was sent from a page of another site.');
  });

  for (const kind of ['sign-in', 'sign-up'] as const) {
    app.get(`/${kind}`, (_request, reply) => send(reply, credentialsPage(kind)));
    app.post(`/${kind}`, async (request, reply) => {
      const fields = fieldsOf(request);
      const email = fields.get('email')?.trim() ?? '';
      const answer = await callAuth(request, `${kind}/email`, { email, password: fields.get('password') ?? '' });
      if (answer.ok) return reply.header('set-cookie', answer.headers.getSetCookie()).redirect('/account', 303);
      const { message } = (await answer.json()) as { message?: string };
      return send(reply.code(answer.status), credentialsPage(kind, message ?? 'That did not work.', email));
    });
    closeMethods(app, `/${kind}`, ['GET', 'POST']);
  }

  async function callAuth(request: FastifyRequest, path: string, body: Record<string, string>): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie: request.headers.cookie ?? '' };
    return accounts.handle(
      new Request(`${new URL(config.publicUrl).origin}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
      addressGroup(request.ip),
    );
  }

  async function showAccount(
    request: FastifyRequest,
    reply: FastifyReply,
    more: { newKey?: { key: string; name: string }; problem?: string } = {},
  ): Promise<FastifyReply> {
    const session = await signedIn(request, reply);
    if (!session) return reply.redirect('/sign-in', 303);
    const limits = config.plans[session.plan];
    const now = clock();
    const list = await keys.list(session.accountId);
    const withRemaining = list.map((key) => ({ ...key, remaining: window.peek(`key:${key.hash}`, limits.requestsPerHour, HOUR_MS, now).remaining }));
    return send(reply, accountPage({ session, limits, keys: withRemaining, mostKeys: config.plans.pro.keys, ...more }));
  }

  /** The session, its cookie sent along when it was prolonged. */
  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> {
    const session = await accounts.session(request.headers);
    for (const cookie of session?.setCookie ?? []) reply.header('set-cookie', cookie);
    return session;
  }

  app.get('/account', (request, reply) => showAccount(request, reply));
  closeMethods(app, '/account', ['GET']);

  app.post('/account/keys', async (request, reply) => {
    const session = await signedIn(request, reply);
    if (!session) return reply.redirect('/sign-in', 303);
    if (session.plan === 'free') return showAccount(request, reply.code(403), { problem: 'API keys need the Pro or the Business plan.' });
    try {
      const { key, record } = await keys.issue(session.accountId, parseKeyName(fieldsOf(request).get('name')?.trim() || undefined));
      return await showAccount(request, reply, { newKey: { key, name: record.name } });
    } catch (error) {
      if (error instanceof KeyError)
        return showAccount(request, reply.code(ERRORS[error.code === 'account_not_found' ? 'unauthenticated' : error.code].status), { problem: error.message });
      throw error;
    }
  });
  closeMethods(app, '/account/keys', ['POST']);

  app.post('/account/keys/revoke', async (request, reply) => {
    const session = await signedIn(request, reply);
    if (!session) return reply.redirect('/sign-in', 303);
    try {
      await keys.revoke(session.accountId, fieldsOf(request).get('hash') ?? '');
    } catch (error) {
      if (error instanceof KeyError) return showAccount(request, reply.code(404), { problem: error.message });
      throw error;
    }
    return reply.redirect('/account', 303);
  });
  closeMethods(app, '/account/keys/revoke', ['POST']);

  app.post('/sign-out', async (request, reply) => {
    const answer = await callAuth(request, 'sign-out', {});
    return reply.header('set-cookie', answer.headers.getSetCookie()).redirect('/', 303);
  });
  closeMethods(app, '/sign-out', ['POST']);
}

/** Whether a form was sent from a page of ours: by its origin, or, where a browser sends none, by Sec-Fetch-Site (Fetch Metadata). */
function comesFromUs({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return origins.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

const fieldsOf = (request: FastifyRequest): URLSearchParams => (request.body instanceof URLSearchParams ? request.body : new URLSearchParams());

function text(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
}

const send = (reply: FastifyReply, page: Page): FastifyReply => sendDocument(reply, document(page));
const sendDocument = (reply: FastifyReply, markup: string): FastifyReply => reply.type('text/html; charset=utf-8').send(markup);

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status =
    error instanceof ApiError
      ? ERRORS[error.code].status
      : (error as { statusCode?: number }).statusCode === 413
        ? 413
        : (error as { statusCode?: number }).statusCode === 415
          ? 415
          : 500;
  if (status === 500) request.log.error({ reqId: request.id, err: error }, 'a page failed');
  const message =
    error instanceof ApiError
      ? error.message
      : status === 413
        ? 'The form is too large.'
        : status === 415
          ? 'Send the form as a browser does.'
          : 'Something failed here. It has been logged.';
  return send(reply.code(status), { title: 'That did not work', body: html`<h1>That did not work</h1><p>${message}</p><p><a href="/">All tools</a></p>` });
}
