import { hexOf, latin1Text } from '../platform/bytes.ts';

/** What a file is by its first bytes. */
export interface FileKind {
  what: string;
  /** The extension that such files usually have. */
  name: string;
  media?: string;
  group?: 'picture' | 'archive' | 'pdf';
  confidence: number;
}

type Signature = readonly [pattern: RegExp, what: string, name: string, media?: string, group?: FileKind['group'], confidence?: number];

// By the specifications of the formats, and the magic numbers of file(1); bytes in hex.
const SIGNATURES: readonly Signature[] = [
  [/^89504e470d0a1a0a/, 'a PNG picture', 'png', 'image/png', 'picture'],
  [/^ffd8ff/, 'a JPEG picture', 'jpg', 'image/jpeg', 'picture'],
  [/^47494638(?:37|39)61/, 'a GIF picture', 'gif', 'image/gif', 'picture'],
  [/^52494646(?:..){4}57454250/, 'a WebP picture', 'webp', 'image/webp', 'picture'],
  [/^52494646(?:..){4}57415645/, 'a WAV sound', 'wav', 'audio/wav'],
  [/^52494646(?:..){4}41564920/, 'an AVI video', 'avi', 'video/x-msvideo'],
  [/^(?:49492a00|4d4d002a)/, 'a TIFF picture', 'tif', 'image/tiff', 'picture'],
  [/^424d(?:..){4}00000000(?:..){4}(?:0c|28|34|38|40|6c|7c)000000/, 'a BMP picture', 'bmp', 'image/bmp', 'picture'],
  [/^00000100(?:0[123456789abcdef]|1[0-9a-f]|2[0-9a-f]|3[0-9a-f]|4[0])00/, 'an icon of Windows', 'ico', 'image/x-icon', 'picture', 0.9],
  [/^(?:..){4}66747970(?:61766966|61766973)/, 'an AVIF picture', 'avif', 'image/avif', 'picture'],
  [/^(?:..){4}66747970(?:68656963|68656978|68657663|6d696631|6d736631)/, 'a HEIC picture', 'heic', 'image/heic', 'picture'],
  [/^(?:..){4}6674797071742020/, 'a QuickTime video', 'mov', 'video/quicktime'],
  [/^(?:..){4}667479704d3441/, 'an M4A sound', 'm4a', 'audio/x-m4a'],
  [/^(?:..){4}66747970/, 'an MP4 video', 'mp4', 'video/mp4'],
  [/^ff0a|^0000000c4a584c20/, 'a JPEG XL picture', 'jxl', 'image/jxl', 'picture', 0.9],
  [/^384250530001/, 'a Photoshop document', 'psd', 'image/vnd.adobe.photoshop'],
  [/^255044462d3[0-9]/, 'a PDF document', 'pdf', 'application/pdf', 'pdf'],
  [/^25215053/, 'a PostScript document', 'ps', 'application/postscript'],
  [/^504b0304(?:..){26}6d696d65747970656170706c69636174696f6e2f65707562/, 'an EPUB book', 'epub', 'application/epub+zip', 'archive'],
  [/^504b(?:0304|0506|0708)/, 'a ZIP archive', 'zip', 'application/zip', 'archive'],
  [/^526172211a07/, 'a RAR archive', 'rar', 'application/vnd.rar', 'archive'],
  [/^377abcaf271c/, 'a 7z archive', '7z', 'application/x-7z-compressed', 'archive'],
  [/^(?:..){257}7573746172/, 'a tar archive', 'tar', 'application/x-tar', 'archive'],
  [/^1f8b08/, 'gzip data', 'gzip', 'application/gzip'],
  [/^425a683[123456789](?:314159265359|177245385090)/, 'bzip2 data', 'bzip2', 'application/x-bzip2'],
  [/^fd377a585a00/, 'xz data', 'xz', 'application/x-xz'],
  [/^28b52ffd/, 'Zstandard data', 'zstd', 'application/zstd'],
  [/^04224d18/, 'LZ4 data', 'lz4', 'application/x-lz4'],
  [/^4d53434600000000/, 'a cabinet of Windows', 'cab', 'application/vnd.ms-cab-compressed', 'archive'],
  [/^213c617263683e0a/, 'an ar archive', 'a', 'application/x-archive', 'archive'],
  [/^7f454c46(?:01|02)(?:01|02)01/, 'an ELF program', 'elf', 'application/x-elf'],
  [/^4d5a(?:..){58}/, 'a program of Windows', 'exe', 'application/vnd.microsoft.portable-executable', undefined, 0.85],
  [/^(?:cffaedfe|cefaedfe|feedfa(?:ce|cf))/, 'a Mach-O program', 'macho', 'application/x-mach-binary'],
  [/^cafebabe000000(?:2[def]|3[0-9a-f]|4[0-9a-f]|5[0])/, 'a class of Java', 'class', 'application/java-vm'],
  [/^0061736d01000000/, 'a WebAssembly module', 'wasm', 'application/wasm'],
  [/^53514c69746520666f726d6174203300/, 'an SQLite database', 'sqlite', 'application/vnd.sqlite3'],
  [/^4944330[234]/, 'an MP3 sound', 'mp3', 'audio/mpeg'],
  [
    /^ff(?:fb|f3|f2)(?:1[0-9a-f]|2[0-9a-f]|3[0-9a-f]|4[0-9a-f]|5[0-9a-f]|6[0-9a-f]|7[0-9a-f]|8[0-9a-f]|9[0-9a-f]|a[0-9a-f]|b[0-9a-f]|c[0-9a-f]|d[0-9a-f]|e[0-9a-f])/,
    'an MP3 sound',
    'mp3',
    'audio/mpeg',
    undefined,
    0.7,
  ],
  [/^664c6143/, 'a FLAC sound', 'flac', 'audio/flac'],
  [/^4f67675300/, 'an Ogg file', 'ogg', 'audio/ogg'],
  [/^4d54686400000006/, 'a MIDI file', 'mid', 'audio/midi'],
  [/^1a45dfa3/, 'a Matroska or WebM video', 'webm', 'video/webm'],
  [/^464c5601/, 'a Flash video', 'flv', 'video/x-flv'],
  [/^0001000000(?:0[456789abcdef]|1[0-9a-f]|2[0-9a-f]|3[0-9a-f]|4[0])|^7472756500/, 'a TrueType font', 'ttf', 'font/ttf', undefined, 0.9],
  [/^4f54544f00/, 'an OpenType font', 'otf', 'font/otf'],
  [/^774f4646/, 'a WOFF font', 'woff', 'font/woff'],
  [/^774f4632/, 'a WOFF2 font', 'woff2', 'font/woff2'],
  [/^d0cf11e0a1b11ae1/, 'a document of old Office', 'doc', 'application/x-cfb'],
  [/^50415231(?:..)*50415231$/, 'a Parquet file', 'parquet', 'application/vnd.apache.parquet'],
  [/^4f626a01/, 'an Avro file', 'avro', 'application/vnd.apache.avro'],
  [/^d4c3b2a1|^a1b2c3d4|^0a0d0d0a/, 'captured packets', 'pcap', 'application/vnd.tcpdump.pcap'],
  [/^62706c6973743030/, 'a binary property list', 'plist', 'application/x-bplist'],
];
const HEAD = 4_096;
/** As much of the end of a container as has the names of what is in it. */
const TAIL = 60_000;

