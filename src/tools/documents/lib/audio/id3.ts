import { Unprocessable } from '../../../errors.ts';
import { unpack } from '../../../shared/platform/compression.ts';
import { anyText, big, type Facts, latin, little, type TagSystem, utf16 } from './facts.ts';
import { GENRES } from './genres.ts';

// ID3v1, and ID3v2.2 to 2.4 (id3.org).

const HEADER = 10;
const MAX_FRAME = 5_000_000;

const synchsafe = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) * 2 ** 21 + (bytes[at + 1] ?? 0) * 2 ** 14 + (bytes[at + 2] ?? 0) * 2 ** 7 + (bytes[at + 3] ?? 0);

/** The size of the tag that begins at a place, its head and foot included; 0 where there is none. */
export function id3v2Size(bytes: Uint8Array, at = 0): number {
  if (latin(bytes, at, 3) !== 'ID3' || (bytes[at + 3] ?? 0) < 2 || (bytes[at + 3] ?? 0) > 4) return 0;
  return HEADER + synchsafe(bytes, at + 6) + ((bytes[at + 5] ?? 0) & 0x10 ? HEADER : 0);
}

/** Puts back what was left out so that nothing looks like the start of a sound: a zero behind each byte of ones. */
function withoutUnsynchronisation(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    kept[length++] = bytes[at] ?? 0;
    if (bytes[at] === 0xff && bytes[at + 1] === 0) at++;
  }
  return kept.subarray(0, length);
}

/** Reads the tag at a place. */
export function readId3v2(bytes: Uint8Array, at: number, facts: Facts): void {
  const version = bytes[at + 3] ?? 0;
  const flags = bytes[at + 5] ?? 0;
  let data = bytes.subarray(at + HEADER, at + HEADER + synchsafe(bytes, at + 6));
  if (version < 4 && flags & 0x80) data = withoutUnsynchronisation(data);
  const isExtended = version > 2 && (flags & 0x40) !== 0;
  let place = !isExtended ? 0 : version === 3 ? 4 + big(data, 0, 4) : synchsafe(data, 0);
  const [idLength, head] = version === 2 ? [3, 6] : [4, 10];
  while (place + head <= data.length) {
    const id = latin(data, place, idLength);
    if (!/^[A-Z0-9]+$/.test(id)) return;
    const size = sizeOfFrame(data, place, version);
    const body = data.subarray(place + head, place + head + size);
    const frame = version === 2 ? body : plainFrame(body, version, big(data, place + 8, 2), (flags & 0x80) !== 0);
    if (frame) readFrame(id, frame, `ID3v2.${version}` as TagSystem, facts);
    place += head + size;
  }
}

function sizeOfFrame(data: Uint8Array, place: number, version: number): number {
  if (version === 2) return big(data, place + 3, 3);
  return version === 3 ? big(data, place + 4, 4) : frameSize(data, place);
}

/** Of ID3v2.4; some programs write sizes as in 2.3, which shows where the next frame would begin. */
function frameSize(data: Uint8Array, place: number): number {
  const [safe, plain] = [synchsafe(data, place + 4), big(data, place + 4, 4)];
  if (safe === plain) return safe;
  const fits = (size: number): boolean => {
    const next = place + HEADER + size;
    return next === data.length || data[next] === 0 || /^[A-Z0-9]{4}$/.test(latin(data, next, 4));
  };
  return !fits(safe) && fits(plain) ? plain : safe;
}

/** The content of a frame, unpacked; undefined where it is encrypted or damaged. */
function plainFrame(body: Uint8Array, version: number, flags: number, isUnsynchronised: boolean): Uint8Array | undefined {
  const [isPacked, isSecret, isGrouped, hasLength, isOwn] =
    version === 3 ? [flags & 0x80, flags & 0x40, flags & 0x20, flags & 0x80, 0] : [flags & 0x08, flags & 0x04, flags & 0x40, flags & 0x01, flags & 0x02];
  if (isSecret) return undefined;
  const start = (isGrouped ? 1 : 0) + (hasLength ? 4 : 0);
  const rest = body.subarray(start);
  const data = version === 4 && (isOwn || isUnsynchronised) ? withoutUnsynchronisation(rest) : rest;
  if (!isPacked) return data;
  try {
    return unpack(data, 'zlib', MAX_FRAME);
  } catch (error) {
    if (error instanceof Unprocessable) return undefined;
    throw error;
  }
}

/** The texts of a frame, in the encoding that its first byte names. */
function texts(bytes: Uint8Array, encoding: number): string[] {
  if (encoding === 0) return latin(bytes).split('\0');
  if (encoding === 3) return anyText(bytes).split('\0');
  // Each text may have a mark of its own for the order of bytes; without one it is that of the text before.
  let isLittle = encoding === 1;
  return splitUnits(bytes).map((part) => {
    if (part[0] === 0xff && part[1] === 0xfe) isLittle = true;
    else if (part[0] === 0xfe && part[1] === 0xff) isLittle = false;
    return utf16(part, isLittle).replace(/^\uFEFF/, '');
  });
}

function splitUnits(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] !== 0 || bytes[at + 1] !== 0) continue;
    parts.push(bytes.subarray(start, at));
    start = at + 2;
  }
  return [...parts, bytes.subarray(start)];
}

