import type { AST } from '@eslint-community/regexpp';
import { unprocessable } from '../../errors.ts';
import { positionInText } from '../../shared/bytes/bytes.ts';
import type { Random } from '../../shared/random/random.ts';
import { grouped } from '../../shared/text/counts.ts';

export interface PatternOptions {
  /** How often `*`, `+` and `{n,}` may repeat beyond their least. */
  maximumRepeat: number;
  /** Letters come in random case. */
  ignoreCase: boolean;
}

/** Code points from the first to the last, both included. */
type Span = readonly [first: number, last: number];

export const MAX_STRING = 10_000;
const MAX_TRIES = 100;
const MAX_STEPS = 200_000;
/** Required repetitions that add nothing are cut short: one more of them would be the same again. */
const MAX_EMPTY_REPEATS = 100;
const PRINTABLE: Span = [0x20, 0x7e];
/** Where characters are looked for when a class allows no printable ASCII: the rest of the basic plane, control characters last. */
const FURTHER: readonly Span[] = [
  [0xa1, 0xd7ff],
  [0xe000, 0xffff],
  [0x00, 0x1f],
  [0x7f, 0xa0],
];
const SURROGATES: Span = [0xd800, 0xdfff];
const DIGITS: readonly Span[] = [[0x30, 0x39]];
const WORD: readonly Span[] = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];

/**
 * Reads a regular expression of ECMAScript and gives what draws random strings that match it from end to end.
 * A pattern that is malformed, has parts that strings cannot be made for (lookaround, properties, flags in groups), or that no string was found for is unprocessable.
 * @param path the input field the pattern is in
 */
export async function patternStrings(pattern: string, options: PatternOptions, path: string): Promise<(random: Random) => string> {
  const { tree, unicode } = await parse(pattern, path);
  await refuseUnsupported(tree, pattern, path);
  const characters = new Characters((unicode ? 'u' : '') + (options.ignoreCase ? 'i' : ''));
  return (random) => {
    let problem: string | undefined;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const draw = new Draw(random, characters, options);
      const text = draw.of(tree);
      if (text !== undefined) return text;
      problem = draw.tooLong ? `Strings for this pattern are longer than ${grouped(MAX_STRING)} characters.` : problem;
    }
    return unprocessable(problem ?? 'No string that matches this pattern was found; look at its anchors, word boundaries and empty classes.', path);
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const MAX_LETTERS = 6;

/** The same for strings that a pattern need only be found in, as in JSON Schema: what does not end with $ goes on with some letters. */
export async function stringsWithPattern(pattern: string, maximumRepeat: number, path: string): Promise<(random: Random, least?: number) => string> {
  const draw = await patternStrings(pattern, { maximumRepeat, ignoreCase: false }, path);
  const isClosed = /(?<!\\)(?:\\\\)*\$\)*$/.test(pattern);
  return (random, least = 0) => {
    const text = draw(random);
    const count = isClosed ? 0 : Math.max(random.below(MAX_LETTERS), least - text.length);
    return text + Array.from({ length: count }, () => random.pick(LETTERS)).join('');
  };
}

/** Reads a pattern as with the flag u, and where that fails as without it. */
async function parse(pattern: string, path: string): Promise<{ tree: AST.Pattern; unicode: boolean }> {
  const { RegExpParser, RegExpSyntaxError } = await import('@eslint-community/regexpp');
  const parser = new RegExpParser();
  try {
    return { tree: parser.parsePattern(pattern, 0, pattern.length, { unicode: true }), unicode: true };
  } catch {
    try {
      return { tree: parser.parsePattern(pattern, 0, pattern.length, {}), unicode: false };
    } catch (error) {
      if (!(error instanceof RegExpSyntaxError)) throw error;
      const reason = error.message.replace(/^Invalid regular expression: .*: /s, '').toLowerCase();
      return unprocessable(`The pattern is not a regular expression of ECMAScript: ${reason}, at position ${positionInText(pattern, error.index)}.`, path);
    }
  }
}

