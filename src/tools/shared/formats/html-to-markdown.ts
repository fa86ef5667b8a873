import { unprocessable } from '../../errors.ts';
import { childrenOf, type HtmlNode } from './html-tree.ts';
import { markdownTree } from './markdown-tree.ts';
import type { MarkdownStyle } from './markdown-writer.ts';

/** What is deeper would overflow the stack of the converter. */
const MAX_DEPTH = 400;

/** The style that Markdown is written in where nobody chooses. */
const USUAL: MarkdownStyle = { headings: 'atx', bullet: '-', codeBlocks: 'fenced', emphasis: '*', links: 'inlined' };

/** The Markdown of an HTML document or fragment, without a line end at its end. @param path the input that is complained about */
export async function markdownOfHtml(html: string, style: MarkdownStyle = USUAL, path = 'file'): Promise<string> {
  const { parse } = await import('parse5');
  return markdownOfTree(parse(html), style, path);
}

/** The Markdown of a document that has been read. */
export async function markdownOfTree(document: HtmlNode, style: MarkdownStyle = USUAL, path = 'file'): Promise<string> {
  const { writeMarkdown } = await import('./markdown-writer.ts');
  checkDepth(document, path);
  return writeMarkdown(markdownTree(document), style);
}

/** Elements that are nested too deeply are told as unprocessable. */
export function checkDepth(root: HtmlNode, path: string): void {
  let level: readonly HtmlNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) unprocessable(`The elements are nested deeper than ${MAX_DEPTH} levels.`, path);
    level = level.flatMap(childrenOf);
  }
}
