import { type Html, html } from '../html.ts';
import type { Fields } from './values.ts';

/** Claims of a JWT that are times, in seconds since 1970 (RFC 7519, section 4.1; OpenID Connect Core 1.0, section 2). */
const TIMES: Readonly<Record<string, string>> = { iat: 'issued', nbf: 'not before', exp: 'expires', auth_time: 'signed in' };
/** Other registered claims, and what is in the header of a token (RFC 7515, section 4.1). */
const MEANINGS: Readonly<Record<string, string>> = {
  iss: 'who issued it',
  sub: 'whom it is about',
  aud: 'whom it is for',
  jti: 'its id',
  azp: 'the party it was issued to',
  scope: 'what it allows',
  nonce: 'ties it to a request',
  alg: 'how it is signed',
  typ: 'its type',
  kid: 'which key signed it',
};
const MAX_SECONDS = 8.64e12;

/** What the claims of a token mean, those with times in words; false where none is known or it has no time. */
export function showClaims(claims: Fields): Html | false {
  const known = Object.entries(claims).flatMap(([name, value]): Html[] => {
    if (TIMES[name] !== undefined && isTime(value)) return [html`<li><code>${name}</code> ${value}: ${TIMES[name]} ${inUtc(value)}</li>`];
    return MEANINGS[name] !== undefined && typeof value !== 'object' ? [html`<li><code>${name}</code>: ${MEANINGS[name]}</li>`] : [];
  });
  return known.length > 0 && html`<ul class="hint claims">${known}</ul>`;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= MAX_SECONDS;

const inUtc = (seconds: number): string =>
  new Date(seconds * 1000)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?:\.\d+)?Z$/, ' UTC');
