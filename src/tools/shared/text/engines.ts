import type { AST } from '@eslint-community/regexpp';
import type { RE2JS } from 're2js';
import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { compilePattern, type PatternFlags, shorten } from './pattern.ts';
import { parseReplacement } from './replacement.ts';
import { countGraphemes } from './segments.ts';

/** The field of a tool that takes a pattern. Whatever runs in JavaScript's own engine runs in a worker: its time may grow exponentially with the text. */
export const engineField = z
  .enum(['re2', 'javascript'])
  .default('re2')
  .describe(
    "Engine that runs the pattern: re2 has RE2's syntax and takes time in proportion to the text; javascript has JavaScript's, with look-around and back references, and is ended at the time limit",
  );

export type Engine = z.output<typeof engineField>;

/** Flags of JavaScript alone. */
export interface JavaScriptOnlyFlags {
  /** By code points, with \p{…} and strict escapes. */
  unicode?: boolean;
  /** As unicode, with set notation in classes. */
  unicodeSets?: boolean;
  /** Each match begins where the one before has ended. */
  sticky?: boolean;
}

/** A range of a text, in UTF-16 units; the end is after its last unit. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface EngineMatch extends TextRange {
  /** What a group took; 0 is the whole match. Undefined where it took no part. To be asked before the next match is. */
  group(number: number): TextRange | undefined;
}

/** A caller's pattern, compiled. */
export interface EnginePattern {
  readonly groupCount: number;
  /** Named groups with their numbers; where JavaScript has a name more than once, all of its numbers. */
  readonly groupNames: ReadonlyMap<string, readonly number[]>;
  /** Whether an empty match parts a text, as String.prototype.split has it. */
  readonly splitsAtEmpty: boolean;
  test(text: string): boolean;
  /** All matches in order, from the start of the text. */
  matches(text: string): Iterable<EngineMatch>;
  /** Reads a replacement; the function gives what stands in place of a match. What names no group is unprocessable with RE2, and stays as it is with JavaScript. */
  replacement(template: string): (match: EngineMatch, text: string) => string;
}

/**
 * Compiles a caller's pattern for an engine. One that does not compile is unprocessable; the message names the pattern, the position and what is wrong.
 * @param path the input field the pattern is in
 */
export async function compileFor(engine: Engine, pattern: string, flags: PatternFlags & JavaScriptOnlyFlags = {}, path = 'pattern'): Promise<EnginePattern> {
  return engine === 're2' ? new LinearEnginePattern(await compilePattern(pattern, flags, path)) : compileNative(pattern, flags, path);
}

/** RE2 with what it has compiled. */
export class LinearEnginePattern implements EnginePattern {
  readonly #compiled: RE2JS;
  readonly groupCount: number;
  readonly groupNames: ReadonlyMap<string, readonly number[]>;
  readonly splitsAtEmpty = false;

  constructor(compiled: RE2JS) {
    this.#compiled = compiled;
    this.groupCount = compiled.groupCount();
    const names = Object.entries(compiled.namedGroups()).sort(([, one], [, other]) => one - other);
    this.groupNames = new Map(names.map(([name, number]) => [name, [number]]));
  }

  test(text: string): boolean {
    return this.#compiled.test(text);
  }

  *matches(text: string): Iterable<EngineMatch> {
    const matcher = this.#compiled.matcher(text);
    const group = (number: number): TextRange | undefined => {
      const start = matcher.start(number);
      return start < 0 ? undefined : { start, end: matcher.end(number) };
    };
    while (matcher.find()) yield { start: matcher.start(), end: matcher.end(), group };
  }

  replacement(template: string): (match: EngineMatch, text: string) => string {
    const parts = parseReplacement(template, this.groupCount, new Map([...this.groupNames].map(([name, [number = 0]]) => [name, number])));
    return (match, text) => parts.map((part) => (typeof part === 'string' ? part : textOf(match.group(part), text))).join('');
  }
}

const textOf = (range: TextRange | undefined, text: string): string => (range ? text.slice(range.start, range.end) : '');

class NativeEnginePattern implements EnginePattern {
  readonly #expression: RegExp;
  readonly #takesCodePoints: boolean;
  readonly groupCount: number;
  readonly groupNames: ReadonlyMap<string, readonly number[]>;
  readonly splitsAtEmpty = true;