/** A text up to its end, and what follows. */
function textAndRest(bytes: Uint8Array, encoding: number): { text: string; rest: Uint8Array } {
  const isWide = encoding === 1 || encoding === 2;
  let end = 0;
  if (isWide) while (end + 1 < bytes.length && (bytes[end] !== 0 || bytes[end + 1] !== 0)) end += 2;
  else while (end < bytes.length && bytes[end] !== 0) end++;
  return { text: texts(bytes.subarray(0, end), encoding)[0] ?? '', rest: bytes.subarray(Math.min(end + (isWide ? 2 : 1), bytes.length)) };
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' / ');

/** "(17)", "17" and "(17)Rock" as names. */
export function genreName(text: string): string {
  const [, number = '', refinement = ''] = /^\((\d{1,3})\)(.*)$/s.exec(text) ?? /^(\d{1,3})()$/.exec(text) ?? [];
  const name = number === '' ? undefined : GENRES[Number(number)];
  return name === undefined ? text : refinement === '' || refinement === name ? name : `${name} (${refinement})`;
}

function readFrame(id: string, frame: Uint8Array, system: TagSystem, facts: Facts): void {
  const encoding = frame[0] ?? 0;
  const content = frame.subarray(1);
  if (id === 'TXXX' || id === 'TXX' || id === 'WXXX' || id === 'WXX') {
    const { text: description, rest } = textAndRest(content, encoding);
    facts.add(system, id, id.startsWith('W') ? latin(rest) : joined(texts(rest, encoding)), description);
  } else if (id.startsWith('T')) {
    const parts = texts(content, encoding);
    facts.add(system, id, joined(id === 'TCON' || id === 'TCO' ? parts.map(genreName) : parts));
  } else if (['COMM', 'COM', 'USLT', 'ULT'].includes(id)) {
    const { text: description, rest } = textAndRest(content.subarray(3), encoding);
    facts.add(system, id, joined(texts(rest, encoding)), [latin(content, 0, 3).replace(/\0/g, ''), description].filter(Boolean).join(': '));
  } else if (id.startsWith('W')) facts.add(system, id, latin(frame).split('\0')[0] ?? '');
  else if (id === 'APIC' || id === 'PIC') readPicture(id, content, encoding, facts);
  else if (id === 'UFID') facts.add(system, id, latin(frame).split('\0').slice(1).join(''), latin(frame).split('\0')[0]);
  else if (id === 'GEOB' || id === 'GEO') {
    const { text: mimeType, rest } = textAndRest(content, 0);
    const { text: name, rest: behind } = textAndRest(rest, encoding);
    const { text: description, rest: data } = textAndRest(behind, encoding);
    facts.add(system, id, `${mimeType}, ${data.length} bytes`, joined([name, description]));
  }
}

function readPicture(id: string, content: Uint8Array, encoding: number, facts: Facts): void {
  const isOld = id === 'PIC';
  const { text: mimeType, rest } = isOld ? { text: OLD_TYPES[latin(content, 0, 3)] ?? '', rest: content.subarray(3) } : textAndRest(content, 0);
  const { text: description, rest: data } = textAndRest(rest.subarray(1), encoding);
  facts.picture(rest[0] ?? 0, mimeType, description, data);
}

const OLD_TYPES: Readonly<Record<string, string>> = { JPG: 'image/jpeg', PNG: 'image/png' };

/** Reads the 128 bytes at the end. @returns whether they are there */
export function readId3v1(bytes: Uint8Array, facts: Facts): boolean {
  const tag = bytes.subarray(-128);
  if (tag.length < 128 || latin(tag, 0, 3) !== 'TAG') return false;
  const field = (at: number, count: number): string => (latin(tag, at, count).split('\0')[0] ?? '').trimEnd();
  const hasTrack = tag[125] === 0 && tag[126] !== 0;
  const genre = GENRES[tag[127] ?? 255];
  facts.add('ID3v1', 'title', field(3, 30));
  facts.add('ID3v1', 'artist', field(33, 30));
  facts.add('ID3v1', 'album', field(63, 30));
  facts.add('ID3v1', 'year', field(93, 4));
  facts.add('ID3v1', 'comment', field(97, hasTrack ? 28 : 30));
  if (hasTrack) facts.add('ID3v1', 'track', String(tag[126]));
  if (genre !== undefined) facts.add('ID3v1', 'genre', genre);
  return true;
}

/** Reads tags of APE before a place (the end, or an ID3v1 tag). @returns whether they are there */
export function readApe(bytes: Uint8Array, end: number, facts: Facts): boolean {
  const foot = end - 32;
  if (foot < 0 || latin(bytes, foot, 8) !== 'APETAGEX') return false;
  // What states too much begins at the start of the file.
  const start = Math.max(0, end - little(bytes, foot + 12, 4));
  for (let at = start; at + 8 < foot; ) {
    const nameEnd = bytes.indexOf(0, at + 8);
    if (nameEnd < 0 || nameEnd >= foot) break;
    const valueEnd = nameEnd + 1 + little(bytes, at, 4);
    addApeItem(latin(bytes, at + 8, nameEnd - at - 8), little(bytes, at + 4, 4), bytes.subarray(nameEnd + 1, Math.min(valueEnd, foot)), facts);
    at = valueEnd;
  }
  return true;
}

function addApeItem(name: string, flags: number, value: Uint8Array, facts: Facts): void {
  if ((flags & 6) === 0) facts.add('APEv2', name, anyText(value).split('\0').join(' / '));
  else if (/^Cover Art/i.test(name)) {
    const dataStart = value.indexOf(0) + 1;
    const kind = /front/i.test(name) ? 3 : /back/i.test(name) ? 4 : 0;
    facts.picture(kind, '', anyText(value.subarray(0, Math.max(0, dataStart - 1))), value.subarray(dataStart));
  }
}
