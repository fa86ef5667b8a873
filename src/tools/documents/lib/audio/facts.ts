import { unprocessable } from '../../../errors.ts';
import { base64Of, isUtf8, latin1Text, looseUtf8 } from '../../../shared/platform/bytes.ts';
import { sha256 } from '../given-file.ts';

const MAX_TAGS = 5000;
const MAX_TEXT = 2_000_000;
const MAX_PICTURES = 50;

/** Where a tag stands. */
export type TagSystem = 'ID3v2.2' | 'ID3v2.3' | 'ID3v2.4' | 'ID3v1' | 'APEv2' | 'Vorbis comment' | 'RIFF INFO' | 'BWF' | 'AIFF' | 'MP4' | 'ASF';

export interface Tag {
  system: TagSystem;
  key: string;
  value: string;
  /** What tells it from others of the same key, such as the language and the title of a comment. */
  description?: string;
}

export interface Picture {
  kind: string;
  mimeType: string;
  description?: string;
  file: string;
  bytes: number;
  sha256: string;
}

/** What is known of the sound itself. */
export interface Sound {
  codec?: string;
  durationSeconds?: number;
  sampleRate?: number;
  channels?: number;
  bitsPerSample?: number;
  /** Bits a second. */
  bitRate?: number;
}

/** Gathers what a file tells, within bounds. */
export class Facts {
  readonly tags: Tag[] = [];
  readonly pictures: Picture[] = [];
  sound: Sound = {};
  #left = MAX_TEXT;

  add(system: TagSystem, key: string, value: string, description?: string): void {
    const text = value.replace(/\0+$/, '');
    if (text === '') return;
    this.#left -= text.length + key.length + (description?.length ?? 0);
    if (this.tags.length >= MAX_TAGS || this.#left < 0) unprocessable('The file has more tags than are read: 5000, or 2000000 characters.', 'file');
    this.tags.push({ system, key, value: text, ...(description !== undefined && description !== '' && { description }) });
  }

  picture(kind: number, mimeType: string, description: string, data: Uint8Array): void {
    if (this.pictures.length >= MAX_PICTURES || data.length === 0) return;
    this.pictures.push({
      kind: PICTURE_KINDS[kind] ?? `kind ${kind}`,
      mimeType: mimeType === '' ? mediaTypeOf(data) : mimeType,
      ...(description !== '' && { description }),
      file: base64Of(data),
      bytes: data.length,
      sha256: sha256(data),
    });
  }
}

/** The kinds of pictures of ID3v2, which FLAC and Vorbis have, too. */
const PICTURE_KINDS = [
  ...['other', 'file icon', 'other file icon', 'front cover', 'back cover', 'leaflet', 'media', 'lead artist', 'artist', 'conductor', 'band'],
  ...['composer', 'lyricist', 'recording location', 'during recording', 'during performance', 'video capture', 'bright coloured fish', 'illustration'],
  ...['band logo', 'publisher logo'],
];

const mediaTypeOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xd8 ? 'image/jpeg' : first === 0x89 ? 'image/png' : 'application/octet-stream';

/** A number of several bytes, the high one first; bytes beyond the end count as 0. */
export function big(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let index = 0; index < count; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** The same with the low byte first. */
export function little(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let index = count - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

export const latin = (bytes: Uint8Array, at = 0, count = bytes.length): string => latin1Text(bytes.subarray(at, at + count));

/** Text that should be UTF-8, and is read as Latin-1 where it is not. */
export const anyText = (bytes: Uint8Array): string => (isUtf8(bytes) ? looseUtf8(bytes) : latin1Text(bytes));

/** Text of UTF-16; the rest of a half unit is left out. */
export function utf16(bytes: Uint8Array, isLittle: boolean): string {
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, bytes.length & ~1));
}

/** A number that is finite and above 0, as a property; nothing otherwise. */
export const known = <Name extends keyof Sound>(name: Name, value: number | undefined): Pick<Sound, Name> | Record<never, never> =>
  value !== undefined && Number.isFinite(value) && value > 0 ? ({ [name]: value } as Pick<Sound, Name>) : {};