async function refuseUnsupported(tree: AST.Pattern, pattern: string, path: string): Promise<void> {
  const { visitRegExpAST } = await import('@eslint-community/regexpp');
  const refuse = (what: string, { start }: AST.Node): never =>
    unprocessable(`Strings cannot be made for ${what}, at position ${positionInText(pattern, start)} of the pattern.`, path);
  visitRegExpAST(tree, {
    onAssertionEnter(node) {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') refuse(`a ${node.kind}`, node);
    },
    onCharacterSetEnter(node) {
      if (node.kind === 'property') refuse('a Unicode property', node);
    },
    onModifiersEnter: (node) => refuse('flags in a group', node),
  });
}

/** Which characters the classes and letters of a pattern stand for. */
class Characters {
  readonly #flags: string;
  readonly #spans = new Map<AST.Element, readonly Span[]>();
  readonly #testers = new Map<string, RegExp>();

  constructor(flags: string) {
    this.#flags = flags;
  }

  /** Whether one character matches a part of the pattern that stands for one character: no backtracking is possible. */
  matches(raw: string, character: string): boolean {
    const tester = this.#testers.get(raw) ?? new RegExp(`^${raw}$`, this.#flags);
    this.#testers.set(raw, tester);
    return tester.test(character);
  }

  /** A random character that an element stands for; undefined where there is none. */
  pick(element: AST.Character | AST.CharacterClass | AST.CharacterSet, random: Random): string | undefined {
    const code = element.type === 'Character' ? element.value : pickFrom(this.#spansOf(element), random);
    if (code === undefined || (this.#flags.includes('u') && code >= SURROGATES[0] && code <= SURROGATES[1])) return undefined;
    const character = String.fromCodePoint(code);
    if (!this.#flags.includes('i')) return character;
    const cases = [...new Set([character.toLowerCase(), character.toUpperCase()])].filter((other) => this.matches(element.raw, other));
    return cases.length > 0 ? random.pick(cases) : character;
  }

  #spansOf(element: AST.CharacterClass | AST.CharacterSet): readonly Span[] {
    const known = this.#spans.get(element);
    if (known) return known;
    const spans = merged(element.type === 'CharacterClass' ? this.#spansOfClass(element) : this.#spansOfSet(element));
    this.#spans.set(element, spans);
    return spans;
  }

  #spansOfClass(element: AST.CharacterClass): readonly Span[] {
    if (element.negate) return this.#allowedBy(element.raw);
    return element.elements.flatMap((part): readonly Span[] => {
      if (part.type === 'Character') return [[part.value, part.value]];
      if (part.type === 'CharacterClassRange') return withoutSurrogates([part.min.value, part.max.value]);
      return part.type === 'CharacterSet' ? this.#spansOfSet(part) : [];
    });
  }

  #spansOfSet(set: AST.CharacterSet): readonly Span[] {
    if (set.kind === 'any') return [PRINTABLE];
    if (set.kind === 'property' || set.negate) return this.#allowedBy(set.raw);
    if (set.kind === 'space') return [[0x20, 0x20]];
    return set.kind === 'digit' ? DIGITS : WORD;
  }

  /** The printable ASCII characters that match, or others where there are none. */
  #allowedBy(raw: string): Span[] {
    for (const [first, last] of [PRINTABLE, ...FURTHER]) {
      const found: Span[] = [];
      for (let code = first; code <= last; code++) if (this.matches(raw, String.fromCodePoint(code))) found.push([code, code]);
      if (found.length > 0) return found;
    }
    return [];
  }
}

const withoutSurrogates = ([first, last]: Span): Span[] =>
  [[first, Math.min(last, SURROGATES[0] - 1)] as const, [Math.max(first, SURROGATES[1] + 1), last] as const].filter(([from, to]) => from <= to);

function merged(spans: readonly Span[]): readonly Span[] {
  const apart: [number, number][] = [];
  for (const [first, last] of [...spans].sort((a, b) => a[0] - b[0])) {
    const before = apart.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else apart.push([first, last]);
  }
  return apart;
}

function pickFrom(spans: readonly Span[], random: Random): number | undefined {
  const size = spans.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  if (size === 0) return undefined;
  let place = random.below(size);
  for (const [first, last] of spans) {
    if (place <= last - first) return first + place;
    place -= last - first + 1;
  }
  return undefined;
}

/**
 * One walk through a pattern, which writes a string as it goes. The walk itself shows that the string matches:
 * what depends on the characters around (anchors, word boundaries) is checked when the string is whole.
 */
class Draw {
  readonly #random: Random;
  readonly #characters: Characters;
  readonly #options: PatternOptions;
  #text = '';
  #steps = 0;
  #captured = new Map<AST.CapturingGroup, string>();
  readonly #conditions: { node: AST.EdgeAssertion | AST.WordBoundaryAssertion; at: number }[] = [];

