import type { Options } from 'prettier';
import { markdownEngine } from '../../shared/formats/markdown-engine.ts';
import { formatCode } from './prettier.ts';

/** What is shorter is formatted in one. */
const MIN_PARTED = 4_000;
/** A part goes on until the first heading behind this many characters: the time that Prettier takes grows faster than what it reads. */
const MIN_PART = 1_000;
/** What has an effect on other parts, or an end that CommonMark does not know: definitions, front matter, what is to be ignored, templates, formulas. */
const CONNECTED = /\]:|prettier-ignore|\{%|\{\{|\$\$|^\ufeff|^(?:---|\+\+\+)/;

/** Formats Markdown with Prettier; long documents in parts that begin with a heading. */
export async function formatMarkdown(markdown: string, options: Pick<Options, 'proseWrap' | 'printWidth'>): Promise<string> {
  const settings: Options = { ...options, parser: 'markdown' };
  const parts = markdown.length < MIN_PARTED || CONNECTED.test(markdown) ? [markdown] : await partsOf(markdown.replaceAll(/\r\n?/g, '\n'));
  const formatted: string[] = [];
  for (const part of parts) formatted.push(await formatCode(part, settings, 'markdown'));
  return formatted.filter((part) => part !== '').join('\n');
}

async function partsOf(markdown: string): Promise<string[]> {
  const engine = await markdownEngine('gfm');
  const lines = markdown.split('\n');
  const parts: string[] = [];
  let [start, length, from] = [0, 0, 0];
  for (const { type, level, map } of engine.blocks(markdown)) {
    const line = map?.[0] ?? 0;
    if (type !== 'heading_open' || level > 0 || !lines[line]?.startsWith('#')) continue;
    for (; from < line; from++) length += (lines[from]?.length ?? 0) + 1;
    if (length < MIN_PART) continue;
    parts.push(lines.slice(start, line).join('\n'));
    [start, length] = [line, 0];
  }
  return [...parts, lines.slice(start).join('\n')];
}
