import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'rtf',
  recognise: ({ text }) => (/^\{\\rtf\d/.test(text) ? { what: 'an RTF document', confidence: 0.98, preview: text, name: 'rtf' } : undefined),
});
