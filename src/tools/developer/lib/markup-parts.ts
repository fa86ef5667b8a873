import { matchAt, type SourcePart } from './code-scanner.ts';

/** HTML Standard, 13.2.5: a comment that begins with > or -> is over at once, and --!> ends one as well. */
const HTML_COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
const XML_COMMENT = /<!--[\s\S]*?(?:-->|$)/y;
/** A tag with its attributes; quotes count only behind =. */
const TAG = /<\/?([A-Za-z][^\s/>]*)(?:[\s/]+|=?[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?)*>?/y;
/** Elements whose content is text. */
const TEXT_ELEMENTS = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/i;
const XML_TEXT = [
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/y,
  /<\?[\s\S]*?(?:\?>|$)/y,
  /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)(?:"[^"]*"|'[^']*'|[^<>"'])*>?/y,
  /<!DOCTYPE(?:"[^"]*"|'[^']*'|[^<>"'[])*[>[]?/y,
  /<\/?[^\s<>!?"'/](?:"[^"]*"|'[^']*'|[^<>"'])*>?/y,
];

/** The comments of HTML; tags, and the content of scripts and the like, are texts. */
export const htmlParts = (code: string): SourcePart[] =>
  markupParts(code, HTML_COMMENT, (at) => {
    const tag = matchAt(TAG, code, at);
    if (!tag) return undefined;
    const end = at + tag[0].length;
    const [whole, name = ''] = tag;
    return !whole.startsWith('</') && TEXT_ELEMENTS.test(name) ? contentEnd(code, end, name) : end;
  });

/** The comments of XML (W3C XML 1.0); tags, declarations, instructions and CDATA sections are texts. */
export const xmlParts = (code: string): SourcePart[] =>
  markupParts(code, XML_COMMENT, (at) => {
    for (const expression of XML_TEXT) {
      const found = matchAt(expression, code, at);
      if (found) return at + found[0].length;
    }
    return undefined;
  });

function markupParts(code: string, comment: RegExp, textEnd: (at: number) => number | undefined): SourcePart[] {
  const parts: SourcePart[] = [];
  let done = 0;
  const add = (kind: SourcePart['kind'], start: number, end: number): void => {
    if (start > done) parts.push({ kind: 'code', start: done, end: start });
    if (end > start) parts.push({ kind, start, end });
    done = end;
  };
  for (let at = code.indexOf('<'); at >= 0; at = code.indexOf('<', Math.max(done, at + 1))) {
    const found = matchAt(comment, code, at);
    const end = found ? at + found[0].length : textEnd(at);
    if (end !== undefined) add(found ? 'comment' : 'text', at, end);
  }
  add('code', code.length, code.length);
  return parts;
}

/** Where the content of a text element ends. In a script, <!-- and <script together keep it open until its own end (HTML Standard, 13.2.5.17 to 32). */
function contentEnd(code: string, start: number, name: string): number {
  const isScript = name.toLowerCase() === 'script';
  const marks = new RegExp(isScript ? '<!--|-->|<(/?)script(?=[\\s/>])' : `<(/)${name}(?=[\\s/>])`, 'gi');
  marks.lastIndex = start;
  let nesting: 'none' | 'once' | 'twice' = 'none';
  for (let mark = marks.exec(code); mark; mark = marks.exec(code)) {
    if (mark[0] === '<!--') nesting = nesting === 'none' ? 'once' : nesting;
    else if (mark[0] === '-->') nesting = 'none';
    else if (mark[1] === '') nesting = nesting === 'once' ? 'twice' : nesting;
    else if (nesting === 'twice') nesting = 'once';
    else return mark.index;
  }
  return code.length;
}
