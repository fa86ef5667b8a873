import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head }) {
    const cells = head.match(/[\u2800-\u28ff]/g)?.length ?? 0;
    return cells > 1 && cells > head.replace(/\s/g, '').length * 0.8
      ? { what: 'Braille', confidence: 0.95, inputs: { mode: 'decode' }, preview: text }
      : undefined;
  },
});
