// Colours texts of a result that are code, and folds them. Loaded where there is such a text.

import type { Token, TokenStream } from 'prismjs';
import Prism from 'prismjs/components/prism-core.js';
import 'prismjs/components/prism-markup.js';
import 'prismjs/components/prism-css.js';
import 'prismjs/components/prism-clike.js';
import 'prismjs/components/prism-javascript.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-toml.js';
import 'prismjs/components/prism-sql.js';

/** What takes longer to be read than one waits for is left as it is. */
const MAX_COLOURED = 100_000;
/** Fewer lines are in sight as a whole. */
const MIN_FOLDED = 4;
const MAX_DEPTH = 200;

/** Colours the code in a result. */
export function colourCode(result: HTMLElement): void {
  for (const block of result.querySelectorAll<HTMLElement>('pre[data-language]')) {
    const { language = '' } = block.dataset;
    const text = block.textContent ?? '';
    const grammar = Prism.languages[language];
    delete block.dataset.language;
    if (!grammar || text.length > MAX_COLOURED) continue;
    const lines = linesOf(Prism.tokenize(text, grammar));
    block.replaceChildren(...lines.map(elementOf));
    block.classList.add('code');
    offerFolding(block, lines);
  }
}

/** A line: its pieces, each with its kind. */
type Line = (readonly [text: string, kind: string])[];

/** Tokens as lines, tokens within tokens by the innermost. */
function linesOf(tokens: readonly (string | Token)[]): Line[] {
  const lines: Line[] = [[]];
  const add = (token: TokenStream, kind: string): void => {
    if (Array.isArray(token)) for (const inner of token) add(inner, kind);
    else if (typeof token !== 'string') add(token.content, token.type);
    else
      for (const [at, piece] of token.split('\n').entries()) {
        if (at > 0) lines.push([]);
        if (piece !== '') lines.at(-1)?.push([piece, kind]);
      }
  };
  add([...tokens], '');
  return lines;
}

function elementOf(line: Line): DocumentFragment {
  const drawn = document.createDocumentFragment();
  for (const [text, kind] of line) {
    const span = document.createElement('span');
    span.textContent = text;
    span.className = `code-${kind}`;
    drawn.append(kind === '' ? text : span);
  }
  drawn.append('\n');
  return drawn;
}

const indentOf = (line: Line): number => /^[ \t]*/.exec(line.map(([text]) => text).join(''))?.[0].length ?? 0;

/** Puts a button at the head of a block of lines within lines, which folds and unfolds it. */
function offerFolding(block: HTMLElement, lines: readonly Line[]): void {
  const tools = block.closest('.part')?.querySelector('.part-head .tools-of');
  const indents = lines.map(indentOf);
  if (!tools || lines.length < MIN_FOLDED || Math.max(...indents) === 0) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet small';
  button.textContent = 'Fold';
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isFolded = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isFolded));
    block.replaceChildren(...(isFolded ? nested(lines, indents, 0, lines.length, 0) : lines.map(elementOf)));
  });
  tools.prepend(button);
}

/** Lines as elements that fold: each that is followed by lines further in, with those. The outermost are open. */
function nested(lines: readonly Line[], indents: readonly number[], from: number, to: number, depth: number): Node[] {
  const nodes: Node[] = [];
  for (let at = from; at < to; ) {
    const line = lines[at] ?? [];
    let end = at + 1;
    while (end < to && ((indents[end] ?? 0) > (indents[at] ?? 0) || lines[end]?.length === 0)) end++;
    const drawn = elementOf(line);
    if (end === at + 1 || depth > MAX_DEPTH) {
      nodes.push(drawn);
      at += 1;
      continue;
    }
    const details = document.createElement('details');
    details.open = depth === 0;
    const summary = document.createElement('summary');
    summary.append(drawn);
    // A summary is a line of its own.
    summary.lastChild?.remove();
    details.append(summary, ...nested(lines, indents, at + 1, end, depth + 1));
    nodes.push(details);
    at = end;
  }
  return nodes;
}
