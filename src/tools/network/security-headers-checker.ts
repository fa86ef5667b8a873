import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type CspDirective, isNonceOrHash, readPolicy } from './lib/csp.ts';
import { type Header, readHeaders, valuesOf } from './lib/header-text.ts';

type Status = 'pass' | 'warn' | 'fail';

interface Check {
  header: string;
  status: Status;
  message: string;
}

const MIN_HSTS_SECONDS = 15_552_000;
const POINTS: Record<string, number> = {
  'strict-transport-security': 20,
  'content-security-policy': 25,
  'x-content-type-options': 15,
  'x-frame-options': 15,
  'referrer-policy': 15,
  'permissions-policy': 10,
};
const LEAKING_REFERRERS = ['unsafe-url', 'no-referrer-when-downgrade'];
const REFERRER_POLICIES = [
  ...LEAKING_REFERRERS,
  ...['no-referrer', 'same-origin', 'origin', 'strict-origin', 'origin-when-cross-origin', 'strict-origin-when-cross-origin'],
];
const GRADES = [
  [90, 'A'],
  [75, 'B'],
  [60, 'C'],
  [40, 'D'],
] as const;

export default defineTool({
  slug: 'security-headers-checker',
  name: 'Security Headers Checker',
  category: 'network',
  summary: 'Checks the security headers of an HTTP response and rates them.',
  description:
    'Points: strict-transport-security 20, content-security-policy 25, x-content-type-options 15, x-frame-options 15, referrer-policy 15, permissions-policy 10; a pass gives all, a warning half, a failure none, the sum rounded down. Cookies without Secure, HttpOnly or SameSite and servers that name their version are warned of without points. A from 90, B from 75, C from 60, D from 40.',
  reference: 'RFC 6797; Content Security Policy Level 3; Fetch Standard; RFC 7034; Referrer Policy; Permissions Policy',
  keywords: ['hsts', 'csp', 'x-frame-options', 'clickjacking', 'owasp', 'header scan', 'securityheaders', 'check http headers'],
  inputs: z.strictObject({
    headers: z.string().min(1).max(100_000).describe('Header lines of the response'),
    https: z.boolean().default(true).describe('Whether the response came over HTTPS'),
  }),
  result: z.strictObject({
    score: z.int().describe('Points reached, 0 to 100'),
    grade: z.enum(['A', 'B', 'C', 'D', 'F']).describe('Grade by the points'),
    checks: z
      .array(
        z.strictObject({
          header: z.string().describe('Header that is judged, in lower case'),
          status: z.enum(['pass', 'warn', 'fail']).describe('Judgement of the header'),
          message: z.string().describe('Reason for the judgement'),
        }),
      )
      .describe('One check for each header and cookie'),
  }),
  headline: 'grade',
  examples: [
    {
      inputs: { headers: 'Strict-Transport-Security: max-age=31536000\nX-Content-Type-Options: nosniff\nServer: nginx/1.18.0\n' },
      result: {
        score: 40,
        grade: 'D',
        checks: [
          { header: 'strict-transport-security', status: 'pass', message: 'Browsers use HTTPS for 31536000 seconds.' },
          { header: 'content-security-policy', status: 'fail', message: 'There is no policy.' },
          { header: 'x-content-type-options', status: 'pass', message: 'Content types are not guessed.' },
          { header: 'x-frame-options', status: 'fail', message: 'Any site may frame the page; send DENY or SAMEORIGIN.' },
          { header: 'referrer-policy', status: 'fail', message: 'There is no known policy.' },
          { header: 'permissions-policy', status: 'warn', message: 'There is no policy.' },
          { header: 'server', status: 'warn', message: 'It names a version number.' },
        ],
      },
    },
  ],
  run(inputs) {
    const headers = readHeaders(inputs.headers, 'headers');
    const [policy] = valuesOf(headers, 'content-security-policy');
    const directives = policy === undefined ? undefined : readPolicy(policy);
    const checks = [
      hsts(headers, inputs.https),
      contentPolicy(directives),
      sniffing(headers),
      framing(headers, directives),
      referrer(headers),
      permissions(headers),
      ...valuesOf(headers, 'set-cookie').flatMap(cookie),
      ...['server', 'x-powered-by'].flatMap((name) => versions(headers, name)),
    ];
    const score = Math.floor(checks.reduce((sum, { header, status }) => sum + (POINTS[header] ?? 0) * { pass: 1, warn: 0.5, fail: 0 }[status], 0));
    return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? ('F' as const), checks };
  },
});

