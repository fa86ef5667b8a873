import { utf8Bytes } from '../../shared/platform/bytes.ts';
/** A rule of a robots.txt with the line it is on, as written. */
export interface RobotsRule {
  allow: boolean;
  /** Normalised, with * as wildcards; without the $ that ends it. */
  pattern: string;
  /** Whether a $ ends it. */
  anchored: boolean;
  /** Octets of the normalised pattern, its $ included. */
  octets: number;
  text: string;
  line: number;
}

/** What a robots.txt says to one agent, all its groups merged. */
export interface RobotsGroup {
  rules: RobotsRule[];
  crawlDelaySeconds: number | undefined;
}

/** A robots.txt as read: groups by agent in lower case (* for the general one), and sitemaps. */
export interface Robots {
  groups: Map<string, RobotsGroup>;
  sitemaps: string[];
}

/** Reads a robots.txt as RFC 9309 has it. */
export function readRobots(text: string): Robots {
  const reader = new RobotsReader();
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, written] of lines.entries()) reader.read(written, index + 1);
  for (const { rules } of reader.groups.values()) rules.sort((a, b) => b.octets - a.octets || Number(b.allow) - Number(a.allow) || a.line - b.line);
  return { groups: reader.groups, sitemaps: reader.sitemaps };
}

class RobotsReader {
  readonly groups = new Map<string, RobotsGroup>();
  readonly sitemaps: string[] = [];
  /** The groups that what follows is for. */
  #current: RobotsGroup[] = [];
  /** Whether the line before named an agent: another one shares its group. */
  #isNaming = false;

  /** Reads a line. @param line its number, from 1 */
  read(written: string, line: number): void {
    const [content = ''] = written.split('#', 1);
    const colon = content.indexOf(':');
    if (colon < 0) return;
    const value = content.slice(colon + 1).trim();
    const name = content.slice(0, colon).trim().toLowerCase();
    if (name === 'sitemap') {
      if (value !== '') this.sitemaps.push(value);
    } else if (name === 'user-agent') this.#name(value);
    else if (name === 'allow' || name === 'disallow') this.#rule(value === '' ? undefined : readRule(name === 'allow', value, written.trim(), line));
    else if (name === 'crawl-delay') this.#delay(value);
  }

  #name(agent: string): void {
    if (!this.#isNaming) this.#current = [];
    this.#isNaming = true;
    const group = groupOf(this.groups, agent);
    if (group && !this.#current.includes(group)) this.#current.push(group);
  }

  #rule(rule: RobotsRule | undefined): void {
    this.#isNaming = false;
    if (rule) for (const { rules } of this.#current) rules.push(rule);
  }

  #delay(value: string): void {
    this.#isNaming = false;
    if (!/^[0-9]+(?:\.[0-9]*)?$|^\.[0-9]+$/.test(value) || !Number.isFinite(Number(value))) return;
    for (const group of this.#current) group.crawlDelaySeconds ??= Number(value);
  }
}

function groupOf(groups: Map<string, RobotsGroup>, value: string): RobotsGroup | undefined {
  const name = /^\*(?!\S)/.test(value) ? '*' : productToken(value);
  if (name === undefined) return undefined;
  const group = groups.get(name) ?? { rules: [], crawlDelaySeconds: undefined };
  groups.set(name, group);
  return group;
}

/** The letters, _ and - that begin a text, in lower case. */
const productToken = (text: string): string | undefined => /^[A-Za-z_-]+/.exec(text)?.[0].toLowerCase();

/** The agents that a crawler's name or whole User-Agent text may stand for, in lower case, the first to be tried first. */
export function productTokens(userAgent: string): string[] {
  const candidates = userAgent.includes('/') ? Array.from(userAgent.matchAll(/([^\s/();,]+)\//g), ([, name = '']) => name) : [userAgent.trim()];
  return candidates.map(productToken).filter((token) => token !== undefined);
}

function readRule(allow: boolean, value: string, text: string, line: number): RobotsRule {
  const anchored = value.endsWith('$');
  const pattern = normalise(encodeRule(anchored ? value.slice(0, -1) : value));
  return { allow, pattern, anchored, octets: pattern.length + Number(anchored), text, line };
}

/** The path and query of a URL as rules are compared with it. @param url absolute, or a path that begins with / */
export function robotsPath(url: string): string | undefined {
  const parsed = url.startsWith('/') ? URL.parse(`http://localhost${url}`) : URL.parse(url);
  if (!parsed) return undefined;
  return normalise(parsed.pathname + parsed.search)
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24');
}

// WHATWG URL Standard: the path and the special-query percent-encode sets.
const PATH_ENCODED = /[^\x21-\x7e]|["#<>^`{}]/gu;
const QUERY_ENCODED = /[^\x21-\x7e]|["#<>']/gu;

/** A rule percent-encoded as the URL parser would encode it; its * stay, and a $ that does not end it is a character like any other. */
function encodeRule(rule: string): string {
  const mark = rule.indexOf('?');
  const path = mark < 0 ? rule : rule.slice(0, mark);
  const query = mark < 0 ? '' : rule.slice(mark);
  const encode = (character: string): string => Array.from(utf8Bytes(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return (path.replaceAll('\\', '/').replace(PATH_ENCODED, encode) + query.replace(QUERY_ENCODED, encode)).replaceAll('$', '%24');
}

/** Escapes with capital digits, and those of unreserved characters resolved (RFC 3986, section 6.2.2). */
const normalise = (text: string): string =>
  text.replace(/%[0-9A-Fa-f]{2}/g, (written) => {
    const character = String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : written.toUpperCase();
  });

/** Whether a rule matches a path of `robotsPath`. */
export function matchesRule({ pattern, anchored }: RobotsRule, path: string): boolean {
  const pieces = pattern.split('*');
  const [first = ''] = pieces;
  const last = pieces.at(-1) ?? '';
  if (!path.startsWith(first)) return false;
  if (pieces.length === 1) return !anchored || path.length === first.length;
  let at = first.length;
  for (const piece of anchored ? pieces.slice(1, -1) : pieces.slice(1)) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !anchored || (path.length - last.length >= at && path.endsWith(last));
}
