import { recogniser } from '../detection/recogniser.ts';
import { fileKindOf } from '../shared/bytes/file-signatures.ts';
import { base64Of, utf8Bytes } from '../shared/platform/bytes.ts';

/** As much of a file as tells what it is. */
const HEAD = 60_000;

export default recogniser({
  takes: 'both',
  fills: 'data',
  recognise({ bytes: given, text }) {
    // Some begin with a text, and may have been pasted as one.
    const bytes = given ?? (/^(?:%PDF-\d|%!PS|GIF8[79]a|!<arch>\n)/.test(text) ? utf8Bytes(text) : undefined);
    const kind = bytes && fileKindOf(bytes);
    if (!bytes || !kind) return undefined;
    // What is packed is opened by what unpacks it.
    const isPacked = /^(?:gzip|bzip2|xz|zstd)$/.test(kind.name);
    return {
      what: kind.what,
      confidence: isPacked ? 0.8 : kind.confidence,
      main: base64Of(bytes.length > HEAD ? bytes.subarray(0, HEAD) : bytes),
      preview: `${kind.what}${kind.media ? ` (${kind.media})` : ''}, ${bytes.length} bytes`,
      name: kind.name,
    };
  },
});
