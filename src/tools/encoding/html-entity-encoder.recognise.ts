import { recogniser } from '../detection/recogniser.ts';
import { resolveHtml } from '../shared/net/entities.ts';

const MAX_LENGTH = 500_000;
const REFERENCE = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head }) {
    if (!head.includes('&') || text.length > MAX_LENGTH) return undefined;
    const references = head.match(REFERENCE) ?? [];
    if (references.length === 0) return undefined;
    // In HTML and XML references are a part of it.
    if (/^\s*<[a-z!?/]/i.test(head)) return { what: 'text with HTML entities', confidence: 0.3, inputs: { mode: 'decode' }, preview: text };
    const share = references.join('').length / head.length;
    const isMarkup = /&lt;\/?[a-z!]/i.test(head);
    return {
      what: 'text with HTML entities',
      confidence: isMarkup || share > 0.3 ? 0.9 : references.length > 1 || share > 0.05 ? 0.8 : 0.7,
      inputs: { mode: 'decode' },
      layer: { name: 'html-entities', open: () => resolveHtml(text) },
    };
  },
});
