/** A block of Markdown that is not in another. */
export interface MarkdownBlock {
  /** As markdown-it names its token. */
  type: string;
  lines: readonly string[];
}

/** What stands between two spaces of a plain text, and may begin one: words, code, links and pictures, strong and emphasized words. */
const WORD = String.raw`\(?["']?[a-zA-Z][a-zA-Z\d]*(?:['-][a-zA-Z\d]+)*["']?\)?[.,;:!?]?`;
const WORDS = String.raw`[a-zA-Z][a-zA-Z\d]*(?:[ -][a-zA-Z\d]+)*`;
const CODE = '`[^\\s`|\\\\](?:[^`|\\\\\\n]*[^\\s`|\\\\])?`[.,;:!?]?';
const LINK = String.raw`!?\[(?:${WORDS}|\`[a-zA-Z\d.-]+\`)\]\([\w./:#?=+~-]+\)[.,;:!?]?`;
const MARKED = String.raw`(?:\*\*${WORDS}\*\*|__${WORDS}__|\*${WORDS}\*|_${WORDS}_)[.,;:!?]?`;
const FIRST = `(?:${WORD}|${CODE}|${LINK}|${MARKED})`;
/** What may not begin a line, as it would begin a list there. */
const NUMBER = String.raw`\d+(?:[.,]\d+)*%?[,;:!?)]?`;
const TEXT = `${FIRST}(?: (?:${FIRST}|${NUMBER}))*`;

const LINE = new RegExp(`^${TEXT}$`);
const HEADING = new RegExp(`^(#{1,6}) +(${TEXT})(?: +#+)?$`);
const ITEM = new RegExp(`^([*+-]) {1,3}(${TEXT})$`);
const NUMBERED_ITEM = new RegExp(`^([1-9])\\. ${TEXT}$`);
const ROW = new RegExp(`^\\|(?: *(?:${TEXT}|${NUMBER})? *\\|)+$`);
const DELIMITERS = /^\|(?: *:?-+:? *\|)+$/;
/** Code in languages that Prettier leaves as it is. */
const FENCE = /^```(?:bash|c|console|diff|go|java|python|rust|sh|shell|sql|text)?$/;
const MARKS = /(?<![^ |])(?:__([^_]+)__|\*([^*]+)\*)(?=[ .,;:!?|]|$)/g;
const CODE_SPAN = /(`[^`]+`)/;
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
  bullet_list_open(lines) {
    const items: string[] = [];
    for (const line of lines) {
      const [, marker, text] = ITEM.exec(line) ?? [];
      if (text === undefined || marker !== lines[0]?.[0]) return undefined;
      items.push(`- ${marked(text)}`);
    }
    return items.join('\n');
  },
  ordered_list_open(lines) {
    const isPlain = lines.length > 1 && lines.every((line, index) => NUMBERED_ITEM.exec(line)?.[1] === String(index + 1));
    return isPlain ? lines.map(marked).join('\n') : undefined;
  },
  table_open: table,
  fence(lines) {
    const isPlain = lines.length > 2 && FENCE.test(lines[0] ?? '') && lines.at(-1) === '```';
    return isPlain && lines.slice(1, -1).every((line) => !/[ \t\f]$|```/.test(line)) ? lines.join('\n') : undefined;
  },
};

/** A plain text with the marks that Prettier prefers. */
function marked(text: string): string {
  if (!/[*_]/.test(text)) return text;
  return text
    .split(CODE_SPAN)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(MARKS, (_, strong, emphasized) => (strong === undefined ? `_${emphasized}_` : `**${strong}**`))))
    .join('');
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
