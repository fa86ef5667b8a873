import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise: ({ text, head }) =>
    /<plist\b/.test(head.slice(0, 600)) && text.endsWith('</plist>') ? { what: 'a property list', confidence: 0.96, preview: text } : undefined,
});
