import { jsonWithoutHidden, withoutHidden } from '../basics/hidden-characters.ts';

/** Prints a value as JSON alone on standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${jsonWithoutHidden(JSON.stringify(value, null, 2))}\n`);
}

/** Prints rows under headings, each column as wide as its widest cell. What a cell holds cannot change how the rest is shown. */
export function printTable(headings: string[], given: string[][]): void {
  const rows = given.map((row) => row.map(withoutHidden));
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [headings, ...rows]) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}
