import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'message',
  recognise: ({ text }) =>
    /^-----BEGIN AGE ENCRYPTED FILE-----/.test(text) ? { what: 'a file encrypted with age', confidence: 0.98, preview: 'Encrypted' } : undefined,
});
