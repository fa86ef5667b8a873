// gitignore(5) as git check-ignore applies it to untracked paths. Git's wildmatch compares bytes: ? and a set take one byte of é, and only A to Z have two cases.
import { utf8Bytes } from '../../shared/platform/bytes.ts';
import { type GlobNode, type MatchOptions, matchesNodes, readSet } from './glob.ts';

export interface IgnoreRule {
  line: number;
  pattern: string;
  negated: boolean;
  directoriesOnly: boolean;
  parts: ({ kind: 'anyParts' } | { kind: 'nodes'; nodes: GlobNode[] })[];
}

/** The rules of a .gitignore in order; blank lines, comments and patterns that cannot match are left out. */
export function readIgnoreRules(text: string): IgnoreRule[] {
  const rules: IgnoreRule[] = [];
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    const written = raw.replace(/\r$/, '');
    let pattern = written.replace(/(?<!\\)(?:\\\\)*[ ]+$/, (spaces) => spaces.replace(/ +$/, ''));
    const escapedSpace = /\\( +)$/.exec(written);
    if (escapedSpace) pattern = written.slice(0, written.length - (escapedSpace[1] ?? '').length + 1);
    if (pattern === '' || pattern.startsWith('#')) continue;
    const rule = readRule(pattern, index + 1);
    if (rule) rules.push(rule);
  }
  return rules;
}

function readRule(pattern: string, line: number): IgnoreRule | undefined {
  const negated = pattern.startsWith('!');
  let body = negated ? pattern.slice(1) : pattern;
  const directoriesOnly = body.endsWith('/');
  if (directoriesOnly) body = body.slice(0, -1);
  const anchored = body.includes('/');
  if (body.startsWith('/')) body = body.slice(1);
  if (body === '') return undefined;
  const parts = readParts(bytesOf(body));
  return parts && { line, pattern, negated, directoriesOnly, parts: anchored ? parts : [{ kind: 'anyParts' }, ...parts] };
}

/** The bytes of a text in UTF-8, one character each; those above ASCII as characters that have no case, in their order. */
const bytesOf = (text: string): string[] => Array.from(utf8Bytes(text), (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xe000 + byte));

/** The parts between the slashes of a pattern, which may have a backslash before them; a slash in a set parts nothing. Undefined where the pattern breaks off. */
function readParts(pattern: readonly string[]): IgnoreRule['parts'] | undefined {
  const parts: IgnoreRule['parts'] = [];
  let nodes: GlobNode[] = [];
  let start = 0;
  const endPart = (end: number): void => {
    const isAnyParts = end - start === 2 && pattern[start] === '*' && pattern[start + 1] === '*';
    parts.push(isAnyParts ? { kind: 'anyParts' } : { kind: 'nodes', nodes });
    nodes = [];
  };
  for (let at = 0; at < pattern.length; ) {
    const slash = pattern[at] === '\\' ? at + 1 : at;
    if (pattern[slash] === '/') {
      endPart(at);
      at = slash + 1;
      start = at;
      continue;
    }
    const read = readNode(pattern, at);
    if (!read) return undefined;
    if (read.node.kind !== 'many' || nodes.at(-1)?.kind !== 'many') nodes.push(read.node);
    at = read.end;
  }
  endPart(pattern.length);
  return parts;
}

/** What a pattern asks for at a place; undefined where it breaks off, so that it matches nothing. */
function readNode(pattern: readonly string[], at: number): { node: GlobNode; end: number } | undefined {
  const character = pattern[at] ?? '';
  const end = at + 1;
  if (character === '[') return readSet(pattern, end);
  if (character === '*') return { node: { kind: 'many' }, end };
  if (character === '?') return { node: { kind: 'one' }, end };
  if (character !== '\\') return { node: { kind: 'character', character }, end };
  const escaped = pattern[end];
  return escaped === undefined ? undefined : { node: { kind: 'character', character: escaped }, end: end + 1 };
}

/** The rule that decides on a path, if any. Nothing below an ignored directory can be taken back: its rule decides there. */
export function decidingRule(rules: readonly IgnoreRule[], path: string, ignoreCase: boolean): IgnoreRule | undefined {
  const isDirectory = path.endsWith('/');
  const parts = path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map(bytesOf);
  const options: MatchOptions = { ignoreCase, dot: true };
  let decided: IgnoreRule | undefined;
  for (let length = 1; length <= parts.length; length++) {
    const isInner = length < parts.length;
    const head = parts.slice(0, length);
    decided = rules.findLast((rule) => (!rule.directoriesOnly || isInner || isDirectory) && matchesParts(rule.parts, head, options));
    if (decided && !decided.negated) return decided;
  }
  return decided;
}

function matchesParts(pattern: IgnoreRule['parts'], parts: readonly (readonly string[])[], options: MatchOptions): boolean {
  /** Whether what has been read of the pattern matches so many parts. */
  let reached = parts.map(() => false);
  reached.unshift(true);
  for (const [index, piece] of pattern.entries()) {
    if (piece.kind === 'anyParts') {
      const first = reached.indexOf(true);
      // A ** at the end takes what is inside, not the directory itself.
      const isLast = index === pattern.length - 1 && index > 0;
      reached = reached.map((isReached, place) => first >= 0 && (place > first || (isReached && !isLast)));
    } else {
      reached = [false, ...parts.map((part, place) => reached[place] === true && matchesNodes(piece.nodes, part, options))];
    }
  }
  return reached[parts.length] === true;
}
