import type { Token } from 'markdown-it';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { bytesOfBase64, latin1Text } from '../../shared/platform/bytes.ts';
import { BULLETS, FIRST_ORDERED, holdable, indentOf, MARGIN, MAX_LEVEL, type Media, PAPER, xmlText } from './word-write.ts';

// The text of a Word document out of the tokens of Markdown.

const MAX_HEADING = 6;
const EMU_PER_PIXEL = 9525;
const EMU_PER_TWENTIETH = 635;
const MAX_PIXELS = 100_000;
const MAX_START = 2_147_483_647;
const PICTURE = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=]+)$/i;

interface List {
  number: number;
  level: number;
  /** Whether the number of the item is still to be written. */
  isFresh: boolean;
}

interface Link {
  id: number;
  hasText: boolean;
}

/** Writes tokens as the XML of a body and counts what there is. */
export class WordBody {
  readonly #pieces: string[] = [];
  readonly #textWidth: number;
  readonly links: string[] = [];
  readonly media: Media[] = [];
  readonly ordered: { start: number; level: number }[] = [];
  readonly #linkIds = new Map<string, number>();
  readonly #pictures = new Map<string, { index: number; width: number; height: number } | undefined>();
  readonly #lists: List[] = [];
  #quotes = 0;
  #drawings = 0;
  #columns = 0;
  #isAfterTable = false;
  /** Properties of the paragraph whose inline content comes next. */
  #next = '';
  #isBold = false;
  headings = 0;
  paragraphs = 0;
  tables = 0;
  linkCount = 0;
  firstHeading: string | undefined;

  constructor(pageSize: keyof typeof PAPER) {
    this.#textWidth = (PAPER[pageSize][0] - 2 * MARGIN) * EMU_PER_TWENTIETH;
  }

  body(): string {
    return this.#pieces.join('');
  }

  add(tokens: readonly Token[]): void {
    for (const [index, token] of tokens.entries()) this.#block(token, tokens, index);
  }

