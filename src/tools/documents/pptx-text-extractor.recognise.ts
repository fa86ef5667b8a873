import { recogniser } from '../detection/recogniser.ts';
import { fileKindOf } from '../shared/bytes/file-signatures.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'file',
  recognise({ bytes }) {
    const kind = bytes && fileKindOf(bytes);
    return kind && kind.name === 'pptx' ? { what: kind.what, confidence: kind.confidence * 1, preview: kind.what } : undefined;
  },
});
