import type { Options } from 'prettier';
import { markdownEngine } from '../../shared/formats/markdown-engine.ts';
import { type MarkdownBlock, plainBlock } from './plain-markdown.ts';
import { formatCode } from './prettier.ts';

/** What is shorter is formatted in one. */
const MIN_PARTED = 4_000;
/** A part goes on until the first heading behind this many characters: the time that Prettier takes grows faster than what it reads. */
const MIN_PART = 1_000;
/** What has an effect on all that follows, or an end that CommonMark does not know: front matter, what is to be ignored, templates, formulas. */
const CONNECTED = /prettier-ignore|\{%|\{\{|\$\$|^\ufeff|^(?:---|\+\+\+)/;
/** What may define what links and notes elsewhere lead to. */
const DEFINES = /\]:/;

/** Formats Markdown with Prettier, long documents in parts; what is plain of them is written without it. */
export async function formatMarkdown(markdown: string, options: Pick<Options, 'proseWrap' | 'printWidth'>): Promise<string> {
  const settings: Options = { ...options, parser: 'markdown' };
  if (markdown.length < MIN_PARTED || CONNECTED.test(markdown)) return formatCode(markdown, settings, 'markdown');
  const text = markdown.replaceAll(/\r\n?/g, '\n');
  const parts = await partsOf(text, options.proseWrap === 'preserve');
  const formatted = await inParts(parts, settings, DEFINES.test(text));
  return formatted ?? formatCode(markdown, settings, 'markdown');
}

/** Blocks that follow each other: a plain one as it is to be written, or others as they are. */
interface Part {
  text: string;
  plain: boolean;
}

interface Block extends MarkdownBlock {
  start: number;
  end: number;
}

const HEADING = 'heading_open';
const isMarkedHeading = (block: Block | undefined): boolean => block?.type === HEADING && (block.lines[0]?.startsWith('#') ?? false);
const isList = (block: Block | undefined): boolean => block?.type.endsWith('_list_open') ?? false;

async function partsOf(markdown: string, keepsLines: boolean): Promise<Part[]> {
  const lines = markdown.split('\n');
  const blocks = await blocksOf(markdown, lines);
  const parts: Part[] = [];
  let start = 0;
  const endOther = (end: number): void => {
    const text = lines.slice(start, end).join('\n');
    if (text.trim() !== '') parts.push({ text, plain: false });
    start = end;
  };
  const offsets = offsetsOf(lines);
  for (const [index, block] of blocks.entries()) {
    const plain = keepsLines && standsAlone(block, blocks[index - 1], blocks[index + 1], lines) ? plainBlock(block) : undefined;
    if (plain !== undefined) {
      endOther(block.start);
      parts.push({ text: plain, plain: true });
      start = block.end;
    } else if (isMarkedHeading(block) && (offsets[block.start] ?? 0) - (offsets[start] ?? 0) >= MIN_PART) endOther(block.start);
  }
  endOther(lines.length);
  return parts;
}

/** Where each line begins. */
function offsetsOf(lines: readonly string[]): number[] {
  let offset = 0;
  return lines.map((line) => {
    const begin = offset;
    offset += line.length + 1;
    return begin;
  });
}

/** The blocks that are in no other. */
async function blocksOf(markdown: string, lines: readonly string[]): Promise<Block[]> {
  const engine = await markdownEngine('gfm');
  const blocks: Block[] = [];
  for (const { type, level, map, nesting } of engine.blocks(markdown)) {
    if (level > 0 || nesting < 0 || !map) continue;
    let [start, end] = map;
    while (end > start && lines[end - 1]?.trim() === '') end--;
    blocks.push({ type, start, end, lines: lines.slice(start, end) });
  }
  return blocks;
}

/** Whether what is before and behind a block has no part in how it is read and written. */
function standsAlone(block: Block, before: Block | undefined, after: Block | undefined, lines: readonly string[]): boolean {
  if (isList(block) && [before, after].some((other) => isList(other) || other?.type === 'code_block')) return false;
  const startsAlone = isMarkedHeading(block) || block.start === 0 || lines[block.start - 1] === '' || (isMarkedHeading(before) && before?.end === block.start);
  const endsAlone = isMarkedHeading(block) || block.end === lines.length || lines[block.end] === '' || (isMarkedHeading(after) && after?.start === block.end);
  return startsAlone && endsAlone;
}

/** Formats what is not plain and puts all together. @returns nothing where a part goes on behind its end */
async function inParts(parts: readonly Part[], settings: Options, inOne: boolean): Promise<string | undefined> {
  let mark = 'part';
  while (parts.some(({ text }) => text.includes(mark))) mark += 'x';
  const formatted: string[] = [];
  for (const group of groupsOf(parts, inOne)) {
    const texts = await formatGroup(group, group[0] === parts[0], mark, settings);
    if (texts.length !== group.length) return undefined;
    formatted.push(...texts);
  }
  let next = 0;
  let written = '';
  for (const { text, plain } of parts) {
    const part = plain ? text : (formatted[next++] ?? '');
    if (part !== '') written += `${written === '' ? '' : '\n\n'}${part}`;
  }
  return written === '' ? '' : `${written}\n`;
}

/** Parts that are not plain, as many in one as make it worth while to format them. */
function groupsOf(parts: readonly Part[], inOne: boolean): Part[][] {
  const groups: Part[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (part.plain) continue;
    if (length >= MIN_PART && !(inOne && groups.length > 0)) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(part);
    length += part.text.length;
  }
  return groups;
}

/**
 * Formats parts in one, but for what begins the document, which is written in ways of its own, with a paragraph before each, whose marks Prettier writes otherwise where it does not
 * take them for code.
 */
async function formatGroup(group: readonly Part[], isFirst: boolean, mark: string, settings: Options): Promise<string[]> {
  const marked = group.map(({ text }, index) => (isFirst && index === 0 ? text : `*${mark}*\n\n${text}`));
  const written = (await formatCode(marked.join('\n\n'), settings, 'markdown')).replace(/\n$/, '');
  const texts = `\n\n${written}`.split(`\n\n_${mark}_\n\n`);
  return isFirst ? texts.map((text) => text.replace(/^\n\n/, '')) : texts.slice(1);
}
