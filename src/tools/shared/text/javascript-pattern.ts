import type { AST } from '@eslint-community/regexpp';
import type { RE2JS } from 're2js';
import { CodePoints, caseVariants } from './code-points.ts';

/** How a pattern is read, as the flags of the same letters are in ECMAScript. */
export interface JavaScriptFlags {
  ignoreCase?: boolean;
  multiline?: boolean;
  dotAll?: boolean;
  /** By code points, with \p{…}; otherwise the syntax of old. */
  unicode?: boolean;
}

/** Where a pattern matches: offsets in UTF-16, and what each group holds. */
export interface PatternMatch {
  index: number;
  text: string;
  groups: (string | undefined)[];
}

/** Tells why a pattern, though ECMAScript has it, cannot be carried out in time linear in the text. */
export class NotLinear extends Error {}

const LINE_ENDS = [0x0a, 0x0d, 0x2028, 0x2029];
const DIGITS = new CodePoints([[0x30, 0x39]]);
const WORD = DIGITS.with([0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]);
/** WhiteSpace and LineTerminator of ECMA-262. */
const SPACE = new CodePoints([[0x09, 0x0d], [0x20, 0x20], [0xa0, 0xa0], [0x1680, 0x1680], [0x2000, 0x200a], [0x2028, 0x2029], [0x202f, 0x202f], [0x205f, 0x205f], [0x3000, 0x3000], [0xfeff, 0xfeff]]); // biome-ignore format: a table
const NOT_LINE_ENDS = new CodePoints(LINE_ENDS.map((point) => [point, point])).complement();
/** The most that RE2 takes. */
const MAX_COUNT = 1000;

/**
 * A regular expression of ECMAScript, run by RE2 in time linear in the text. Against a native one it takes whole code points for characters,
 * a group inside a repetition keeps what it held last,
 * a repetition may take an empty turn, and with `multiline` lines end in line feeds alone.
 */
export class LinearPattern {
  readonly #engine: RE2JS;

  /** @param engine with the pattern written anew for it */
  constructor(engine: RE2JS) {
    this.#engine = engine;
  }

  /** Whether it matches anywhere in a text. */
  test(text: string): boolean {
    return this.#engine.test(text);
  }

  /** The first match at or after an offset, what comes before it counting for anchors. */
  exec(text: string, from = 0): PatternMatch | undefined {
    const matcher = this.#engine.matcher(text);
    if (from > text.length || !matcher.find(from)) return undefined;
    const groups = Array.from({ length: matcher.groupCount() }, (_, index) => matcher.group(index + 1) ?? undefined);
    return { index: matcher.start(), text: matcher.group() ?? '', groups };
  }

  /** The text with the first match, or all, replaced by a template in which $1 to $99, $&, $`, $' and $$ mean what they do in ECMAScript. */
  replace(text: string, template: string, all: boolean): string {
    let written = '';
    let end = 0;
    let from = 0;
    for (let match = this.exec(text); match; match = all ? this.exec(text, from) : undefined) {
      const after = match.index + match.text.length;
      written += text.slice(end, match.index) + expanded(template, match, text);
      end = after;
      from = match.text === '' ? after + 1 : after;
    }
    return written + text.slice(end);
  }
}

