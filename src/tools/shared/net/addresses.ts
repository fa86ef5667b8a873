import { codePointBefore } from '../text/search.ts';
import { isIpv6 } from './ip-text.ts';

/** A piece of a text as UTF-16 offsets, with what it is. */
export interface Found {
  start: number;
  end: number;
  value: string;
}

const at = (text: string, start: number, end: number): Found => ({ start, end, value: text.slice(start, end) });

const DIGIT_255 = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const IPV4 = new RegExp(`(?<![\\p{L}\\p{N}_])(?<![0-9]\\.)${DIGIT_255}(?:\\.${DIGIT_255}){3}(?![\\p{L}\\p{N}_])(?!\\.[0-9])`, 'gu');

/** IPv4 addresses: four decimal numbers to 255 without leading zeros; nothing that would go on touches them. */
export function findIpv4(text: string): Found[] {
  return Array.from(text.matchAll(IPV4), (match) => at(text, match.index, match.index + match[0].length));
}

const [COLON, DOT] = [0x3a, 0x2e];
const TOUCHING = /^[\p{L}\p{N}_]/u;
const MAX_IPV6_LENGTH = 45;

/** IPv6 addresses in any text form of RFC 4291 section 2.2. No letter, digit, underscore or further colon touches them. */
export function findIpv6(text: string): Found[] {
  const found: Found[] = [];
  for (let colon = text.indexOf(':'), from = 0; colon >= 0; colon = text.indexOf(':', from)) {
    let start = colon;
    while (start > from && isIpv6Unit(text.charCodeAt(start - 1))) start--;
    from = colon + 1;
    while (from < text.length && isIpv6Unit(text.charCodeAt(from))) from++;
    if (TOUCHING.test(codePointBefore(text, start))) continue;
    while (text.charCodeAt(start) === DOT) start++;
    const bare = from - start > MAX_IPV6_LENGTH ? '' : trimDots(text.slice(start, from));
    const end = start + bare.length;
    if (bare.length > 1 && isIpv6(bare) && !TOUCHING.test(text.slice(end, end + 2))) found.push(at(text, start, end));
  }
  return found;
}

/** Hex digits, colons and dots. */
const isIpv6Unit = (unit: number): boolean =>
  isAsciiDigit(unit) || (unit >= 0x61 && unit <= 0x66) || (unit >= 0x41 && unit <= 0x46) || unit === COLON || unit === DOT;

function trimDots(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '.') end--;
  return text.slice(0, end);
}

const ATOM = /[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]/u;
const ASCII_ATOM = Uint8Array.from({ length: 0x80 }, (_, code) => (ATOM.test(String.fromCharCode(code)) ? 1 : 0));
const LABEL_CHARACTER = /^[\p{L}\p{M}\p{N}]/u;
const [HYPHEN, OPENING_BRACKET, SLASH, QUESTION_MARK, HASH, AT_SIGN] = [0x2d, 0x5b, 0x2f, 0x3f, 0x23, 0x40];
const IP_LITERAL = /\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]/y;
const PARTNERS = new Map(Object.entries({ '{': '}', "'": "'", '`': '`', '*': '*', _: '_', '~': '~', '|': '|', '/': '/', '=': '=', '^': '^' }));

export interface FoundEmail extends Found {
  /** Offset of the @. */
  sign: number;
}

/**
 * E-mail addresses: a dot-string local part (RFC 5321 section 4.1.2, letters and digits of any script by RFC 6531) and a domain of at least
 * two labels, the last not all digits, or an IPv4 literal in brackets. The longest from the left; marks that enclose an address do not belong to it.
 */
export function findEmails(text: string): FoundEmail[] {
  const found: FoundEmail[] = [];
  let from = 0;
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', sign + 1)) {
    const end = domainEnd(text, sign + 1);
    const start = end < 0 ? -1 : localStart(text, sign, from);
    if (end >= 0 && start >= 0 && start < sign) {
      const inner = withoutEnclosing(text, start, sign, end);
      found.push({ ...at(text, inner, end), sign });
      from = end;
    } else from = Math.max(from, sign + 1);
  }
  return found;
}

function localStart(text: string, sign: number, from: number): number {
  let start = sign;
  while (start > from) {
    const length = atomLengthBefore(text, start);
    if (length > 0) start -= length;
    else if (text[start - 1] === '.' && start < sign && start - 1 > from && atomLengthBefore(text, start - 1) > 0) start--;
    else break;
  }
  return start;
}

/** How many UTF-16 units the character of a local part has that ends at an offset; 0 where there is none. */
function atomLengthBefore(text: string, end: number): number {
  const unit = text.charCodeAt(end - 1);
  if (unit < 0x80) return ASCII_ATOM[unit] ?? 0;
  const before = codePointBefore(text, end);
  return ATOM.test(before) ? before.length : 0;
}

function withoutEnclosing(text: string, start: number, sign: number, end: number): number {
  let inner = start;
  for (let after = end; inner + 1 < sign && text[inner + 1] !== '.'; after++) {
    const partner = PARTNERS.get(text[inner] ?? '');
    if (partner === undefined || partner !== text[after]) break;
    inner++;
  }
  return inner;
}

