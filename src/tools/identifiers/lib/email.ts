import { isIpv4, isIpv6 } from '../../shared/net/ip-text.ts';
import { utf8Length } from '../../shared/platform/bytes.ts';
import { lowerCase, refused } from './answers.ts';
import { checkHost } from './hosts.ts';

const MAX_LOCAL_OCTETS = 64;
const MAX_OCTETS = 254;
const ATOM = /^[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~.\u0080-\u{10ffff}]+$/u;
// RFC 5321 section 4.1.2: qtextSMTP and quoted-pairSMTP
const QUOTED = /^"(?:[\x20\x21\x23-\x5b\x5d-\x7e\u0080-\u{10ffff}]|\\[\x20-\x7e])*"$/u;
const NOT_PRINTABLE = /[\p{Cc}\p{Cs}\p{Z}]/u;

export interface EmailRules {
  allowInternational?: boolean;
  allowQuoted?: boolean;
  allowAddressLiteral?: boolean;
  requireDot?: boolean;
}

function localFault(local: string, { allowQuoted = false }: EmailRules): string | undefined {
  if (local === '') return 'There is nothing before the @.';
  if (utf8Length(local) > MAX_LOCAL_OCTETS) return `The local part, before the @, is longer than ${MAX_LOCAL_OCTETS} octets.`;
  if (local.startsWith('"')) {
    if (!allowQuoted) return 'Quoted local parts are not allowed here.';
    return QUOTED.test(local) ? undefined : 'The quoted local part is not well formed.';
  }
  if (!ATOM.test(local) || NOT_PRINTABLE.test(local)) return 'The local part, before the @, has a character that may not be there.';
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return 'The local part has a dot first, last or twice in a row.';
  return undefined;
}

/** The address literal of RFC 5321 section 4.1.3. */
function isAddressLiteral(domain: string): boolean {
  const inner = domain.slice(1, -1);
  return isIpv4(inner) || (/^ipv6:/i.test(inner) && !inner.includes('%') && isIpv6(inner.slice(5)));
}

function checkDomain(domain: string, rules: EmailRules): { ascii: string } | { reason: string } {
  if (!domain.startsWith('[')) return checkHost(domain, { requireDot: rules.requireDot ?? true });
  if (!rules.allowAddressLiteral) return { reason: 'Address literals in brackets are not allowed here.' };
  return domain.endsWith(']') && isAddressLiteral(domain)
    ? { ascii: lowerCase(domain) }
    : { reason: 'The address literal in brackets is not an IPv4 or IPv6 address.' };
}

/** Checks an e-mail address by RFC 5321 with RFC 5322 atext and RFC 6531, and splits it. */
export function checkEmail(value: string, rules: EmailRules = {}) {
  const address = value.trim();
  if (address === '') return refused('The address is empty.');
  if (!address.isWellFormed()) return refused('The address has half a surrogate pair in it.');
  const sign = address.lastIndexOf('@');
  if (sign < 0) return refused('The address has no @.');
  const [localPart, given] = [address.slice(0, sign), address.slice(sign + 1)];
  const isInternational = /[^\0-\x7f]/.test(address);
  if (isInternational && rules.allowInternational === false) return refused('Letters beyond ASCII are not allowed here.');
  const fault = localFault(localPart, rules);
  if (fault !== undefined) return refused(fault);
  const host = checkDomain(given, rules);
  if ('reason' in host) return refused(host.reason);
  const domain = given.toLowerCase();
  if (utf8Length(`${localPart}@${domain}`) > MAX_OCTETS || localPart.length + host.ascii.length + 1 > MAX_OCTETS)
    return refused(`The address is longer than ${MAX_OCTETS} octets.`);
  const plus = localPart.startsWith('"') ? -1 : localPart.indexOf('+');
  return {
    valid: true as const,
    normalized: `${localPart}@${domain}`,
    localPart,
    domain,
    asciiDomain: host.ascii,
    ...(plus >= 0 ? { tag: localPart.slice(plus + 1) } : {}),
    isInternational,
  };
}
