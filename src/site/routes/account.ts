import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../opening/services.ts';
import { deletePage } from '../pages/account.ts';
import { pricingPage } from '../pages/pricing.ts';
import { fieldsOf } from '../requests.ts';
import type { Sender } from '../send.ts';
import { keyRoutes } from './keys.ts';
import { securityRoutes } from './security.ts';
import { problemOf } from './sign-in.ts';
import { signedInBy } from './signed-in.ts';
import { usageRoutes } from './usage.ts';

/** The account's own pages. Whoever is not signed in is sent to sign in. */
export function accountRoutes(app: FastifyInstance, services: Services, sender: Sender, mailer: Mailer | undefined): void {
  const { accounts, config } = services;
  const signedIn = signedInBy(sender);
  keyRoutes(app, services, sender, signedIn);
  usageRoutes(app, services, sender, signedIn);
  securityRoutes(app, services, sender, signedIn, mailer);

  app.get(
    '/account/delete',
    signedIn((request, reply, session) => sender.send(request, reply, deletePage(session))),
  );
  app.post(
    '/account/delete',
    signedIn(async (request, reply, session) => {
      try {
        await accounts.deleteAccount(session.accountId, fieldsOf(request).get('password') ?? '');
        return reply.header('set-cookie', await accounts.signOut(request.headers)).redirect('/sign-in?done=deleted', 303);
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
