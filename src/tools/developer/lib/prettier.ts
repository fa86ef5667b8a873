import type { Options } from 'prettier';
import { placeOfUnits } from '../../shared/text/places.ts';
import { refuseCode } from './refusal.ts';

/**
 * Formats code with Prettier and the parsers of every language that can be inside another; nothing is read from settings files.
 * Code that does not parse is unprocessable. @param path the field the code came in
 */
export async function formatCode(code: string, options: Options, path: string): Promise<string> {
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
    import('prettier/plugins/postcss'),
    import('prettier/plugins/html'),
    import('prettier/plugins/angular'),
    import('prettier/plugins/markdown'),
    import('prettier/plugins/graphql'),
    import('prettier/plugins/yaml'),
  ]);
  try {
    return await format(code, { ...options, endOfLine: 'lf', plugins });
  } catch (error) {
    const start = startOf(error);
    return refuseCode(error, path, start && placeOfUnits(code, start.line, start.column - 1), reasonOf(error));
  }
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // What Prettier throws at style rules that its parser has read into nothing it knows.
  if (error.message.startsWith('Unexpected PostCSS node type')) return 'a rule is not CSS, or brackets do not fit together';
  return error.message.replace(/ \(\d+:\d+\)[\s\S]*$/, '');
}

function startOf(error: unknown): { line: number; column: number } | undefined {
  if (typeof error !== 'object' || error === null || !('loc' in error)) return undefined;
  const { loc } = error;
  if (typeof loc !== 'object' || loc === null || !('start' in loc)) return undefined;
  const { start } = loc;
  if (typeof start !== 'object' || start === null || !('line' in start) || !('column' in start)) return undefined;
  return typeof start.line === 'number' && typeof start.column === 'number' ? { line: start.line, column: start.column } : undefined;
}
