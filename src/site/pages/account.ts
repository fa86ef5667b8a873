import type { Session, SessionRecord } from '../../accounts/accounts.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../accounts/password-rules.ts';
import type { KeyRecord } from '../../keys/keys.ts';
import type { Config } from '../../settings/config.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { PLAN_NAMES, planFacts } from './pricing.ts';

type Section = 'keys' | 'usage' | 'security';
const SECTIONS: readonly (readonly [section: Section, path: string, title: string])[] = [
  ['keys', '/account', 'Plan and keys'],
  ['usage', '/account/usage', 'Usage'],
  ['security', '/account/security', 'Sign-in and sessions'],
];

/** A page of the account, with the way to its others. */
export function accountFrame(section: Section, { email, plan }: Session, content: Html): Page {
  return {
    title: 'Account',
    body: html`
<h1>Account</h1>
<p class="lead">${email}, <strong>${PLAN_NAMES[plan]}</strong> plan.</p>
<nav class="tabs" aria-label="Account"><ul>${SECTIONS.map(([name, path, title]) => html`<li><a href="${path}"${name === section && html` aria-current="page"`}>${title}</a></li>`)}</ul></nav>
${content}`,
  };
}

/** What the account page shows. */
export interface AccountView {
  session: Session;
  config: Config;
  keys: readonly (KeyRecord & { remaining: number })[];
  /** A key that was just made: the one time it is shown. */
  newKey?: { key: string; name: string } | undefined;
  problem?: string;
  /** What was done. */
  done?: string | undefined;
}

/** `/account`: keys, plan and limits. */
export function accountPage({ session, config, keys, newKey, problem, done }: AccountView): Page {
  const free = session.plan === 'free';
  const mostKeys = config.plans.pro.keys;
  return accountFrame(
    'keys',
    session,
    html`
${newKey && html`<section class="new-key"><h2 id="new-key">Your new key “${newKey.name}”</h2><pre data-copy tabindex="0"><code>${newKey.key}</code></pre><p><strong>Save it now: it cannot be shown again.</strong></p><p>Try it:</p><pre data-copy tabindex="0"><code>curl -s ${config.publicUrl}/api/v1/tools -H 'x-api-key: ${newKey.key}' -H 'content-type: application/json' -d '{"tool":"word-counter","inputs":{"text":"Hello world."}}'</code></pre></section>`}
${message(problem, done)}
<div class="columns"><section class="panel"><h2 id="plan">Plan</h2>${planFacts(config, session.plan)}
${free && html`<p>With the Free plan you can use every tool on its page and convert units from code. API keys come with the Pro and Business plans.</p>`}<p><a class="button${!free && ' quiet'}" href="/pricing">${free ? 'See the plans' : 'Compare plans'}</a></p></section>
<section class="panel"><h2 id="keys">API keys${!free && html` <span class="count">${keys.length} of ${mostKeys}</span>`}</h2>
${keys.length === 0 ? html`<p class="empty">No keys.</p>` : keyTable(keys)}
${!free && keys.length < mostKeys && html`<form class="stacked" action="/account/keys" method="post"><label for="name">Name of a new key</label><input id="name" name="name" maxlength="100" placeholder="API key"><button>Create key</button></form>`}
${!free && keys.length >= mostKeys && html`<p>All ${mostKeys} keys are in use; revoke one to create another.</p>`}</section></div>`,
  );
}

const message = (problem: string | undefined, done: string | undefined): Html =>
  html`${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}${done !== undefined && html`<p class="done" role="status">${done}</p>`}`;

