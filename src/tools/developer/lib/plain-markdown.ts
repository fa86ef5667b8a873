/** A block of Markdown that is not in another. */
export interface MarkdownBlock {
  /** As markdown-it names its token. */
  type: string;
  lines: readonly string[];
}

const ALNUM = String.raw`[a-zA-Z\d\u00c0-\u024f]`;
const END = String.raw`["'\u2019\u201d]?\)?[.,;:!?\u2026]?`;
const NAME = `${ALNUM}+(?:(?:['’./_-]|--)${ALNUM}+)*`;
const CODE_SPAN = '`[^\\s`|](?:[^`|\\n]*[^\\s`|])?`';
const WORD = String.raw`\(?["'\u2018\u201c]?(?!www\.)${NAME}${END}`;
const CODE = `\\(?${CODE_SPAN}s?${END}`;
const WORDS = `(?:${WORD}|${CODE})(?: (?:${WORD}|${CODE}|[–—&-]))*`;
const ADDRESS = String.raw`\([\w./:#?=+~-]+\)`;
const LINK = String.raw`\(?!?\[${WORDS}\]${ADDRESS}${END}`;
const PICTURE_LINK = String.raw`\[!\[${WORDS}\]${ADDRESS}\]${ADDRESS}`;
const INNER = `(?:${NAME}|${CODE_SPAN})[.,:;!?]?(?: (?:${NAME}|${CODE_SPAN})[.,:;!?]?)*`;
const REFERENCE = String.raw`\(?\[${INNER}\]\[(?:${NAME})?\]${END}`;
const MARKED = String.raw`(?:\*\*${INNER}\*\*|__${INNER}__|\*${INNER}\*|_${INNER}_)[.,;:!?]?`;
const PIECE = String.raw`(?:${WORD}|${CODE}|${LINK}|${PICTURE_LINK}|${REFERENCE}|${MARKED}|<https?:\/\/[\w./#?=+~-]+>)`;
/** Words, code, links, pictures, strong and emphasized words, parted by one space each. No two kinds of pieces match the same, so that the time is linear. */
const TEXT = `(?!\\d)(?:[–—…] )?${PIECE}(?: (?:${PIECE}|[–—&/=+-]|--|->|=>|#\\d+))*`;

