import { unprocessable } from '../../../errors.ts';
import { hexOf } from '../../../shared/platform/bytes.ts';
import { ASF_HEADER, readAsf } from './asf.ts';
import { readAiff, readWave } from './chunks.ts';
import { Facts, latin, type TagSystem } from './facts.ts';
import { id3v2Size, readApe, readId3v1, readId3v2 } from './id3.ts';
import { readMp4 } from './mp4.ts';
import { readAc3, readAdts, readMpeg } from './mpeg.ts';
import { readFlac, readOgg } from './xiph.ts';

const MEDIA_TYPES = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  bw64: 'audio/wav',
  aiff: 'audio/aiff',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  aac: 'audio/aac',
  ac3: 'audio/ac3',
  wma: 'audio/x-ms-wma',
} as const;
export type Container = keyof typeof MEDIA_TYPES;
export const CONTAINERS = Object.keys(MEDIA_TYPES) as [Container, ...Container[]];

/** Reads a file of sound. What is none is unprocessable. */
export function readAudio(bytes: Uint8Array): { container: Container; mimeType: string; brand?: string; facts: Facts } {
  const facts = new Facts();
  let start = 0;
  // Some programs write two tags.
  for (let tags = 0; tags < 4 && id3v2Size(bytes, start) > 0; tags++) {
    readId3v2(bytes, start, facts);
    start += id3v2Size(bytes, start);
  }
  const { container, brand } = readContainer(bytes, start, facts);
  return { container, mimeType: MEDIA_TYPES[container], ...(brand !== undefined && { brand }), facts };
}

function readContainer(bytes: Uint8Array, start: number, facts: Facts): { container: Container; brand?: string } {
  const mark = latin(bytes, start, 4);
  const form = latin(bytes, start + 8, 4);
  if (mark === 'fLaC') {
    readFlac(bytes, start, facts);
    return { container: 'flac' };
  }
  if (mark === 'OggS') return { container: readOgg(bytes.subarray(start), facts) };
  if (['RIFF', 'RF64', 'BW64'].includes(mark) && form === 'WAVE') return { container: readWave(bytes.subarray(start), facts) };
  if (mark === 'FORM' && (form === 'AIFF' || form === 'AIFC')) {
    readAiff(bytes.subarray(start), facts);
    return { container: 'aiff', brand: form };
  }
  if (latin(bytes, start + 4, 4) === 'ftyp') {
    const brand = readMp4(bytes.subarray(start), facts);
    return { container: /^M4[ABP]/.test(brand) ? 'm4a' : 'mp4', brand };
  }
  if (hexOf(bytes.subarray(start, start + 16)) === ASF_HEADER) {
    readAsf(bytes.subarray(start), facts);
    return { container: 'wma' };
  }
  if (readAc3(bytes.subarray(start), facts)) return { container: 'ac3' };
  if (readAdts(bytes, start, facts)) return { container: 'aac' };
  const hasId3v1 = readId3v1(bytes, facts);
  const end = bytes.length - (hasId3v1 ? 128 : 0);
  readApe(bytes, end, facts);
  if (!readMpeg(bytes, start, end, facts) && start === 0 && !hasId3v1)
    unprocessable('The file is not a sound file of a kind that can be read: MP3, FLAC, Ogg, Opus, WAV, AIFF, MP4, AAC, AC-3 or WMA.', 'file');
  return { container: 'mp3' };
}

/** By what people ask for, the keys that systems have for it; the first that is there counts. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  title: ['TIT2', 'TT2', 'TITLE', 'title', 'INAM', 'NAME', '\u00a9nam', 'Title'],
  artist: ['TPE1', 'TP1', 'ARTIST', 'artist', 'IART', 'AUTH', '\u00a9ART', 'author', 'Artist'],
  album: ['TALB', 'TAL', 'ALBUM', 'album', 'IPRD', '\u00a9alb', 'WM/AlbumTitle', 'Album'],
  albumArtist: ['TPE2', 'TP2', 'ALBUMARTIST', 'aART', 'WM/AlbumArtist', 'Album Artist'],
  composer: ['TCOM', 'TCM', 'COMPOSER', 'IMUS', '\u00a9wrt', 'WM/Composer', 'Composer'],
  genre: ['TCON', 'TCO', 'GENRE', 'genre', 'IGNR', '\u00a9gen', 'gnre', 'WM/Genre', 'Genre'],
  date: ['TDRC', 'TYER', 'TYE', 'DATE', 'YEAR', 'year', 'ICRD', '\u00a9day', 'WM/Year', 'Year', 'date', 'originationDate'],
  track: ['TRCK', 'TRK', 'TRACKNUMBER', 'track', 'ITRK', 'IPRT', 'trkn', 'WM/TrackNumber', 'Track'],
  disc: ['TPOS', 'TPA', 'DISCNUMBER', 'disk', 'WM/PartOfSet', 'Disc'],
  comment: ['COMM', 'COM', 'COMMENT', 'DESCRIPTION', 'comment', 'ICMT', '\u00a9cmt', 'ANNO', 'description', 'Comment'],
  lyrics: ['USLT', 'ULT', 'LYRICS', 'UNSYNCEDLYRICS', '\u00a9lyr', 'WM/Lyrics', 'Lyrics'],
  copyright: ['TCOP', 'TCR', 'COPYRIGHT', 'ICOP', '(c)', 'cprt', 'copyright', 'Copyright'],
  encoder: ['TSSE', 'TSS', 'ENCODER', 'ISFT', '\u00a9too', 'WM/EncodingSettings', 'Encoder'],
};
export const COMMON_FIELDS = Object.keys(COMMON);

/** ID3v1, whose fields are cut short, comes last. */
const isLast = (system: TagSystem): boolean => system === 'ID3v1';

/** What people ask for, whatever the system. */
export function commonTags({ tags }: Facts): Record<string, string> {
  const ordered = [...tags].sort((one, other) => Number(isLast(one.system)) - Number(isLast(other.system)));
  const found = Object.entries(COMMON).flatMap(([name, keys]) => {
    const tag = keys.map((key) => ordered.find((one) => one.key === key)).find((one) => one !== undefined);
    return tag ? [[name, tag.value] as const] : [];
  });
  return Object.fromEntries(found);
}
