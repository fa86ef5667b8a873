import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Session } from '../accounts/accounts.ts';
import { AccountError, type AccountErrorCode } from '../accounts/errors.ts';
import { addressGroup } from '../http/address-group.ts';
import { allowOrigins } from '../http/cors.ts';
import { ApiError } from '../http/errors.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { closeMethods } from '../http/methods.ts';
import type { Services } from '../services.ts';
import { isObject } from '../tools/shared/json/is-object.ts';

const MAX_BODY_BYTES = 64 * 1024;

type Fields = Record<string, unknown>;

/** `/api/auth/…`: sign-up, sign-in, sign-out, the password and the sessions of whoever is signed in. @param origins whose pages may use it */
export function authRoutes(app: FastifyInstance, { accounts, config }: Services, origins: ReadonlySet<string>): void {
  allowOrigins(app, origins);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  function route(method: 'GET' | 'POST', path: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
    const url = `/api/auth/${path}`;
    app.route({
      method,
      url,
      bodyLimit: Math.min(MAX_BODY_BYTES, config.maxBodyBytes),
      handler: async (request, reply) => reply.send(await answer(request, reply)),
    });
    closeMethods(app, url, [method]);
  }

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const session = await accounts.session(request.headers);
    if (!session) throw new ApiError('unauthenticated', 'Sign in first: the session cookie is missing, expired or unknown.');
    reply.header('set-cookie', session.setCookie);
    request.accountId = session.accountId;
    return session;
  }

  route('POST', 'sign-up/email', async (request, reply) => {
    if (!config.signUp.open) throw new ApiError('sign_up_closed', 'Sign-up is closed; the operator of this service makes accounts.');
    const fields = fieldsOf(request);
    const name = fields.name === undefined ? undefined : text(fields, 'name', 'invalid_name');
    const session = await accounts.signUp(
      { email: text(fields, 'email', 'invalid_email'), password: text(fields, 'password', 'invalid_password'), name, plan: config.signUp.plan },
      callerOf(request),
    );
    reply.header('set-cookie', session.setCookie);
    request.accountId = session.accountId;
    return { user: userOf(session) };
  });

  route('POST', 'sign-in/email', async (request, reply) => {
    const fields = fieldsOf(request);
    const credentials = { email: text(fields, 'email', 'invalid_email'), password: text(fields, 'password', 'invalid_password') };
    const session = await accounts.signIn(credentials, callerOf(request));
    reply.header('set-cookie', session.setCookie);
    request.accountId = session.accountId;
    return { user: userOf(session) };
  });

  route('POST', 'sign-out', async (request, reply) => {
    reply.header('set-cookie', await accounts.signOut(request.headers));
    return { success: true };
  });

  route('GET', 'get-session', async (request, reply) => {
    const session = await accounts.session(request.headers);
    reply.type('application/json; charset=utf-8');
    if (!session) return 'null';
    reply.header('set-cookie', session.setCookie);
    return { session: { id: session.id, expiresAt: new Date(session.expiresAt).toISOString() }, user: userOf(session) };
  });

  route('POST', 'verify-password', async (request, reply) => {
    const { accountId } = await signedIn(request, reply);
    await accounts.verifyPassword(accountId, text(fieldsOf(request), 'password', 'invalid_password'));
    return { success: true };
  });

  route('POST', 'change-password', async (request, reply) => {
    const { accountId, id } = await signedIn(request, reply);
    const fields = fieldsOf(request);
    const [current, next] = [text(fields, 'currentPassword', 'invalid_password'), text(fields, 'newPassword', 'invalid_password')];
    await accounts.changePassword(accountId, current, next, id);
    return { success: true };
  });

  route('GET', 'list-sessions', async (request, reply) => {
    const { accountId, id } = await signedIn(request, reply);
    const sessions = await accounts.listSessions(accountId);
    return sessions.map((session) => ({
      id: session.id,
      current: session.id === id,
      createdAt: new Date(session.createdAt).toISOString(),
      updatedAt: new Date(session.updatedAt).toISOString(),
      expiresAt: new Date(session.expiresAt).toISOString(),
      userAgent: session.userAgent ?? null,
    }));
  });

  route('POST', 'revoke-session', async (request, reply) => {
    const { accountId } = await signedIn(request, reply);
    await accounts.endSession(accountId, text(fieldsOf(request), 'id', 'session_not_found'));
    return { success: true };
  });

  route('POST', 'revoke-other-sessions', async (request, reply) => {
    const { accountId, id } = await signedIn(request, reply);
    return { success: true, ended: await accounts.endOtherSessions(accountId, id) };
  });
}

const callerOf = (request: FastifyRequest): Caller => ({ address: addressGroup(request.clientAddress), userAgent: request.headers['user-agent'] });
const userOf = ({ accountId, email, name, plan }: Session) => ({ id: accountId, email, name, plan });

/** The members of the JSON object in the body. Throws 400 `invalid_json` for anything else. */
function fieldsOf(request: FastifyRequest): Fields {
  const body = request.body instanceof Uint8Array ? parseJsonBody(request.body) : undefined;
  if (!isObject(body)) throw new ApiError('invalid_json', 'Send a JSON object.');
  return body;
}

/** A field that must be a text. Throws `code` when it is not. */
function text(fields: Fields, name: string, code: AccountErrorCode): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value !== 'string') throw new AccountError(code, `${name} must be a text.`);
  return value;
}
