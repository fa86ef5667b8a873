import type { Options } from 'prettier';
import { type CssSettings, PlainCss } from './plain-css.ts';
import { formatCode } from './prettier.ts';

/** What is shorter is formatted in one. */
const MIN_PARTED = 2_000;
/** What may have an effect on other statements. */
const CONNECTED = /prettier-ignore|^(?:\ufeff|---|\+\+\+)/;
/** Text, a string, a comment, an address or a bracket. */
const PIECE = /(?:[^"'(){}[\];/\\]|\/(?!\*)|\\[\w:.%-])+|"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|[(){}[\];]/y;
/** What stands between the brackets of an address without quotes. */
const ADDRESS = /\((?:[^"'(){}\\\s/]|\/(?!\*))*\)/y;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Formats CSS with Prettier; what is plain of a long style sheet is written without it. */
export async function formatCss(css: string, language: 'css' | 'scss' | 'less', settings: CssSettings): Promise<string> {
  const options: Options = { parser: language, tabWidth: settings.indent, useTabs: settings.useTabs, singleQuote: settings.singleQuotes };
  const parts = language !== 'css' || css.length < MIN_PARTED || CONNECTED.test(css) ? undefined : partsOf(css.replaceAll(/\r\n?/g, '\n'), settings);
  return (parts && (await inParts(parts, options))) ?? formatCode(css, options, 'css');
}

/** Statements of a style sheet: plain ones as they are to be written, others as they are. */
interface Part {
  text: string;
  plain: boolean;
  beforeEmptyLine: boolean;
}

/** @returns nothing where it cannot be told where a statement ends */
function partsOf(css: string, settings: CssSettings): Part[] | undefined {
  const reader = new PlainCss(css, settings);
  const parts: Part[] = [];
  let onOwnLine = true;
  let otherStart: number | undefined;
  reader.skipSpace();
  while (reader.at < css.length) {
    const start = reader.at;
    const plain = reader.statement(onOwnLine);
    if (plain === undefined) {
      const end = endOfStatement(css, start);
      if (end === undefined) return undefined;
      reader.at = end;
      otherStart ??= start;
      const text = css.slice(otherStart, end);
      if (otherStart !== start) parts.pop();
      parts.push({ text, plain: false, beforeEmptyLine: reader.beforeEmptyLine });
    } else {
      otherStart = undefined;
      parts.push({ text: plain, plain: true, beforeEmptyLine: reader.beforeEmptyLine });
    }
    onOwnLine = reader.skipSpace();
  }
  return parts;
}

/** Where the statement that begins at a place ends. */
function endOfStatement(css: string, start: number): number | undefined {
  if (css.startsWith('--', start)) return undefined;
  const isComment = css.startsWith('/*', start);
  const closings: string[] = [];
  for (let at = start; at < css.length; ) {
    const piece = pieceAt(css, at);
    if (piece === undefined || ('{};'.includes(piece) && (at === start || isInBrackets(closings)))) return undefined;
    at += piece.length;
    const closing = CLOSING[piece];
    if (closing !== undefined) closings.push(closing);
    else if (')]}'.includes(piece) && closings.pop() !== piece) return undefined;
    if (isComment || (closings.length === 0 && '};'.includes(piece))) return at;
  }
  return undefined;
}

const isInBrackets = (closings: readonly string[]): boolean => closings.length > 0 && closings.at(-1) !== '}';

function pieceAt(css: string, at: number): string | undefined {
  const isAddress = css[at] === '(' && /(?<![\w-])url$/.test(css.slice(Math.max(0, at - 4), at));
  const pattern = isAddress ? ADDRESS : PIECE;
  pattern.lastIndex = at;
  return pattern.exec(css)?.[0] ?? (isAddress && /["']/.test(css[at + 1] ?? '') ? '(' : undefined);
}

/** Formats what is not plain in one, parted by rules that are not in it. @returns nothing where that fails: what is wrong is then said of the whole */
async function inParts(parts: readonly Part[], options: Options): Promise<string | undefined> {
  const others = parts.filter(({ plain }) => !plain).map(({ text }) => text);
  let mark = 'part';
  while (others.some((text) => text.includes(mark))) mark += 'x';
  const formatted = await formatCode(others.join(`\n\n.${mark}{}\n\n`), options, 'css').then(
    (text) => text.trimEnd().split(`\n\n.${mark} {\n}\n\n`),
    () => [],
  );
  if (others.length > 0 && formatted.length !== others.length) return undefined;
  let next = 0;
  return parts
    .map(({ text, plain, beforeEmptyLine }, index) => `${plain ? text : formatted[next++]}${index === parts.length - 1 ? '' : beforeEmptyLine ? '\n\n' : '\n'}`)
    .join('')
    .concat('\n');
}
