import { type Html, html } from '../html.ts';
import type { Fields } from './values.ts';

/** Claims of a JWT that are times, in seconds since 1970 (RFC 7519, section 4.1). */
const TIMES: Readonly<Record<string, string>> = { iat: 'issued', nbf: 'not before', exp: 'expires', auth_time: 'signed in' };
const MAX_SECONDS = 8.64e12;

/** What the times among claims mean; false where there are none. */
export function showTimes(claims: Fields): Html | false {
  const times = Object.entries(claims).filter((claim): claim is [string, number] => TIMES[claim[0]] !== undefined && isTime(claim[1]));
  return (
    times.length > 0 &&
    html`<ul class="hint claims">${times.map(([name, seconds]) => html`<li><code>${name}</code> ${seconds}: ${TIMES[name]} ${inUtc(seconds)}</li>`)}</ul>`
  );
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= MAX_SECONDS;

const inUtc = (seconds: number): string =>
  new Date(seconds * 1000)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?:\.\d+)?Z$/, ' UTC');
