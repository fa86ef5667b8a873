// What must not be shown again of what somebody pasted: keys, tokens and passwords, as far as their form tells them.

/** Tokens whose form the services that issue them have published. */
const TOKENS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bgh[pousr]_[A-Za-z0-9]{36,255}\b/, 'a GitHub token'],
  [/\bgithub_pat_[A-Za-z0-9_]{22,255}\b/, 'a GitHub token'],
  [/\bglpat-[\w-]{20,}/, 'a GitLab token'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an AWS access key'],
  [/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/, 'a Slack token'],
  [/\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/, 'a Stripe key'],
  [/\bAIza[\w-]{35}\b/, 'a Google API key'],
  [/\bya29\.[\w-]{20,}/, 'a Google access token'],
  [/\bsk-(?:[a-z]+-)*[A-Za-z0-9_-]{20,}/, 'an API key'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'an npm token'],
  [/\bpypi-[\w-]{32,}/, 'a PyPI token'],
  [/\bSG\.[\w-]{16,}\.[\w-]{16,}/, 'a SendGrid key'],
  [/\bdop_v1_[a-f0-9]{64}\b/, 'a DigitalOcean token'],
  [/\beyJ[\w-]{8,}\.eyJ[\w-]{8,}(?:\.[\w-]*)?/, 'a JSON Web Token'],
];
const PRIVATE_KEY = /-----BEGIN ([A-Z0-9 ]*PRIVATE KEY[A-Z ]*)-----[\s\S]*?(?:-----END \1-----|$)/g;
/** A name that says a secret follows, what stands between them, and the secret. */
const NAMED =
  /((?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|client[_-]?secret|credentials?|auth)\w*["']?\s*(?:=>|[:=])\s*["']?)([^\s"',;&}\]]{3,})/gi;
const AUTHORIZATION = /((?:authorization|proxy-authorization|x-api-key|cookie|set-cookie)["']?\s*[:=]\s*["']?(?:(?:bearer|basic|token)\s+)?)([^\r\n"']{4,})/gi;
const IN_ADDRESS = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@]{1,100}:)([^\s/@]{1,200})(@)/gi;

const DOTS = '\u2022\u2022\u2022\u2022';

/** A text with the secrets in it as dots, and whether there were any. */
export function masked(text: string): { text: string; hidden: boolean } {
  let shown = text.replace(PRIVATE_KEY, (_, label: string) => `-----BEGIN ${label}----- ${DOTS}`);
  for (const [pattern] of TOKENS) shown = shown.replace(new RegExp(pattern.source, 'g'), (token) => token.slice(0, 4) + DOTS);
  shown = shown.replace(AUTHORIZATION, (_, before: string) => before + DOTS);
  shown = shown.replace(NAMED, (whole: string, before: string, value: string) => (/^(?:true|false|null|none|\d{1,2})$/i.test(value) ? whole : before + DOTS));
  shown = shown.replace(IN_ADDRESS, (_, before: string, _password: string, at: string) => before + DOTS + at);
  return { text: shown, hidden: shown !== text };
}

/** What kind of token a text is; undefined for what is none. */
export const tokenKind = (text: string): string | undefined => TOKENS.find(([pattern]) => pattern.exec(text)?.[0] === text)?.[1];
