import { type LinearPattern, linearPatterns, NotLinear } from '../../shared/text/javascript-pattern.ts';

/** What JSONata uses of a regular expression: matches one after the other, each from where the last one ended. */
export interface PatternEngine {
  lastIndex: number;
  exec(text: string): ((string | undefined)[] & { index: number }) | null;
}

/**
 * The class that JSONata is to make its regular expressions with, on an engine that is linear in the text. Its constructor takes the pattern as a
 * native one, and throws `NotLinear` for what the engine cannot do.
 */
export async function jsonataPatterns(): Promise<new (literal: RegExp) => PatternEngine> {
  const compile = await linearPatterns();
  return class implements PatternEngine {
    lastIndex = 0;
    readonly #pattern: LinearPattern;

    constructor({ source, ignoreCase, multiline }: RegExp) {
      try {
        this.#pattern = compile(source, { ignoreCase, multiline });
      } catch (error) {
        if (error instanceof NotLinear) throw new NotLinear(`the pattern /${source}/ cannot be used: ${error.message}`);
        throw error;
      }
    }

    exec(text: string): ((string | undefined)[] & { index: number }) | null {
      const match = this.#pattern.exec(text, this.lastIndex);
      this.lastIndex = match ? match.index + match.text.length : 0;
      return match ? Object.assign([match.text, ...match.groups], { index: match.index }) : null;
    }
  };
}