function domainEnd(text: string, from: number): number {
  if (text.charCodeAt(from) === OPENING_BRACKET) {
    IP_LITERAL.lastIndex = from;
    const literal = IP_LITERAL.exec(text);
    return literal?.slice(1).every((part) => Number(part) <= 255) ? from + literal[0].length : -1;
  }
  let best = -1;
  hostLabels(text, from, (start, end, count) => {
    if (count > 1 && !isDigits(text, start, end)) best = end;
  });
  return best;
}

/** Whether all of a label are decimal digits of whatever script. */
function isDigits(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  return (last >= 0x80 || isAsciiDigit(last)) && /^\p{Nd}+$/u.test(text.slice(start, end));
}

const isAsciiDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isAsciiAlphanumeric = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || isAsciiDigit(unit) || (unit >= 0x41 && unit <= 0x5a);

/** Walks the labels of a host name from `from` on and tells of each: where it begins and ends and how many there are so far. Returns the end. */
function hostLabels(text: string, from: number, visit: (start: number, end: number, count: number) => void): number {
  let end = from;
  for (let count = 1; ; count++) {
    const start = count === 1 ? from : end + 1;
    const labelStop = labelEnd(text, start);
    if (labelStop === start) return end;
    end = labelStop;
    visit(start, end, count);
    if (text[end] !== '.') return end;
  }
}

/** The end of a label of letters, digits and inner hyphens. */
function labelEnd(text: string, start: number): number {
  let end = start;
  for (let i = start; i < text.length; ) {
    const length = labelCharacterLength(text, i);
    if (length > 0) end = i + length;
    else if (text.charCodeAt(i) !== HYPHEN || i === start) break;
    i += length || 1;
  }
  return end;
}

/** How many UTF-16 units the letter, mark or number at an offset has; 0 where there is none. */
function labelCharacterLength(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return isAsciiAlphanumeric(unit) ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return LABEL_CHARACTER.test(character) ? character.length : 0;
}

const URL_STOP = /[\p{White_Space}\p{Cc}<>"`]/gu;
const TRAILING = new Set(['.', ',', ';', ':', '!', '?', "'", '*']);
const BRACKET = /[()[\]{}]/;
const OPENING = new Map(Object.entries({ ')': '(', ']': '[', '}': '{' }));

/** Where the first white space or the like stands from an offset on, before which an address ends. */
function stopFrom(text: string, from: number): number {
  URL_STOP.lastIndex = from;
  return URL_STOP.exec(text)?.index ?? text.length;
}

/** Where an address ends that goes no further than `stop`: without closing punctuation and unpartnered brackets. */
function addressEnd(text: string, start: number, stop: number): number {
  const unpartnered = BRACKET.test(text.slice(start, stop)) ? unpartneredBrackets(text, start, stop) : undefined;
  let end = stop;
  while (end > start && (TRAILING.has(text[end - 1] ?? '') || unpartnered?.has(end - 1))) end--;
  return end;
}

/** Where closing brackets stand between two offsets that no opening one before them is for. */
function unpartneredBrackets(text: string, start: number, end: number): Set<number> {
  const unpartnered = new Set<number>();
  const open = new Map<string, number>();
  for (let i = start; i < end; i++) {
    const character = text[i] ?? '';
    const opening = OPENING.get(character);
    if (opening !== undefined) {
      const depth = open.get(opening) ?? 0;
      if (depth === 0) unpartnered.add(i);
      else open.set(opening, depth - 1);
    } else if (character === '(' || character === '[' || character === '{') open.set(character, (open.get(character) ?? 0) + 1);
  }
  return unpartnered;
}

export interface FoundUrl extends Found {
  /** The host without user and port, as offsets. */
  host: { start: number; end: number };
  /** Offset of "://"; absent for an address without a scheme. */
  sign?: number;
}

const SCHEME = /^[A-Za-z0-9+.-]+$/;

/** Web addresses: one of the schemes (ignoring case), "://" and what follows up to white space, < > " ` or a control character. */
export function findUrls(text: string, schemes: readonly string[]): FoundUrl[] {
  const wanted = new Set(schemes.map((scheme) => scheme.toLowerCase()));
  const found: FoundUrl[] = [];
  let from = 0;
  let stop = 0;
  for (let sign = text.indexOf('://'); sign >= 0; sign = text.indexOf('://', Math.max(sign + 3, from))) {
    const start = schemeStart(text, sign, from, wanted);
    if (start < 0) continue;
    if (stop < sign + 3) stop = stopFrom(text, sign + 3);
    // Closing punctuation only shortens the host. Looking for it behind each of many that are empty would take time quadratic in the text.
    if (isEmpty(hostOf(text, sign + 3, stop))) continue;
    const end = addressEnd(text, start, stop);
    const host = hostOf(text, sign + 3, end);
    if (isEmpty(host)) continue;
    found.push({ ...at(text, start, end), host, sign });
    from = end;
  }
  return found;
}

const isEmpty = ({ start, end }: { start: number; end: number }): boolean => end <= start;

/** Where the longest of the schemes begins that ends at an offset, or -1. */
function schemeStart(text: string, sign: number, from: number, wanted: ReadonlySet<string>): number {
  let best = -1;
  if (!SCHEME.test(text[sign - 1] ?? '')) return best;
  for (const scheme of wanted) {
    const start = sign - scheme.length;
    if (start < from || (best >= 0 && start > best) || (start > from && isAsciiAlphanumeric(text.charCodeAt(start - 1)))) continue;
    const written = text.slice(start, sign);
    if (written.toLowerCase() === scheme && SCHEME.test(written)) best = start;
  }
  return best;
}

/** RFC 3986 section 3.2: the authority ends at / ? or #; what comes before an @ is the user, after a colon the port. */
function hostOf(text: string, start: number, end: number): { start: number; end: number } {
  let stop = start;
  let from = start;
  for (; stop < end; stop++) {
    const unit = text.charCodeAt(stop);
    if (unit === SLASH || unit === QUESTION_MARK || unit === HASH) break;
    if (unit === AT_SIGN) from = stop + 1;
  }
  const host = text.slice(from, stop);
  const literal = host.startsWith('[') ? host.indexOf(']') : -1;
  const length = literal > 0 ? literal + 1 : host.indexOf(':');
  return { start: from, end: length < 0 ? stop : from + length };
}

/** Host names of at least two labels that nothing touches which would make them longer; not those of e-mail addresses. */
export function findHosts(text: string): Found[] {
  const found: Found[] = [];
  let from = 0;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', Math.max(dot + 1, from))) {
    const start = labelStart(text, dot, from);
    if (start === dot) continue;
    let labels = 0;
    from = hostLabels(text, start, (_start, _end, count) => {
      labels = count;
    });
    if (labels > 1 && isEdgeBefore(text, start) && isEdgeAfter(text, from)) found.push(at(text, start, from));
  }
  return found;
}

