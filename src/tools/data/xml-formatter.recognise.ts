import { recogniser } from '../detection/recogniser.ts';

/** The names of elements that tell HTML from XML. */
const HTML =
  /^(?:html|head|body|div|span|p|a|ul|ol|li|table|tr|td|h[1-6]|img|br|hr|form|input|button|section|article|nav|header|footer|main|script|style|b|i|strong|em|pre|code)$/i;

export default recogniser({
  takes: 'text',
  fills: 'xml',
  recognise({ text, head }) {
    if (!text.startsWith('<') || !text.endsWith('>')) return undefined;
    const isDeclared = /^<\?xml\b/.test(text);
    const start = head.replace(/^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>|\s+)+/i, '');
    const [, name = ''] = /^<([A-Za-z_][\w.:-]*)(?=[\s/>])/.exec(start) ?? [];
    if (name === '' || /<!doctype html/i.test(head.slice(0, 200))) return undefined;
    const isClosed =
      text.endsWith(`</${name}>`) ||
      /^<[^>]*\/>$/.test(start) ||
      new RegExp(`</${name.replace(/[.]/g, '\\.')}\\s*>(?:\\s|<!--[\\s\\S]{0,500}-->)*$`).test(text.slice(-800));
    if (!isClosed) return undefined;
    const isHtml = HTML.test(name);
    // An element that closes itself is hardly ever one of HTML.
    const isEmpty = /^<[^<>]*\/>$/.test(start) && !/^(?:br|hr|img|input)$/i.test(name);
    const confidence = isDeclared ? (name.toLowerCase() === 'html' ? 0.7 : 0.98) : isHtml && !isEmpty ? 0.3 : 0.93;
    return { what: name.toLowerCase() === 'svg' ? 'SVG' : 'XML', confidence, preview: start, name: 'xml' };
  },
});
