// Wildcard patterns, matched without backtracking: the places a pattern can end at are followed all at once.

/** A piece of a pattern. None matches a / but `anything` and a literal /. */
export type GlobNode =
  | { kind: 'character'; character: string }
  | { kind: 'one' }
  | { kind: 'many' }
  | { kind: 'anything' }
  | { kind: 'set'; negated: boolean; has(character: string): boolean }
  | { kind: 'number'; low: number; high: number }
  | { kind: 'group'; operator: GroupOperator; alternatives: GlobNode[][] };

export type GroupOperator = '!' | '?' | '*' | '+' | '@';

export interface MatchOptions {
  ignoreCase: boolean;
  /** Wildcards match a dot in first place too. */
  dot: boolean;
}

/** Whether the pattern matches the whole text (code points). */
export function matchesNodes(nodes: readonly GlobNode[], text: readonly string[], options: MatchOptions): boolean {
  if (!options.dot && text[0] === '.') {
    const dotted = beginningWithDot(nodes);
    return dotted !== undefined && endsOf(dotted, text, only(0, text.length), options)[text.length] === 1;
  }
  return endsOf(nodes, text, only(0, text.length), options)[text.length] === 1;
}

/** The pattern cut to what begins with a literal dot; undefined when nothing does. */
function beginningWithDot(nodes: readonly GlobNode[]): readonly GlobNode[] | undefined {
  const [first, ...rest] = nodes;
  if (first?.kind === 'character') return first.character === '.' ? nodes : undefined;
  if (first?.kind !== 'group' || first.operator === '!') return undefined;
  const alternatives = first.alternatives.flatMap((alternative) => {
    const dotted = beginningWithDot(alternative);
    return dotted ? [[...dotted]] : [];
  });
  if (alternatives.length === 0) return undefined;
  const again: GlobNode[] = first.operator === '*' || first.operator === '+' ? [{ ...first, operator: '*' }] : [];
  return [{ kind: 'group', operator: '@', alternatives }, ...again, ...rest];
}

type Places = Uint8Array;

function only(place: number, length: number): Places {
  const places = new Uint8Array(length + 1);
  places[place] = 1;
  return places;
}

/** The places a sequence can end at when it begins at any of `starts`. */
function endsOf(nodes: readonly GlobNode[], text: readonly string[], starts: Places, options: MatchOptions): Places {
  let places = starts;
  for (const node of nodes) {
    if (!places.includes(1)) return places;
    places = step(node, text, places, options);
  }
  return places;
}

function step(node: GlobNode, text: readonly string[], starts: Places, options: MatchOptions): Places {
  const ends = new Uint8Array(starts.length);
  if (node.kind === 'group') return groupEnds(node, text, starts, options);
  if (node.kind === 'number') return numberEnds(node, text, starts);
  let open = 0;
  for (let at = 0; at < starts.length; at++) {
    const here = starts[at] ?? 0;
    const character = text[at];
    if (node.kind === 'many' || node.kind === 'anything') {
      if (here === 1) open = 1;
      if (open === 1) ends[at] = 1;
      if (node.kind === 'many' && character === '/') open = 0;
    } else if (here === 1 && character !== undefined && takes(node, character, options)) ends[at + 1] = 1;
  }
  return ends;
}

function takes(node: Exclude<GlobNode, { kind: 'group' | 'number' | 'many' | 'anything' }>, character: string, { ignoreCase }: MatchOptions): boolean {
  if (node.kind === 'character') return node.character === character || (ignoreCase && node.character.toLowerCase() === character.toLowerCase());
  if (character === '/') return false;
  if (node.kind === 'one') return true;
  const has = node.has(character) || (ignoreCase && (node.has(character.toLowerCase()) || node.has(character.toUpperCase())));
  return has !== node.negated;
}

function numberEnds({ low, high }: { low: number; high: number }, text: readonly string[], starts: Places): Places {
  const ends = new Uint8Array(starts.length);
  for (let at = 0; at < starts.length; at++) {
    if (starts[at] !== 1) continue;
    let end = at + (text[at] === '-' || text[at] === '+' ? 1 : 0);
    const first = end;
    while (/^[0-9]$/.test(text[end] ?? '')) {
      end++;
      const value = Number(text.slice(at, end).join(''));
      if (end > first && value >= low && value <= high) ends[end] = 1;
    }
  }
  return ends;
}