  #block(token: Token, tokens: readonly Token[], index: number): void {
    switch (token.type) {
      case 'heading_open':
        this.#heading(token);
        break;
      case 'paragraph_open':
        this.#next = this.#place(this.#quotes > 0 ? 'Quote' : '');
        break;
      case 'inline':
        this.#paragraph(this.#next, this.#inlines(token.children ?? []));
        break;
      case 'heading_close':
        if (this.firstHeading === undefined) this.firstHeading = plainOf(tokens[index - 1]?.children ?? []);
        break;
      case 'bullet_list_open':
      case 'ordered_list_open':
        this.#list(token);
        break;
      case 'bullet_list_close':
      case 'ordered_list_close':
        this.#lists.pop();
        break;
      case 'list_item_open':
        this.#item(tokens[index + 1]?.type === 'list_item_close');
        break;
      case 'blockquote_open':
        this.#quotes += 1;
        break;
      case 'blockquote_close':
        this.#quotes -= 1;
        break;
      case 'fence':
      case 'code_block':
        this.#paragraph(this.#place('SourceCode'), code(token.content));
        break;
      case 'hr':
        this.#write(`<w:p><w:pPr><w:pStyle w:val="HorizontalLine"/></w:pPr></w:p>`);
        break;
      default:
        this.#tablePart(token, tokens, index);
    }
  }

  #write(xml: string): void {
    this.#isAfterTable = false;
    this.#pieces.push(xml);
  }

  #paragraph(properties: string, content: string): void {
    this.paragraphs += 1;
    this.#write(`<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`);
  }

  #heading({ tag }: Token): void {
    this.headings += 1;
    const level = Math.min(Number(tag.slice(1)) || 1, MAX_HEADING);
    this.#next = this.#place(`Heading${level}`);
  }

  #list(token: Token): void {
    const level = Math.min(this.#lists.length, MAX_LEVEL);
    let number = BULLETS;
    if (token.type === 'ordered_list_open') {
      const start = Number(token.attrGet('start') ?? 1);
      this.ordered.push({ start: Number.isInteger(start) && start >= 0 && start <= MAX_START ? start : 1, level });
      number = FIRST_ORDERED + this.ordered.length - 1;
    }
    this.#lists.push({ number, level, isFresh: false });
  }

  #item(isEmpty: boolean): void {
    const list = this.#lists.at(-1);
    if (list) list.isFresh = true;
    if (isEmpty) this.#paragraph(this.#place(''), '');
  }

  /** The properties of a paragraph where it stands: its style, its number in a list, its indent. */
  #place(style: string): string {
    const list = this.#lists.at(-1);
    const own = style === '' && list ? 'ListParagraph' : style;
    const name = own === '' ? '' : `<w:pStyle w:val="${own}"/>`;
    if (list === undefined) return this.#quotes > 1 && style === 'Quote' ? `${name}<w:ind w:left="${360 * Math.min(this.#quotes, 20)}"/>` : name;
    if (!list.isFresh) return `${name}<w:ind w:left="${indentOf(list.level)}"/>`;
    list.isFresh = false;
    return `${name}<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.number}"/></w:numPr>`;
  }

  #tablePart(token: Token, tokens: readonly Token[], index: number): void {
    switch (token.type) {
      case 'table_open': {
        this.tables += 1;
        this.#columns = columnsOf(tokens, index);
        const width = Math.floor(this.#textWidth / EMU_PER_TWENTIETH / this.#columns);
        // Tables that follow each other directly would be one.
        const gap = this.#isAfterTable ? '<w:p/>' : '';
        const grid = `<w:gridCol w:w="${width}"/>`.repeat(this.#columns);
        this.#write(`${gap}<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>`);
        break;
      }
      case 'table_close':
        this.#write('</w:tbl>');
        this.#isAfterTable = true;
        break;
      case 'tr_open':
        this.#write(tokens[index - 1]?.type === 'thead_open' ? '<w:tr><w:trPr><w:tblHeader/></w:trPr>' : '<w:tr>');
        break;
      case 'tr_close':
        this.#write('</w:tr>');
        break;
      case 'th_open':
      case 'td_open':
        this.#isBold = token.type === 'th_open';
        this.#next = alignment(token);
        this.#write('<w:tc>');
        break;
      case 'th_close':
      case 'td_close':
        this.#isBold = false;
        this.#write('</w:tc>');
        break;
    }
  }

  #inlines(tokens: readonly Token[]): string {
    const pieces: string[] = [];
    const marks = { strong: 0, em: 0, del: 0 };
    let link: Link | undefined;
    for (const token of tokens) {
      const mark = markOf(token);
      if (mark !== undefined) marks[mark] += token.nesting;
      else if (token.type === 'link_open') {
        link = this.#link(String(token.attrGet('href') ?? ''));
        if (link) pieces.push(`<w:hyperlink r:id="rIdLink${link.id}">`);
      } else if (token.type === 'link_close') {
        pieces.push(this.#endOf(link));
        link = undefined;
      } else {
        const content = this.#content(token);
        if (content === '') continue;
        if (link) link.hasText = true;
        pieces.push(`<w:r>${this.#runProperties(marks, token.type === 'code_inline', link !== undefined)}${content}</w:r>`);
      }
    }
    return pieces.join('');
  }

  #endOf(link: Link | undefined): string {
    if (link?.hasText) this.linkCount += 1;
    return link ? '</w:hyperlink>' : '';
  }

  #runProperties(marks: Readonly<Record<'strong' | 'em' | 'del', number>>, isCode: boolean, isLink: boolean): string {
    const style = isLink ? '<w:rStyle w:val="Hyperlink"/>' : isCode ? '<w:rStyle w:val="VerbatimChar"/>' : '';
    const font = isCode && isLink ? '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>' : '';
    const all = `${style}${font}${marks.strong > 0 || this.#isBold ? '<w:b/>' : ''}${marks.em > 0 ? '<w:i/>' : ''}${marks.del > 0 ? '<w:strike/>' : ''}`;
    return all === '' ? '' : `<w:rPr>${all}</w:rPr>`;
  }

  /** What is in the run of a token; nothing for raw HTML. */
  #content(token: Token): string {
    switch (token.type) {
      case 'text':
      case 'text_special':
      case 'code_inline':
        return textXml(token.content);
      case 'softbreak':
        return textXml(' ');
      case 'hardbreak':
        return '<w:br/>';
      case 'task_box':
        return textXml(token.attrGet('checked') === null ? '☐' : '☑');
      case 'image':
        return this.#picture(String(token.attrGet('src') ?? ''), plainOf(token.children ?? []));
      default:
        return '';
    }
  }

  #link(address: string): Link | undefined {
    if (!/^(?:https?|mailto):/i.test(address)) return undefined;
    const own = holdable(address);
    let id = this.#linkIds.get(own);
    if (id === undefined) {
      id = this.links.push(own);
      this.#linkIds.set(own, id);
    }
    return { id, hasText: false };
  }

  #picture(address: string, alternative: string): string {
    const picture = this.#known(address);
    if (picture === undefined) return textXml(alternative);
    const scale = Math.min(1, this.#textWidth / (picture.width * EMU_PER_PIXEL));
    const [width, height] = [picture.width, picture.height].map((pixels) => Math.max(1, Math.round(pixels * EMU_PER_PIXEL * scale)));
    this.#drawings += 1;
    const name = `Picture ${this.#drawings}`;
    const size = `cx="${width}" cy="${height}"`;
    const blip = `<a:blip r:embed="rIdPicture${picture.index}"/><a:stretch><a:fillRect/></a:stretch>`;
    const shape = `<a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;
    return `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${this.#drawings}" name="${name}" descr="${xmlText(alternative)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${this.#drawings}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill>${blip}</pic:blipFill><pic:spPr>${shape}</pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  }

  #known(address: string): { index: number; width: number; height: number } | undefined {
    if (this.#pictures.has(address)) return this.#pictures.get(address);
    const [, type = '', data = ''] = PICTURE.exec(address) ?? [];
    const bytes = bytesOfBase64(data);
    const size = type === '' ? undefined : type.toLowerCase() === 'png' ? pngSize(bytes) : jpegSize(bytes);
    const extension = type.toLowerCase() === 'png' ? 'png' : 'jpeg';
    const found = size && { ...size, index: this.media.push({ name: `image${this.media.length + 1}.${extension}`, bytes: new Uint8Array(bytes) }) };
    this.#pictures.set(address, found);
    return found;
  }
}

function markOf({ type }: Token): 'strong' | 'em' | 'del' | undefined {
  const [, mark] = /^(strong|em|del)_(?:open|close)$/.exec(type) ?? [];
  return mark as 'strong' | 'em' | 'del' | undefined;
}

const textXml = (text: string): string => {
  const own = xmlText(text);
  return own === ''
    ? ''
    : own
        .split('\t')
        .map((piece) => (piece === '' ? '' : `<w:t xml:space="preserve">${piece.replaceAll('\n', ' ')}</w:t>`))
        .join('<w:tab/>');
};

/** Lines of code in one paragraph. */
function code(content: string): string {
  const lines = content.replace(/\n$/, '').split('\n');
  return lines.map((line, index) => `<w:r>${index > 0 ? '<w:br/>' : ''}${textXml(line)}</w:r>`).join('');
}

/** The text of inline tokens. */
function plainOf(tokens: readonly Token[]): string {
  const pieces: string[] = [];
  for (const token of tokens) {
    if (token.type === 'image') pieces.push(plainOf(token.children ?? []));
    else if (token.type === 'softbreak' || token.type === 'hardbreak') pieces.push(' ');
    else if (token.type === 'text' || token.type === 'text_special' || token.type === 'code_inline') pieces.push(token.content);
  }
  return pieces.join('');
}

function columnsOf(tokens: readonly Token[], from: number): number {
  let columns = 0;
  for (let index = from; index < tokens.length && tokens[index]?.type !== 'tr_close'; index++) if (tokens[index]?.type === 'th_open') columns += 1;
  return Math.max(1, columns);
}

function alignment(cell: Token): string {
  const [, side] = /text-align:\s*(left|center|right)/.exec(String(cell.attrGet('style') ?? '')) ?? [];
  const own = side ?? cell.attrGet('align');
  return own === 'center' || own === 'right' || own === 'left' ? `<w:jc w:val="${own}"/>` : '';
}

type Size = { width: number; height: number };

const sound = (width: number, height: number): Size | undefined =>
  width > 0 && height > 0 && width <= MAX_PIXELS && height <= MAX_PIXELS ? { width, height } : undefined;

function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 33 || latin1Text(bytes.subarray(0, 8)) !== '\x89PNG\r\n\x1a\n' || latin1Text(bytes.subarray(12, 16)) !== 'IHDR') return undefined;
  return sound(viewOf(bytes).getUint32(16), viewOf(bytes).getUint32(20));
}

/** By the first frame header (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): Size | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return sound(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
