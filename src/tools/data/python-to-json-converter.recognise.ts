import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head, isCut }) {
    if (isCut || !/^[{[(]/.test(text) || !/[}\])]$/.test(text)) return undefined;
    const isDictionary = /^[{[(]\s*(?:[{[(]\s*)*'[^'\n]*'\s*[:,]/.test(head);
    const hasNames = /[:,[(]\s*(?:True|False|None)\s*[,}\])]/.test(head);
    if (!hasNames && !isDictionary) return undefined;
    return { what: 'a value of Python', confidence: hasNames ? 0.9 : 0.7, preview: text };
  },
});
