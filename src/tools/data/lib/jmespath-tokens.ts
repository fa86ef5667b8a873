import { parseJsonText } from '../../shared/json/parse-text.ts';

/** What is wrong with an expression, or with evaluating it. */
export class JmespathError extends Error {}

/** A word or mark of an expression. `position` counts UTF-16 code units. */
export type Token = { position: number } & (
  | { kind: 'name' | 'quoted' | 'raw'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'literal'; json: unknown }
  | { kind: Mark }
);

const MARKS = ['||', '|', '&&', '&', '==', '!=', '<=', '<', '>=', '>', '!', '[]', '[?', '[', ']', '(', ')', '{', '}', '.', ',', ':', '*', '@'] as const;
type Mark = (typeof MARKS)[number] | 'end';

const SPACE = /[ \t\r\n]+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /-?[0-9]+/y;
const QUOTED = /"(?:[^"\\]|\\.)*"/sy;
const RAW = /'((?:[^'\\]|\\.)*)'/sy;
const LITERAL = /`((?:[^`\\]|\\.)*)`/sy;

/** Where something stands, for a message: counted from 1. */
export const at = ({ position }: { position: number }): string => `at position ${position + 1}`;

/** The tokens of an expression, the last one `end`. */
export function tokensOf(expression: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    return pattern.exec(expression);
  };
  while (position < expression.length) {
    const space = take(SPACE);
    if (space) {
      position += space[0].length;
      continue;
    }
    const [token, length] = tokenAt(expression, position, take);
    tokens.push(token);
    position += length;
  }
  tokens.push({ kind: 'end', position });
  return tokens;
}

function tokenAt(expression: string, position: number, take: (pattern: RegExp) => RegExpExecArray | null): [Token, number] {
  const name = take(NAME);
  if (name) return [{ kind: 'name', text: name[0], position }, name[0].length];
  const number = take(NUMBER);
  if (number) return [{ kind: 'number', number: Number(number[0]), position }, number[0].length];
  const quoted = take(QUOTED);
  if (quoted) return [{ kind: 'quoted', text: quotedText(quoted[0], position), position }, quoted[0].length];
  const raw = take(RAW);
  if (raw) return [{ kind: 'raw', text: (raw[1] ?? '').replaceAll("\\'", "'"), position }, raw[0].length];
  const literal = take(LITERAL);
  if (literal) return [{ kind: 'literal', json: literalJson((literal[1] ?? '').replaceAll('\\`', '`'), position), position }, literal[0].length];
  const mark = MARKS.find((candidate) => expression.startsWith(candidate, position));
  if (mark !== undefined) return [{ kind: mark, position }, mark.length];
  const [character = ''] = expression.slice(position);
  const open = '"\'`'.includes(character);
  throw new JmespathError(open ? `${character} ${at({ position })} is not closed` : `${JSON.stringify(character)} ${at({ position })} is not part of JMESPath`);
}

function quotedText(source: string, position: number): string {
  const text = json(source);
  if (typeof text === 'string') return text;
  throw new JmespathError(`the quoted name ${at({ position })} is not a JSON string`);
}

/** A literal is JSON; text that is none is a string, as in the first grammar of the language. */
function literalJson(source: string, position: number): unknown {
  const value = json(source);
  if (value !== undefined) return value;
  const text = json(`"${source.trimStart()}"`);
  if (typeof text === 'string' && text !== '') return text;
  throw new JmespathError(`the literal ${at({ position })} is not JSON`);
}

function json(source: string): unknown {
  try {
    return parseJsonText(source);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
