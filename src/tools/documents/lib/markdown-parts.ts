import { unprocessable } from '../../errors.ts';
import { markdownOfHtml } from '../../shared/formats/html-to-markdown.ts';
import { grouped } from '../../shared/text/counts.ts';

/** The most characters of HTML that are written as Markdown, without pictures, which take some seconds. */
const MAX_HTML = 6_000_000;
const PART_LENGTH = 100_000;
/** The most of them that are one tree, as a long table is, which takes some hundred megabytes. */
const MAX_TREE = 2_000_000;

/** Refuses a document that has become too long to be written as Markdown. @param length of its HTML, without pictures */
export function limitHtml(length: number): void {
  if (length > MAX_HTML)
    unprocessable(`The document has more than ${grouped(MAX_HTML)} characters as HTML, which is too much for Markdown; text and html have room for it.`, 'to');
}

/** The Markdown of HTML that is given in parts, each beginning with a paragraph or heading, so that no tree of the whole is needed. */
export async function markdownOfParts(parts: readonly string[]): Promise<string> {
  limitHtml(parts.reduce((sum, part) => sum + withoutPictures(part).length, 0));
  const written: string[] = [];
  let waiting = '';
  const write = async (): Promise<void> => {
    if (withoutPictures(waiting).length > MAX_TREE)
      unprocessable(`A table has more than ${grouped(MAX_TREE)} characters as HTML, which is too much for Markdown; text and html have room for it.`, 'to');
    const markdown = await markdownOfHtml(waiting);
    if (markdown !== '') written.push(markdown);
    waiting = '';
  };
  for (const part of parts) {
    waiting += part;
    if (waiting.length >= PART_LENGTH) await write();
  }
  await write();
  return written.join('\n\n');
}

const withoutPictures = (html: string): string => html.replace(/src="data:[^"]*"/g, '');
