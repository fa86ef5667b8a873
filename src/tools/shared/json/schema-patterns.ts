import { linearTests, NotLinear } from '../text/javascript-pattern.ts';

interface Test {
  test(text: string): boolean;
}

/** The keywords of JSON Schema whose compiled form holds patterns. */
const KEYWORDS = ['pattern', 'patternProperties', 'additionalProperties'].map((name) => `https://json-schema.org/keyword/${name}`);
/** What the library writes where no member has a rule of its own. */
const NOTHING = '(?!)';

/** Has the library run the patterns of schemas in time linear in the text. Using a schema whose pattern cannot be run so fails, saying why. */
export async function runPatternsLinearly(): Promise<void> {
  const [{ addKeyword, getKeyword }, compile] = await Promise.all([import('@hyperjump/json-schema/experimental'), linearTests()]);
  const linear = (pattern: RegExp): Test => {
    if (pattern.source === NOTHING) return { test: () => false };
    try {
      return compile(pattern.source, { unicode: true });
    } catch (error) {
      if (error instanceof NotLinear) throw new NotLinear(`the pattern ${JSON.stringify(pattern.source)} cannot be run: ${error.message}`);
      throw error;
    }
  };
  /** Patterns are by themselves, or in lists and lists of lists. */
  const replaced = (compiled: unknown): unknown =>
    compiled instanceof RegExp ? linear(compiled) : Array.isArray(compiled) ? compiled.map(replaced) : compiled;
  for (const id of KEYWORDS) {
    const keyword = getKeyword<unknown>(id);
    addKeyword<unknown>({ ...keyword, compile: async (...schema) => replaced(await keyword.compile(...schema)) });
  }
}
