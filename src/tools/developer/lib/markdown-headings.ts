import type { TokenType } from 'micromark-util-types';
import { HeadingSlugs, plainHeading } from './heading-slugs.ts';

export interface Heading {
  level: number;
  text: string;
  slug: string;
  line: number;
}

const CONTAINERS: ReadonlySet<TokenType> = new Set<TokenType>(['blockQuote', 'listOrdered', 'listUnordered']);

/** The headings at the top level of a CommonMark document, with the ids that GitHub gives them. */
export async function markdownHeadings(markdown: string): Promise<Heading[]> {
  const { compile, parse, postprocess, preprocess } = await import('micromark');
  const text = markdown.replaceAll(/\r\n?/g, '\n');
  const found: { line: number; top: boolean }[] = [];
  let depth = 0;
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(text, undefined, true)),
  );
  for (const [kind, token] of events) {
    if (CONTAINERS.has(token.type)) depth += kind === 'enter' ? 1 : -1;
    else if (kind === 'enter' && (token.type === 'atxHeading' || token.type === 'setextHeading')) found.push({ line: token.start.line, top: depth === 0 });
  }
  const slugs = new HeadingSlugs();
  const headings: Heading[] = [];
  // Raw HTML is escaped, so that every heading of the result is one of the document's.
  const rendered = compile()(events).matchAll(/<h([1-6])>([\s\S]*?)<\/h\1>/g);
  for (const [, level, inner = ''] of rendered) {
    const place = found.shift();
    const plain = plainHeading(inner);
    if (place?.top) headings.push({ level: Number(level), text: plain, slug: slugs.next(plain), line: place.line });
  }
  return headings;
}
