import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseIpv4, parseIpv6, parsePrefixLength } from '../shared/net/ip.ts';
import { isSpfDomain, LOOKUP_TERMS, MAX_LOOKUPS } from './lib/spf.ts';
import { joinStrings } from './lib/tag-list.ts';

const LONG_RECORD = 450;
const QUALIFIERS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const;
type Qualifier = (typeof QUALIFIERS)[keyof typeof QUALIFIERS];

interface Mechanism {
  qualifier: Qualifier;
  mechanism: string;
  value?: string;
  ip4PrefixLength?: number;
  ip6PrefixLength?: number;
}

export default defineTool({
  slug: 'spf-record-parser',
  name: 'SPF Record Parser',
  category: 'network',
  summary: "Splits a domain's SPF record into its mechanisms and points out mistakes.",
  description:
    'Errors, in order of the record: noVersion, unknownMechanism, badNetwork, badDomain (fewer than two labels, or not a host name; macros pass), missingValue, badPrefixLength, duplicateModifier (redirect or exp twice), and last tooManyLookups. Warnings: noAll, passAll, ptr, afterAll, redirectIgnored, longRecord (over 450 characters). Nothing is looked up in the DNS.',
  reference: 'RFC 7208',
  keywords: ['sender policy framework', 'email authentication', 'txt record', 'check spf', 'validate spf'],
  inputs: z.strictObject({ record: z.string().min(1).max(4096).describe('Text of the TXT record; several quoted strings are joined') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the record has no errors'),
    mechanisms: z
      .array(
        z.strictObject({
          qualifier: z.enum(['pass', 'fail', 'softfail', 'neutral']).describe('Result when the mechanism matches'),
          mechanism: z.string().describe('Name of the mechanism in lower case'),
          value: z.string().optional().describe('Domain or network, without prefix lengths'),
          ip4PrefixLength: z.int().optional().describe('Prefix length for IPv4 addresses'),
          ip6PrefixLength: z.int().optional().describe('Prefix length for IPv6 addresses'),
        }),
      )
      .describe('The mechanisms in order'),
    modifiers: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the modifier in lower case'),
          value: z.string().describe('Text after the equals sign'),
        }),
      )
      .describe('The modifiers in order'),
    dnsLookups: z.int().describe('Count of terms that cost a DNS lookup; 10 are allowed'),
    errors: z.array(z.string()).describe('Codes of what makes the record invalid'),
    warnings: z.array(z.string()).describe('Codes of the warnings about unwise choices'),
  }),
  headline: 'mechanisms',
  examples: [
    {
      inputs: { record: 'v=spf1 ip4:192.0.2.0/24 a:mail.example.com/28 include:_spf.example.net ~all' },
      result: {
        valid: true,
        mechanisms: [
          { qualifier: 'pass', mechanism: 'ip4', value: '192.0.2.0', ip4PrefixLength: 24 },
          { qualifier: 'pass', mechanism: 'a', value: 'mail.example.com', ip4PrefixLength: 28 },
          { qualifier: 'pass', mechanism: 'include', value: '_spf.example.net' },
          { qualifier: 'softfail', mechanism: 'all' },
        ],
        modifiers: [],
        dnsLookups: 2,
        errors: [],
        warnings: [],
      },
    },
  ],
  run(inputs) {
    const record = joinStrings(inputs.record);
    const terms = record.split(/[ \t\r\n]+/).filter((term) => term !== '');
    const errors: string[] = [];
    if (terms[0]?.toLowerCase() !== 'v=spf1') errors.push('noVersion');
    if (/^v=/i.test(terms[0] ?? '')) terms.shift();
    const mechanisms: Mechanism[] = [];
    const modifiers: { name: string; value: string }[] = [];
    for (const term of terms) {
      const modifier = /^([A-Za-z][A-Za-z0-9._-]*)=(.*)$/s.exec(term);
      if (modifier) {
        const [, name = '', value = ''] = modifier;
        errors.push(...modifierErrors(name.toLowerCase(), value, modifiers));
        modifiers.push({ name: name.toLowerCase(), value });
      } else {
        const read = readMechanism(term);
        errors.push(...read.errors);
        mechanisms.push(read.mechanism);
      }
    }
    const names = [...mechanisms.map(({ mechanism }) => mechanism), ...modifiers.map(({ name }) => name)];
    const dnsLookups = names.filter((name) => LOOKUP_TERMS.has(name)).length;
    if (dnsLookups > MAX_LOOKUPS) errors.push('tooManyLookups');
    return { valid: errors.length === 0, mechanisms, modifiers, dnsLookups, errors, warnings: warningsOf(record, mechanisms, modifiers) };
  },
});

function modifierErrors(name: string, value: string, before: readonly { name: string }[]): string[] {
  if (name !== 'redirect' && name !== 'exp') return [];
  const isDuplicate = before.some((modifier) => modifier.name === name);
  const problem = value === '' ? ['missingValue'] : isSpfDomain(value) ? [] : ['badDomain'];
  return [...problem, ...(isDuplicate ? ['duplicateModifier'] : [])];
}

