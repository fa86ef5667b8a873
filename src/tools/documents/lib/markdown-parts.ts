import { unprocessable } from '../../errors.ts';
import { markdownOfHtml } from '../../shared/formats/html-to-markdown.ts';
import { grouped } from '../../shared/text/counts.ts';

/** The most characters of HTML that are written as Markdown, without pictures, which take some seconds. */
const MAX_HTML = 6_000_000;
const PART_LENGTH = 100_000;

/** The Markdown of HTML that is given in parts, each beginning with a paragraph or heading, so that no tree of the whole is needed. */
export async function markdownOfParts(parts: readonly string[]): Promise<string> {
  const length = parts.reduce((sum, part) => sum + part.replace(/src="data:[^"]*"/g, '').length, 0);
  if (length > MAX_HTML)
    unprocessable(`The document has more than ${grouped(MAX_HTML)} characters as HTML, which is too much for Markdown; text and html have room for it.`, 'to');
  const written: string[] = [];
  let waiting = '';
  const write = async (): Promise<void> => {
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
