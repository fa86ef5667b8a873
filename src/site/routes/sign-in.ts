import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AccountError } from '../../accounts/errors.ts';
import { addressGroup } from '../../http/address-group.ts';
import { ApiError, ERRORS } from '../../http/errors.ts';
import { closeMethods } from '../../http/methods.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { HOUR_MS, type Services } from '../../services.ts';
import { confirmEmailPage, forgotPage, linkSentPage, resetPage, signInPage, signUpClosedPage, signUpPage } from '../pages/sign-in.ts';
import { callerOf, fieldsOf, queryText } from '../requests.ts';
import type { Sender } from '../send.ts';

const MAX_RESETS_PER_HOUR = 10;

/** Signing up, in and out, and the links that come by mail. */
export function signInRoutes(app: FastifyInstance, services: Services, sender: Sender, mailer: Mailer | undefined): void {
  const { accounts, config, window, clock } = services;

  app.get('/sign-in', (request, reply) => {
    const done = queryText(request.query, 'done') === 'password' ? 'The new password is set. Sign in with it.' : undefined;
    return sender.send(request, reply, signInPage(config.signUp.open, {}, done));
  });
  app.post('/sign-in', async (request, reply) => {
    const credentials = credentialsIn(request);
    try {
      const { setCookie } = await accounts.signIn(credentials, callerOf(request));
      return reply.header('set-cookie', setCookie).redirect('/account', 303);
    } catch (error) {
      const problem = problemOf(error);
      return sender.send(request, reply.code(problem.status), signInPage(config.signUp.open, { problem: problem.message, email: credentials.email }));
    }
  });
  closeMethods(app, '/sign-in', ['GET', 'POST']);

  app.get('/sign-up', (request, reply) => sender.send(request, reply, config.signUp.open ? signUpPage() : signUpClosedPage()));
  app.post('/sign-up', async (request, reply) => {
    if (!config.signUp.open) return sender.send(request, reply.code(403), signUpClosedPage());
    const credentials = credentialsIn(request);
    try {
      const { setCookie } = await accounts.signUp({ ...credentials, plan: config.signUp.plan }, callerOf(request));
      return reply.header('set-cookie', setCookie).redirect('/account', 303);
    } catch (error) {
      const problem = problemOf(error);
      return sender.send(request, reply.code(problem.status), signUpPage({ problem: problem.message, email: credentials.email }));
    }
  });
  closeMethods(app, '/sign-up', ['GET', 'POST']);

  app.post('/sign-out', async (request, reply) => reply.header('set-cookie', await accounts.signOut(request.headers)).redirect('/', 303));
  closeMethods(app, '/sign-out', ['POST']);

  app.get('/forgot-password', (request, reply) => sender.send(request, reply, forgotPage(mailer !== undefined)));
  app.post('/forgot-password', async (request, reply) => {
    if (!mailer) return sender.send(request, reply, forgotPage(false));
    const { admitted, resetAt } = await window.take(`reset:address:${addressGroup(request.clientAddress)}`, MAX_RESETS_PER_HOUR, HOUR_MS, clock());
    if (!admitted)
      throw new ApiError('rate_limit_exceeded', `Too many links were asked for. Try again after ${new Date(resetAt).toISOString()}.`, { retryAt: resetAt });
    // Answered before the account is looked for, so that the time it takes tells nothing.
    void sendReset(fieldsOf(request).get('email') ?? '', mailer, request);
    return sender.send(request, reply, linkSentPage());
  });
  closeMethods(app, '/forgot-password', ['GET', 'POST']);

  async function sendReset(email: string, to: Mailer, request: FastifyRequest): Promise<void> {
    try {
      const mailed = await accounts.requestPasswordReset(email);
      if (!mailed) return;
      const link = `${config.publicUrl}/reset-password?token=${mailed.token}`;
      await to.send({
        to: mailed.email,
        subject: 'Set a new password for Toolrack',
        text: `Somebody, probably you, asked to set a new password for the account ${mailed.email} at ${config.publicUrl}.\n\nTo do so, open this link. It works once, until ${new Date(mailed.expiresAt).toISOString()}.\n\n${link}\n\nIf it was not you, do nothing: the password stays as it is.\n`,
      });
    } catch (error) {
      request.log.error({ reqId: request.id, err: error }, 'a mail could not be sent');
    }
  }

  app.get('/reset-password', (request, reply) => sender.send(request, reply, resetPage(queryText(request.query, 'token') ?? '')));
  app.post('/reset-password', async (request, reply) => {
    const fields = fieldsOf(request);
    const token = fields.get('token') ?? '';
    try {
      await accounts.resetPassword(token, fields.get('password') ?? '');
      return reply.redirect('/sign-in?done=password', 303);
    } catch (error) {
      const problem = problemOf(error);
      return sender.send(request, reply.code(problem.status), resetPage(token, problem.message));
    }
  });
  closeMethods(app, '/reset-password', ['GET', 'POST']);

  app.get('/confirm-email', (request, reply) => sender.send(request, reply, confirmEmailPage(queryText(request.query, 'token') ?? '')));
  app.post('/confirm-email', async (request, reply) => {
    const token = fieldsOf(request).get('token') ?? '';
    try {
      await accounts.confirmEmailChange(token);
      return reply.redirect('/account/security?done=email', 303);
    } catch (error) {
      const problem = problemOf(error);
      return sender.send(request, reply.code(problem.status), confirmEmailPage(token, problem.message));
    }
  });
  closeMethods(app, '/confirm-email', ['GET', 'POST']);
}

function credentialsIn(request: FastifyRequest): { email: string; password: string } {
  const fields = fieldsOf(request);
  return { email: fields.get('email')?.trim() ?? '', password: fields.get('password') ?? '' };
}

/** What of an error is said on the page it came from; faults of ours are thrown on. */
export function problemOf(error: unknown): { status: number; message: string } {
  if (error instanceof AccountError && ERRORS[error.code].status < 500 && error.code !== 'rate_limit_exceeded') {
    return { status: ERRORS[error.code].status, message: error.message };
  }
  throw error;
}
