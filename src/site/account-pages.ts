import type { Session } from '../accounts/accounts.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../accounts/password-rules.ts';
import type { PlanLimits } from '../config.ts';
import type { KeyRecord } from '../keys/keys.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';

const PLAN_NAMES = { free: 'Free', pro: 'Pro', business: 'Business' } as const;

/** `/sign-in` and `/sign-up`. @param problem what was wrong with the last try @param email what was typed then */
export function credentialsPage(kind: 'sign-in' | 'sign-up', problem?: string, email = ''): Page {
  const signsUp = kind === 'sign-up';
  const title = signsUp ? 'Sign up' : 'Sign in';
  return {
    title,
    body: html`
<h1>${title}</h1>
${problem && html`<p class="error" role="alert" id="problem">${problem}</p>`}
<form class="stacked" action="/${kind}" method="post">
<label for="email">E-mail</label>
<input id="email" name="email" type="text" inputmode="email" autocomplete="username" required maxlength="254" value="${email}"${problem ? html` aria-describedby="problem"` : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="${signsUp ? 'new-password' : 'current-password'}" required minlength="${signsUp ? SHORTEST_PASSWORD : 1}" maxlength="${LONGEST_PASSWORD}">
${signsUp && html`<p class="hint">${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.</p>`}
<button>${title}</button>
</form>
<p>${signsUp ? html`Have an account? <a href="/sign-in">Sign in</a>.` : html`No account yet? <a href="/sign-up">Sign up</a>, it is free.`}</p>`,
  };
}

/** What the account page shows. */
export interface AccountView {
  session: Session;
  limits: PlanLimits;
  keys: readonly (KeyRecord & { remaining: number })[];
  mostKeys: number;
  /** A key that was just made: the one time it is shown. */
  newKey?: { key: string; name: string };
  problem?: string;
}

/** `/account`: keys, plan and limits. */
export function accountPage({ session, limits, keys, mostKeys, newKey, problem }: AccountView): Page {
  const free = session.plan === 'free';
  return {
    title: 'Account',
    scripts: ['copy'],
    body: html`
<h1>Account</h1>
<p>${session.email}, <strong>${PLAN_NAMES[session.plan]}</strong> plan.</p>
${newKey && html`<section class="new-key" aria-labelledby="new-key"><h2 id="new-key">Your new key “${newKey.name}”</h2><pre data-copy><code>${newKey.key}</code></pre><p><strong>Keep it now: it is shown this once.</strong></p></section>`}
${problem && html`<p class="error" role="alert">${problem}</p>`}
<h2>Plan</h2>
<dl class="facts">
<dt>Tool runs per hour and key</dt><dd>${free ? 'none' : limits.requestsPerHour}</dd>
<dt>Conversions per 24 hours</dt><dd>${limits.conversionsPerDay ?? 'unlimited'}</dd>
<dt>Keys</dt><dd>${free ? 'none' : `${keys.length} of ${mostKeys}`}</dd>
</dl>
${free && html`<p>The Free plan converts units only. The operator of this service can move the account to the Pro or the Business plan, which run tools with an API key.</p>`}
<h2>API keys</h2>
${keys.length === 0 ? html`<p>No keys.</p>` : keyTable(keys)}
${!free && keys.length < mostKeys && keyForm()}
${!free && keys.length >= mostKeys && html`<p>All ${mostKeys} keys are in use; revoke one to create another.</p>`}
<form action="/sign-out" method="post"><button class="quiet">Sign out</button></form>`,
  };
}

const keyForm = (): Html =>
  html`<form class="stacked" action="/account/keys" method="post"><label for="name">Name of a new key</label><input id="name" name="name" maxlength="100" placeholder="API key"><button>Create key</button></form>`;

function keyTable(keys: AccountView['keys']): Html {
  const moment = (iso: string | null): Html | string =>
    iso === null ? 'never' : html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
  const rows = keys.map(
    (
      key,
    ) => html`<tr><th scope="row">${key.name}<br><code>${key.prefix}</code></th><td>${moment(key.createdAt)}</td><td>${moment(key.lastUsedAt)}</td><td>${key.remaining}</td>
<td><form action="/account/keys/revoke" method="post"><input type="hidden" name="hash" value="${key.hash}"><button class="quiet" aria-label="Revoke ${key.name}">Revoke</button></form></td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="API keys"><table><caption class="hidden">API keys</caption><thead><tr><th scope="col">Key</th><th scope="col">Created</th><th scope="col">Last used</th><th scope="col">Left this hour</th><th scope="col"><span class="hidden">Revoke</span></th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
