import { recogniser } from '../detection/recogniser.ts';

const SEQUENCE = new RegExp(`${String.fromCharCode(0x1b)}\\[[\\d;]*[A-Za-z]`, 'g');

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ head, whole }) {
    const plain = head.replace(SEQUENCE, '');
    return plain === head ? undefined : { what: 'text with colours of a terminal (ANSI)', confidence: 0.95, main: whole, preview: plain };
  },
});
