import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { AccountError } from '../../accounts/errors.ts';
import { ApiError, ERRORS } from '../../http/errors.ts';
import { addressGroup } from '../../http/request/address-group.ts';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { HOUR_MS, type Services } from '../../opening/services.ts';
import type { Page } from '../layout.ts';
import { confirmEmailPage, forgotPage, linkSentPage, resetPage, signInPage, signUpClosedPage, signUpPage } from '../pages/sign-in.ts';
import { callerOf, fieldsOf, queryText } from '../requests.ts';
import type { Sender } from '../send.ts';

const MAX_RESETS_PER_HOUR = 10;

/** What the page for signing in says of what was done. */
const DONE: ReadonlyMap<string, string> = new Map([
  ['deleted', 'The account is deleted, and its keys no longer work.'],
  ['password', 'Your new password is set. Sign in with it.'],
  [
    'password-and-keys',
    'Your new password is set. Sign in with it. API keys made before it was certain that this address is yours have been revoked; make new ones.',
  ],
]);

/** A page with a form. */
interface FormPage {
  url: string;
  show(request: FastifyRequest): Page;
  /** Does what the form asks for. @returns where it leads */
  act(fields: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** The page again, with what was wrong. */
  again(fields: URLSearchParams, problem: string): Page;
}

/** Signing up, in and out, and the links that come by mail. */
export function signInRoutes(app: FastifyInstance, services: Services, sender: Sender, mailer: Mailer | undefined): void {
  const { accounts, config } = services;
  const pages = [signInForm(services), resetForm(accounts), confirmEmailForm(accounts)];
  if (config.signUp.open) pages.push(signUpForm(services));
  else closedSignUp(app, sender);
  for (const page of pages) formRoutes(app, sender, page);

  app.post('/sign-out', async (request, reply) => reply.header('set-cookie', await accounts.signOut(request.headers)).redirect('/', 303));
  closeMethods(app, '/sign-out', ['POST']);
  forgotRoutes(app, services, sender, mailer);
}

/** Shows a page with a form, and does what is sent to it; what it cannot do is said there. */
function formRoutes(app: FastifyInstance, sender: Sender, { url, show, act, again }: FormPage): void {
  app.get(url, (request, reply) => sender.send(request, reply, show(request)));
  app.post(url, async (request, reply) => {
    const fields = fieldsOf(request);
    try {
      return reply.redirect(await act(fields, request, reply), 303);
    } catch (error) {
      const { status, message } = problemOf(error);
      return sender.send(request, reply.code(status), again(fields, message));
    }
  });
  closeMethods(app, url, ['GET', 'POST']);
}

function signInForm({ accounts, config }: Services): FormPage {
  const { open } = config.signUp;
  return {
    url: '/sign-in',
    show: ({ query }) => signInPage(open, {}, DONE.get(queryText(query, 'done') ?? '')),
    async act(fields, request, reply) {
      const { setCookie } = await accounts.signIn(credentialsIn(fields), callerOf(request));
      reply.header('set-cookie', setCookie);
      return '/account';
    },
    again: (fields, problem) => signInPage(open, { problem, email: credentialsIn(fields).email }),
  };
}

function signUpForm({ accounts, config }: Services): FormPage {
  return {
    url: '/sign-up',
    show: () => signUpPage(),
    async act(fields, request, reply) {
      const { setCookie } = await accounts.signUp({ ...credentialsIn(fields), plan: config.signUp.plan }, callerOf(request));
      reply.header('set-cookie', setCookie);
      return '/account';
    },
    again: (fields, problem) => signUpPage({ problem, email: credentialsIn(fields).email }),
  };
}

function closedSignUp(app: FastifyInstance, sender: Sender): void {
  app.get('/sign-up', (request, reply) => sender.send(request, reply, signUpClosedPage()));
  app.post('/sign-up', (request, reply) => sender.send(request, reply.code(403), signUpClosedPage()));
  closeMethods(app, '/sign-up', ['GET', 'POST']);
}

function resetForm(accounts: Accounts): FormPage {
  const tokenIn = (fields: URLSearchParams): string => fields.get('token') ?? '';
  return {
    url: '/reset-password',
    show: ({ query }) => resetPage(queryText(query, 'token') ?? ''),
    async act(fields) {
      const revoked = await accounts.resetPassword(tokenIn(fields), fields.get('password') ?? '');
      return revoked > 0 ? '/sign-in?done=password-and-keys' : '/sign-in?done=password';
    },
    again: (fields, problem) => resetPage(tokenIn(fields), problem),
  };
}

function confirmEmailForm(accounts: Accounts): FormPage {
  const tokenIn = (fields: URLSearchParams): string => fields.get('token') ?? '';
  return {
    url: '/confirm-email',
    show: ({ query }) => confirmEmailPage(queryText(query, 'token') ?? ''),
    async act(fields) {
      await accounts.confirmEmailChange(tokenIn(fields));
      return '/account/security?done=email';
    },
    again: (fields, problem) => confirmEmailPage(tokenIn(fields), problem),
  };
}

/** Asking for a link to set a new password. */
function forgotRoutes(app: FastifyInstance, { accounts, config, window, clock }: Services, sender: Sender, mailer: Mailer | undefined): void {
  app.get('/forgot-password', (request, reply) => sender.send(request, reply, forgotPage(mailer !== undefined)));
  app.post('/forgot-password', async (request, reply) => {
    if (!mailer) return sender.send(request, reply, forgotPage(false));
    const { admitted, resetAt } = await window.take(`reset:address:${addressGroup(request.clientAddress)}`, MAX_RESETS_PER_HOUR, HOUR_MS, clock());
    if (!admitted)
      throw new ApiError('rate_limit_exceeded', `Too many links were asked for. Try again after ${new Date(resetAt).toISOString()}.`, { retryAt: resetAt });
    // Answered before the account is looked for, so that the time it takes tells nothing.
    void sendReset(fieldsOf(request).get('email') ?? '', { accounts, mailer, publicUrl: config.publicUrl }).catch((error: unknown) => {
      request.log.error({ reqId: request.id, err: error }, 'a mail could not be sent');
    });
    return sender.send(request, reply, linkSentPage());
  });
  closeMethods(app, '/forgot-password', ['GET', 'POST']);
}

async function sendReset(email: string, { accounts, mailer, publicUrl }: { accounts: Accounts; mailer: Mailer; publicUrl: string }): Promise<void> {
  const mailed = await accounts.requestPasswordReset(email);
  if (!mailed) return;
  const link = `${publicUrl}/reset-password?token=${mailed.token}`;
  await mailer.send({
    to: mailed.email,
    subject: 'Set a new password for Toolrack',
    text: `Somebody, probably you, asked to set a new password for the account ${mailed.email} at ${publicUrl}.\n\nTo do so, open this link. It works once, until ${new Date(mailed.expiresAt).toISOString()}.\n\n${link}\n\nIf it was not you, do nothing: the password stays as it is.\n`,
  });
}

const credentialsIn = (fields: URLSearchParams): { email: string; password: string } => ({
  email: fields.get('email')?.trim() ?? '',
  password: fields.get('password') ?? '',
});

/** What of an error is said on the page it came from; faults of ours are thrown on. */
export function problemOf(error: unknown): { status: number; message: string } {
  if (error instanceof AccountError && ERRORS[error.code].status < 500 && error.code !== 'rate_limit_exceeded') {
    return { status: ERRORS[error.code].status, message: error.message };
  }
  throw error;
}
