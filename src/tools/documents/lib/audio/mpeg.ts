import { big, type Facts, known, latin, type Sound } from './facts.ts';

// MPEG audio (ISO 11172-3, 13818-3), AAC in ADTS (ISO 13818-7) and AC-3 (ATSC A/52).

const RATES = [
  [44_100, 48_000, 32_000],
  [22_050, 24_000, 16_000],
  [11_025, 12_000, 8000],
];
/** Kilobits a second by index, for the layers of MPEG 1, and then for those of MPEG 2. */
const BIT_RATES = [
  [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const VERSIONS = ['2.5', undefined, '2', '1'];
const MAX_SEARCH = 65_536;

interface MpegFrame {
  version: string;
  layer: number;
  rate: number;
  bitRate: number;
  channels: number;
  samples: number;
  size: number;
  /** Where the side information ends, behind which encoders write what they know. */
  behindSide: number;
}

/** The frame that begins at a place, if one does. */
function frameAt(bytes: Uint8Array, at: number): MpegFrame | undefined {
  const head = big(bytes, at, 4);
  if (head >>> 21 !== 0x7ff) return undefined;
  const version = VERSIONS[(head >>> 19) & 3];
  const layer = 4 - ((head >>> 17) & 3);
  const isFirst = version === '1';
  const rate = RATES[isFirst ? 0 : version === '2' ? 1 : 2]?.[(head >>> 10) & 3];
  const table = BIT_RATES[isFirst ? layer - 1 : layer === 1 ? 3 : 4];
  const kilobits = table?.[(head >>> 12) & 15];
  if (version === undefined || layer === 4 || rate === undefined || !kilobits) return undefined;
  const samples = layer === 1 ? 384 : layer === 3 && !isFirst ? 576 : 1152;
  const padding = (head >>> 9) & 1;
  const bitRate = kilobits * 1000;
  const size = layer === 1 ? (Math.floor((12 * bitRate) / rate) + padding) * 4 : Math.floor(((samples / 8) * bitRate) / rate) + padding;
  const isMono = ((head >>> 6) & 3) === 3;
  const side = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { version, layer, rate, bitRate, channels: isMono ? 1 : 2, samples, size, behindSide: at + 4 + side };
}

/** Where the first frame begins that another follows, or that reaches to the end. */
export function findMpeg(bytes: Uint8Array, from: number): { at: number; frame: MpegFrame } | undefined {
  const end = Math.min(bytes.length - 4, from + MAX_SEARCH);
  for (let at = from; at <= end; at++) {
    const frame = bytes[at] === 0xff ? frameAt(bytes, at) : undefined;
    if (frame && (at + frame.size + 4 > bytes.length || frameAt(bytes, at + frame.size))) return { at, frame };
  }
  return undefined;
}

/** Reads the sound of an MP3 file between its tags. */
export function readMpeg(bytes: Uint8Array, from: number, to: number, facts: Facts): boolean {
  const found = findMpeg(bytes, from);
  if (!found) return false;
  const { at, frame } = found;
  const sound: Sound = { codec: `MPEG ${frame.version} Layer ${frame.layer}`, sampleRate: frame.rate, channels: frame.channels };
  const stated = statedFrames(bytes, at, frame);
  const size = to - at;
  if (stated) {
    const seconds = (stated.frames * frame.samples - stated.lost) / frame.rate;
    const bits = (stated.bytes > 0 ? stated.bytes : size) * 8;
    facts.sound = { ...sound, ...known('durationSeconds', seconds), ...known('bitRate', Math.round(bits / seconds)) };
  } else facts.sound = { ...sound, bitRate: frame.bitRate, ...known('durationSeconds', (size * 8) / frame.bitRate) };
  return true;
}

/** What encoders say of the whole file in the first frame (Xing, Info and VBRI), and how many samples they added. */
function statedFrames(bytes: Uint8Array, at: number, frame: MpegFrame): { frames: number; bytes: number; lost: number } | undefined {
  const place = frame.behindSide;
  const name = latin(bytes, place, 4);
  if (name === 'Xing' || name === 'Info') {
    const flags = big(bytes, place + 4, 4);
    if ((flags & 1) === 0) return undefined;
    const frames = big(bytes, place + 8, 4);
    const size = flags & 2 ? big(bytes, place + 12, 4) : 0;
    const encoder = place + 8 + 4 * ((flags & 1) + ((flags >> 1) & 1)) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
    // The samples that the encoder put before and behind the sound stand in three bytes.
    const delays = /^LA(?:ME|VC)|^Lav/.test(latin(bytes, encoder, 4)) ? big(bytes, encoder + 21, 3) : 0;
    return { frames, bytes: size, lost: (delays >> 12) + (delays & 0xfff) };
  }
  if (latin(bytes, at + 36, 4) === 'VBRI') return { frames: big(bytes, at + 50, 4), bytes: big(bytes, at + 46, 4), lost: 0 };
  return undefined;
}

const AAC_RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];
const AAC_PROFILES = ['Main', 'LC', 'SSR', 'LTP'];
const AAC_CHANNELS = [0, 1, 2, 3, 4, 5, 6, 8];
const MAX_FRAMES = 1_000_000;

/** Reads AAC in ADTS. @returns whether it is some */
export function readAdts(bytes: Uint8Array, from: number, facts: Facts): boolean {
  const isHead = (at: number): boolean => bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xf6) === 0xf0;
  const rate = AAC_RATES[((bytes[from + 2] ?? 0) >> 2) & 15];
  if (!isHead(from) || rate === undefined) return false;
  let [frames, size, at] = [0, 0, from];
  while (at + 7 <= bytes.length && isHead(at) && frames < MAX_FRAMES) {
    const length = (big(bytes, at + 3, 3) >> 5) & 0x1fff || 7;
    frames += ((bytes[at + 6] ?? 0) & 3) + 1;
    size += length;
    at += Math.max(7, length);
  }
  const seconds = (frames * 1024) / rate;
  const profile = AAC_PROFILES[(bytes[from + 2] ?? 0) >> 6];
  facts.sound = {
    codec: `AAC ${profile}, MPEG-${(bytes[from + 1] ?? 0) & 8 ? 2 : 4}`,
    sampleRate: rate,
    ...known('channels', AAC_CHANNELS[(big(bytes, from + 2, 2) >> 6) & 7]),
    ...known('durationSeconds', seconds),
    ...known('bitRate', Math.round((size * 8) / seconds)),
  };
  return true;
}