const check = (header: string, status: Status, message: string): Check => ({ header, status, message });

function hsts(headers: readonly Header[], isHttps: boolean): Check {
  const header = 'strict-transport-security';
  if (!isHttps) return check(header, 'pass', 'It does not count without HTTPS.');
  const [value = ''] = valuesOf(headers, header);
  const seconds = Number(/(?:^|;)\s*max-age\s*=\s*"?([0-9]+)"?\s*(?:;|$)/i.exec(value)?.[1] ?? 0);
  if (seconds === 0) return check(header, 'fail', 'Browsers are not told to use HTTPS.');
  return seconds >= MIN_HSTS_SECONDS
    ? check(header, 'pass', `Browsers use HTTPS for ${seconds} seconds.`)
    : check(header, 'warn', `The max-age of ${seconds} seconds is below ${MIN_HSTS_SECONDS}.`);
}

function contentPolicy(directives: readonly CspDirective[] | undefined): Check {
  const header = 'content-security-policy';
  if (directives === undefined) return check(header, 'fail', 'There is no policy.');
  const named = (name: string) => directives.find((directive) => directive.name === name)?.values;
  const values = (named('script-src') ?? named('default-src'))?.map((value) => value.toLowerCase());
  if (values === undefined) return check(header, 'fail', 'The policy has no rule for scripts.');
  const isInline = values.includes("'unsafe-inline'") && !values.some(isNonceOrHash);
  const weak = [...(isInline ? ["'unsafe-inline'"] : []), ...["'unsafe-eval'", '*'].filter((value) => values.includes(value))];
  return weak.length === 0 ? check(header, 'pass', 'Scripts are restricted.') : check(header, 'warn', `The rule for scripts allows ${weak.join(', ')}.`);
}

function sniffing(headers: readonly Header[]): Check {
  const isSet = valuesOf(headers, 'x-content-type-options')[0]?.toLowerCase() === 'nosniff';
  return check('x-content-type-options', isSet ? 'pass' : 'fail', isSet ? 'Content types are not guessed.' : 'Browsers may guess content types; send nosniff.');
}

function framing(headers: readonly Header[], directives: readonly CspDirective[] | undefined): Check {
  const header = 'x-frame-options';
  if (directives?.some(({ name }) => name === 'frame-ancestors')) return check(header, 'pass', 'The content security policy has frame-ancestors.');
  const value = valuesOf(headers, header)[0]?.toUpperCase();
  return value === 'DENY' || value === 'SAMEORIGIN'
    ? check(header, 'pass', 'Other sites may not frame the page.')
    : check(header, 'fail', 'Any site may frame the page; send DENY or SAMEORIGIN.');
}

function referrer(headers: readonly Header[]): Check {
  const header = 'referrer-policy';
  const policy = valuesOf(headers, header)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => REFERRER_POLICIES.includes(value));
  if (policy === undefined) return check(header, 'fail', 'There is no known policy.');
  return LEAKING_REFERRERS.includes(policy)
    ? check(header, 'warn', `${policy} sends whole addresses to other sites.`)
    : check(header, 'pass', `The policy is ${policy}.`);
}

function permissions(headers: readonly Header[]): Check {
  const isSet = (valuesOf(headers, 'permissions-policy')[0] ?? '') !== '';
  return check('permissions-policy', isSet ? 'pass' : 'warn', isSet ? 'There is a policy.' : 'There is no policy.');
}

function cookie(text: string): Check[] {
  const [, ...attributes] = text.split(';').map((piece) => (piece.split('=')[0] ?? '').trim().toLowerCase());
  const missing = ['Secure', 'HttpOnly', 'SameSite'].filter((name) => !attributes.includes(name.toLowerCase()));
  return [
    check('set-cookie', missing.length === 0 ? 'pass' : 'warn', missing.length === 0 ? 'The cookie is protected.' : `The cookie lacks ${missing.join(', ')}.`),
  ];
}

const versions = (headers: readonly Header[], name: string): Check[] =>
  valuesOf(headers, name).some((value) => /[0-9]/.test(value)) ? [check(name, 'warn', 'It names a version number.')] : [];
