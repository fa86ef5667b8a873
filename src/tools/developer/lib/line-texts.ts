/** The lines of a text, each with its LF; only the last can be without. CR is part of a line. */
export const linesWithEnds = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** Numbers for lines, equal ones alike. @param keyOf what is compared of a line */
export function lineNumbering(keyOf: (line: string) => string = (line) => line): { number(lines: readonly string[]): Int32Array; kinds(): number } {
  const numbers = new Map<string, number>();
  const numberOf = (line: string): number => {
    const key = keyOf(line);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  return { number: (lines) => Int32Array.from(lines, numberOf), kinds: () => numbers.size };
}
