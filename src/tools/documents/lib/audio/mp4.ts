import { anyText, big, type Facts, known, latin, type Sound, utf16 } from './facts.ts';
import { GENRES } from './genres.ts';

// MPEG-4 files (ISO 14496-12 and 14496-14) with the tags of iTunes.

const MAX_BOXES = 100_000;
const MAX_DEPTH = 16;
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta']);

interface Box {
  type: string;
  data: Uint8Array;
}

/** The boxes of a part of the file, in order. */
function boxesOf(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length && boxes.length < MAX_BOXES; ) {
    const stated = big(bytes, at, 4);
    const size = stated === 1 ? big(bytes, at + 8, 8) : stated === 0 ? bytes.length - at : stated;
    const head = stated === 1 ? 16 : 8;
    if (size < head) break;
    boxes.push({ type: latin(bytes, at + 4, 4), data: bytes.subarray(at + head, Math.min(at + size, bytes.length)) });
    at += size;
  }
  return boxes;
}

const CODECS: Readonly<Record<string, string>> = { mp4a: 'AAC', alac: 'ALAC', 'ac-3': 'AC-3', 'ec-3': 'E-AC-3', Opus: 'Opus', fLaC: 'FLAC', samr: 'AMR' };

/** Reads an MPEG-4 file. @returns its brand */
export function readMp4(bytes: Uint8Array, facts: Facts): string {
  new Walker(facts).walk(bytes, 0);
  const { durationSeconds } = facts.sound;
  const media = boxesOf(bytes).reduce((size, { type, data }) => size + (type === 'mdat' ? data.length : 0), 0);
  if (durationSeconds !== undefined && facts.sound.bitRate === undefined)
    facts.sound = { ...facts.sound, ...known('bitRate', Math.round((media * 8) / durationSeconds)) };
  return latin(bytes, 8, 4);
}

/** Goes through the boxes that hold others. */
class Walker {
  readonly #facts: Facts;
  #left = MAX_BOXES;
  #isSound = false;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  walk(bytes: Uint8Array, depth: number): void {
    for (const { type, data } of depth > MAX_DEPTH ? [] : boxesOf(bytes)) {
      if (this.#left-- <= 0) return;
      if (HOLDERS.has(type)) this.walk(data, depth + 1);
      else if (type === 'meta') this.walk(data.subarray(4), depth + 1);
      else this.#read(type, data);
    }
  }

  #read(type: string, data: Uint8Array): void {
    if (type === 'ilst') for (const item of boxesOf(data)) readItem(item, this.#facts);
    else if (type === 'mvhd') {
      const isLong = data[0] === 1;
      const scale = big(data, isLong ? 20 : 12, 4);
      const length = big(data, isLong ? 24 : 16, isLong ? 8 : 4);
      this.#facts.sound = { ...this.#facts.sound, ...known('durationSeconds', length / scale) };
    } else if (type === 'hdlr') this.#isSound = latin(data, 8, 4) === 'soun';
    else if (type === 'stsd' && this.#isSound) readSound(data, this.#facts);
  }
}

/** The first sample entry of a track of sound. */
function readSound(data: Uint8Array, facts: Facts): void {
  const [entry] = boxesOf(data.subarray(8));
  if (!entry || facts.sound.codec !== undefined) return;
  const { type, data: inner } = entry;
  facts.sound = {
    ...facts.sound,
    codec: CODECS[type] ?? type.trim(),
    ...known('channels', big(inner, 16, 2)),
    ...known('bitsPerSample', big(inner, 18, 2)),
    ...known('sampleRate', big(inner, 24, 2)),
  };
  // The version of QuickTime says how long the entry is before its own boxes.
  const own = inner.subarray(28 + ([0, 16, 36][big(inner, 8, 2)] ?? 0));
  const found = boxesOf(own).find((box) => box.type === 'esds');
  if (found) facts.sound = { ...facts.sound, ...decoderOf(found.data) };
}

const CONFIGURED_CHANNELS = [0, 1, 2, 3, 4, 5, 6, 8];

/** What the descriptor of a decoder states (ISO 14496-1, section 7.2.6): the average bit rate, and the channels of AAC, which encoders leave wrong elsewhere. */
function decoderOf(data: Uint8Array): Sound {
  let at = 4;
  // A descriptor is a tag and a length of up to four bytes; that of the decoder (4) is in that of the stream (3).
  const enter = (tag: number): boolean => {
    if (data[at] !== tag) return false;
    for (at++; (data[at] ?? 0) >= 0x80 && at < data.length; ) at++;
    at++;
    return true;
  };
  if (!enter(3)) return {};
  const flags = data[at + 2] ?? 0;
  at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x40 ? 1 + (data[at + 3] ?? 0) : 0) + (flags & 0x20 ? 2 : 0);
  if (!enter(4)) return {};
  const bitRate = big(data, at + 9, 4);
  at += 13;
  if (!enter(5)) return known('bitRate', bitRate);
  // Five bits of kind, four of rate (15: 24 bits more), four of channels (ISO 14496-3, section 1.6.2.1).
  const config = big(data, at, 6);
  const rateIndex = Math.floor(config / 2 ** 39) & 15;
  const channels = rateIndex === 15 ? Math.floor(config / 2 ** 11) & 15 : Math.floor(config / 2 ** 35) & 15;
  return { ...known('bitRate', bitRate), ...known('channels', CONFIGURED_CHANNELS[channels]) };
}

function readItem({ type, data }: Box, facts: Facts): void {
  const boxes = boxesOf(data);
  const name = boxes.find((box) => box.type === 'name');
  const mean = boxes.find((box) => box.type === 'mean');
  const key = type === '----' ? `----:${mean ? anyText(mean.data.subarray(4)) : ''}:${name ? anyText(name.data.subarray(4)) : ''}` : type;
  for (const box of boxes) {
    if (box.type !== 'data') continue;
    const [kind, value] = [big(box.data, 0, 4), box.data.subarray(8)];
    if (type === 'covr') facts.picture(3, kind === 13 ? 'image/jpeg' : kind === 14 ? 'image/png' : '', '', value);
    else facts.add('MP4', key, valueText(type, kind, value));
  }
}

function valueText(type: string, kind: number, value: Uint8Array): string {
  if (type === 'trkn' || type === 'disk') {
    const [number, of] = [big(value, 2, 2), big(value, 4, 2)];
    return of > 0 ? `${number}/${of}` : String(number);
  }
  if (type === 'gnre') return GENRES[big(value, 0, 2) - 1] ?? String(big(value, 0, 2));
  if (kind === 1) return anyText(value);
  if (kind === 2) return utf16(value, false);
  if (kind === 21 || (kind === 0 && value.length <= 4)) return String(signed(value));
  return `${value.length} bytes`;
}

function signed(value: Uint8Array): number {
  const size = Math.min(value.length, 6);
  const number = big(value, 0, size);
  return (value[0] ?? 0) >= 0x80 ? number - 2 ** (8 * size) : number;
}