function expanded(template: string, { index, text: whole, groups }: PatternMatch, text: string): string {
  return template.replace(/\$(?:([$&`'])|(\d)(\d)?)/g, (written: string, sign: string | undefined, tens = '', ones = '') => {
    if (sign !== undefined) return { $: '$', '&': whole, '`': text.slice(0, index), "'": text.slice(index + whole.length) }[sign] ?? written;
    const both = Number(tens + ones);
    if (both >= 1 && both <= groups.length) return groups[both - 1] ?? '';
    const one = Number(tens);
    return one >= 1 && one <= groups.length ? (groups[one - 1] ?? '') + ones : written;
  });
}

/**
 * Loads what compiles patterns. @returns compiles one: throws `SyntaxError` for what is not a pattern of ECMAScript,
 * `NotLinear` for look-ahead, back references and what else RE2 lacks
 */
export async function linearPatterns(): Promise<(source: string, flags?: JavaScriptFlags) => LinearPattern> {
  const { parsed, engine } = await loadEngines();
  return (source, flags = {}) => new LinearPattern(engine(new Writer(flags).alternatives(parsed(source, flags))));
}

/**
 * Loads what compiles patterns that are only asked whether texts match. Look-ahead that comes first after ^ is possible here: it is asked by itself.
 * @returns compiles one; throws as what `linearPatterns` gives
 */
export async function linearTests(): Promise<(source: string, flags?: JavaScriptFlags) => Pick<LinearPattern, 'test'>> {
  const { parsed, engine } = await loadEngines();
  return (source, flags = {}) => {
    const writer = new Writer(flags);
    const alternatives = parsed(source, flags);
    const isPlain = flags.multiline || alternatives.every(({ elements }) => firstLookaheads(elements).length === 0);
    if (isPlain) return engine(writer.alternatives(alternatives));
    const ways = alternatives.map(({ elements }) => {
      const lookaheads = firstLookaheads(elements);
      const conditions = lookaheads.map((lookahead) => ({ wanted: !lookahead.negate, found: engine(`\\A(?:${writer.alternatives(lookahead.alternatives)})`) }));
      const [start, ...rest] = elements;
      const own = start ? writer.sequence([start, ...rest.slice(lookaheads.length)]) : '';
      return [...conditions, { wanted: true, found: engine(own) }];
    });
    return { test: (text) => ways.some((conditions) => conditions.every(({ wanted, found }) => found.test(text) === wanted)) };
  };
}

/** The look-ahead that comes right after ^. */
function firstLookaheads([start, ...rest]: readonly AST.Element[]): AST.LookaheadAssertion[] {
  if (start?.type !== 'Assertion' || start.kind !== 'start') return [];
  const lookaheads: AST.LookaheadAssertion[] = [];
  for (const element of rest) {
    if (element.type !== 'Assertion' || element.kind !== 'lookahead') break;
    lookaheads.push(element);
  }
  return lookaheads;
}

async function loadEngines() {
  const [{ RegExpParser }, { RE2JS, RE2JSException }] = await Promise.all([import('@eslint-community/regexpp'), import('re2js')]);
  const parsed = (source: string, { unicode = false }: JavaScriptFlags): readonly AST.Alternative[] =>
    new RegExpParser().parsePattern(source, 0, source.length, { unicode }).alternatives;
  const engine = (written: string): RE2JS => {
    try {
      return RE2JS.compile(written, RE2JS.LOOKBEHINDS);
    } catch (error) {
      if (error instanceof RE2JSException) throw new NotLinear('it is too large, or repeats too often');
      throw error;
    }
  };
  return { parsed, engine };
}

/** Writes a pattern in RE2's syntax. */
class Writer {
  readonly #flags: JavaScriptFlags;

  constructor(flags: JavaScriptFlags) {
    this.#flags = flags;
  }

  alternatives(alternatives: readonly AST.Alternative[]): string {
    return alternatives.map(({ elements }) => this.sequence(elements)).join('|');
  }

  sequence(elements: readonly AST.Element[]): string {
    let written = '';
    for (let index = 0; index < elements.length; index++) {
      const element = elements[index];
      const pair = surrogatePair(element, elements[index + 1]);
      if (pair !== undefined) index++;
      written += pair !== undefined ? this.#set(new CodePoints([[pair, pair]])) : element ? this.#element(element) : '';
    }
    return written;
  }

  #element(element: AST.Element): string {
    switch (element.type) {
      case 'Assertion':
        return this.#assertion(element);
      case 'Quantifier':
        return this.#repeated(element);
      case 'Group':
        if (element.modifiers) throw new NotLinear('flags inside a pattern are not supported');
        return `(?:${this.alternatives(element.alternatives)})`;
      case 'CapturingGroup':
        return `(${this.alternatives(element.alternatives)})`;
      case 'Backreference':
        throw new NotLinear('it refers back to a group, which an engine of linear time does not do');
      case 'Character':
        return this.#set(new CodePoints([[element.value, element.value]]));
      case 'CharacterSet':
        return this.#set(this.#pointsOf(element));
      case 'CharacterClass': {
        if (element.unicodeSets) throw new NotLinear('sets of texts are not supported');
        const points = element.elements.reduce((sum, part) => sum.with(...this.#classPart(part).ranges), new CodePoints([]));
        return this.#set(points, element.negate);
      }
      case 'ExpressionCharacterClass':
        throw new NotLinear('sets of texts are not supported');
    }
  }

  #assertion(assertion: AST.Assertion): string {
    const { multiline } = this.#flags;
    switch (assertion.kind) {
      case 'start':
        return multiline ? '(?m:^)' : '\\A';
      case 'end':
        return multiline ? '(?m:$)' : '\\z';
      case 'word':
        return assertion.negate ? '\\B' : '\\b';
      case 'lookbehind':
        return `(?<${assertion.negate ? '!' : '='}${this.alternatives(assertion.alternatives)})`;
      case 'lookahead':
        throw new NotLinear('it looks ahead with (?= or (?!, which an engine of linear time does not do');
    }
  }

  #repeated({ element, min, max, greedy }: AST.Quantifier): string {
    if (min > MAX_COUNT || (Number.isFinite(max) && max > MAX_COUNT)) throw new NotLinear(`it repeats something more than ${MAX_COUNT} times`);
    const part = this.#element(element);
    return `(?:${part}){${min},${Number.isFinite(max) ? max : ''}}${greedy ? '' : '?'}`;
  }

  #classPart(part: AST.ClassRangesCharacterClassElement | AST.UnicodeSetsCharacterClassElement): CodePoints {
    switch (part.type) {
      case 'Character':
        return new CodePoints([[part.value, part.value]]);
      case 'CharacterClassRange':
        return new CodePoints([[part.min.value, part.max.value]]);
      case 'CharacterSet':
        return this.#pointsOf(part);
      default:
        throw new NotLinear('sets of texts are not supported');
    }
  }

  #pointsOf(set: AST.CharacterSet): CodePoints {
    switch (set.kind) {
      case 'any':
        return this.#flags.dotAll ? CodePoints.all : NOT_LINE_ENDS;
      case 'digit':
        return set.negate ? DIGITS.complement() : DIGITS;
      case 'space':
        return set.negate ? SPACE.complement() : SPACE;
      case 'word':
        return set.negate ? WORD.complement() : WORD;
      case 'property': {
        if (set.strings) throw new NotLinear('sets of texts are not supported');
        const points = CodePoints.withProperty(set.value === null ? set.key : `${set.key}=${set.value}`);
        return set.negate ? points.complement() : points;
      }
    }
  }

  #set(points: CodePoints, isNegated = false): string {
    const folded = this.#flags.ignoreCase ? caseVariants(points) : points;
    return (isNegated ? folded.complement() : folded).written();
  }
}

/** The code point that two halves side by side make, as texts are read by code points here. */
function surrogatePair(first: AST.Element | undefined, second: AST.Element | undefined): number | undefined {
  if (first?.type !== 'Character' || second?.type !== 'Character') return undefined;
  const isPair = first.value >= 0xd800 && first.value < 0xdc00 && second.value >= 0xdc00 && second.value < 0xe000;
  return isPair ? 0x10000 + (first.value - 0xd800) * 0x400 + (second.value - 0xdc00) : undefined;
}
