import type { RE2JS } from 're2js';
import { unprocessable } from '../../errors.ts';
import { countGraphemes } from './segments.ts';

/** How a caller's pattern is read. */
export interface PatternFlags {
  ignoreCase?: boolean;
  /** ^ and $ match at every line. */
  multiline?: boolean;
  /** . matches line feeds too. */
  dotAll?: boolean;
}

const MAX_OCCURRENCES = 50;

/**
 * Compiles a caller's regular expression (RE2 syntax) on an engine that is linear in the text.
 * One that does not compile is unprocessable; the message names the pattern and the position of what is wrong.
 * @param path the input field the pattern is in
 */
export async function compilePattern(pattern: string, flags: PatternFlags = {}, path = 'pattern'): Promise<RE2JS> {
  const { RE2JS, RE2JSSyntaxException } = await import('re2js');
  const bits = (flags.ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) | (flags.multiline ? RE2JS.MULTILINE : 0) | (flags.dotAll ? RE2JS.DOTALL : 0);
  const failure = (candidate: string): Failure | undefined => {
    try {
      RE2JS.compile(candidate, bits);
      return undefined;
    } catch (error) {
      if (error instanceof RE2JSSyntaxException) return { reason: error.error, fragment: error.input };
      return { reason: error instanceof Error ? error.message : String(error), fragment: null };
    }
  };
  const failed = failure(pattern);
  if (!failed) return RE2JS.compile(pattern, bits);
  const position = countGraphemes(pattern.slice(0, locate(pattern, failed, failure))) + 1;
  const what = failed.fragment === null || failed.fragment === pattern ? '' : ` ${JSON.stringify(failed.fragment)}`;
  return unprocessable(`The pattern ${JSON.stringify(shorten(pattern))} does not compile: ${failed.reason}${what} at position ${position} (RE2 syntax).`, path);
}

interface Failure {
  reason: string;
  fragment: string | null;
}

/** The offset of what is wrong: of the unmatched parenthesis, or of the first place where the pattern up to the fragment fails the same way. */
function locate(pattern: string, failed: Failure, failure: (candidate: string) => Failure | undefined): number {
  if (/parenthesis|closing \)|unexpected \)/.test(failed.reason)) return unmatchedParenthesis(pattern);
  if (failed.fragment === null) return Math.max(0, pattern.length - 1);
  let first = -1;
  for (let at = pattern.indexOf(failed.fragment), tries = 0; at >= 0 && tries < MAX_OCCURRENCES; at = pattern.indexOf(failed.fragment, at + 1), tries++) {
    if (first < 0) first = at;
    const again = failure(pattern.slice(0, at + failed.fragment.length));
    if (again?.reason === failed.reason && again.fragment === failed.fragment) return at;
  }
  return Math.max(0, first);
}

function unmatchedParenthesis(pattern: string): number {
  const open: number[] = [];
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i];
    if (character === '\\') i++;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') {
      inClass = true;
      if (pattern[i + 1] === '^') i++;
      if (pattern[i + 1] === ']') i++;
    } else if (character === '(') open.push(i);
    else if (character === ')' && open.pop() === undefined) return i;
  }
  return open.at(-1) ?? 0;
}

/** A pattern as messages quote it. */
export const shorten = (pattern: string): string => (pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern);
