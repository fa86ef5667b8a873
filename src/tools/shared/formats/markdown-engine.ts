import type { MarkdownIt, RendererRule, Token } from 'markdown-it';
import { unprocessable } from '../../errors.ts';
import { escapeHtml } from '../tables/table-text.ts';
import { grouped } from '../text/counts.ts';
import { readLiteralAutolinks } from './markdown-autolinks.ts';
import { readStrikethrough, readTaskItems } from './markdown-github.ts';
import { readTables } from './markdown-tables.ts';

/** GitHub's flavour with or without addresses in the text that become links by themselves. */
export type MarkdownFlavor = 'commonmark' | 'gfm' | 'gfmWithoutAutolinks';

/** How deep containers may be in one another: the library gives up what is deeper. */
const MAX_DEPTH = 1000;
/** How deep marks may be in one another before what is deeper is text: brackets take time for each level. */
const MAX_MARK_DEPTH = 100;

const engines = new Map<MarkdownFlavor, Promise<MarkdownEngine>>();

/** The reader of a flavour, which is made once. */
export function markdownEngine(flavor: MarkdownFlavor): Promise<MarkdownEngine> {
  const made = engines.get(flavor) ?? import('markdown-it').then(({ default: Library }) => new MarkdownEngine(new Library('commonmark'), flavor));
  engines.set(flavor, made);
  return made;
}

/** Reads CommonMark or GitHub's flavour of it, and renders it in the manner of cmark-gfm. */
export class MarkdownEngine {
  readonly #markdown: MarkdownIt;

  constructor(markdown: MarkdownIt, flavor: MarkdownFlavor) {
    this.#markdown = markdown;
    markdown.set({ html: true, xhtmlOut: true });
    markdown.core.ruler.before('block', 'depth', ({ md }) => void md.set({ maxNesting: MAX_DEPTH }));
    markdown.core.ruler.before('inline', 'mark_depth', ({ md }) => void md.set({ maxNesting: MAX_MARK_DEPTH }));
    markdown.validateLink = () => true;
    markdown.normalizeLink = encodedAddress;
    markdown.normalizeLinkText = (text) => text;
    Object.assign(markdown.renderer.rules, rendererRules(markdown));
    if (flavor === 'commonmark') return;
    if (flavor === 'gfm') markdown.use(readLiteralAutolinks);
    for (const read of [readTables, readStrikethrough, readTaskItems]) markdown.use(read);
  }

  /** The tokens of a document, whose line ends are line feeds. What is nested too deeply is unprocessable. */
  parse(text: string): Token[] {
    const tokens = this.#markdown.parse(text.endsWith('\n') ? text : `${text}\n`, {});
    if (tokens.some(({ level }) => level >= MAX_DEPTH - 1)) unprocessable(`The Markdown is nested deeper than ${grouped(MAX_DEPTH)} levels.`, 'markdown');
    return tokens;
  }

  /** The blocks of a document; what is in them is not read. */
  blocks(text: string): Token[] {
    const tokens: Token[] = [];
    this.#markdown.block.parse(text, this.#markdown, {}, tokens);
    return tokens;
  }

  render(tokens: Token[]): string {
    return this.#markdown.renderer.render(tokens, this.#markdown.options);
  }
}

/** All tokens, those in one another too. */
export function* everyToken(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    if (token.children) yield* everyToken(token.children);
  }
}

/** Percent-encodes what an address must not hold; what is encoded stays. */
function encodedAddress(address: string): string {
  return address.replaceAll(/%(?![0-9A-Za-z]{2})|[^!#$%&'()*+,\-./:;=?@_~0-9A-Za-z]+/g, (found) => encodeURIComponent(found.toWellFormed()));
}

/** How blocks are written: each on lines of its own, also behind text that stands in a list without a paragraph. */
function rendererRules({ utils, renderer }: MarkdownIt): Record<string, RendererRule> {
  const { code_block: codeBlock } = renderer.rules;
  const lineBefore = (tokens: readonly Token[], index: number): string => (tokens[index - 1]?.hidden && tokens[index - 1]?.nesting === -1 ? '\n' : '');
  return {
    blockquote_open: (tokens, index) => `${lineBefore(tokens, index)}<blockquote>\n`,
    html_block: (tokens, index) => `${lineBefore(tokens, index)}${tokens[index]?.content.replace(/\n$/, '')}\n`,
    code_block: (tokens, index, ...more) => `${lineBefore(tokens, index)}${codeBlock?.(tokens, index, ...more)}`,
    fence: (tokens, index) => {
      const { info, content } = tokens[index] ?? { info: '', content: '' };
      const [language = ''] = /[^ \t]+/.exec(info) ?? [];
      const attribute = language === '' ? '' : ` class="language-${escapeHtml(utils.unescapeAll(language))}"`;
      return `${lineBefore(tokens, index)}<pre><code${attribute}>${escapeHtml(content)}</code></pre>\n`;
    },
  };
}
