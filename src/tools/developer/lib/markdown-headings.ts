import { everyToken, markdownEngine } from '../../shared/formats/markdown-engine.ts';
import { escapeHtml } from '../../shared/tables/table-text.ts';
import { HeadingSlugs, plainHeading } from './heading-slugs.ts';

export interface Heading {
  level: number;
  text: string;
  slug: string;
  line: number;
}

/** The headings at the top level of a CommonMark document, with the ids that GitHub gives them. */
export async function markdownHeadings(markdown: string): Promise<Heading[]> {
  const engine = await markdownEngine('commonmark');
  const tokens = engine.parse(markdown.replaceAll(/\r\n?/g, '\n'));
  const slugs = new HeadingSlugs();
  const headings: Heading[] = [];
  for (const [index, { type, level, tag, map }] of tokens.entries()) {
    if (type !== 'heading_open' || level > 0) continue;
    const content = tokens.slice(index + 1, index + 2);
    // Raw HTML is a part of the text.
    for (const token of everyToken(content)) if (token.type === 'html_inline') token.content = escapeHtml(token.content);
    const text = plainHeading(engine.render(content));
    headings.push({ level: Number(tag.slice(1)), text, slug: slugs.next(text), line: (map?.[0] ?? 0) + 1 });
  }
  return headings;
}
