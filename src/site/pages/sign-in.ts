import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../accounts/password-rules.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';

interface Tried {
  /** What was wrong with the last try. */
  problem?: string;
  /** The address that was typed then. */
  email?: string;
}

const emailField = (email: string, problem: string | undefined): Html =>
  html`<label for="email">E-mail</label><input id="email" name="email" type="text" inputmode="email" autocomplete="username" required maxlength="254" value="${email}"${problem !== undefined && html` aria-describedby="problem"`}>`;

const newPasswordField = (): Html =>
  html`<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="new-password" required minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" aria-describedby="password-hint"><p class="hint" id="password-hint">${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.</p>`;

const problemLine = (problem: string | undefined): Html | false => problem !== undefined && html`<p class="problem" role="alert" id="problem">${problem}</p>`;

const narrow = (title: string, content: Html): Page => ({ title, body: html`<div class="narrow panel"><h1>${title}</h1>${content}</div>` });

/** `/sign-in`. @param signUp whether anybody may make an account */
export function signInPage(signUp: boolean, { problem, email = '' }: Tried = {}, done?: string): Page {
  return narrow(
    'Sign in',
    html`${done !== undefined && html`<p class="done" role="status">${done}</p>`}${problemLine(problem)}
<form class="stacked" action="/sign-in" method="post">${emailField(email, problem)}<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="${MAX_PASSWORD_LENGTH}"><button>Sign in</button></form>
<p><a href="/forgot-password">Forgot your password?</a></p>${signUp && html`<p>No account yet? <a href="/sign-up">Sign up</a>, it is free.</p>`}`,
  );
}

/** `/sign-up`. */
export function signUpPage({ problem, email = '' }: Tried = {}): Page {
  return narrow(
    'Sign up',
    html`${problemLine(problem)}
<form class="stacked" action="/sign-up" method="post">${emailField(email, problem)}${newPasswordField()}<button>Sign up</button></form>
<p>Have an account? <a href="/sign-in">Sign in</a>. What you get: <a href="/pricing">plans</a>.</p>`,
  );
}

/** `/sign-up` where only the operator makes accounts. */
export const signUpClosedPage = (): Page =>
  narrow(
    'Sign-up is closed',
    html`<p>The operator of this service creates its accounts. Ask them for one, then <a href="/sign-in">sign in</a>.</p><p>Running tools in the page needs no account.</p>`,
  );

/** `/forgot-password`. @param sendsMail whether a link can be sent */
export function forgotPage(sendsMail: boolean): Page {
  if (!sendsMail) {
    return narrow(
      'Forgot your password?',
      html`<p>This service sends no mail. Its operator can set a new password with <code>toolrack account password</code>; ask them.</p>`,
    );
  }
  return narrow(
    'Forgot your password?',
    html`<p>Give the address of your account. If there is one, a link to set a new password is sent there; it works once, for an hour.</p>
<form class="stacked" action="/forgot-password" method="post">${emailField('', undefined)}<button>Send the link</button></form>`,
  );
}

/** The answer to everybody who asked for a link, whether or not there is such an account. */
export const linkSentPage = (): Page =>
  narrow(
    'Check your e-mail',
    html`<p role="status">If there is an account with this address, we have sent it a link. It works once, within an hour.</p><p><a href="/sign-in">Sign in</a></p>`,
  );

/** `/reset-password`: a new password, by the link of a mail. */
export function resetPage(token: string, problem?: string): Page {
  return narrow(
    'Set a new password',
    html`${problemLine(problem)}
<form class="stacked" action="/reset-password" method="post"><input type="hidden" name="token" value="${token}">${newPasswordField()}<button>Set password</button></form><p class="hint">All sessions end; sign in again with the new password.</p>`,
  );
}

/** `/confirm-email`: the link of a mail leads here; the button does it, so that programs that open links in mail change nothing. */
export function confirmEmailPage(token: string, problem?: string): Page {
  return narrow(
    'Confirm the address',
    html`${problemLine(problem)}<p>Use this address to sign in from now on?</p><form class="stacked" action="/confirm-email" method="post"><input type="hidden" name="token" value="${token}"><button>Confirm</button></form>`,
  );
}
