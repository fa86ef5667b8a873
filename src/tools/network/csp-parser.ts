import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type CspDirective, DEPRECATED_DIRECTIVES, isNonceOrHash, KNOWN_DIRECTIVES, readPolicy } from './lib/csp.ts';
import { withoutName } from './lib/header-text.ts';

const CODE_SOURCES = new Set(['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr']);
const WILDCARD_SOURCES = new Set(['default-src', 'script-src', 'object-src']);
const WILDCARDS = new Set(['*', 'http:', 'https:', 'data:']);
const KEYWORDS = new Set(['self', 'none', 'unsafe-inline', 'unsafe-eval', 'strict-dynamic']);

const WEAKNESSES = [
  'duplicateDirective',
  'unknownDirective',
  'deprecatedDirective',
  'unsafeInline',
  'unsafeEval',
  'wildcardSource',
  'unquotedKeyword',
  'noneWithOthers',
  'missingScriptSrc',
  'missingObjectSrc',
  'missingBaseUri',
  'missingFrameAncestors',
] as const;
type Weakness = (typeof WEAKNESSES)[number];

export default defineTool({
  slug: 'csp-parser',
  name: 'CSP Parser',
  category: 'network',
  summary: 'Splits a Content-Security-Policy into its directives and points out weaknesses.',
  description:
    'A repeated directive is ignored. Warnings: duplicateDirective, unknownDirective, deprecatedDirective, unsafeInline (not where a nonce, a hash or strict-dynamic stands), unsafeEval, wildcardSource, unquotedKeyword, noneWithOthers; then missingScriptSrc, missingObjectSrc, missingBaseUri, missingFrameAncestors.',
  reference: 'Content Security Policy Level 3 (W3C)',
  keywords: ['content security policy', 'xss', 'security header', 'csp evaluator', 'unsafe-inline', 'nonce'],
  inputs: z.strictObject({ policy: z.string().min(1).max(50_000).describe("The header's value, with or without its name") }),
  result: z.strictObject({
    directives: z
      .array(
        z.strictObject({
          name: z.string().describe('Directive name in lower case'),
          values: z.array(z.string()).describe('Values of the directive, as given'),
        }),
      )
      .describe('The directives in order, without repeated ones'),
    warnings: z
      .array(
        z.strictObject({
          code: z.enum(WEAKNESSES).describe('Code of the weakness'),
          directive: z.string().optional().describe('Directive it is about; absent when one is missing'),
        }),
      )
      .describe('Weaknesses and mistakes of the policy'),
  }),
  examples: [
    {
      inputs: { policy: "default-src 'self'; script-src self 'unsafe-inline' https:; base-uri 'none'" },
      result: {
        directives: [
          { name: 'default-src', values: ["'self'"] },
          { name: 'script-src', values: ['self', "'unsafe-inline'", 'https:'] },
          { name: 'base-uri', values: ["'none'"] },
        ],
        warnings: [
          { code: 'unsafeInline', directive: 'script-src' },
          { code: 'wildcardSource', directive: 'script-src' },
          { code: 'unquotedKeyword', directive: 'script-src' },
          { code: 'missingFrameAncestors' },
        ],
      },
    },
  ],
  run({ policy }) {
    const all = readPolicy(withoutName(policy, 'content-security-policy', 'content-security-policy-report-only'));
    const names = new Set<string>();
    const directives: CspDirective[] = [];
    const repeated: CspDirective[] = [];
    for (const directive of all) {
      (names.has(directive.name) ? repeated : directives).push(directive);
      names.add(directive.name);
    }
    const found = (code: Weakness, list: readonly CspDirective[], applies: (directive: CspDirective) => boolean) =>
      list.filter(applies).map(({ name }) => ({ code, directive: name }));
    const missing = (code: Weakness, ...needed: string[]) => (needed.some((name) => names.has(name)) ? [] : [{ code }]);
    return {
      directives,
      warnings: [
        ...found('duplicateDirective', repeated, () => true),
        ...found('unknownDirective', directives, ({ name }) => !KNOWN_DIRECTIVES.has(name)),
        ...found('deprecatedDirective', directives, ({ name }) => DEPRECATED_DIRECTIVES.has(name)),
        ...found('unsafeInline', directives, allowsInline),
        ...found('unsafeEval', directives, ({ name, values }) => CODE_SOURCES.has(name) && has(values, "'unsafe-eval'")),
        ...found('wildcardSource', directives, ({ name, values }) => WILDCARD_SOURCES.has(name) && values.some((value) => WILDCARDS.has(value.toLowerCase()))),
        ...found('unquotedKeyword', directives, ({ values }) => values.some((value) => KEYWORDS.has(value.toLowerCase()))),
        ...found('noneWithOthers', directives, ({ values }) => values.length > 1 && has(values, "'none'")),
        ...missing('missingScriptSrc', 'default-src', 'script-src'),
        ...missing('missingObjectSrc', 'default-src', 'object-src'),
        ...missing('missingBaseUri', 'base-uri'),
        ...missing('missingFrameAncestors', 'frame-ancestors'),
      ],
    };
  },
});

const has = (values: readonly string[], keyword: string): boolean => values.some((value) => value.toLowerCase() === keyword);

const allowsInline = ({ name, values }: CspDirective): boolean =>
  CODE_SOURCES.has(name) && has(values, "'unsafe-inline'") && !values.some(isNonceOrHash) && !has(values, "'strict-dynamic'");