  constructor(random: Random, characters: Characters, options: PatternOptions) {
    this.#random = random;
    this.#characters = characters;
    this.#options = options;
  }

  get tooLong(): boolean {
    return this.#text.length > MAX_STRING || this.#steps > MAX_STEPS;
  }

  /** A string that matches, or undefined where this walk came to none. */
  of(tree: AST.Pattern): string | undefined {
    const whole = this.#anyOf(tree.alternatives) && !this.tooLong && this.#conditions.every(({ node, at }) => this.#holds(node, at));
    return whole && this.#text.isWellFormed() ? this.#text : undefined;
  }

  #anyOf(alternatives: readonly AST.Alternative[]): boolean {
    return this.#random.pick(alternatives).elements.every((element) => this.#write(element));
  }

  #write(element: AST.Element): boolean {
    this.#steps++;
    if (this.tooLong) return false;
    switch (element.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet': {
        const character = this.#characters.pick(element, this.#random);
        if (character === undefined) return false;
        this.#text += character;
        return true;
      }
      case 'Group':
        return this.#anyOf(element.alternatives);
      case 'CapturingGroup': {
        const start = this.#text.length;
        if (!this.#anyOf(element.alternatives)) return false;
        this.#captured.set(element, this.#text.slice(start));
        return true;
      }
      case 'Quantifier':
        return this.#repeat(element);
      case 'Backreference': {
        const groups = Array.isArray(element.resolved) ? element.resolved : [element.resolved];
        // Of groups with the same name at most one has taken part; a group that has not matches nothing.
        this.#text += groups.map((group) => this.#captured.get(group) ?? '').join('');
        return true;
      }
      case 'Assertion':
        if (element.kind === 'start' || element.kind === 'end' || element.kind === 'word') this.#conditions.push({ node: element, at: this.#text.length });
        return true;
      default:
        return false;
    }
  }

  #repeat({ element, min, max }: AST.Quantifier): boolean {
    const most = Math.min(max, min + (max === Number.POSITIVE_INFINITY ? this.#options.maximumRepeat : MAX_STRING));
    const count = this.#random.between(min, most);
    for (let done = 0; done < count; done++) {
      const [length, captured, conditions] = [this.#text.length, new Map(this.#captured), this.#conditions.length];
      // Each repetition begins with the groups within it unmatched.
      for (const group of this.#captured.keys()) if (group.start >= element.start && group.end <= element.end) this.#captured.delete(group);
      if (!this.#write(element)) return false;
      if (this.#text.length > length) continue;
      if (done >= min) {
        // A repetition that is not required may not be empty.
        this.#captured = captured;
        this.#conditions.length = conditions;
        return true;
      }
      if (done >= MAX_EMPTY_REPEATS) done = min - 1;
    }
    return true;
  }

  #holds(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, at: number): boolean {
    if (node.kind !== 'word') return at === (node.kind === 'start' ? 0 : this.#text.length);
    const isWord = (character: string): boolean => character !== '' && this.#characters.matches('\\w', character);
    return (isWord(this.#text.charAt(at - 1)) !== isWord(this.#text.charAt(at))) !== node.negate;
  }
}
