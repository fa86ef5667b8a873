import { recogniser } from '../detection/recogniser.ts';
import { parseJsonText } from '../shared/json/parse-text.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head }) {
    if (!head.includes('\\') || /[\r\n]/.test(head)) return undefined;
    const isQuoted = text.startsWith('"') && text.endsWith('"') && text.length > 2;
    const escapes = head.match(/\\(?:["\\/bfnrt]|u[0-9a-f]{4})/gi)?.length ?? 0;
    if (escapes === 0 || /(?:^|[^\\])(?:\\\\)*\\(?!["\\/bfnrtu])/.test(head)) return undefined;
    const content = () => {
      try {
        const value = parseJsonText(isQuoted ? text : `"${text}"`);
        return typeof value === 'string' ? value : undefined;
      } catch {
        return undefined;
      }
    };
    // A path of Windows or a pattern has backslashes, too.
    const isPath = /^(?:[A-Z]:\\|\\\\)/i.test(text);
    const isLatex = /\\[a-z]{3,}\{/.test(head);
    const isPattern = /\\[dwsDWSB.(){}[\]+*?|^$]/.test(head);
    const isTelling = /\\"|\\u[0-9a-f]{4}/i.test(head) || (head.match(/\\[nrt]/g)?.length ?? 0) > 1;
    return {
      what: 'a string with backslash escapes',
      confidence: isPath || isPattern || isLatex ? 0.12 : isTelling ? 0.86 : 0.75,
      main: isQuoted ? text.slice(1, -1) : text,
      inputs: { mode: 'decode' },
      layer: { name: 'backslash-escapes', ...((text.startsWith('-----BEGIN') || isLatex) && { atMost: isLatex ? 0.3 : 0.8 }), open: content },
    };
  },
});
