import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Caller, Session, SessionRecord } from '../accounts/accounts.ts';
import { AccountError, type AccountErrorCode } from '../accounts/errors.ts';
import { allowOrigins } from '../http/answer/cors.ts';
import { ApiError } from '../http/errors.ts';
import { addressGroup } from '../http/request/address-group.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { parseJsonBody } from '../http/request/json-body.ts';
import type { Services } from '../opening/services.ts';
import { isObject } from '../tools/shared/json/is-object.ts';

const MAX_BODY_BYTES = 64 * 1024;

type Fields = Record<string, unknown>;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The calls below `/api/auth/`, by method and path. */
type Calls = Readonly<Record<string, readonly [method: 'GET' | 'POST', answer: Answer]>>;

/** `/api/auth/…`: sign-up, sign-in, sign-out, the password and the sessions of whoever is signed in. @param origins whose pages may use it */
export function authRoutes(app: FastifyInstance, { accounts, config }: Services, origins: ReadonlySet<string>): void {
  allowOrigins(app, origins);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const bodyLimit = Math.min(MAX_BODY_BYTES, config.maxBodyBytes);
  const calls = { ...signInCalls(accounts, config.signUp), ...passwordCalls(accounts), ...sessionCalls(accounts) };
  for (const [path, [method, answer]] of Object.entries(calls)) {
    const url = `/api/auth/${path}`;
    app.route({ method, url, bodyLimit, handler: async (request, reply) => reply.send(await answer(request, reply)) });
    closeMethods(app, url, [method]);
  }
}

/** Signing up, in and out. */
function signInCalls(accounts: Accounts, signUp: Services['config']['signUp']): Calls {
  function welcome(request: FastifyRequest, reply: FastifyReply, session: Session) {
    carrySession(request, reply, session);
    return { user: userOf(session) };
  }

  return {
    'sign-up/email': [
      'POST',
      async (request, reply) => {
        if (!signUp.open) throw new ApiError('sign_up_closed', 'Sign-up is closed; ask the operator of this service for an account.');
        const fields = fieldsOf(request);
        const name = fields.name === undefined ? undefined : text(fields, 'name', 'invalid_name');
        const account = { ...credentialsOf(fields), name, plan: signUp.plan };
        return welcome(request, reply, await accounts.signUp(account, callerOf(request)));
      },
    ],
    'sign-in/email': ['POST', async (request, reply) => welcome(request, reply, await accounts.signIn(credentialsOf(fieldsOf(request)), callerOf(request)))],
    'sign-out': [
      'POST',
      async (request, reply) => {
        reply.header('set-cookie', await accounts.signOut(request.headers));
        return { success: true };
      },
    ],
  };
}

/** The password of whoever is signed in. */
function passwordCalls(accounts: Accounts): Calls {
  return {
    'verify-password': [
      'POST',
      async (request, reply) => {
        const { accountId } = await signedIn(accounts, request, reply);
        await accounts.verifyPassword(accountId, text(fieldsOf(request), 'password', 'invalid_password'));
        return { success: true };
      },
    ],
    'change-password': [
      'POST',
      async (request, reply) => {
        const { accountId, id } = await signedIn(accounts, request, reply);
        const fields = fieldsOf(request);
        const [current, next] = [text(fields, 'currentPassword', 'invalid_password'), text(fields, 'newPassword', 'invalid_password')];
        await accounts.changePassword(accountId, current, next, id);
        return { success: true };
      },
    ],
  };
}

/** The session of a request, and those of its account. */
function sessionCalls(accounts: Accounts): Calls {
  return {
    'get-session': [
      'GET',
      async (request, reply) => {
        const session = await accounts.session(request.headers);
        reply.type('application/json; charset=utf-8');
        if (!session) return 'null';
        reply.header('set-cookie', session.setCookie);
        return { session: { id: session.id, expiresAt: iso(session.expiresAt) }, user: userOf(session) };
      },
    ],
    'list-sessions': [
      'GET',
      async (request, reply) => {
        const { accountId, id } = await signedIn(accounts, request, reply);
        const sessions = await accounts.listSessions(accountId);
        return sessions.map((session) => shownSession(session, session.id === id));
      },
    ],
    'revoke-session': [
      'POST',
      async (request, reply) => {
        const { accountId } = await signedIn(accounts, request, reply);
        await accounts.endSession(accountId, text(fieldsOf(request), 'id', 'session_not_found'));
        return { success: true };
      },
    ],
    'revoke-other-sessions': [
      'POST',
      async (request, reply) => {
        const { accountId, id } = await signedIn(accounts, request, reply);
        return { success: true, ended: await accounts.endOtherSessions(accountId, id) };
      },
    ],
  };
}

/** The session of a request. Throws `unauthenticated` when there is none. */
async function signedIn(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const session = await accounts.session(request.headers);
  if (!session) throw new ApiError('unauthenticated', 'Sign in first: the session cookie is missing, expired or unknown.');
  carrySession(request, reply, session);
  return session;
}

/** Sends the cookie of a session along, and has the request logged for its account. */
function carrySession(request: FastifyRequest, reply: FastifyReply, { accountId, setCookie }: Session): void {
  reply.header('set-cookie', setCookie);
  request.accountId = accountId;
}

const callerOf = (request: FastifyRequest): Caller => ({ address: addressGroup(request.clientAddress), userAgent: request.headers['user-agent'] });
const iso = (time: number): string => new Date(time).toISOString();
const userOf = ({ accountId, email, name, plan }: Session) => ({ id: accountId, email, name, plan });

const shownSession = ({ id, createdAt, updatedAt, expiresAt, userAgent }: SessionRecord, current: boolean) => ({
  id,
  current,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
  expiresAt: iso(expiresAt),
  userAgent: userAgent ?? null,
});
const credentialsOf = (fields: Fields) => ({ email: text(fields, 'email', 'invalid_email'), password: text(fields, 'password', 'invalid_password') });

/** The members of the JSON object in the body. Throws 400 `invalid_json` for anything else. */
function fieldsOf(request: FastifyRequest): Fields {
  const body = request.body instanceof Uint8Array ? parseJsonBody(request.body) : undefined;
  if (!isObject(body)) throw new ApiError('invalid_json', 'Send a JSON object.');
  return body;
}

/** A field that must be a string. Throws `code` when it is not. */
function text(fields: Fields, name: string, code: AccountErrorCode): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value !== 'string') throw new AccountError(code, `${name} must be a string.`);
  return value;
}
