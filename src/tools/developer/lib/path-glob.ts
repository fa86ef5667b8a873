import { expandBraces } from './braces.ts';
import { type GlobNode, type GroupOperator, type MatchOptions, matchesNodes, readSet } from './glob.ts';

/** A part of a pattern between slashes; `anyParts` is **. */
type Part = { kind: 'anyParts' } | { kind: 'nodes'; nodes: GlobNode[]; literal: string | undefined };

/** A glob for whole paths, its parts between slashes: * ? [..] {..} ** and extended globs. */
export class PathGlob {
  readonly #patterns: readonly (readonly Part[])[];
  readonly #options: MatchOptions;

  /** @param path the input field the pattern is in, for its errors */
  constructor(pattern: string, options: MatchOptions, path: string) {
    this.#options = options;
    this.#patterns = expandBraces(pattern, path).map((expanded) => splitParts([...expanded]).map(partOf));
  }

  /** Whether the pattern matches the whole path. @param parts the path's parts, and their code points */
  matches(parts: readonly { text: string; characters: readonly string[] }[]): boolean {
    return this.#patterns.some((pattern) => this.#matchesParts(pattern, parts));
  }

  #matchesParts(pattern: readonly Part[], parts: readonly { text: string; characters: readonly string[] }[]): boolean {
    // reached[i]: the pattern so far takes exactly the first i parts.
    let reached = new Uint8Array(parts.length + 1);
    reached[0] = 1;
    for (const piece of pattern) {
      const next = new Uint8Array(parts.length + 1);
      let open = false;
      for (let i = 0; i <= parts.length; i++) {
        const part = parts[i];
        if (piece.kind === 'anyParts') {
          open ||= reached[i] === 1;
          if (open) next[i] = 1;
          if (part && !this.#options.dot && part.text.startsWith('.')) open = false;
        } else if (reached[i] === 1 && part && this.#matchesPart(piece, part)) next[i + 1] = 1;
      }
      reached = next;
    }
    return reached[parts.length] === 1;
  }

  #matchesPart(piece: Extract<Part, { kind: 'nodes' }>, part: { text: string; characters: readonly string[] }): boolean {
    if (piece.literal !== undefined && !this.#options.ignoreCase) return piece.literal === part.text;
    return matchesNodes(piece.nodes, part.characters, this.#options);
  }
}

/** Splits at slashes, escaped ones too. */
function splitParts(pattern: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? '';
    if (character === '/') parts.push([]);
    else if (character === '\\' && at + 1 < pattern.length) parts.at(-1)?.push(character, pattern[++at] ?? '');
    else parts.at(-1)?.push(character);
  }
  return parts;
}

function partOf(pattern: string[]): Part {
  if (pattern.join('') === '**') return { kind: 'anyParts' };
  const nodes = new PartReader(pattern).sequence(0, false).nodes;
  const literal = nodes.every((node) => node.kind === 'character') ? nodes.map((node) => node.character).join('') : undefined;
  return { kind: 'nodes', nodes, literal };
}

const OPERATORS: ReadonlySet<string> = new Set(['!', '?', '*', '+', '@']);
const isOperator = (character: string): character is GroupOperator => OPERATORS.has(character);

class PartReader {
  readonly #pattern: readonly string[];
  /** Places after the ( of groups that are not closed. */
  readonly #unclosed = new Set<number>();

  constructor(pattern: readonly string[]) {
    this.#pattern = pattern;
  }

  /** Reads up to the end, or inside a group up to | or ). */
  sequence(from: number, inGroup: boolean): { nodes: GlobNode[]; end: number } {
    const nodes: GlobNode[] = [];
    let at = from;
    while (at < this.#pattern.length) {
      const character = this.#pattern[at] ?? '';
      if (inGroup && (character === '|' || character === ')')) break;
      const { node, end } = this.#node(at);
      if (node.kind !== 'many' || nodes.at(-1)?.kind !== 'many') nodes.push(node);
      at = end;
    }
    return { nodes, end: at };
  }

  #node(at: number): { node: GlobNode; end: number } {
    const [character = '', next] = this.#pattern.slice(at, at + 2);
    const compound = isOperator(character) && next === '(' ? this.#group(at + 2, character) : character === '[' ? readSet(this.#pattern, at + 1) : undefined;
    if (compound) return compound;
    if (character === '\\' && next !== undefined) return { node: { kind: 'character', character: next }, end: at + 2 };
    const wild = character === '*' ? 'many' : character === '?' ? 'one' : undefined;
    return { node: wild ? { kind: wild } : { kind: 'character', character }, end: at + 1 };
  }

  #group(from: number, operator: GroupOperator): { node: GlobNode; end: number } | undefined {
    if (this.#unclosed.has(from)) return undefined;
    const alternatives: GlobNode[][] = [];
    for (let at = from; ; ) {
      const { nodes, end } = this.sequence(at, true);
      alternatives.push(nodes);
      if (this.#pattern[end] === ')') return { node: { kind: 'group', operator, alternatives }, end: end + 1 };
      if (this.#pattern[end] !== '|') {
        this.#unclosed.add(from);
        return undefined;
      }
      at = end + 1;
    }
  }
}