/** Where the label begins that ends at an offset, no earlier than at another; the first of the two where there is none. */
function labelStart(text: string, end: number, from: number): number {
  let start = end;
  for (let i = end; i > from; ) {
    const length = labelLengthBefore(text, i);
    if (length > 0) start = i - length;
    else if (i === end || text.charCodeAt(i - 1) !== HYPHEN) break;
    i -= length || 1;
  }
  return start;
}

/** How many UTF-16 units the letter, mark or number has that ends at an offset; 0 where there is none. */
function labelLengthBefore(text: string, end: number): number {
  const character = text.charCodeAt(end - 1) < 0x80 ? '' : codePointBefore(text, end);
  return labelCharacterLength(text, end - (character.length || 1));
}

function isEdgeBefore(text: string, start: number): boolean {
  const before = codePointBefore(text, start);
  if (before === '_') return false;
  return !(before === '.' || before === '-' || before === '@') || !/[\p{L}\p{M}\p{N}_]/u.test(codePointBefore(text, start - 1));
}

function isEdgeAfter(text: string, end: number): boolean {
  return !/^(?:_|[.@-][\p{L}\p{N}])/u.test(text.slice(end, end + 8));
}

/** Addresses without a scheme whose host ends in a public suffix of the ICANN section: `example.com:8080/path`. */
export async function findBareUrls(text: string): Promise<FoundUrl[]> {
  const isPublic = await publicHostTest();
  const found: FoundUrl[] = [];
  let from = 0;
  for (const host of findHosts(text)) {
    if (host.start < from || !isPublic(host.value)) continue;
    const rest = /^(?::\d{1,5})?(?=[/?#])|^:\d{1,5}(?!\d)/.exec(text.slice(host.end, host.end + 8));
    const end = rest ? Math.max(host.end, addressEnd(text, host.start, stopFrom(text, host.end + rest[0].length))) : host.end;
    found.push({ ...at(text, host.start, end), host: { start: host.start, end: host.end } });
    from = end;
  }
  return found;
}

/** A test for host names below a public suffix of the ICANN section of the Public Suffix List. */
export async function publicHostTest(): Promise<(host: string) => boolean> {
  const { parse } = await import('tldts');
  const known = new Map<string, boolean>();
  return (host) => {
    if (host.length > 253) return false;
    const before = known.get(host);
    if (before !== undefined) return before;
    const parsed = parse(host.toLowerCase(), { allowPrivateDomains: false, extractHostname: false });
    const isPublic = parsed.isIcann === true && parsed.domain !== null && parsed.isIp !== true;
    known.set(host, isPublic);
    return isPublic;
  };
}

/** Of pieces that overlap keeps the longest (of equally long ones the first), in order of appearance. */
export function longestApart<T extends Found>(text: string, candidates: readonly T[]): T[] {
  const taken = new Uint8Array(text.length);
  const ranked = candidates.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const chosen = ranked.filter(({ start, end }) => {
    if (taken[start] || taken[end - 1]) return false;
    taken.fill(1, start, end);
    return true;
  });
  return chosen.sort((a, b) => a.start - b.start);
}
