import { recogniser } from '../detection/recogniser.ts';
import { fileKindOf } from '../shared/bytes/file-signatures.ts';

const SOUNDS: ReadonlySet<string> = new Set(['mp3', 'flac', 'ogg', 'wav', 'm4a']);

export default recogniser({
  takes: 'bytes',
  fills: 'file',
  recognise({ bytes }) {
    const kind = bytes && fileKindOf(bytes);
    return kind && SOUNDS.has(kind.name) ? { what: kind.what, confidence: kind.confidence * 0.95, preview: kind.what } : undefined;
  },
});