function readMechanism(term: string): { mechanism: Mechanism; errors: string[] } {
  const [, sign = '', name = '', rest = ''] = /^([+\-~?]?)([A-Za-z0-9._-]*)(.*)$/s.exec(term) ?? [];
  const base: Mechanism = { qualifier: isSign(sign) ? QUALIFIERS[sign] : 'pass', mechanism: name.toLowerCase() };
  const value = rest.startsWith(':') ? rest.slice(1) : undefined;
  const withValue = { ...base, ...(value === undefined ? {} : { value }) };
  switch (base.mechanism) {
    case 'all':
      return { mechanism: withValue, errors: rest === '' ? [] : ['unknownMechanism'] };
    case 'include':
    case 'exists':
      return { mechanism: withValue, errors: domainErrors(value, rest, true) };
    case 'ptr':
      return { mechanism: withValue, errors: domainErrors(value, rest, false) };
    case 'a':
    case 'mx':
      return readHost(base, rest);
    case 'ip4':
    case 'ip6':
      return readNetworkTerm(base, value, rest);
    default:
      return { mechanism: withValue, errors: ['unknownMechanism'] };
  }
}

const isSign = (text: string): text is keyof typeof QUALIFIERS => Object.hasOwn(QUALIFIERS, text);

function domainErrors(value: string | undefined, rest: string, isNeeded: boolean): string[] {
  if (value === undefined && rest !== '') return ['unknownMechanism'];
  if (value === undefined) return isNeeded ? ['missingValue'] : [];
  if (value === '') return ['missingValue'];
  return isSpfDomain(value) ? [] : ['badDomain'];
}

/** RFC 7208 section 5.3: an optional domain, then optional prefix lengths for IPv4 (/24) and IPv6 (//64). */
function readHost(base: Mechanism, rest: string): { mechanism: Mechanism; errors: string[] } {
  const [, domainPart = '', ip4Part, ip6Part] = /^(.*?)(\/(?!\/)[^/{}]*)?(\/\/[^/{}]*)?$/s.exec(rest) ?? [];
  const value = domainPart.startsWith(':') ? domainPart.slice(1) : undefined;
  const ip4PrefixLength = ip4Part === undefined ? undefined : parsePrefixLength(ip4Part.slice(1), 32);
  const ip6PrefixLength = ip6Part === undefined ? undefined : parsePrefixLength(ip6Part.slice(2), 128);
  const isBad = (ip4Part !== undefined && ip4PrefixLength === undefined) || (ip6Part !== undefined && ip6PrefixLength === undefined);
  return {
    mechanism: {
      ...base,
      ...(value === undefined ? {} : { value }),
      ...(ip4PrefixLength === undefined ? {} : { ip4PrefixLength }),
      ...(ip6PrefixLength === undefined ? {} : { ip6PrefixLength }),
    },
    errors: [...domainErrors(value, domainPart, false), ...(isBad ? ['badPrefixLength'] : [])],
  };
}

function readNetworkTerm(base: Mechanism, value: string | undefined, rest: string): { mechanism: Mechanism; errors: string[] } {
  if (value === undefined) return { mechanism: base, errors: [rest === '' ? 'missingValue' : 'unknownMechanism'] };
  const slash = value.indexOf('/');
  const address = slash < 0 ? value : value.slice(0, slash);
  if (address === '') return { mechanism: base, errors: ['missingValue'] };
  const isV4 = base.mechanism === 'ip4';
  const prefixLength = slash < 0 ? undefined : parsePrefixLength(value.slice(slash + 1), isV4 ? 32 : 128);
  const isAddress = (isV4 ? parseIpv4(address) : parseIpv6(address)) !== undefined;
  const length = prefixLength === undefined ? {} : isV4 ? { ip4PrefixLength: prefixLength } : { ip6PrefixLength: prefixLength };
  return {
    mechanism: { ...base, value: address, ...length },
    errors: [...(isAddress ? [] : ['badNetwork']), ...(slash >= 0 && prefixLength === undefined ? ['badPrefixLength'] : [])],
  };
}

function warningsOf(record: string, mechanisms: readonly Mechanism[], modifiers: readonly { name: string }[]): string[] {
  const all = mechanisms.findIndex(({ mechanism }) => mechanism === 'all');
  const hasRedirect = modifiers.some(({ name }) => name === 'redirect');
  const checks: [string, boolean][] = [
    ['noAll', all < 0 && !hasRedirect],
    ['passAll', mechanisms.some(({ mechanism, qualifier }) => mechanism === 'all' && qualifier === 'pass')],
    ['ptr', mechanisms.some(({ mechanism }) => mechanism === 'ptr')],
    ['afterAll', all >= 0 && all < mechanisms.length - 1],
    ['redirectIgnored', all >= 0 && hasRedirect],
    ['longRecord', record.length > LONG_RECORD],
  ];
  return checks.filter(([, applies]) => applies).map(([code]) => code);
}
