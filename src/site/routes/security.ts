import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../accounts/accounts.ts';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../opening/services.ts';
import { securityPage } from '../pages/account.ts';
import { fieldsOf } from '../requests.ts';
import type { Sender } from '../send.ts';
import { problemOf } from './sign-in.ts';
import { doneOf, type SignedIn } from './signed-in.ts';

type Act = (fields: URLSearchParams, session: Session) => Promise<string>;

/** Password, address and sessions of the account. */
export function securityRoutes(app: FastifyInstance, services: Services, sender: Sender, signedIn: SignedIn, mailer: Mailer | undefined): void {
  const { accounts } = services;
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
  function securityForm(path: string, act: Act): void {
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

  for (const [path, act] of Object.entries(actsOf(services, mailer))) securityForm(path, act);
}

/** What each form of the page does; what it gives names what is then said to be done. */
function actsOf({ accounts, config }: Services, mailer: Mailer | undefined): Readonly<Record<string, Act>> {
  return {
    async '/account/password'(fields, { accountId, id }) {
      await accounts.changePassword(accountId, fields.get('current') ?? '', fields.get('next') ?? '', id);
      return 'password';
    },
    async '/account/email'(fields, { accountId, email: old }) {
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
    },
    async '/account/sessions/end'(fields, { accountId }) {
      await accounts.endSession(accountId, fields.get('id') ?? '');
      return 'session';
    },
    async '/account/sessions/end-others'(_fields, { accountId, id }) {
      await accounts.endOtherSessions(accountId, id);
      return 'sessions';
    },
  };
}
