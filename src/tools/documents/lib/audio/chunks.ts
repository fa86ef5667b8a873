import { anyText, big, type Facts, known, latin, little, type Sound } from './facts.ts';
import { readId3v2 } from './id3.ts';

// WAVE in RIFF, RF64 and BW64 (EBU Tech 3285, ITU-R BS.2088), and AIFF (Apple, 1989).

const MAX_CHUNKS = 20_000;
const MAX_BEXT_TEXT = 100_000;

interface Chunk {
  id: string;
  at: number;
  data: Uint8Array;
}

/** The chunks from a place on, each padded to an even size. @param read reads a size */
function* chunksOf(bytes: Uint8Array, start: number, read: typeof big): Generator<Chunk> {
  for (let at = start, count = 0; at + 8 <= bytes.length && count < MAX_CHUNKS; count++) {
    const size = read(bytes, at + 4, 4);
    yield { id: latin(bytes, at, 4), at, data: bytes.subarray(at + 8, at + 8 + size) };
    at += 8 + size + (size & 1);
  }
}

const FORMATS: Readonly<Record<number, string>> = {
  1: 'PCM',
  2: 'Microsoft ADPCM',
  3: 'PCM, floating point',
  6: 'A-law',
  7: 'μ-law',
  17: 'IMA ADPCM',
  49: 'GSM 6.10',
  80: 'MPEG',
  85: 'MPEG Layer 3',
};
const EXTENSIBLE = 0xfffe;

/** Reads a WAVE file. @returns whether it is BW64 or RF64, or plain */
export function readWave(bytes: Uint8Array, facts: Facts): 'bw64' | 'wav' {
  let bytesASecond = 0;
  let size = 0;
  for (const { id, data } of chunksOf(bytes, 12, little)) {
    if (id === 'fmt ') {
      bytesASecond = little(data, 8, 4);
      facts.sound = formatOf(data);
    } else if (id === 'data') size += data.length;
    else readExtra(id, data, facts);
  }
  facts.sound = { ...facts.sound, ...known('durationSeconds', size / bytesASecond) };
  return latin(bytes, 0, 4) === 'RIFF' ? 'wav' : 'bw64';
}

function formatOf(data: Uint8Array): Sound {
  const tag = little(data, 0, 2);
  const format = tag === EXTENSIBLE ? little(data, 24, 2) : tag;
  return {
    codec: FORMATS[format] ?? `format ${format}`,
    ...known('channels', little(data, 2, 2)),
    ...known('sampleRate', little(data, 4, 4)),
    ...known('bitsPerSample', little(data, 14, 2)),
    ...known('bitRate', little(data, 8, 4) * 8),
  };
}

/** The chunks of a WAVE file that hold tags. */
function readExtra(id: string, data: Uint8Array, facts: Facts): void {
  if (id === 'LIST' && latin(data, 0, 4) === 'INFO') {
    for (const { id: key, data: value } of chunksOf(data, 4, little)) facts.add('RIFF INFO', key, anyText(value));
  } else if (id === 'bext') readBroadcast(data, facts);
  else if ((id === 'iXML' || id === 'axml') && data.length <= MAX_BEXT_TEXT) facts.add('BWF', id, anyText(data));
  else if (id.toLowerCase() === 'id3 ') readId3v2(data, 0, facts);
}

/** The extension of broadcasters (EBU Tech 3285, section 2.3). */
function readBroadcast(data: Uint8Array, facts: Facts): void {
  const field = (at: number, count: number): string => (latin(data, at, count).split('\0')[0] ?? '').trimEnd();
  facts.add('BWF', 'description', field(0, 256));
  facts.add('BWF', 'originator', field(256, 32));
  facts.add('BWF', 'originatorReference', field(288, 32));
  facts.add('BWF', 'originationDate', field(320, 10));
  facts.add('BWF', 'originationTime', field(330, 8));
  const reference = little(data, 338, 8);
  if (Number.isSafeInteger(reference)) facts.add('BWF', 'timeReference', String(reference));
  facts.add('BWF', 'codingHistory', (latin(data, 602).split('\0')[0] ?? '').trimEnd());
}

/** A number of ten bytes (IEEE 754, extended precision). */
function extended(bytes: Uint8Array, at: number): number {
  const exponent = (big(bytes, at, 2) & 0x7fff) - 16_383 - 63;
  return big(bytes, at + 2, 8) * 2 ** exponent;
}

const AIFF_TEXTS = new Set(['NAME', 'AUTH', '(c) ', 'ANNO']);

/** Reads an AIFF or AIFF-C file. */
export function readAiff(bytes: Uint8Array, facts: Facts): void {
  for (const { id, data } of chunksOf(bytes, 12, big)) {
    if (id === 'COMM') {
      const [channels, frames, bits, rate] = [big(data, 0, 2), big(data, 2, 4), big(data, 6, 2), extended(data, 8)];
      const codec = data.length >= 22 && latin(bytes, 8, 4) === 'AIFC' ? latin(data, 18, 4).trim() : 'PCM';
      const sound: Sound = { codec: codec === 'NONE' || codec === 'sowt' ? 'PCM' : codec };
      facts.sound = {
        ...sound,
        ...known('channels', channels),
        ...known('bitsPerSample', bits),
        ...known('sampleRate', rate),
        ...known('durationSeconds', frames / rate),
        ...known('bitRate', channels * bits * rate),
      };
    } else if (AIFF_TEXTS.has(id)) facts.add('AIFF', id.trim(), anyText(data));
    else if (id === 'ID3 ') readId3v2(data, 0, facts);
  }
}