type Inside = readonly [pattern: RegExp, what: string, name: string, media: string];

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** What archives and old documents are by the names of what is in them. */
const CONTAINERS: Readonly<Record<string, readonly Inside[]>> = {
  zip: [
    [/mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/, 'an OpenDocument spreadsheet', 'ods', 'application/vnd.oasis.opendocument.spreadsheet'],
    [/mimetypeapplication\/vnd\.oasis\.opendocument\.presentation/, 'an OpenDocument presentation', 'odp', 'application/vnd.oasis.opendocument.presentation'],
    [/mimetypeapplication\/vnd\.oasis\.opendocument/, 'an OpenDocument file', 'odt', 'application/vnd.oasis.opendocument.text'],
    [/\[Content_Types\]\.xml[\s\S]*word\/|word\/document\.xml/, 'a Word document', 'docx', `${OFFICE}.wordprocessingml.document`],
    [/\[Content_Types\]\.xml[\s\S]*xl\/|xl\/workbook\.(?:xml|bin)/, 'an Excel workbook', 'xlsx', `${OFFICE}.spreadsheetml.sheet`],
    [/\[Content_Types\]\.xml[\s\S]*ppt\/|ppt\/presentation\.xml/, 'a PowerPoint presentation', 'pptx', `${OFFICE}.presentationml.presentation`],
  ],
  doc: [
    [/W\0o\0r\0k\0b\0o\0o\0k\0|B\0o\0o\0k\0\0/, 'an Excel workbook of old', 'xls', 'application/vnd.ms-excel'],
    [/_\0_\0s\0u\0b\0s\0t\0g\0(?:1|_)\0/, 'a message of Outlook', 'msg', 'application/vnd.ms-outlook'],
    [/W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0/, 'a Word document of old', 'doc', 'application/msword'],
  ],
};

function kindInside(bytes: Uint8Array, kinds: readonly Inside[]): FileKind | undefined {
  if (kinds.length === 0) return undefined;
  const names = latin1Text(bytes.subarray(0, HEAD)) + latin1Text(bytes.subarray(Math.max(HEAD, bytes.length - TAIL)));
  const found = kinds.find(([pattern]) => pattern.test(names));
  if (!found) return undefined;
  const [, what, name, media] = found;
  return { what, name, media, ...(name !== 'xls' && name !== 'msg' && name !== 'doc' && { group: 'archive' as const }), confidence: 0.97 };
}

/** What a file is by its first bytes; undefined where they tell nothing. */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  const head = hexOf(bytes.subarray(0, HEAD));
  const found = SIGNATURES.find(([pattern]) => pattern.test(head));
  if (!found) return undefined;
  const inside = kindInside(bytes, CONTAINERS[found[2]] ?? []);
  if (inside) return inside;
  const [, what, name, media, group, confidence = 0.98] = found;
  return { what, name, ...(media !== undefined && { media }), ...(group && { group }), confidence };
}
