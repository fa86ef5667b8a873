import { gzipSync } from 'node:zlib';
import { holdTo } from '../testing.ts';
import tool from './file-type-detector.ts';

const hex = (data: string) => ({ data, inputEncoding: 'hex' });
const zeros = '00'.repeat(64);

// Magic numbers of the formats' specifications, and file(1)
holdTo(tool, {
  answers: [
    [{ data: '' }, { detected: false, bytes: 0, magic: '' }],
    [hex('ffd8ffe000104a46494600'), { detected: true, extension: 'jpg', mimeType: 'image/jpeg', bytes: 11 }],
    [hex(`474946383961${zeros}`), { extension: 'gif', mimeType: 'image/gif', magic: '47494638396100000000000000000000' }],
    [hex(`255044462d312e370a${zeros}`), { extension: 'pdf', mimeType: 'application/pdf' }],
    [hex(`524946462400000057454250565038${zeros}`), { extension: 'webp', mimeType: 'image/webp' }],
    [hex(`524946462400000057415645666d7420${zeros}`), { extension: 'wav' }],
    [hex(`000000206674797069736f6d00000200${zeros}`), { extension: 'mp4', mimeType: 'video/mp4' }],
    [hex(`00000020667479706176696600000000${zeros}`), { extension: 'avif', mimeType: 'image/avif' }],
    [hex(`53514c69746520666f726d6174203300${zeros}`), { extension: 'sqlite' }],
    [hex(`7f454c4602010100${zeros}`), { extension: 'elf' }],
    [hex(`0061736d01000000${zeros}`), { extension: 'wasm', mimeType: 'application/wasm' }],
    [hex(`377abcaf271c0004${zeros}`), { extension: '7z' }],
    [{ data: gzipSync('text').toString('base64') }, { extension: 'gz', mimeType: 'application/gzip' }],
    [{ data: Buffer.from('{"a":1}').toString('base64') }, { detected: false, bytes: 7 }],
    [{ data: Buffer.from('a,b\n1,2\n').toString('base64') }, { detected: false }],
    // A ZIP entry that is cut short, and an ID3 tag that says it is longer than the file
    [hex('504b0304'), { bytes: 4 }],
    [hex('49443304000000ffffff'), { bytes: 10 }],
  ],
  unprocessable: [
    [hex('abc'), /even/],
    [{ data: '???' }, /base64/],
  ],
});
