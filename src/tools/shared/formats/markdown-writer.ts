import type { Definition, Delete, Link, Parents, Root, Table } from 'mdast';
import { type AttentionInfo, defaultHandlers, type Handle, type Options, type State, toMarkdown, type Unsafe } from 'mdast-util-to-markdown';

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    strikethrough: 'strikethrough';
    tableCell: 'tableCell';
  }
}

export interface MarkdownStyle {
  headings: 'atx' | 'setext';
  bullet: '-' | '*' | '+';
  codeBlocks: 'fenced' | 'indented';
  emphasis: '_' | '*';
  links: 'inlined' | 'referenced';
}

/** Writes a tree as CommonMark with the tables, strikethrough and task lists of GFM, without a line end at its end. */
export function writeMarkdown(root: Root, { headings, bullet, codeBlocks, emphasis, links }: MarkdownStyle): string {
  const options: Options = {
    bullet,
    bulletOther: bullet === '-' ? '*' : '-',
    emphasis,
    fences: codeBlocks === 'fenced',
    resourceLink: true,
    rule: '-',
    setext: headings === 'setext',
    unsafe: UNSAFE,
    // The lines of a table would go on, and those of a paragraph before it; in a quote behind a paragraph not every list is read.
    join: [(left, right) => (left.type === 'table' || right.type === 'table' || right.type === 'blockquote' ? 1 : undefined)],
    handlers: {
      root: rootNode,
      thematicBreak,
      text,
      break: lineBreak,
      inlineCode,
      code,
      delete: strikethrough,
      listItem,
      table,
      ...(links === 'referenced' && references()),
    },
  };
  return toMarkdown(root, options).replace(/\n+$/, '');
}

const UNSAFE: Unsafe[] = [
  // Only a whole reference is read as a character.
  { character: '&', after: '(?:#\\d{1,7}|#[xX][\\dA-Fa-f]{1,6}|[A-Za-z][\\dA-Za-z]{0,31});' },
  { character: '-', atBreak: true },
  { character: ']', inConstruct: 'phrasing' },
  { character: '~', inConstruct: 'phrasing' },
  { character: '|', inConstruct: 'tableCell' },
  // The row of delimiters of a table.
  { character: '|', atBreak: true, after: '[ :-]' },
  { character: ':', atBreak: true, after: '-' },
];

/** The library's pattern for ampersands, which escapes `AT&T` and the addresses of links. */
const isOverdone = ({ character, after }: Unsafe): boolean => character === '&' && after === '[#A-Za-z]';

function rootNode(...[node, , state, info]: Parameters<Handle>): string {
  state.unsafe = state.unsafe.filter((pattern) => !isOverdone(pattern));
  return state.containerFlow(node, info);
}

/**
 * GFM makes links of addresses without brackets, with the backslashes and the marks that touch them. An address where that would happen
 * gets a backslash that keeps it from being one.
 */
function text(...[node, parent, state, info]: Parameters<Handle>): string {
  const bare: string = isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);
  // A letter beside emphasis may become a reference, and an underscore behind that would no longer be within a word.
  const written = /[*_~]/.test(info.before.slice(-1) + info.after.slice(0, 1)) ? bare.replaceAll(/\\.|_/gs, (found) => (found === '_' ? '\\_' : found)) : bare;
  if (state.stack.includes('label')) return written;
  if (!isMark(info.before.slice(-1)) && !isMark(info.after.slice(0, 1)) && !/[\\&*]/.test(written)) return written;
  return written.replaceAll(/[^ <]+/g, (word, at: number) => {
    const touches = (at === 0 && isMark(info.before.slice(-1))) || (at + word.length === written.length && isMark(info.after.slice(0, 1)));
    if (!touches && !/[\\&*]/.test(word)) return word;
    return word
      .replaceAll(/(https?|ftp|mailto|xmpp):/gi, '$1\\:')
      .replaceAll(/(www)\./gi, '$1\\.')
      .replaceAll('@', touches ? '\\@' : '@');
  });
}

/** Whether a text holds none of the characters that the library's patterns may escape: a point only behind a number, a space only beside a line break. */
function isPlain(value: string, { before, after }: Parameters<Handle>[3]): boolean {
  if (!/^[A-Za-z0-9 ][A-Za-z0-9 ,;?.]*$/.test(value) || /[0-9]\./.test(value)) return false;
  return !(value.startsWith(' ') && /[\r\n]$/.test(before)) && !(value.endsWith(' ') && /^[\r\n]/.test(after));
}

const isMark = (character: string): boolean => /\S/.test(character);

