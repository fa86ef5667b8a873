import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'sequence',
  recognise({ head, text, isCut }) {
    // FASTA has a line of its own before the letters.
    const isNamed = /^>[^\n]*\n/.test(head);
    const letters = head.replace(/^>[^\n]*\n/, '').replace(/\s/g, '');
    if (isCut || text.length > 6_000 || letters.length < 10 || /^>/m.test(head.slice(1)) || !/^(?:[ACGTN]+|[ACGUN]+|[acgtn]+|[acgun]+)$/.test(letters))
      return undefined;
    const isRna = /u/i.test(letters);
    const kinds = new Set(letters.toUpperCase()).size;
    if (kinds < 3) return undefined;
    return {
      what: isRna ? 'a sequence of RNA' : 'a sequence of DNA',
      confidence: isNamed || letters.length >= 15 ? 0.95 : 0.85,
      main: letters,
      ...(isRna && { inputs: { kind: 'rna' } }),
      preview: letters,
    };
  },
});
