import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise: ({ head }) =>
    /^Contact:\s*(?:mailto:|https?:|tel:)/im.test(head) &&
    /^(?:Expires|Encryption|Preferred-Languages|Canonical|Policy|Acknowledgments|Hiring|CSAF):\s*\S/im.test(head)
      ? { what: 'a security.txt', confidence: 0.97, preview: head }
      : undefined,
});
