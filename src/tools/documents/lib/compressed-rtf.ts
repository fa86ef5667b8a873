import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { latin1Bytes } from '../../shared/platform/bytes.ts';

// MS-OXRTFCP: RTF packed by LZ77 with a dictionary that begins with what every RTF has.

const HEADER = 16;
const COMPRESSED = 0x7546_5a4c;
const UNCOMPRESSED = 0x414c_454d;
const WINDOW = 4096;
const MAX_BYTES = 10_000_000;
const BEGINNING = latin1Bytes(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
);

const refuse = (problem: string): never => unprocessable(`The compressed RTF of the message is broken: ${problem}.`, 'file');

/** The RTF of a PR_RTF_COMPRESSED. */
export function unpackRtf(bytes: Uint8Array): Uint8Array {
  if (bytes.length < HEADER) refuse('it ends within its header');
  const view = viewOf(bytes);
  const [packedSize, size, kind, crc] = [0, 4, 8, 12].map((at) => view.getUint32(at, true)) as [number, number, number, number];
  if (packedSize + 4 > bytes.length) refuse('it is cut off');
  const body = bytes.subarray(HEADER, packedSize + 4);
  if (size > MAX_BYTES) unprocessable(`The RTF of the message has more than ${MAX_BYTES} bytes.`, 'file');
  if (kind === UNCOMPRESSED) return size <= body.length ? body.subarray(0, size) : refuse('it is cut off');
  if (kind !== COMPRESSED) return refuse('it is of an unknown kind');
  // The format's CRC begins with no bit set and is not inverted (MS-OXRTFCP 2.1.3.2): the usual one less what it makes of as many zeros.
  if ((crc32(body) ^ crc32(new Uint8Array(body.length))) >>> 0 !== crc) refuse('its checksum does not fit');
  return unpack(body, size);
}

function unpack(body: Uint8Array, size: number): Uint8Array {
  const window = new Uint8Array(WINDOW);
  window.set(BEGINNING);
  const output = new Uint8Array(size);
  let [place, length] = [BEGINNING.length, 0];
  const put = (byte: number): void => {
    if (length < size) output[length++] = byte;
    window[place] = byte;
    place = (place + 1) % WINDOW;
  };
  /** Repeats what the window has. Whether it is the mark of the end, a reference to where the next byte would be put. */
  const repeat = (reference: number): boolean => {
    const from = reference >> 4;
    if (from === place) return true;
    for (let index = 0; index < (reference & 15) + 2; index++) put(window[(from + index) % WINDOW] ?? 0);
    return false;
  };
  let isEnded = false;
  for (let at = 0; at < body.length && !isEnded; ) {
    const control = body[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < body.length && !isEnded; bit++) {
      if ((control >> bit) & 1) {
        isEnded = repeat(((body[at] ?? 0) << 8) | (body[at + 1] ?? 0));
        at += 2;
      } else put(body[at++] ?? 0);
    }
  }
  return length === size ? output : refuse(`it has ${length} bytes, not ${size}`);
}
