import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type CspDirective, KNOWN_DIRECTIVES, readPolicy } from './lib/csp.ts';

const PRESETS = {
  none: '',
  basic: "default-src 'self'; base-uri 'self'; frame-ancestors 'self'; object-src 'none'",
  strict:
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
} as const;
const KEYWORDS = new Set(['self', 'none', 'unsafe-inline', 'unsafe-eval', 'unsafe-hashes', 'strict-dynamic', 'report-sample', 'wasm-unsafe-eval']);
const NOT_IN_META = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

export default defineTool({
  slug: 'csp-generator',
  name: 'CSP Generator',
  category: 'network',
  summary: 'Generates a Content-Security-Policy header from the directives you choose.',
  description:
    'Keywords, nonces and hashes get their quotes where they lack them. A directive given replaces the one of the preset in place, a new one goes last. Unprocessable: the same directive twice, a name CSP Level 3 does not know, a value with white space, semicolon or comma, and none beside others.',
  reference: 'Content Security Policy Level 3 (W3C)',
  keywords: ['content security policy', 'security header', 'xss protection', 'meta tag', 'nonce', 'report only'],
  inputs: z.strictObject({
    directives: z
      .array(
        z.strictObject({
          name: z
            .string()
            .max(100)
            .describe('Directive name, such as img-src')
            .meta({ examples: [...KNOWN_DIRECTIVES] }),
          values: z.array(z.string().max(2000)).max(200).optional().describe('Values of the directive, such as self or https:'),
        }),
      )
      .min(1)
      .max(50)
      .describe('The directives in order'),
    reportOnly: z.boolean().default(false).describe('Whether browsers only report what the policy forbids'),
    preset: z.enum(['none', 'strict', 'basic']).default('none').describe('Policy to start from'),
  }),
  result: z.strictObject({
    policy: z.string().describe('The policy as one line'),
    header: z.string().describe('The header with its name'),
    meta: z.string().optional().describe('A meta element with the policy; absent where it would not work'),
  }),
  examples: [
    {
      inputs: { directives: [{ name: 'default-src', values: ['self'] }, { name: 'img-src', values: ['*', 'data:'] }, { name: 'upgrade-insecure-requests' }] },
      result: {
        policy: "default-src 'self'; img-src * data:; upgrade-insecure-requests",
        header: "Content-Security-Policy: default-src 'self'; img-src * data:; upgrade-insecure-requests",
        meta: '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'; img-src * data:; upgrade-insecure-requests">',
      },
    },
  ],
  run({ directives, reportOnly, preset }) {
    const result = readPolicy(PRESETS[preset]);
    const given = new Set<string>();
    for (const [index, directive] of directives.entries()) {
      const read = readDirective(directive, index);
      if (given.has(read.name)) unprocessable(`The directive ${read.name} comes twice.`, `directives[${index}].name`);
      given.add(read.name);
      const place = result.findIndex(({ name }) => name === read.name);
      if (place < 0) result.push(read);
      else result[place] = read;
    }
    const policy = result.map(({ name, values }) => [name, ...values].join(' ')).join('; ');
    const fitsMeta = !reportOnly && !result.some(({ name }) => NOT_IN_META.has(name));
    const escaped = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return {
      policy,
      header: `Content-Security-Policy${reportOnly ? '-Report-Only' : ''}: ${policy}`,
      ...(fitsMeta ? { meta: `<meta http-equiv="Content-Security-Policy" content="${escaped}">` } : {}),
    };
  },
});

function readDirective(directive: { name: string; values?: string[] | undefined }, index: number): CspDirective {
  const name = directive.name.trim().toLowerCase();
  if (!KNOWN_DIRECTIVES.has(name)) unprocessable(`${JSON.stringify(directive.name)} is not a directive of CSP Level 3.`, `directives[${index}].name`);
  const values = (directive.values ?? []).map((value, place) => {
    if (value === '' || /[\s;,]/.test(value) || /[^\x21-\x7e]/.test(value))
      unprocessable(
        `${JSON.stringify(value)} is empty or has white space, a semicolon, a comma or a character beyond ASCII in it.`,
        `directives[${index}].values[${place}]`,
      );
    return KEYWORDS.has(value.toLowerCase()) || /^(?:nonce|sha256|sha384|sha512)-./i.test(value) ? `'${value}'` : value;
  });
  if (values.length > 1 && values.some((value) => value.toLowerCase() === "'none'"))
    unprocessable(`The directive ${name} has 'none' beside other values.`, `directives[${index}].values`);
  return { name, values };
}
