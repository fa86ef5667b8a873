/** A clear-signed message: the text as it is signed, lines ending in CRLF, and its armoured signature. */
export type Cleartext = { text: string; signature: string } | { problem: string };

const BEGIN = /^[ \t]*-----BEGIN PGP SIGNED MESSAGE-----[ \t]*\r?$/m;
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';
const HEADER = /^(?:Hash|SaltedHash|Comment|Version|Charset|NotDashEscaped):/i;

/** Reads a clear-signed message (RFC 9580 section 7), whatever stands around it; undefined where there is none. */
export function readCleartext(text: string): Cleartext | undefined {
  const match = BEGIN.exec(text);
  if (!match) return undefined;
  const lines = text
    .slice(match.index + match[0].length + 1)
    .split('\n')
    .map((line) => line.replace(/[ \t\r]+$/, ''));
  const start = lines.indexOf('');
  const end = lines.indexOf(SIGNATURE);
  if (end < 0) return { problem: 'The clear-signed message has no signature: it is cut off.' };
  if (start < 0 || start >= end) return { problem: 'The clear-signed message lacks the empty line in front of its text.' };
  if (lines.slice(0, start).some((line) => !/^Hash: ?[A-Za-z0-9, -]+$/.test(line)))
    return {
      problem: lines.slice(0, start).every((line) => HEADER.test(line))
        ? 'The clear-signed message has a header other than Hash, which RFC 9580 forbids.'
        : 'The headers of the clear-signed message are damaged.',
    };
  const body = lines.slice(start + 1, end);
  return { text: body.map((line) => line.replace(/^- /, '')).join('\r\n'), signature: lines.slice(end).join('\n') };
}
