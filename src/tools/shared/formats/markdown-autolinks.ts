import type { MarkdownIt, StateInline as State } from 'markdown-it';

/** A link in a text: where it ends, where it leads, and whether it begins before the place it was looked for at. */
interface Found {
  end: number;
  href: string;
  before: number;
}

/** Where links may begin in one inline text, and how many brackets are open at its current place. */
interface Places {
  starts: number[];
  next: number;
  brackets: number;
}

const START = /www\.|https?:\/\//gi;
const PROTOCOL = /https?:\/\/(?=[\p{L}\p{M}\p{N}\p{Co}\p{Cn}\u{10000}-\u{10ffff}])/iuy;
const WWW = /www\.(?!$)/iy;
/** What may be before the @ of an address. */
const LOCAL = /[A-Za-z0-9._+-]/;
const ADDRESS = /[A-Za-z0-9._+-]+@(?:[A-Za-z0-9_-]|\.(?=[A-Za-z0-9]))*/y;
const RESOURCE = /\/[A-Za-z0-9@.]*[A-Za-z0-9@]/y;
const DOMAIN_END = /[\p{P}\p{S}\s]/u;
const TRAILING = '!"\')*,.:;?_~';
const CHARACTER_REFERENCE = /&[A-Za-z]+;/y;

/** Literal links: sections 6.9 and, for `mailto:` and `xmpp:`, its extended protocol autolinks of the GitHub Flavored Markdown Spec. */
export function readLiteralAutolinks(markdown: MarkdownIt): void {
  const known = new WeakMap<State, Places>();
  const placesOf = (state: State): Places => {
    let places = known.get(state);
    if (places === undefined) {
      places = { starts: startsOf(state.src), next: 0, brackets: 0 };
      known.set(state, places);
    }
    return places;
  };
  const { ruler } = markdown.inline;

  ruler.at('text', (state, silent) => {
    const end = textEnd(state, silent ? undefined : placesOf(state));
    if (end === state.pos) return false;
    if (!silent) state.pending += state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
  ruler.before('text', 'literal_autolink', (state, silent) => {
    if (silent || state.linkLevel > 0) return false;
    const places = placesOf(state);
    if (places.brackets > 0 || nextStart(places, state.pos) !== state.pos) return false;
    const found = linkAt(state);
    if (found === undefined) return false;
    if (found.before > 0) state.pending = state.pending.slice(0, -found.before);
    const text = state.src.slice(state.pos - found.before, found.end);
    state.push('link_open', 'a', 1).attrs = [['href', found.href]];
    state.push('text', '', 0).content = text;
    state.push('link_close', 'a', -1);
    state.pos = found.end;
    return true;
  });
  // What is in brackets may yet become a link, which holds no other.
  ruler.push('brackets', (state, silent) => {
    if (silent) return false;
    const character = state.src[state.pos];
    if (character === '[') placesOf(state).brackets++;
    else if (character === ']') {
      const places = placesOf(state);
      places.brackets = Math.max(0, places.brackets - 1);
    }
    return false;
  });
}

function startsOf(text: string): number[] {
  const starts: number[] = [];
  for (const { index } of text.matchAll(START)) if (index === 0 || mayPrecede(text, index)) starts.push(index);
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && LOCAL.test(text[start - 1] ?? '')) start--;
    if (start < at && text[start - 1] !== '/') starts.push(start);
  }
  return starts.sort((a, b) => a - b);
}

