/** The languages whose comments are known. */
export const LANGUAGES = [
  'javascript',
  'typescript',
  'python',
  'java',
  'c',
  'cpp',
  'csharp',
  'go',
  'rust',
  'php',
  'ruby',
  'shell',
  'sql',
  'css',
  'html',
  'xml',
  'yaml',
  'kotlin',
  'swift',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a language writes comments and what is not one. */
export interface Syntax {
  /** Marks of comments that run to the end of the line. */
  line: readonly string[];
  /** Marks of comments that begin and end. */
  block: readonly (readonly [open: string, close: string])[];
  /** Whether comments stand inside comments. */
  nests?: boolean;
  /** Patterns of texts, each sticky, tried at a place where one may begin; the longest kinds first. What is not closed runs as far as the pattern takes it. */
  texts: readonly RegExp[];
  /** A line comment begins only after white space or at a line's start. */
  lineNeedsSpace?: boolean;
  regexes?: boolean;
  templates?: boolean;
  heredocs?: RegExp;
}

const DOUBLE = /"(?:[^"\\\n]|\\[\s\S])*"?/y;
const SINGLE = /'(?:[^'\\\n]|\\[\s\S])*'?/y;
/** A character literal; a lone ' is something else, such as a lifetime or a digit separator. */
const CHARACTER = /'(?:[^'\\\n]|\\(?:u\{?[0-9A-Fa-f]+\}?|x[0-9A-Fa-f]+|[0-7]{1,3}|[^\n]))'/y;
const TRIPLE = /"""(?:[^"\\]|\\[\s\S]|"(?!""))*(?:"""|$)/y;
const C_BLOCK = [['/*', '*/']] as const;
const C_LIKE = { line: ['//'], block: C_BLOCK };

/** Each language's syntax, as its own reference has it. */
export const SYNTAX: Readonly<Record<Language | 'jsonc', Syntax>> = {
  javascript: { ...C_LIKE, texts: [DOUBLE, SINGLE], regexes: true, templates: true },
  typescript: { ...C_LIKE, texts: [DOUBLE, SINGLE], regexes: true, templates: true },
  jsonc: { ...C_LIKE, texts: [DOUBLE, SINGLE] },
  java: { ...C_LIKE, texts: [TRIPLE, DOUBLE, CHARACTER] },
  c: { ...C_LIKE, texts: [DOUBLE, CHARACTER] },
  cpp: { ...C_LIKE, texts: [/R"([^()\\\s]{0,16})\((?:[^)]|\)(?!\1"))*(?:\)\1"|$)/y, DOUBLE, CHARACTER] },
  csharp: { ...C_LIKE, texts: [/\$*"""+(?:[^"]|"(?!""))*(?:"""+|$)/y, /(?:\$@|@\$?)"(?:[^"]|"")*(?:"|$)/y, DOUBLE, CHARACTER] },
  go: { ...C_LIKE, texts: [/`[^`]*(?:`|$)/y, DOUBLE, CHARACTER] },
  rust: { ...C_LIKE, nests: true, texts: [/r(#{0,20})"(?:[^"]|"(?!\1))*(?:"\1|$)/y, /"(?:[^"\\]|\\[\s\S])*(?:"|$)/y, CHARACTER] },
  kotlin: { ...C_LIKE, nests: true, texts: [/"""(?:[^"]|"(?!""))*(?:"""+|$)/y, DOUBLE, CHARACTER] },
  swift: { ...C_LIKE, nests: true, texts: [/(#{1,20})"""(?:[^"]|"(?!""\1))*(?:"""\1|$)/y, /(#{1,20})"(?:[^"\n]|"(?!\1))*(?:"\1)?/y, TRIPLE, DOUBLE] },
  php: {
    line: ['//', '#'],
    block: C_BLOCK,
    texts: [/"(?:[^"\\]|\\[\s\S])*(?:"|$)/y, /'(?:[^'\\]|\\[\s\S])*(?:'|$)/y],
    heredocs: /<<<[ \t]*(["']?)([A-Za-z_]\w*)\1/y,
  },
  python: {
    line: ['#'],
    block: [],
    texts: [/[A-Za-z]{0,2}"""(?:[^"\\]|\\[\s\S]|"(?!""))*(?:"""|$)/y, /[A-Za-z]{0,2}'''(?:[^'\\]|\\[\s\S]|'(?!''))*(?:'''|$)/y, DOUBLE, SINGLE],
  },
  ruby: {
    line: ['#'],
    block: [['=begin', '=end']],
    texts: [/"(?:[^"\\]|\\[\s\S])*(?:"|$)/y, /'(?:[^'\\]|\\[\s\S])*(?:'|$)/y, /`(?:[^`\\]|\\[\s\S])*(?:`|$)/y],
    regexes: true,
    heredocs: /<<[~-]?(["'`]?)([A-Z_]\w*)\1/y,
  },
  shell: {
    line: ['#'],
    block: [],
    texts: [/\$'(?:[^'\\]|\\[\s\S])*(?:'|$)/y, /'[^']*(?:'|$)/y, /"(?:[^"\\]|\\[\s\S])*(?:"|$)/y, /\\[\s\S]/y],
    lineNeedsSpace: true,
    heredocs: /<<-?[ \t]*(["']?)([A-Za-z_]\w*)\1/y,
  },
  sql: { line: ['--'], block: C_BLOCK, texts: [/'(?:[^']|'')*(?:'|$)/y, /"(?:[^"]|"")*(?:"|$)/y, /`[^`]*(?:`|$)/y] },
  css: { line: [], block: C_BLOCK, texts: [DOUBLE, SINGLE, /url\((?=[^"'\s])[^)\n]*\)?/iy] },
  html: { line: [], block: [['<!--', '-->']], texts: [/<(?:[A-Za-z/](?:[^<>"']|"[^"]*"|'[^']*')*>)/y] },
  xml: { line: [], block: [['<!--', '-->']], texts: [/<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/y, /<(?:[A-Za-z_:/?](?:[^<>"']|"[^"]*"|'[^']*')*>)/y] },
  yaml: { line: ['#'], block: [], texts: [/"(?:[^"\\]|\\[\s\S])*(?:"|$)/y, /'(?:[^']|'')*(?:'|$)/y], lineNeedsSpace: true },
};