const LINE = new RegExp(`^${TEXT}$`);
const HEADING = new RegExp(`^(#{1,6}) +(${TEXT})(?: +#+)?$`);
const ITEM = new RegExp(`^(?<before> *)(?<sign>(?:[*+-]|\\d{1,9}\\.) {1,3})(?:\\[(?<check>[ xX])\\] )?(?<text>${TEXT})$`);
const ITEM_LINE = new RegExp(`^ +(${TEXT})$`);
const ROW = new RegExp(`^\\|(?: *(?:(?:${TEXT}|\\d[\\d.]*%?) *)?\\|)+$`);
const DELIMITERS = /^\|(?: *:?-+:? *\|)+$/;
/** Code in languages that Prettier leaves as it is. */
const FENCE = /^```(?:bash|c|console|diff|go|java|python|rust|sh|shell|sql|text)?$/;

const MIN_COLUMN = 3;

/** What a plain block, whose form leaves one way to write it, is written as by Prettier where it keeps line breaks (`format-markdown.test.ts` holds both beside each other). */
export function plainBlock({ type, lines }: MarkdownBlock): string | undefined {
  return WRITERS[type]?.(lines);
}

const WRITERS: Readonly<Record<string, (lines: readonly string[]) => string | undefined>> = {
  paragraph_open: (lines) => (lines.every((line) => LINE.test(line)) ? lines.map(marked).join('\n') : undefined),
  heading_open(lines) {
    const [line = ''] = lines;
    const [, marks, text] = (lines.length === 1 && HEADING.exec(line)) || [];
    return text === undefined ? undefined : `${marks} ${marked(text)}`;
  },
  bullet_list_open: list,
  ordered_list_open: list,
  table_open: table,
  fence(lines) {
    const isPlain = lines.length > 2 && FENCE.test(lines[0] ?? '') && lines.at(-1) === '```';
    return isPlain && lines.slice(1, -1).every((line) => !/[ \t\f]$|```/.test(line)) ? lines.join('\n') : undefined;
  },
};

const MARKS = new RegExp(String.raw`${CODE_SPAN}|(?<![^ |])(?:__(${INNER})__|\*(${INNER})\*)(?![^ .,;:!?|])`, 'g');

/** A plain text with the marks that Prettier prefers. */
function marked(text: string): string {
  if (!/__|\*/.test(text)) return text;
  return text.replaceAll(MARKS, (found, strong, emphasized) => (strong ? `**${strong}**` : emphasized ? `_${emphasized}_` : found));
}

/** Items beside each other, in the list or in an item of another. */
interface Level {
  /** Columns where its items may begin, and where the text of the last one does. */
  start: number;
  content: number;
  /** What begins its items: the sign, or the stop behind numbers. */
  kind: string;
  items: number;
  /** What each number is more than the one before. */
  step: number;
  /** White space that is written before its items, before lists in the last one, and before further lines of its text. */
  margin: string;
  inner: string;
  hanging: string;
}

/** How far an item may stand to the right of where it could begin; what stands further is code, or goes on with the line before. */
const MAX_OUTDENT = 3;

/** A list and those in its items, without blank lines. */
function list(lines: readonly string[]): string | undefined {
  const levels: Level[] = [];
  const written: string[] = [];
  for (const line of lines) {
    const { before = '', sign = '', check, text } = ITEM.exec(line)?.groups ?? {};
    if (text === undefined) {
      const last = levels.at(-1);
      const [, more] = ITEM_LINE.exec(line) ?? [];
      if (!last || more === undefined) return undefined;
      written.push(last.hanging + marked(more));
      continue;
    }
    const level = levelOf(before.length, sign.trimEnd(), levels);
    if (!level) return undefined;
    const mark = level.kind === '.' ? `${1 + level.items * level.step}. ` : '- ';
    level.content = before.length + sign.length;
    // Prettier lets texts of numbered items begin at a stop of two columns where the first one did.
    if (level.kind === '.' && (mark !== sign || (level.items === 0 && level.content % 2 === 0))) return undefined;
    level.items++;
    level.inner = level.margin + ' '.repeat(mark.length);
    const box = check === undefined ? '' : `[${check.toLowerCase()}] `;
    level.hanging = level.inner + ' '.repeat(box.length);
    written.push(level.margin + mark + box + marked(text));
  }
  return written.join('\n');
}

/** The list that an item belongs to, added to those that are open where it is the first; nothing where it is not plain. */
function levelOf(column: number, sign: string, levels: Level[]): Level | undefined {
  while ((levels.at(-1)?.start ?? 0) > column) levels.pop();
  let level = levels.at(-1);
  const kind = sign.slice(-1);
  if (!level || column >= level.content) {
    level = { start: level?.content ?? 0, content: 0, kind, items: 0, step: 1, margin: level?.inner ?? '', inner: '', hanging: '' };
    levels.push(level);
    if (column > 0 && levels.length === 1) return undefined;
  }
  if (level.items === 1 && sign === '1.') level.step = 0;
  return kind === level.kind && column - level.start <= MAX_OUTDENT ? level : undefined;
}

function table(lines: readonly string[]): string | undefined {
  const [head = '', delimiters = '', ...rows] = lines;
  if (!DELIMITERS.test(delimiters) || ![head, ...rows].every((row) => ROW.test(row))) return undefined;
  const cells = [head, ...rows].map((row) => cellsOf(marked(row)));
  const alignments = cellsOf(delimiters).map((text) => (text.endsWith(':') ? (text.startsWith(':') ? 'center' : 'right') : text.startsWith(':') ? 'left' : ''));
  if (cells.some((row) => row.length !== alignments.length)) return undefined;
  const widths = alignments.map((_, column) => Math.max(MIN_COLUMN, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  const [written = '', ...more] = cells.map((row) => line(row.map((text, column) => padded(text, widths[column] ?? 0, alignments[column] ?? ''))));
  const between = alignments.map((alignment, column) => {
    const dashes = '-'.repeat((widths[column] ?? 0) - (alignment === 'center' ? 2 : alignment === '' ? 0 : 1));
    return `${alignment === 'left' || alignment === 'center' ? ':' : ''}${dashes}${alignment === 'right' || alignment === 'center' ? ':' : ''}`;
  });
  return [written, line(between), ...more].join('\n');
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function padded(text: string, width: number, alignment: string): string {
  const room = width - text.length;
  const before = alignment === 'right' ? room : alignment === 'center' ? Math.floor(room / 2) : 0;
  return `${' '.repeat(before)}${text}${' '.repeat(room - before)}`;
}
