import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../accounts/accounts.ts';
import type { Services } from '../opening/services.ts';
import { document, type Frame, type Page, type Theme } from './layout.ts';

/** Answers with pages. */
export interface Sender {
  /** Answers with a page, framed for whoever asks. */
  send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply>;
  /** Who is signed in; looked up once per request. */
  session(request: FastifyRequest): Promise<Session | undefined>;
}

const MAX_PATH = 200;
/** Pages differ by who is signed in and by the chosen theme, both of which are cookies. */
const VARY = 'Cookie, Accept';

export function createSender({ config, accounts }: Services): Sender {
  const sessions = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

  function session(request: FastifyRequest): Promise<Session | undefined> {
    let found = sessions.get(request);
    if (!found) {
      found =
        request.headers.cookie === undefined
          ? Promise.resolve(undefined)
          : accounts.session(request.headers).then((known) => {
              request.accountId = known?.accountId;
              return known;
            });
      sessions.set(request, found);
    }
    return found;
  }

  return {
    session,
    async send(request, reply, page) {
      const who = await session(request);
      const frame: Frame = { site: config.publicUrl, path: pathOf(request), theme: themeOf(request), email: who?.email };
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', who ? 'no-store' : 'private, no-cache');
      return reply.header('vary', VARY).type('text/html; charset=utf-8').send(document(page, frame));
    },
  };
}

const pathOf = ({ url }: FastifyRequest): string => (url.split('?', 1)[0] ?? '/').slice(0, MAX_PATH);

/** The theme that a visitor chose, from its cookie. */
export function themeOf({ headers }: FastifyRequest): Theme | undefined {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
