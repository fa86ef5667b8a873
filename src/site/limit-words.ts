import { type Html, html } from './html.ts';

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/;
const SIGNING_IN = 'Signing in';

/** A message of the API for people: an instant in it as a time to the minute, signing in as a link. */
export function limitWords(message: string): Html {
  const [instant] = INSTANT.exec(message) ?? [];
  const at = instant === undefined ? message.length : message.indexOf(instant);
  const time = instant !== undefined && html`<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`;
  const [before = '', ...after] = message.slice(at + (instant?.length ?? 0)).split(SIGNING_IN);
  return html`${message.slice(0, at)}${time}${before}${after.length > 0 && html`<a href="/sign-in">${SIGNING_IN}</a>${after.join(SIGNING_IN)}`}`;
}

/** An instant as one speaks of it where one is: "tomorrow 19:03". */
export function spoken(instant: Date, now: Date): string {
  const time = instant.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  if (instant.toDateString() === now.toDateString()) return `today ${time}`;
  if (instant.toDateString() === tomorrow.toDateString()) return `tomorrow ${time}`;
  return `${instant.toLocaleDateString('en', { day: 'numeric', month: 'long' })} ${time}`;
}
