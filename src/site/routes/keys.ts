import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../accounts/accounts.ts';
import { ERRORS } from '../../http/errors.ts';
import { closeMethods } from '../../http/request/all-methods.ts';
import { KeyError } from '../../keys/errors.ts';
import { parseKeyName } from '../../keys/key-name.ts';
import { runSubject } from '../../keys/verified-key.ts';
import { HOUR_MS, type Services } from '../../opening/services.ts';
import { NewKeyCookie } from '../new-key.ts';
import { accountPage, revokePage } from '../pages/account.ts';
import { fieldsOf } from '../requests.ts';
import type { Sender } from '../send.ts';
import { doneOf, type SignedIn } from './signed-in.ts';

/** The account's keys: the list, a new one, and revoking one. */
export function keyRoutes(app: FastifyInstance, services: Services, sender: Sender, signedIn: SignedIn): void {
  const { keys, config, clock } = services;
  const newKeys = new NewKeyCookie(config, clock);
  const showAccount = accountShower(services, sender, newKeys);
  /** Says on the page what could not be done with a key. */
  const refused = (error: unknown, request: FastifyRequest, reply: FastifyReply, session: Session): Promise<FastifyReply> => {
    if (error instanceof KeyError) return showAccount(request, reply.code(ERRORS[error.code].status), session, error.message);
    throw error;
  };

  app.get(
    '/account',
    signedIn((request, reply, session) => showAccount(request, reply, session)),
  );
  closeMethods(app, '/account', ['GET']);

  app.post(
    '/account/keys',
    signedIn(async (request, reply, session) => {
      if (session.plan === 'free') return showAccount(request, reply.code(403), session, 'API keys need the Pro or Business plan.');
      try {
        const { key, record } = await keys.issueToOwner(session.accountId, parseKeyName(fieldsOf(request).get('name')?.trim() || undefined));
        const carried = newKeys.seal({ key, name: record.name, accountId: session.accountId });
        return reply.header('set-cookie', [...session.setCookie, carried]).redirect('/account', 303);
      } catch (error) {
        return refused(error, request, reply, session);
      }
    }),
  );
  // Where the form posts to is an address that people come back to.
  app.get('/account/keys', (_request, reply) => reply.redirect('/account', 303));
  closeMethods(app, '/account/keys', ['GET', 'POST']);

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
        return refused(error, request, reply, session);
      }
    }),
  );
  closeMethods(app, '/account/keys/revoke', ['POST']);
}

/** Shows the keys with what is left of their allowances, and a key that was just made. */
function accountShower({ keys, config, window, clock }: Services, sender: Sender, newKeys: NewKeyCookie) {
  return async function showAccount(request: FastifyRequest, reply: FastifyReply, session: Session, problem?: string): Promise<FastifyReply> {
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
  };
}