function groupEnds(node: Extract<GlobNode, { kind: 'group' }>, text: readonly string[], starts: Places, options: MatchOptions): Places {
  const once = (from: Places): Places => {
    const ends = new Uint8Array(from.length);
    for (const alternative of node.alternatives) mark(ends, endsOf(alternative, text, from, options));
    return ends;
  };
  switch (node.operator) {
    case '@':
      return once(starts);
    case '?':
      return mark(once(starts), starts);
    case '+':
      return closure(once(starts), once);
    case '*':
      return closure(starts.slice(), once);
    case '!':
      return negatedEnds(text, starts, once);
  }
}

/** All places up to the next / that no alternative ends at, for each start by itself. */
function negatedEnds(text: readonly string[], starts: Places, once: (from: Places) => Places): Places {
  const ends = new Uint8Array(starts.length);
  for (let at = 0; at < starts.length; at++) {
    if (starts[at] !== 1) continue;
    const taken = once(only(at, text.length));
    for (let end = at; end < starts.length; end++) {
      if (taken[end] !== 1) ends[end] = 1;
      if (text[end] === '/') break;
    }
  }
  return ends;
}

function mark(places: Places, more: Places): Places {
  for (let i = 0; i < places.length; i++) if (more[i] === 1) places[i] = 1;
  return places;
}

function closure(places: Places, once: (from: Places) => Places): Places {
  for (let fresh = places; fresh.includes(1); ) {
    const next = once(fresh);
    for (let i = 0; i < next.length; i++) {
      if (places[i] === 1) next[i] = 0;
      else if (next[i] === 1) places[i] = 1;
    }
    fresh = next;
  }
  return places;
}

const POSIX_CLASSES: Record<string, RegExp> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters of ASCII are what is meant
  cntrl: /[\x00-\x1f\x7f]/,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[\t-\r ]/,
  upper: /[A-Z]/,
  xdigit: /[0-9A-Fa-f]/,
};

/**
 * Reads a bracket expression: ranges, POSIX classes, \ escapes, ! or ^ in front, ] in first place for itself.
 * @param at the place after [
 * @returns the set and the place after its ]; undefined when it is not closed
 */
export function readSet(pattern: readonly string[], at: number): { node: GlobNode; end: number } | undefined {
  const negated = pattern[at] === '!' || pattern[at] === '^';
  const first = negated ? at + 1 : at;
  const tests: Test[] = [];
  for (let place = first; place < pattern.length; ) {
    if (pattern[place] === ']' && place > first)
      return { node: { kind: 'set', negated, has: (character) => tests.some((test) => test(character)) }, end: place + 1 };
    const item = readClass(pattern, place) ?? readRange(pattern, place);
    if (!item) return undefined;
    tests.push(item.test);
    place = item.end;
  }
  return undefined;
}

type Test = (character: string) => boolean;

/** Reads a POSIX class such as [:alpha:]. */
function readClass(pattern: readonly string[], at: number): { test: Test; end: number } | undefined {
  if (pattern[at] !== '[' || pattern[at + 1] !== ':') return undefined;
  const name = /^\[:([a-z]+):\]/.exec(pattern.slice(at, at + 12).join(''))?.[1] ?? '';
  const posix = POSIX_CLASSES[name];
  return posix && { test: (character) => posix.test(character), end: at + name.length + 4 };
}

/** Reads a character or a range of them. */
function readRange(pattern: readonly string[], at: number): { test: Test; end: number } | undefined {
  const low = readOne(pattern, at);
  if (!low) return undefined;
  const isRange = pattern[low.end] === '-' && pattern[low.end + 1] !== ']' && pattern[low.end + 1] !== undefined;
  if (!isRange) return { test: (character) => character === low.character, end: low.end };
  const high = readOne(pattern, low.end + 1);
  if (!high) return undefined;
  const [from, to] = [low.character.codePointAt(0) ?? 0, high.character.codePointAt(0) ?? 0];
  return { test: (character) => (character.codePointAt(0) ?? 0) >= from && (character.codePointAt(0) ?? 0) <= to, end: high.end };
}

/** Reads a character, which may have a backslash before it. */
function readOne(pattern: readonly string[], at: number): { character: string; end: number } | undefined {
  const place = pattern[at] === '\\' ? at + 1 : at;
  const character = pattern[place];
  return character === undefined ? undefined : { character, end: place + 1 };
}
