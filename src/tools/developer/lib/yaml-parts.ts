import type { SourcePart } from './code-scanner.ts';

/** Marks that the lexer puts in front of scalars, documents and where brackets are missing; they are not in the source. */
const MARKS = new Set(['\x02', '\x18', '\x1f']);
const SCALAR = '\x1f';

/** The comments of YAML; quoted, plain and block scalars are texts. */
export async function yamlParts(code: string): Promise<SourcePart[]> {
  const { Lexer } = await import('yaml');
  const parts: SourcePart[] = [];
  let start = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(code)) {
    if (MARKS.has(token)) {
      isScalar = token === SCALAR;
      continue;
    }
    const end = start + token.length;
    const kind = isScalar || /^["']/.test(token) ? 'text' : token.startsWith('#') ? 'comment' : 'code';
    isScalar = false;
    const last = parts.at(-1);
    if (kind === 'code' && last?.kind === 'code') last.end = end;
    else parts.push({ kind, start, end });
    start = end;
  }
  return parts;
}