const AC3_RATES = [48_000, 44_100, 32_000];
const AC3_BIT_RATES = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640];
const AC3_CHANNELS = [2, 1, 2, 3, 3, 4, 4, 5];

/** Reads AC-3. @returns whether it is some */
export function readAc3(bytes: Uint8Array, facts: Facts): boolean {
  if (big(bytes, 0, 2) !== 0x0b77) return false;
  const code = bytes[4] ?? 0;
  const [rate, kilobits] = [AC3_RATES[code >> 6], AC3_BIT_RATES[(code & 63) >> 1]];
  if ((bytes[5] ?? 0) >> 3 > 10 || rate === undefined || kilobits === undefined) return false;
  const mode = (bytes[6] ?? 0) >> 5;
  // Levels of mixing stand before the flag for low frequencies, as the mode of channels asks for them.
  const skipped = 3 + ((mode & 1) !== 0 && mode !== 1 ? 2 : 0) + ((mode & 4) !== 0 ? 2 : 0) + (mode === 2 ? 2 : 0);
  const hasLow = ((big(bytes, 6, 2) >> (15 - skipped)) & 1) === 1;
  facts.sound = {
    codec: 'AC-3 (Dolby Digital)',
    sampleRate: rate,
    channels: (AC3_CHANNELS[mode] ?? 0) + (hasLow ? 1 : 0),
    bitRate: kilobits * 1000,
    ...known('durationSeconds', (bytes.length * 8) / (kilobits * 1000)),
  };
  return true;
}
