export const PATH_KINDS = ['windows', 'unc', 'unix', 'home', 'relative'] as const;
export type PathKind = (typeof PATH_KINDS)[number];

export interface FoundPath {
  path: string;
  kind: PathKind;
  index: number;
}

/** A name in a path of Windows that a space ends, and one of a folder, which may hold spaces between words. */
const WORD = '[^\\s\\\\/:*?"<>|\']{1,255}';
const FOLDER = `${WORD}(?: {1,3}${WORD}){0,20}`;
const NAME = '[^\\s/\\\\:*?"\'<>|;,()\\[\\]{}`]{1,255}';

const QUOTED: readonly (readonly [PathKind, RegExp])[] = [
  ['windows', /^[A-Za-z]:[\\/][^*?"<>|\r\n]*$/],
  ['unc', /^\\\\[^\s\\/:*?"<>|]+\\[^*?"<>|\r\n]*$/],
  ['unix', /^\/[^/\r\n"'<>|*?][^\r\n"'<>|*?]*$/],
  ['home', /^~[\w-]*\/[^\r\n"'<>|*?]*$/],
  ['relative', /^\.{1,2}[\\/][^\r\n"'<>|*?]*$/],
];

const PLAIN = new RegExp(
  [
    `(?<quoted>"[^"\\r\\n]{1,4096}"|'[^'\\r\\n]{1,4096}')`,
    `(?<windows>(?<![\\p{L}\\p{N}_])[A-Za-z]:\\\\(?:${FOLDER}\\\\){0,100}(?:${WORD})?)`,
    `(?<forward>(?<![\\p{L}\\p{N}_])[A-Za-z]:/(?!/)(?:${NAME}/){0,100}(?:${NAME})?)`,
    `(?<unc>(?<!\\\\)\\\\\\\\${WORD}\\\\(?:${FOLDER}\\\\){0,100}(?:${WORD})?)`,
    // Not the rest of an address, of a date or of a fraction.
    `(?<unix>(?<![\\p{L}\\p{N}_/.:~\\\\-])/(?:${NAME}/){0,100}${NAME}/?)`,
    `(?<home>(?<![\\p{L}\\p{N}_/.~])~[\\w-]{0,64}/(?:${NAME}/){0,100}(?:${NAME})?)`,
    `(?<relative>(?<![\\p{L}\\p{N}_/.~\\\\])\\.{1,2}[\\\\/](?:${NAME}[\\\\/]){0,100}(?:${NAME})?)`,
  ].join('|'),
  'gu',
);

/** Marks of the sentence behind a path. */
const BEHIND = /[.,;:!?)\]}'"]+$/;

/** Finds the paths in a text, in order. */
export function* findPaths(text: string): Generator<FoundPath> {
  PLAIN.lastIndex = 0;
  for (let match = PLAIN.exec(text); match; match = PLAIN.exec(text)) {
    const { quoted, forward, ...kinds } = match.groups ?? {};
    if (quoted !== undefined) {
      const path = quoted.slice(1, -1);
      const kind = QUOTED.find(([, pattern]) => pattern.test(path))?.[0];
      if (kind) yield { path, kind, index: match.index + 1 };
      // What is quoted may hold paths among other words.
      else PLAIN.lastIndex = match.index + 1;
      continue;
    }
    const kind = forward === undefined ? PATH_KINDS.find((name) => kinds[name] !== undefined) : 'windows';
    const path = match[0].replace(BEHIND, '');
    if (kind && isPath(path, kind)) yield { path, kind, index: match.index };
  }
}

/** Whether more is left than what every path of the kind begins with. */
function isPath(path: string, kind: PathKind): boolean {
  if (kind === 'unix') return /^\/[^/]*[\p{L}\p{N}_.-]/u.test(path) && !/^\/\d+$/.test(path);
  return kind !== 'relative' || path.length > 2;
}
