import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    if (bytes?.[0] !== 0x28 || bytes[1] !== 0xb5 || bytes[2] !== 0x2f || bytes[3] !== 0xfd) return undefined;
    return { what: 'Zstandard data', confidence: 0.9, inputs: { mode: 'decode' }, preview: `${bytes.length} bytes of Zstandard` };
  },
});