/** `- ---` would be one rule. */
const thematicBreak: Handle = (_node, _parent, { bulletCurrent, stack }) => (bulletCurrent === '-' && stack.includes('listItem') ? '***' : '---');

function lineBreak(...[, , { stack }]: Parameters<Handle>): string {
  if (stack.includes('tableCell')) return '<br>';
  return stack.includes('headingAtx') ? ' ' : '  \n';
}

const inlineCode: Handle = Object.assign(
  (...[node, parent, state, info]: Parameters<Handle>): string => {
    if (!state.stack.includes('tableCell')) return defaultHandlers.inlineCode(node, parent, state);
    // A cell takes the backslash before a pipe away, and there is no way to keep one in code.
    if (node.value.includes('\\|')) return text({ type: 'text', value: node.value }, parent, state, info);
    return defaultHandlers.inlineCode(node, parent, state).replaceAll('|', '\\|');
  },
  { peek: () => '`' },
);

/** Indented code would not be read at the start of a list item, and micromark takes a list behind it only where that could interrupt a paragraph. */
function code(...[node, parent, state, info]: Parameters<Handle>): string {
  const isFirst = parent?.type === 'listItem' && parent.children[0] === node;
  const next = parent?.children[indexOf(state) + 1];
  const isBeforeList = next?.type === 'list' || next?.type === 'blockquote';
  const { fences } = state.options;
  state.options.fences = fences === true || isFirst || isBeforeList;
  const written = defaultHandlers.code(fences === true ? node : { ...node, lang: null }, parent, state, info);
  state.options.fences = fences;
  return written;
}

const strikethrough = Object.assign(
  (node: Delete, _: Parents | undefined, state: State, info: Parameters<Handle>[3]): string =>
    state.containerPhrasing({ type: 'paragraph', children: [node] }, info),
  { attention: (): AttentionInfo => ({ construct: 'strikethrough', markers: ['~'], sizes: [2, 1] }), peek: () => '~' },
);

function listItem(...[node, parent, state, info]: Parameters<Handle>): string {
  const isOrdered = parent?.type === 'list' && parent.ordered === true;
  const marker = `${isOrdered ? (parent.start ?? 1) + indexOf(state) : ''}${state.bulletCurrent ?? '-'}`;
  const size = marker.length + (isOrdered ? 2 : 3);
  const box = node.checked === null || node.checked === undefined ? '' : node.checked ? '[x] ' : '[ ] ';
  const exit = state.enter('listItem');
  const written = box + state.containerFlow(node, info);
  exit();
  return state.indentLines(written, (line, index, isBlank) =>
    isBlank ? (index === 0 ? marker : '') : (index === 0 ? marker.padEnd(size) : ' '.repeat(size)) + line,
  );
}

/** The place of a node among its siblings. */
const indexOf = ({ indexStack }: State): number => indexStack.at(-1) ?? 0;

function table(...[node, , state, info]: Parameters<Handle>): string {
  const { align = [], children }: Table = node;
  const rows = children.map(({ children: cells }) =>
    cells.map((cell) => {
      const exitCell = state.enter('tableCell');
      const exitPhrasing = state.enter('phrasing');
      const written = state.containerPhrasing(cell, { ...info, before: '|', after: '|' });
      exitPhrasing();
      exitCell();
      return written;
    }),
  );
  const border = (align ?? []).map((side) => (side === 'left' ? ':--' : side === 'right' ? '--:' : side === 'center' ? ':-:' : '---'));
  return rows
    .flatMap((cells, index) => (index === 0 ? [cells, border] : [cells]))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Links by numbers, with their addresses at the end of the text. */
function references(): NonNullable<Options['handlers']> {
  const numbers = new Map<Link, number>();
  const link: Handle = Object.assign(
    (...[node, parent, state, info]: Parameters<Handle>): string => {
      const number = numbers.get(node) ?? numbers.size + 1;
      numbers.set(node, number);
      return defaultHandlers.linkReference({ ...node, ...labelOf(number), type: 'linkReference', referenceType: 'full' }, parent, state, info);
    },
    { peek: () => '[' },
  );
  const root: Handle = (node, parent, state, info) => {
    const written = rootNode(node, parent, state, info);
    const definitions = [...numbers].map(([{ url, title }, number]): Definition => ({ type: 'definition', ...labelOf(number), url, title }));
    const lines = definitions.map((definition) => defaultHandlers.definition(definition, node, state, info));
    return [written, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
  };
  return { link, root };
}

const labelOf = (number: number) => ({ identifier: String(number), label: String(number) });
