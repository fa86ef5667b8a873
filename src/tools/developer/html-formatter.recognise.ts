import { recogniser } from '../detection/recogniser.ts';

const ELEMENT =
  /<(?:html|head|body|div|span|p|a|ul|ol|li|table|thead|tbody|tr|td|th|h[1-6]|img|br|hr|form|input|button|label|select|section|article|nav|header|footer|main|aside|script|style|link|meta|b|i|u|strong|em|pre|code|blockquote|figure|video|iframe|textarea|dl|dt|dd|small|sup|sub)(?:\s[^<>]*)?\/?>/gi;

export default recogniser({
  takes: 'text',
  fills: 'html',
  recognise({ text, head }) {
    if (!head.includes('<')) return undefined;
    if (/^(?:<!--[\s\S]*?-->\s*)?<!doctype html/i.test(head) || /^<html[\s>]/i.test(head))
      return { what: 'HTML', confidence: 0.98, preview: text, name: 'html' };
    if (/^<\?xml|^<!DOCTYPE (?!html)/i.test(head)) return undefined;
    const tags = head.match(ELEMENT) ?? [];
    if (tags.length === 0) return undefined;
    const closing = head.match(/<\/[a-z][a-z0-9]*>/gi)?.length ?? 0;
    // One element of XML around it all may have some that are called as those of HTML, and PHP has HTML between its code.
    const [, outer = ''] = /^<([A-Za-z][\w:.-]*)/.exec(text) ?? [];
    const isXml = outer !== '' && !`<${outer}>`.match(ELEMENT) && (text.endsWith(`</${outer}>`) || text.endsWith('/>'));
    if (isXml || /^<[^<>]*\/>$|<\?(?:php\b|=)/.test(text)) return { what: 'HTML', confidence: 0.4, preview: text };
    const isFramed = text.startsWith('<') && text.endsWith('>');
    if (/^(?:import|export|const|function|#|```)/m.test(head)) return { what: 'HTML within something else', confidence: 0.2, preview: text };
    return { what: 'HTML', confidence: isFramed ? (closing > 0 || tags.length > 1 ? 0.93 : 0.8) : closing > 0 ? 0.6 : 0.3, preview: text, name: 'html' };
  },
});
