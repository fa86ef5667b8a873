import { hexOf } from '../../../shared/platform/bytes.ts';
import { type Facts, known, little, utf16 } from './facts.ts';

// Advanced Systems Format (Microsoft, revision 01.20.03): WMA.

export const ASF_HEADER = '3026b2758e66cf11a6d900aa0062ce6c';
const [CONTENT, EXTENDED, PROPERTIES, STREAM, EXTENSION, LIBRARY, METADATA] = [
  '3326b2758e66cf11a6d900aa0062ce6c',
  '40a4d0d207e3d21197f000a0c95ea850',
  'a1dcab8c47a9cf118ee400c00c205365',
  '9107dcb7b7a9cf118ee600c00c205365',
  'b503bf5f2ea9cf118ee300c00c205365',
  '941c23449894d149a1411d134e457054',
  'eacbf8c5af5b77488467aa8c44fa4cca',
];
const SOUND = '409e69f84d5bcf11a8fd00805f5c442b';
const CODECS: Readonly<Record<number, string>> = {
  352: 'Windows Media Audio 1',
  353: 'Windows Media Audio 2',
  354: 'Windows Media Audio Pro',
  355: 'Windows Media Audio Lossless',
};
const MAX_OBJECTS = 10_000;
const NAMES = ['title', 'author', 'copyright', 'description', 'rating'];

const text = (bytes: Uint8Array): string => utf16(bytes, true).replace(/\0+$/, '');

/** Reads the objects in the header of an ASF file. */
export function readAsf(bytes: Uint8Array, facts: Facts): void {
  const end = Math.min(bytes.length, little(bytes, 16, 8));
  readObjects(bytes.subarray(30, end), facts);
}

function readObjects(bytes: Uint8Array, facts: Facts): void {
  for (let at = 0, count = 0; at + 24 <= bytes.length && count < MAX_OBJECTS; count++) {
    const size = little(bytes, at + 16, 8);
    if (size < 24) return;
    readObject(hexOf(bytes.subarray(at, at + 16)), bytes.subarray(at + 24, Math.min(at + size, bytes.length)), facts);
    at += size;
  }
}

function readObject(id: string, data: Uint8Array, facts: Facts): void {
  if (id === CONTENT) {
    let at = 10;
    for (const [index, name] of NAMES.entries()) {
      const length = little(data, 2 * index, 2);
      facts.add('ASF', name, text(data.subarray(at, at + length)));
      at += length;
    }
  } else if (id === EXTENDED) readDescriptors(data, facts);
  else if (id === METADATA || id === LIBRARY) readRecords(data, facts);
  else if (id === EXTENSION) readObjects(data.subarray(22), facts);
  else if (id === PROPERTIES) {
    // In units of 100 nanoseconds, less what is loaded before it plays, in milliseconds.
    const seconds = little(data, 40, 8) / 1e7 - little(data, 56, 8) / 1000;
    facts.sound = { ...facts.sound, ...known('durationSeconds', seconds) };
  } else if (id === STREAM && hexOf(data.subarray(0, 16)) === SOUND) {
    const format = data.subarray(54);
    const tag = little(format, 0, 2);
    facts.sound = {
      ...facts.sound,
      codec: CODECS[tag] ?? `format ${tag}`,
      ...known('channels', little(format, 2, 2)),
      ...known('sampleRate', little(format, 4, 4)),
      ...known('bitRate', little(format, 8, 4) * 8),
      ...known('bitsPerSample', little(format, 14, 2)),
    };
  }
}

function readDescriptors(data: Uint8Array, facts: Facts): void {
  const count = little(data, 0, 2);
  let at = 2;
  for (let index = 0; index < count && at + 6 <= data.length; index++) {
    const nameLength = little(data, at, 2);
    const name = text(data.subarray(at + 2, at + 2 + nameLength));
    at += 2 + nameLength;
    const [kind, length] = [little(data, at, 2), little(data, at + 2, 2)];
    addValue(name, kind, data.subarray(at + 4, at + 4 + length), facts);
    at += 4 + length;
  }
}

function readRecords(data: Uint8Array, facts: Facts): void {
  const count = little(data, 0, 2);
  let at = 2;
  for (let index = 0; index < count && at + 12 <= data.length; index++) {
    const [nameLength, kind, length] = [little(data, at + 4, 2), little(data, at + 6, 2), little(data, at + 8, 4)];
    const name = text(data.subarray(at + 12, at + 12 + nameLength));
    at += 12 + nameLength;
    addValue(name, kind, data.subarray(at, at + length), facts);
    at += length;
  }
}

function addValue(name: string, kind: number, value: Uint8Array, facts: Facts): void {
  if (name === 'WM/Picture' && kind === 1) readPicture(value, facts);
  else if (kind === 0) facts.add('ASF', name, text(value));
  else if (kind === 1 || kind === 6) facts.add('ASF', name, `${value.length} bytes`);
  else if (kind === 2) facts.add('ASF', name, String(value.some((byte) => byte !== 0)));
  else if (kind <= 5) facts.add('ASF', name, String(little(value, 0, Math.min(value.length, kind === 5 ? 2 : kind === 3 ? 4 : 6))));
}

function readPicture(value: Uint8Array, facts: Facts): void {
  const ends: number[] = [];
  for (let at = 5; at + 1 < value.length && ends.length < 2; at += 2) if (value[at] === 0 && value[at + 1] === 0) ends.push(at);
  const [typeEnd, textEnd] = ends;
  if (typeEnd === undefined || textEnd === undefined) return;
  const data = value.subarray(textEnd + 2, textEnd + 2 + little(value, 1, 4));
  facts.picture(value[0] ?? 0, text(value.subarray(5, typeEnd)), text(value.subarray(typeEnd + 2, textEnd)), data);
}