const moment = (at: string | number | null): Html | string => {
  if (at === null) return 'never';
  const iso = typeof at === 'number' ? new Date(at).toISOString() : at;
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

function keyTable(keys: AccountView['keys']): Html {
  const rows = keys.map(
    (
      key,
    ) => html`<tr><th scope="row">${key.name}<br><code>${key.prefix}</code></th><td data-label="Created">${moment(key.createdAt)}</td><td data-label="Last used">${moment(key.lastUsedAt)}</td><td data-label="Left this hour">${key.remaining}</td>
<td><a class="button quiet small" href="/account/keys/${key.hash}/revoke" aria-label="Revoke ${key.name}">Revoke</a></td></tr>`,
  );
  return html`<div class="scroll" tabindex="0"><table class="cards"><thead><tr><th scope="col">Key</th><th scope="col">Created</th><th scope="col">Last used</th><th scope="col">Left this hour</th><th scope="col"><span class="hidden">Revoke</span></th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Asks before a key is revoked. */
export function revokePage(session: Session, { name, prefix, hash }: KeyRecord): Page {
  return accountFrame(
    'keys',
    session,
    html`<section class="panel"><h2 id="revoke">Revoke “${name}”?</h2><p>Calls with the key <code>${prefix}</code> are refused from that moment on. This cannot be undone.</p>
<form class="actions" action="/account/keys/revoke" method="post"><input type="hidden" name="hash" value="${hash}"><button class="danger">Revoke key</button><a class="button quiet" href="/account">Keep it</a></form></section>`,
  );
}

/** What the page of sign-in and sessions shows. */
export interface SecurityView {
  session: Session;
  sessions: readonly SessionRecord[];
  /** Whether addresses are confirmed by mail. */
  sendsMail: boolean;
  problem?: string;
  done?: string | undefined;
}

/** `/account/security`. */
export function securityPage({ session, sessions, sendsMail, problem, done }: SecurityView): Page {
  return accountFrame(
    'security',
    session,
    html`${message(problem, done)}
<div class="columns"><section class="panel"><h2 id="password-title">Password</h2>
<form class="stacked" action="/account/password" method="post"><input class="hidden" type="text" name="username" autocomplete="username" value="${session.email}" tabindex="-1" aria-hidden="true">${passwordField('current', 'Current password', 'current-password')}${passwordField('next', 'New password', 'new-password')}<p class="hint">${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters. All other sessions end.</p><button>Change password</button></form></section>
<section class="panel"><h2 id="email-title">E-mail address</h2>
<form class="stacked" action="/account/email" method="post"><label for="new-email">New address</label><input id="new-email" name="email" type="text" inputmode="email" autocomplete="email" required maxlength="254">${passwordField('email-password', 'Password', 'current-password', 'password')}<p class="hint">${sendsMail ? 'A link is sent to the new address; the address changes when it is opened.' : 'It changes at once.'}</p><button>Change address</button></form></section></div>
<section class="panel"><h2 id="sessions">Sessions</h2>
<div class="scroll" tabindex="0"><table class="cards"><thead><tr><th scope="col">Where</th><th scope="col">Signed in</th><th scope="col">Last seen</th><th scope="col"><span class="hidden">End</span></th></tr></thead><tbody>${sessions.map(
      (one) =>
        html`<tr><th scope="row">${browserOf(one.userAgent)}${one.id === session.id && html` <span class="count">this one</span>`}</th><td data-label="Signed in">${moment(one.createdAt)}</td><td data-label="Last seen">${moment(one.updatedAt)}</td><td>${one.id !== session.id && html`<form action="/account/sessions/end" method="post"><input type="hidden" name="id" value="${one.id}"><button class="quiet small">End</button></form>`}</td></tr>`,
    )}</tbody></table></div>
${sessions.length > 1 && html`<form class="actions" action="/account/sessions/end-others" method="post"><button class="quiet">End all others</button></form>`}</section>
<section class="panel"><h2 id="delete">Delete the account</h2><p>Its keys stop working and its sessions end at once. This cannot be undone.</p><p><a class="button quiet" href="/account/delete">Delete the account …</a></p></section>`,
  );
}

/** Asks, with the password, before an account is deleted. */
export function deletePage(session: Session, problem?: string): Page {
  return accountFrame(
    'security',
    session,
    html`${message(problem, undefined)}<section class="panel"><h2 id="delete">Delete ${session.email}?</h2><p>All keys stop working and all sessions end at once. This cannot be undone.</p>
<form class="stacked" action="/account/delete" method="post">${passwordField('password', 'Password', 'current-password')}<button class="danger">Delete the account</button><a class="button quiet" href="/account/security">Keep it</a></form></section>`,
  );
}

function passwordField(id: string, label: string, autocomplete: 'current-password' | 'new-password', name = id): Html {
  return html`<label for="${id}">${label}</label><input id="${id}" name="${name}" type="password" autocomplete="${autocomplete}" required maxlength="${MAX_PASSWORD_LENGTH}">`;
}

const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a browser calls itself, in two words. */
function browserOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return 'An unknown program';
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1];
  if (browser === undefined) return userAgent.slice(0, 60);
  return system === undefined ? browser : `${browser} on ${system}`;
}
