import { type Config, PLANS, type Plan } from '../../settings/config.ts';
import { grouped } from '../../tools/shared/text/counts.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';

export const PLAN_NAMES = { free: 'Free', pro: 'Pro', business: 'Business' } as const;

const FOR_WHOM: Readonly<Record<Plan, string>> = {
  free: 'For everybody: every tool on its page, and unit conversion from code.',
  pro: 'For developers: every tool over HTTP and on the command line.',
  business: 'For teams and services that call tools all day.',
};

/** `/pricing`: what each plan gives, and how to get it. @param current the plan of whoever is signed in */
export function pricingPage(config: Config, current: Plan | undefined): Page {
  return {
    title: 'Pricing',
    description: 'What the Free, Pro and Business plans include: runs per hour, keys and conversions.',
    canonical: '/pricing',
    styles: ['account'],
    body: html`
<h1>Plans</h1>
<p class="lead">Running tools in the page is free for everybody: ${grouped(config.pageRuns.perAddress)} runs a day, ${grouped(config.pageRuns.perAccount)} when signed in. A plan is for calling them from code.</p>
<ul class="plans">${PLANS.map((plan) => planCard(config, plan, current))}</ul>
<p class="hint">Runs are counted over a sliding hour, conversions over sliding 24 hours: an allowance comes back as it was spent, not at midnight.</p>`,
  };
}

function planCard(config: Config, plan: Plan, current: Plan | undefined): Html {
  const price = plan === 'free' ? '$0' : config.offer.prices[plan];
  return html`<li class="panel plan${plan === 'pro' && ' best'}"><h2>${PLAN_NAMES[plan]}</h2>${price !== undefined && html`<p class="price">${price}</p>`}<p>${FOR_WHOM[plan]}</p>${planFacts(config, plan)}${plan === current ? html`<p><strong>This is your plan.</strong></p>` : wayTo(config, plan, current)}</li>`;
}

/** What a plan gives. */
export function planFacts({ plans, pageRuns }: Config, plan: Plan): Html {
  const { requestsPerHour, conversionsPerDay, keys } = plans[plan];
  const has = (count: number): string => (count === 0 ? 'none' : grouped(count));
  return html`<dl class="facts"><div><dt>Tool runs per hour and key</dt><dd>${plan === 'free' ? 'none' : has(requestsPerHour)}</dd></div><div><dt>API keys</dt><dd>${has(keys)}</dd></div><div><dt>Conversions per 24 hours</dt><dd>${conversionsPerDay === undefined ? 'unlimited' : has(conversionsPerDay)}</dd></div><div><dt>Runs in the page per 24 hours</dt><dd>${has(pageRuns.perAccount)}</dd></div></dl>`;
}

/** How to come by a plan: where it is sold, whom to ask, or, on a service without either, its operator. */
function wayTo({ offer, signUp }: Config, plan: Plan, current: Plan | undefined): Html | undefined {
  if (plan === 'free') return current === undefined && signUp.open ? html`<p><a class="button quiet" href="/sign-up">Sign up</a></p>` : undefined;
  if (offer.upgradeUrl !== undefined) return html`<p><a class="button" href="${offer.upgradeUrl}">Get ${PLAN_NAMES[plan]}</a></p>`;
  if (offer.contact !== undefined) {
    const address = /^https?:/.test(offer.contact) ? offer.contact : `mailto:${offer.contact}`;
    return html`<p><a class="button" href="${address}">Ask for ${PLAN_NAMES[plan]}</a></p>`;
  }
  return html`<p class="hint">Ask the operator of this service to move your account to this plan.</p>`;
}
