import { recogniser } from '../detection/recogniser.ts';
import { fileKindOf } from '../shared/bytes/file-signatures.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'archive',
  recognise({ bytes }) {
    const kind = bytes && fileKindOf(bytes);
    return kind?.group === 'archive'
      ? {
          what: kind.what,
          confidence: kind.confidence * (/document|workbook|book|presentation|OpenDocument/.test(kind.what) ? 0.75 : 0.93),
          preview: kind.what,
        }
      : undefined;
  },
});