  /** @param expression with the flags d, and g or y */
  constructor(expression: RegExp, groupCount: number, groupNames: ReadonlyMap<string, readonly number[]>) {
    this.#expression = expression;
    this.#takesCodePoints = expression.unicode || expression.unicodeSets;
    this.groupCount = groupCount;
    this.groupNames = groupNames;
  }

  test(text: string): boolean {
    this.#expression.lastIndex = 0;
    return this.#expression.test(text);
  }

  *matches(text: string): Iterable<EngineMatch> {
    const expression = this.#expression;
    let from = 0;
    while (from <= text.length) {
      expression.lastIndex = from;
      const found = expression.exec(text);
      const [start, end] = found?.indices?.[0] ?? [];
      if (!found || start === undefined || end === undefined) return;
      yield {
        start,
        end,
        group: (number) => {
          const place = found.indices?.[number];
          return place && { start: place[0], end: place[1] };
        },
      };
      from = end > start ? end : end + this.#lengthAt(text, end);
    }
  }

  /** AdvanceStringIndex of ECMA-262. */
  #lengthAt(text: string, at: number): number {
    return this.#takesCodePoints && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }

  /** GetSubstitution of ECMA-262. */
  replacement(template: string): (match: EngineMatch, text: string) => string {
    const hasNames = this.groupNames.size > 0;
    return (match, text) => {
      const numbered = (number: number): string => textOf(match.group(number), text);
      const named = (name: string): string => textOf((this.groupNames.get(name) ?? []).map((number) => match.group(number)).find(Boolean), text);
      return template.replaceAll(/\$(?:([$&`'])|(\d)(\d)?|<([^>]*)>)/g, (written: string, sign?: string, tens?: string, ones = '', name?: string) => {
        if (sign !== undefined) return { $: '$', '&': numbered(0), '`': text.slice(0, match.start), "'": text.slice(match.end) }[sign] ?? written;
        if (name !== undefined) return hasNames ? named(name) : written;
        const [one, both] = [Number(tens), Number(`${tens}${ones}`)];
        if (ones !== '' && both >= 1 && both <= this.groupCount) return numbered(both);
        return one >= 1 && one <= this.groupCount ? numbered(one) + ones : written;
      });
    };
  }
}

/**
 * Reads a caller's pattern in JavaScript's syntax. What is not one is unprocessable, in the parser's words, which are the same in every engine.
 * @param path the input field the pattern is in
 */
export async function parsePattern(pattern: string, { unicode = false, unicodeSets = false }: JavaScriptOnlyFlags, path = 'pattern'): Promise<AST.Pattern> {
  if (unicode && unicodeSets) invalid('flags', 'must not have both u and v');
  const { RegExpParser } = await import('@eslint-community/regexpp');
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode, unicodeSets });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse(pattern, reasonOf(error, pattern), path);
  }
}

async function compileNative(pattern: string, options: PatternFlags & JavaScriptOnlyFlags, path: string): Promise<EnginePattern> {
  const parsed = await parsePattern(pattern, options, path);
  const { visitRegExpAST } = await import('@eslint-community/regexpp');
  const names = new Map<string, number[]>();
  let groupCount = 0;
  visitRegExpAST(parsed, {
    onCapturingGroupEnter({ name }) {
      groupCount++;
      if (name !== null) names.set(name, [...(names.get(name) ?? []), groupCount]);
    },
  });
  const { ignoreCase, multiline, dotAll, unicode, unicodeSets, sticky } = options;
  const flags = ['d', ignoreCase && 'i', multiline && 'm', dotAll && 's', unicode && 'u', unicodeSets && 'v', sticky ? 'y' : 'g'];
  try {
    return new NativeEnginePattern(new RegExp(pattern, flags.filter(Boolean).join('')), groupCount, names);
  } catch {
    return refuse(pattern, 'it uses syntax that this version of JavaScript does not have', path);
  }
}

const refuse = (pattern: string, reason: string, path: string): never =>
  unprocessable(`The pattern ${JSON.stringify(shorten(pattern))} does not compile: ${reason} (JavaScript syntax).`, path);

/** The parser's words, without the pattern that it quotes, and with the position as other messages count it. */
function reasonOf(error: SyntaxError & { index?: number }, pattern: string): string {
  const words = error.message.replace(/^Invalid regular expression: \/[\s\S]*\/[a-z]*: /, '');
  const position = error.index === undefined ? '' : ` at position ${Math.max(1, countGraphemes(pattern.slice(0, error.index)))}`;
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}${position}`;
}