/** Whether a link of its own may begin behind a character. */
function mayPrecede(text: string, index: number): boolean {
  const before = text[index - 1] ?? '';
  return /^w/i.test(text[index] ?? '') ? /[ \t\n(*_[\]~]/.test(before) : !/[A-Za-z]/.test(before);
}

function nextStart(places: Places, at: number): number {
  const { starts } = places;
  while ((starts[places.next] ?? Number.POSITIVE_INFINITY) < at) places.next++;
  return starts[places.next] ?? Number.POSITIVE_INFINITY;
}

const TEXT_END = /[\n!#$%&*+\-:<=>@[\\\]^_`{}~]/g;

function textEnd({ src, pos, posMax }: State, places: Places | undefined): number {
  TEXT_END.lastIndex = pos;
  const end = Math.min(TEXT_END.exec(src)?.index ?? posMax, posMax);
  return places === undefined || end === pos ? end : Math.min(end, nextStart(places, pos + 1));
}

function linkAt(state: State): Found | undefined {
  return addressAt(state) ?? webAddressAt(state);
}

function addressAt({ src, pos, pending }: State): Found | undefined {
  ADDRESS.lastIndex = pos;
  const [address] = ADDRESS.exec(src) ?? [];
  if (address === undefined || !/@.*\..*[A-Za-z]$/.test(address)) return undefined;
  const end = pos + address.length;
  const [protocol] = /(?<![A-Za-z0-9])(?:mailto|xmpp):$/.exec(pending.slice(-8)) ?? [];
  if (protocol === undefined || !src.startsWith(protocol, pos - protocol.length)) return { end, href: `mailto:${address}`, before: 0 };
  if (protocol === 'mailto:') return { end, href: `mailto:${address}`, before: protocol.length };
  RESOURCE.lastIndex = end;
  const [resource = ''] = RESOURCE.exec(src) ?? [];
  return { end: end + resource.length, href: `xmpp:${address}${resource}`, before: protocol.length };
}

function webAddressAt({ src, pos, md }: State): Found | undefined {
  PROTOCOL.lastIndex = pos;
  const [protocol] = PROTOCOL.exec(src) ?? [];
  WWW.lastIndex = pos;
  if (protocol === undefined && !WWW.test(src)) return undefined;
  const trail = new Trail(src);
  const domainEnd = endOfDomain(src, pos + (protocol?.length ?? 0), trail);
  if (domainEnd === undefined) return undefined;
  const end = endOfPath(src, domainEnd, trail);
  return { end, href: md.normalizeLink(`${protocol === undefined ? 'http://' : ''}${src.slice(pos, end)}`), before: 0 };
}

/** The end of a domain; undefined without one, and with an underscore in one of its last two parts. */
function endOfDomain(text: string, start: number, trail: Trail): number | undefined {
  let end = start;
  while (end < text.length) {
    const character = text[end] ?? '';
    if (character === '.' || character === '_' ? trail.isAt(end) : character !== '-' && DOMAIN_END.test(character)) break;
    end++;
  }
  const parts = text.slice(start, end).split('.');
  return /[^._]/.test(text.slice(start, end)) && !parts.slice(-2).some((part) => part.includes('_')) ? end : undefined;
}

function endOfPath(text: string, start: number, trail: Trail): number {
  let [opened, closed] = [0, 0];
  let end = start;
  for (; end < text.length; end++) {
    const character = text[end] ?? '';
    if (/\s/.test(character)) break;
    if (character === '(') opened++;
    else if (character === ')' && closed < opened) closed++;
    else if (trail.mayBeAt(character) && trail.isAt(end)) break;
    else if (character === ')') closed++;
  }
  return end;
}

/** Tells whether only punctuation follows in a text until white space, a < or, behind a bracket, another bracket. */
class Trail {
  readonly #text: string;
  /** What begins before here is none. */
  #none = 0;

  constructor(text: string) {
    this.#text = text;
  }

  mayBeAt(character: string): boolean {
    return character === '&' || character === '<' || character === ']' || TRAILING.includes(character);
  }

  isAt(start: number): boolean {
    if (start < this.#none) return false;
    let end = start;
    for (let next = this.#after(end); next > end; next = this.#after(end)) end = next;
    const [before, character] = [end > start ? this.#text[end - 1] : undefined, this.#text[end]];
    if (character === undefined || character === '<' || /\s/.test(character) || (before === ']' && (character === '(' || character === '['))) return true;
    this.#none = end;
    return false;
  }

  /** The end of one piece of punctuation. */
  #after(at: number): number {
    const character = this.#text[at];
    if (character === undefined) return at;
    if (character === ']' || TRAILING.includes(character)) return at + 1;
    CHARACTER_REFERENCE.lastIndex = at;
    return at + (CHARACTER_REFERENCE.exec(this.#text)?.[0].length ?? 0);
  }
}
