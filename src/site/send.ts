import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../accounts/accounts.ts';
import { sendTagged, withTag } from '../http/answer/cacheable-document.ts';
import { DocumentCache } from '../http/answer/document-cache.ts';
import type { Services } from '../opening/services.ts';
import { document, type Frame, type Page, type Theme } from './layout.ts';

/** Answers with pages. */
export interface Sender {
  /** Answers with a page, framed for whoever asks. */
  send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply>;
  /**
   * Answers with a page that depends on its path and a key alone. For whoever is not signed in and has chosen no theme it is drawn and compressed once, and kept for a while;
   * browsers ask whether it has changed.
   */
  sendKept(request: FastifyRequest, reply: FastifyReply, key: string, draw: () => Page): Promise<FastifyReply>;
  /** Who is signed in; looked up once per request. */
  session(request: FastifyRequest): Promise<Session | undefined>;
}

const MAX_PATH = 200;
/** Of pages that are kept, uncompressed: some hundreds. */
const MAX_KEPT_BYTES = 8_000_000;
const HTML = 'text/html; charset=utf-8';
const REVALIDATED = 'private, no-cache';
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

  const kept = new DocumentCache(MAX_KEPT_BYTES);

  return {
    session,
    send: async (request, reply, page) => sendTo(await session(request), request, reply, page),
    async sendKept(request, reply, key, draw) {
      const who = await session(request);
      if (who || themeOf(request)) return sendTo(who, request, reply, draw());
      const path = pathOf(request);
      const drawn = kept.get(`${path} ${key}`, () => withTag(document(draw(), { site: config.publicUrl, path }), HTML, 5));
      return sendTagged(request, reply.header('vary', VARY), drawn, REVALIDATED);
    },
  };

  function sendTo(who: Session | undefined, request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
    const frame: Frame = { site: config.publicUrl, path: pathOf(request), theme: themeOf(request), email: who?.email };
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', who ? 'no-store' : REVALIDATED);
    return reply.header('vary', VARY).type(HTML).send(document(page, frame));
  }
}

const pathOf = ({ url }: FastifyRequest): string => (url.split('?', 1)[0] ?? '/').slice(0, MAX_PATH);

/** The theme that a visitor chose, from its cookie. */
export function themeOf({ headers }: FastifyRequest): Theme | undefined {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
