import type { FastifyInstance } from 'fastify';
import type { Session } from '../../accounts/accounts.ts';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { KeyRecord } from '../../keys/keys.ts';
import { conversionSubject, runSubject } from '../../keys/verified-key.ts';
import { DAY_MS, HOUR_MS, type Services } from '../../opening/services.ts';
import { usagePage } from '../pages/usage.ts';
import { queryText } from '../requests.ts';
import type { Sender } from '../send.ts';
import type { SignedIn } from './signed-in.ts';

/** What the account has used, and what is left of its allowances. */
export function usageRoutes(app: FastifyInstance, services: Services, sender: Sender, signedIn: SignedIn): void {
  app.get(
    '/account/usage',
    signedIn(async (request, reply, session) => {
      const days = queryText(request.query, 'days') === '30' ? 30 : queryText(request.query, 'days') === '7' ? 7 : 1;
      const now = services.clock();
      const period = (by: 'hour' | 'day' | 'tool' | 'key') => services.usage.read(session.accountId, { from: now - days * DAY_MS, to: now + 1, by });
      const [times, tools, byKey] = [await period(days === 1 ? 'hour' : 'day'), await period('tool'), await period('key')];
      const list = await services.keys.list(session.accountId);
      const windows = await windowsOf(services, session, list, now);
      return sender.send(
        request,
        reply,
        usagePage({ session, days, times, tools, keys: byKey, names: new Map(list.map(({ hash, name }) => [hash, name])), windows }),
      );
    }),
  );
  closeMethods(app, '/account/usage', ['GET']);
}

/** What is left in every window that counts for an account. */
async function windowsOf({ config, window }: Services, { accountId, plan }: Session, keys: readonly KeyRecord[], now: number) {
  const { requestsPerHour, conversionsPerDay } = config.plans[plan];
  const { perAccount } = config.pageRuns;
  const left = async (what: string, subject: string, limit: number, windowMs: number) => ({
    what,
    limit,
    ...(await window.peek(subject, limit, windowMs, now)),
  });
  return Promise.all([
    ...keys.map(({ hash, name }) => left(`Tool runs this hour, ${name}`, runSubject(accountId, hash), requestsPerHour, HOUR_MS)),
    ...(conversionsPerDay === undefined ? [] : [left('Conversions in 24 hours', conversionSubject(accountId), conversionsPerDay, DAY_MS)]),
    left('Runs in the page in 24 hours', `page:account:${accountId}`, perAccount, DAY_MS),
  ]);
}
