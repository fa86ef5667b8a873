import { countCodePoints } from '../text/segments.ts';
import { attribute, childrenOf, type HtmlElement, type HtmlNode, isElement, walk } from './html-tree.ts';

const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);
const APART = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre']);
const BLOCKS = new Set(
  'address article aside body center dd details dialog dir div dt fieldset figcaption figure footer form header hgroup hr html legend li main menu nav section summary tr caption'.split(
    ' ',
  ),
);
const MAX_DEPTH = 500;

/** The text of a tree without tags, comments, scripts and styles. */
export function strippedText(root: HtmlNode): string {
  const pieces: string[] = [];
  for (const node of walk(root, ({ tagName }) => !SKIPPED.has(tagName))) if (node.nodeName === '#text' && 'value' in node) pieces.push(node.value);
  return pieces.join('').trim();
}

export interface TextOptions {
  /** The address of a link is in brackets after its text. */
  links: boolean;
  /** Columns to break lines at; 0 for none. */
  wrap: number;
}

/** The readable text of a document. */
export function htmlText(root: HtmlNode, { links, wrap }: TextOptions): string {
  const writer = new Writer(links);
  writer.walk(root, 0);
  const text = writer.text();
  return wrap === 0
    ? text
    : text
        .split('\n')
        .map((line) => wrapLine(line, wrap))
        .join('\n');
}

class Writer {
  readonly #links: boolean;
  readonly #pieces: string[] = [];
  /** Line ends that come before the next text. */
  #breaks = 0;
  #space = false;
  #isEmpty = true;
  #pre = 0;
  readonly #lists: { next: number | undefined }[] = [];

  constructor(links: boolean) {
    this.#links = links;
  }

  text(): string {
    return this.#pieces.join('').trim();
  }

  walk(node: HtmlNode, depth: number): void {
    if (node.nodeName === '#text' && 'value' in node) this.#write(node.value);
    if (!isElement(node)) {
      for (const child of childrenOf(node)) this.walk(child, depth + 1);
      return;
    }
    const { tagName: name } = node;
    if (SKIPPED.has(name) || depth > MAX_DEPTH) return;
    if (name === 'br') {
      this.#breaks++;
      this.#space = false;
      return;
    }
    const distance = APART.has(name) && !((name === 'ul' || name === 'ol') && this.#lists.length > 0) ? 2 : BLOCKS.has(name) || APART.has(name) ? 1 : 0;
    this.#apart(distance);
    const start = this.#pieces.length;
    this.#open(node);
    for (const child of childrenOf(node)) this.walk(child, depth + 1);
    this.#close(node, start);
    this.#apart(distance);
  }

  #open(element: HtmlElement): void {
    const name = element.tagName;
    if (name === 'pre') this.#pre++;
    if (name === 'ul') this.#lists.push({ next: undefined });
    if (name === 'ol') this.#lists.push({ next: Number.parseInt(attribute(element, 'start') ?? '1', 10) || 0 });
    if (name === 'li') {
      const list = this.#lists.at(-1);
      const mark = list?.next === undefined ? '*' : `${list.next}.`;
      if (list?.next !== undefined) list.next++;
      this.#put(`${'   '.repeat(Math.max(0, this.#lists.length - 1))} ${mark} `);
    }
  }

  #close(element: HtmlElement, start: number): void {
    const name = element.tagName;
    if (name === 'pre') this.#pre--;
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    const isCell = name === 'td' || name === 'th';
    const siblings = isCell && element.parentNode ? childrenOf(element.parentNode).filter(isElement) : [];
    if (isCell && siblings.at(-1) !== element) this.#put('\t');
    if (name !== 'a' || !this.#links) return;
    const address = attribute(element, 'href');
    const shown = this.#pieces.slice(start).join('').trim();
    if (address !== undefined && address !== '' && address !== shown) this.#put(`${shown === '' ? '' : ' '}[${address}]`);
  }

  #apart(lines: number): void {
    if (lines === 0) return;
    this.#breaks = Math.max(this.#breaks, lines);
    this.#space = false;
  }

  #write(text: string): void {
    if (this.#pre > 0) {
      this.#put(text);
      return;
    }
    for (const piece of text.match(/[ \t\n\r\f]+|[^ \t\n\r\f]+/g) ?? []) {
      if (/^[ \t\n\r\f]/.test(piece)) this.#space = true;
      else this.#put(piece);
    }
  }

  #put(text: string): void {
    if (text === '') return;
    const last = this.#pieces.at(-1) ?? '';
    if (!this.#isEmpty && this.#breaks > 0) this.#pieces.push('\n'.repeat(this.#breaks));
    else if (this.#space && !this.#isEmpty && !/[\s]$/.test(last) && text !== '\t') this.#pieces.push(' ');
    this.#pieces.push(text);
    this.#breaks = 0;
    this.#space = false;
    this.#isEmpty = false;
  }
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const word of line.split(/(?<=\S) +(?=\S)/)) {
    const added = countCodePoints(word);
    if (current !== '' && length + 1 + added > width) {
      lines.push(current);
      current = word;
      length = added;
    } else {
      length += current === '' ? added : 1 + added;
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join('\n');
}
