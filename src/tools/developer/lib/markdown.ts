import type { Token } from 'markdown-it';
import { everyToken, type MarkdownFlavor, markdownEngine } from '../../shared/formats/markdown-engine.ts';
import { HeadingSlugs, plainHeading } from './heading-slugs.ts';

export interface MarkdownOptions {
  flavor: MarkdownFlavor;
  hardBreaks: boolean;
  safe: boolean;
  headingIds: boolean;
}

const OMITTED = '<!-- raw HTML omitted -->';
/** The tags of section 6.11 of the GitHub Flavored Markdown Spec. */
const DISALLOWED = /<(?=\/?(?:iframe|noembed|noframes|plaintext|script|style|title|textarea|xmp)[\t\n\f\r />])/gi;
const DANGEROUS = /^(?:javascript|vbscript|file|data):/i;
const IMAGE_DATA = /^data:image\/(?:png|gif|jpeg|webp)/i;

/** Renders Markdown as HTML in the manner of cmark-gfm. */
export async function renderMarkdown(markdown: string, { flavor, hardBreaks, safe, headingIds }: MarkdownOptions): Promise<string> {
  const engine = await markdownEngine(flavor);
  const tokens = engine.parse(markdown.replaceAll(/\r\n?/g, '\n'));
  for (const token of everyToken(tokens)) {
    if (safe) makeSafe(token);
    else if (flavor === 'gfm' && isHtml(token)) token.content = token.content.replaceAll(DISALLOWED, '&lt;');
  }
  if (hardBreaks) breakLines(tokens);
  const html = engine.render(tokens);
  const identified = headingIds ? withIds(html) : html;
  return identified === '' || identified.endsWith('\n') ? identified.replace(/^\n+$/, '') : `${identified}\n`;
}

const isHtml = ({ type }: Token): boolean => type === 'html_block' || type === 'html_inline';

/** Each line end in a paragraph becomes a line break. */
function breakLines(tokens: readonly Token[]): void {
  for (const [index, { children }] of tokens.entries()) {
    if (!children || tokens[index - 1]?.type !== 'paragraph_open') continue;
    for (const child of children) if (child.type === 'softbreak') child.type = 'hardbreak';
  }
}

function makeSafe(token: Token): void {
  if (isHtml(token)) token.content = token.type === 'html_block' ? `${OMITTED}\n` : OMITTED;
  for (const attribute of token.attrs ?? []) {
    const [name, address] = attribute;
    if ((name === 'href' || name === 'src') && DANGEROUS.test(`${address}`) && !IMAGE_DATA.test(`${address}`)) attribute[1] = '';
  }
}

function withIds(html: string): string {
  const slugs = new HeadingSlugs();
  return html.replaceAll(
    /<h([1-6])>([\s\S]*?)<\/h\1>/g,
    (_, level: string, inner: string) => `<h${level} id="${slugs.next(plainHeading(inner))}">${inner}</h${level}>`,
  );
}
