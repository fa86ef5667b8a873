import { linearPatterns, NotLinear } from '../../shared/text/javascript-pattern.ts';

/** Compiled patterns that are kept: a query may take them from the data it looks at. */
const MAX_KEPT = 100;

/** The functions match and search of JSONPath (RFC 9535 sections 2.4.6 and 2.4.7), their patterns run in time linear in the text. */
export async function patternFunctions() {
  const [{ jsonpath }, compile] = await Promise.all([import('json-p3'), linearPatterns()]);
  const { FunctionExpressionType, Match } = jsonpath.functions;
  // Runs a pattern on no text, after it has been held to the grammar of I-Regexp.
  const grammar = new Match({ throwErrors: true, cacheSize: 0 });

  const called = (written: (pattern: string) => string) => {
    const kept = new Map<string, (text: string) => boolean>();
    const testOf = (pattern: string): ((text: string) => boolean) => {
      try {
        grammar.call('', pattern);
      } catch {
        return () => false;
      }
      try {
        const compiled = compile(written(withDots(pattern)), { unicode: true });
        return (text) => compiled.test(text);
      } catch (error) {
        if (error instanceof NotLinear) throw new NotLinear(`the pattern ${JSON.stringify(pattern)} cannot be run: ${error.message}`);
        return () => false;
      }
    };
    return {
      argTypes: [FunctionExpressionType.ValueType, FunctionExpressionType.ValueType],
      returnType: FunctionExpressionType.LogicalType,
      call(text: unknown, pattern: unknown): boolean {
        if (typeof text !== 'string' || typeof pattern !== 'string') return false;
        const test = kept.get(pattern) ?? testOf(pattern);
        if (kept.size < MAX_KEPT) kept.set(pattern, test);
        return test(text);
      },
    };
  };
  return { match: called((pattern) => `^(?:${pattern})$`), search: called((pattern) => pattern) };
}

/** In I-Regexp (RFC 9485 section 5.3) a dot is all but line feed and carriage return. */
const withDots = (pattern: string): string => pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gsu, (part) => (part === '.' ? '[^\\n\\r]' : part));
