import { bytesOfBase64 } from '../../../shared/platform/bytes.ts';
import { anyText, big, type Facts, known, latin, little } from './facts.ts';

// FLAC (RFC 9639), Ogg (RFC 3533), Vorbis comments, Opus (RFC 7845) and Speex.

const MAX_COMMENTS = 5000;
const MAX_PAGES = 200_000;
const MAX_PACKET = 8_000_000;

/** Reads comments of Vorbis. */
export function readComments(bytes: Uint8Array, start: number, facts: Facts): void {
  const vendor = little(bytes, start, 4);
  let at = start + 4 + vendor;
  facts.add('Vorbis comment', 'VENDOR', anyText(bytes.subarray(start + 4, at)));
  const count = Math.min(little(bytes, at, 4), MAX_COMMENTS);
  at += 4;
  for (let index = 0; index < count && at + 4 <= bytes.length; index++) {
    const length = little(bytes, at, 4);
    const text = anyText(bytes.subarray(at + 4, at + 4 + length));
    const sign = text.indexOf('=');
    const key = text.slice(0, Math.max(0, sign)).toUpperCase();
    if (key === 'METADATA_BLOCK_PICTURE') readPicture(bytesOfBase64(text.slice(sign + 1).replace(/[^A-Za-z\d+/]/g, '')), facts);
    else if (sign > 0) facts.add('Vorbis comment', key, text.slice(sign + 1));
    at += 4 + length;
  }
}

/** Reads a picture of FLAC. */
function readPicture(bytes: Uint8Array, facts: Facts): void {
  const typeLength = big(bytes, 4, 4);
  const behindType = 8 + typeLength;
  const textLength = big(bytes, behindType, 4);
  const behindText = behindType + 4 + textLength;
  const data = behindText + 16;
  const length = big(bytes, behindText + 16, 4);
  if (data + 4 > bytes.length) return;
  const description = anyText(bytes.subarray(behindType + 4, behindText));
  facts.picture(big(bytes, 0, 4), latin(bytes, 8, typeLength), description, bytes.subarray(data + 4, data + 4 + length));
}

function readStreamInfo(block: Uint8Array, size: number, facts: Facts): void {
  const bits = big(block, 10, 4);
  const sampleRate = bits >>> 12;
  const samples = (big(block, 13, 1) & 15) * 2 ** 32 + big(block, 14, 4);
  const seconds = samples / sampleRate;
  facts.sound = {
    codec: 'FLAC',
    ...known('sampleRate', sampleRate),
    channels: ((bits >>> 9) & 7) + 1,
    bitsPerSample: ((bits >>> 4) & 31) + 1,
    ...known('durationSeconds', seconds),
    ...known('bitRate', Math.round((size * 8) / seconds)),
  };
}

/** Reads FLAC behind its mark. */
export function readFlac(bytes: Uint8Array, start: number, facts: Facts): void {
  let at = start + 4;
  let hasInfo = false;
  for (;;) {
    const [head, length] = [bytes[at] ?? 0x80, big(bytes, at + 1, 3)];
    const block = bytes.subarray(at + 4, at + 4 + length);
    const kind = head & 0x7f;
    if (kind === 0 && block.length >= 18) {
      readStreamInfo(block, 0, facts);
      hasInfo = true;
    } else if (kind === 4) readComments(block, 0, facts);
    else if (kind === 6) readPicture(block, facts);
    at += 4 + length;
    if (head >= 0x80 || at >= bytes.length) break;
  }
  const { durationSeconds } = facts.sound;
  if (hasInfo && durationSeconds !== undefined && at < bytes.length)
    facts.sound = { ...facts.sound, ...known('bitRate', Math.round(((bytes.length - at) * 8) / durationSeconds)) };
}

/** The first packets of an Ogg stream, put together from its pages. */
class Packets {
  readonly whole: Uint8Array[] = [];
  #open: Uint8Array[] = [];
  #held = 0;

  add(segment: Uint8Array): void {
    if (this.whole.length >= 3 || this.#held + segment.length > MAX_PACKET) return;
    this.#open.push(segment);
    this.#held += segment.length;
    if (segment.length < 255) this.close();
  }

  /** Ends a packet; the last may be cut off, and is read as far as it goes. */
  close(): void {
    if (this.#open.length > 0) this.whole.push(joinedParts(this.#open, this.#held));
    [this.#open, this.#held] = [[], 0];
  }
}

/** The first packets of an Ogg stream, and the position that its last page states. */
function readPages(bytes: Uint8Array): { packets: Uint8Array[]; last: number } {
  const packets = new Packets();
  const serial = latin(bytes, 14, 4);
  let last = 0;
  for (let at = 0, page = 0; at + 27 <= bytes.length && page < MAX_PAGES && latin(bytes, at, 4) === 'OggS'; page++) {
    const lengths = bytes.subarray(at + 27, at + 27 + (bytes[at + 26] ?? 0));
    const isOwn = latin(bytes, at + 14, 4) === serial;
    const position = little(bytes, at + 6, 8);
    // A page on which no packet ends has no position.
    if (isOwn && position < 2 ** 63) last = position;
    at += 27 + (bytes[at + 26] ?? 0);
    for (const length of lengths) {
      if (isOwn) packets.add(bytes.subarray(at, at + length));
      at += length;
    }
  }
  packets.close();
  return { packets: packets.whole, last };
}

function joinedParts(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Reads Ogg. @returns what it holds */
export function readOgg(bytes: Uint8Array, facts: Facts): 'opus' | 'ogg' {
  const { packets, last } = readPages(bytes);
  const [head = new Uint8Array(), comments = new Uint8Array()] = packets;
  const ofSound = (rate: number, samples: number): void => {
    const seconds = samples / rate;
    facts.sound = { ...facts.sound, ...known('durationSeconds', seconds), ...known('bitRate', Math.round((bytes.length * 8) / seconds)) };
  };
  if (latin(head, 0, 8) === 'OpusHead') {
    facts.sound = { codec: 'Opus', sampleRate: 48_000, ...known('channels', head[9]) };
    ofSound(48_000, last - little(head, 10, 2));
    if (latin(comments, 0, 8) === 'OpusTags') readComments(comments, 8, facts);
    return 'opus';
  }
  if (latin(head, 1, 6) === 'vorbis') {
    const rate = little(head, 12, 4);
    facts.sound = { codec: 'Vorbis', ...known('sampleRate', rate), ...known('channels', head[11]) };
    ofSound(rate, last);
    if (latin(comments, 1, 6) === 'vorbis') readComments(comments, 7, facts);
  } else if (latin(head, 0, 8) === 'Speex   ') {
    const rate = little(head, 36, 4);
    facts.sound = { codec: 'Speex', ...known('sampleRate', rate), ...known('channels', little(head, 48, 4)) };
    ofSound(rate, last);
    readComments(comments, 0, facts);
  } else if (latin(head, 1, 4) === 'FLAC') {
    readStreamInfo(head.subarray(17), 0, facts);
    if (((comments[0] ?? 0) & 0x7f) === 4) readComments(comments.subarray(4), 0, facts);
  }
  return 'ogg';
}
