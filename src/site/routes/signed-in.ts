import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../../accounts/accounts.ts';
import { queryText } from '../requests.ts';
import type { Sender } from '../send.ts';

/** What a handler of a page does for whoever is signed in. */
export type SessionHandler = (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<FastifyReply>;
/** Makes a handler for whoever is signed in; the session's cookie goes along when it was prolonged. Others are sent to sign in. */
export type SignedIn = (handle: SessionHandler) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export const signedInBy =
  (sender: Sender): SignedIn =>
  (handle) =>
  async (request, reply) => {
    const session = await sender.session(request);
    if (!session) return reply.redirect('/sign-in', 303);
    reply.header('set-cookie', session.setCookie);
    return handle(request, reply, session);
  };

const DONE: Readonly<Record<string, string>> = {
  password: 'The password is changed, and all other sessions have ended.',
  email: 'The address is changed.',
  mailed: 'We have sent a link to the new address.',
  session: 'The session has ended.',
  sessions: 'All other sessions have ended.',
  revoked: 'The key is revoked.',
};

/** What the page that a form led to says of it. */
export const doneOf = (request: FastifyRequest): string | undefined => DONE[queryText(request.query, 'done') ?? ''];
