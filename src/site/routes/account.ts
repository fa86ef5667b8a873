import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../accounts/accounts.ts';
import { ERRORS } from '../../http/errors.ts';
import { closeMethods } from '../../http/methods.ts';
import { KeyError } from '../../keys/errors.ts';
import { parseKeyName } from '../../keys/key-name.ts';
import { conversionSubject, runSubject } from '../../keys/keys.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { DAY_MS, HOUR_MS, type Services } from '../../services.ts';
import { NewKeyCookie } from '../new-key.ts';
import { accountPage, deletePage, revokePage, securityPage } from '../pages/account.ts';
import { pricingPage } from '../pages/pricing.ts';
import { usagePage } from '../pages/usage.ts';
import { fieldsOf, queryText } from '../requests.ts';
import type { Sender } from '../send.ts';
import { problemOf } from './sign-in.ts';

const DONE: Readonly<Record<string, string>> = {
  password: 'The password is changed, and all other sessions have ended.',
  email: 'The address is changed.',
  mailed: 'A link is on its way to the new address.',
  session: 'The session has ended.',
  sessions: 'All other sessions have ended.',
  revoked: 'The key is revoked.',
};

/** The account's own pages. Whoever is not signed in is sent to sign in. */
export function accountRoutes(app: FastifyInstance, services: Services, sender: Sender, mailer: Mailer | undefined): void {
  const { accounts, keys, config, window, clock } = services;
  const newKeys = new NewKeyCookie(config, clock);

  type Handler = (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<FastifyReply>;
  /** A handler for whoever is signed in; the session's cookie goes along when it was prolonged. */
  const signedIn = (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sender.session(request);
    if (!session) return reply.redirect('/sign-in', 303);
    reply.header('set-cookie', session.setCookie);
    return handle(request, reply, session);
  };
  const doneOf = (request: FastifyRequest): string | undefined => DONE[queryText(request.query, 'done') ?? ''];

  async function showAccount(request: FastifyRequest, reply: FastifyReply, session: Session, problem?: string): Promise<FastifyReply> {
    const limits = config.plans[session.plan];
    const now = clock();
    const list = await keys.list(session.accountId);
    const withRemaining = await Promise.all(
      list.map(async (key) => {
        const { remaining } = await window.peek(runSubject(session.accountId, key.hash), limits.requestsPerHour, HOUR_MS, now);
        return { ...key, remaining };
      }),
    );
    const newKey = newKeys.open(request.headers.cookie, session.accountId);
    if (newKey) reply.header('set-cookie', [...session.setCookie, newKeys.cleared]);
    return sender.send(
      request,
      reply,
      accountPage({ session, config, keys: withRemaining, newKey, done: doneOf(request), ...(problem !== undefined && { problem }) }),
    );
  }

  app.get(
    '/account',
    signedIn((request, reply, session) => showAccount(request, reply, session)),
  );
  closeMethods(app, '/account', ['GET']);

  app.post(
    '/account/keys',
    signedIn(async (request, reply, session) => {
      if (session.plan === 'free') return showAccount(request, reply.code(403), session, 'API keys need the Pro or the Business plan.');
      try {
        const { key, record } = await keys.issue(session.accountId, parseKeyName(fieldsOf(request).get('name')?.trim() || undefined));
        const carried = newKeys.seal({ key, name: record.name, accountId: session.accountId });
        return reply.header('set-cookie', [...session.setCookie, carried]).redirect('/account', 303);
      } catch (error) {
        if (error instanceof KeyError) return showAccount(request, reply.code(ERRORS[error.code].status), session, error.message);
        throw error;
      }
    }),
  );
  closeMethods(app, '/account/keys', ['POST']);

  app.get(
    '/account/keys/:hash/revoke',
    signedIn(async (request, reply, session) => {
      const wanted = /\/keys\/([0-9a-f]{64})\/revoke/.exec(request.url)?.[1];
      const key = (await keys.list(session.accountId)).find(({ hash }) => hash === wanted);
      return key ? sender.send(request, reply, revokePage(session, key)) : showAccount(request, reply.code(404), session, 'There is no such active key.');
    }),
  );
  closeMethods(app, '/account/keys/:hash/revoke', ['GET']);

  app.post(
    '/account/keys/revoke',
    signedIn(async (request, reply, session) => {
      try {
        await keys.revoke(session.accountId, fieldsOf(request).get('hash') ?? '');
        return reply.redirect('/account?done=revoked', 303);
      } catch (error) {
        if (error instanceof KeyError) return showAccount(request, reply.code(ERRORS[error.code].status), session, error.message);
        throw error;
      }
    }),
  );
  closeMethods(app, '/account/keys/revoke', ['POST']);

  app.get(
    '/account/usage',
    signedIn(async (request, reply, session) => {
      const days = queryText(request.query, 'days') === '30' ? 30 : queryText(request.query, 'days') === '7' ? 7 : 1;
      const now = clock();
      const period = (by: 'hour' | 'day' | 'tool' | 'key') => services.usage.read(session.accountId, { from: now - days * DAY_MS, to: now + 1, by });
      const [times, tools, byKey] = [await period(days === 1 ? 'hour' : 'day'), await period('tool'), await period('key')];
      const list = await keys.list(session.accountId);
      const { requestsPerHour, conversionsPerDay } = config.plans[session.plan];
      const left = await Promise.all(
        list.map(async ({ hash, name }) => ({
          what: `Tool runs this hour, ${name}`,
          limit: requestsPerHour,
          ...(await window.peek(runSubject(session.accountId, hash), requestsPerHour, HOUR_MS, now)),
        })),
      );
      const page = await window.peek(`page:account:${session.accountId}`, config.pageRuns.perAccount, DAY_MS, now);
      const conversions =
        conversionsPerDay === undefined
          ? []
          : [
              {
                what: 'Conversions in 24 hours',
                limit: conversionsPerDay,
                ...(await window.peek(conversionSubject(session.accountId), conversionsPerDay, DAY_MS, now)),
              },
            ];
      const windows = [...left, ...conversions, { what: 'Runs in the page in 24 hours', limit: config.pageRuns.perAccount, ...page }];
      return sender.send(
        request,
        reply,
        usagePage({ session, days, times, tools, keys: byKey, names: new Map(list.map(({ hash, name }) => [hash, name])), windows }),
      );
    }),
  );
  closeMethods(app, '/account/usage', ['GET']);

  async function showSecurity(request: FastifyRequest, reply: FastifyReply, session: Session, problem?: string): Promise<FastifyReply> {
    const sessions = await accounts.listSessions(session.accountId);
    const view = { session, sessions, sendsMail: mailer !== undefined, done: doneOf(request), ...(problem !== undefined && { problem }) };
    return sender.send(request, reply, securityPage(view));
  }

  app.get(
    '/account/security',
    signedIn((request, reply, session) => showSecurity(request, reply, session)),
  );
  closeMethods(app, '/account/security', ['GET']);

  /** A form of the security page: done, it leads back there; what it cannot do is said there. */
  function securityForm(path: string, act: (fields: URLSearchParams, session: Session) => Promise<string>): void {
    app.post(
      path,
      signedIn(async (request, reply, session) => {
        try {
          return reply.redirect(`/account/security?done=${await act(fieldsOf(request), session)}`, 303);
        } catch (error) {
          const problem = problemOf(error);
          return showSecurity(request, reply.code(problem.status), session, problem.message);
        }
      }),
    );
    closeMethods(app, path, ['POST']);
  }

  securityForm('/account/password', async (fields, { accountId, id }) => {
    await accounts.changePassword(accountId, fields.get('current') ?? '', fields.get('next') ?? '', id);
    return 'password';
  });
  securityForm('/account/email', async (fields, { accountId, email: old }) => {
    const [email, password] = [fields.get('email')?.trim() ?? '', fields.get('password') ?? ''];
    if (!mailer) {
      await accounts.changeEmail(accountId, email, password);
      return 'email';
    }
    const mailed = await accounts.requestEmailChange(accountId, email, password);
    await mailer.send({
      to: mailed.email,
      subject: 'Confirm your new address for Toolrack',
      text: `To sign in to ${config.publicUrl} with this address instead of ${old}, open this link. It works once, until ${new Date(mailed.expiresAt).toISOString()}.\n\n${config.publicUrl}/confirm-email?token=${mailed.token}\n\nIf you did not ask for this, do nothing.\n`,
    });
    return 'mailed';
  });
  securityForm('/account/sessions/end', async (fields, { accountId }) => {
    await accounts.endSession(accountId, fields.get('id') ?? '');
    return 'session';
  });
  securityForm('/account/sessions/end-others', async (_fields, { accountId, id }) => {
    await accounts.endOtherSessions(accountId, id);
    return 'sessions';
  });

  app.get(
    '/account/delete',
    signedIn((request, reply, session) => sender.send(request, reply, deletePage(session))),
  );
  app.post(
    '/account/delete',
    signedIn(async (request, reply, session) => {
      try {
        await accounts.deleteAccount(session.accountId, fieldsOf(request).get('password') ?? '');
        return reply.header('set-cookie', await accounts.signOut(request.headers)).redirect('/', 303);
      } catch (error) {
        const problem = problemOf(error);
        return sender.send(request, reply.code(problem.status), deletePage(session, problem.message));
      }
    }),
  );
  closeMethods(app, '/account/delete', ['GET', 'POST']);

  app.get('/pricing', async (request, reply) => sender.send(request, reply, pricingPage(config, (await sender.session(request))?.plan)));
  closeMethods(app, '/pricing', ['GET']);
}
