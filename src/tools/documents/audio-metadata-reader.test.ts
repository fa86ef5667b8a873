import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { base64Of, bytesOfBase64, bytesOfHex, utf8Bytes } from '../shared/platform/bytes.ts';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './audio-metadata-reader.ts';
import { readAudio } from './lib/audio/read.ts';
import audio from './testdata/audio.json' with { type: 'json' };
import { survivesDamage } from './testdata/mutated.ts';

const ofHex = (hex: string): string => base64Of(bytesOfHex(hex));
const MP3_FRAME = `fff344c4${'00'.repeat(68)}`;

// The heads of files in CyberChef's own tests (gchq/CyberChef, tests/samples/Audio.mjs, Apache-2.0)
const FLAC =
  '664c6143000000221200120000052e00319f0ac442f0000aa752c925754a50e5f02e117eeb46467e7053040000560d0000004c61766635362e34302e313031030000000c0000007469746c653d47616c776179140000006172746973743d4b6576696e204d61634c656f6415000000656e636f6465723d4c61766635362e34302e313031';
const AIFF = '464f524d002a9d84414946464e414d450000000647616c776179434f4d4d00000012000200';
const AAC = 'fff150800bbffcde02004c61766335382e33342e31303000423590002000001e';
const AC3 = '0b773968544043e106f575f0d4da1c1ac159850953e549a125736e8d37359d3f';
const GALWAY = { title: 'Galway', artist: 'Kevin MacLeod' };

/** ID3v2.3, section 3.3.1: the size unpacked stands before what was packed. */
function packedTag(): string {
  const packed = deflateSync('\0Packed');
  const frames = `54495432${(packed.length + 4).toString(16).padStart(8, '0')}008000000007${packed.toString('hex')}545045310000000400400041 4141`.replace(
    ' ',
    '',
  );
  return ofHex(`494433030000000000${(frames.length / 2).toString(16).padStart(2, '0')}${frames}${MP3_FRAME}`);
}

holdTo(tool, {
  answers: [
    [{ file: ofHex(FLAC) }, { container: 'flac', sampleRate: 44_100, channels: 2, bitsPerSample: 16, tags: { ...GALWAY, encoder: 'Lavf56.40.101' } }],
    [{ file: ofHex(AIFF) }, { container: 'aiff', brand: 'AIFF', tags: { title: 'Galway' } }],
    [{ file: ofHex(AAC) }, { container: 'aac', codec: 'AAC LC, MPEG-4', sampleRate: 44_100, channels: 2 }],
    [{ file: ofHex(AC3) }, { container: 'ac3', sampleRate: 44_100, bitRate: 192_000, channels: 2 }],
    // ID3v2.2, with a picture in its old form
    [
      { file: ofHex(`49443302000000000030 545432 00000a 00 4f6c642074697465 6c 504943 00000b 00 504e47 03 00 89504e4702 ${MP3_FRAME}`.replaceAll(' ', '')) },
      { tags: { title: 'Old titel' }, pictures: [{ kind: 'front cover', mimeType: 'image/png', bytes: 5 }] },
    ],
    // A frame that is compressed, and one that is encrypted, which is passed over
    [{ file: packedTag() }, { container: 'mp3', allTags: [{ system: 'ID3v2.3', key: 'TIT2', value: 'Packed' }] }],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '!' }, 'file'],
  ],
  unprocessable: [
    [{ file: base64Of(utf8Bytes('no sound at all')) }, /not a sound file of a kind/],
    [{ file: ofHex('ff') }, /not a sound file of a kind/],
    [{ file: 'data:audio/mpeg;base64,' }, /no bytes/],
  ],
});

describe('audio-metadata-reader', () => {
  // Mutagen and FFmpeg (test/oracles/documents_audio.py)
  it.each(audio.map((one) => [one.name, one] as const))('reads %s', async (_, { file, result, allTags, pictures }) => {
    const answer = await run(tool, { file });
    expectNear(answer, result, { relative: 1e-9 }, 'result');
    const all = answer.allTags.map(({ system, key, value, description = null }: Record<string, string | null>) => [system, key, value, description]);
    // Mutagen orders frames as it likes.
    if (allTags) expect(all.sort()).toEqual([...allTags].sort());
    expect(answer.pictures.map(({ file: _file, ...rest }: Record<string, string>) => rest)).toEqual(pictures ?? []);
  });

  it('gives the pictures whole', async () => {
    const { pictures } = await run(tool, { file: audio.find(({ name }) => name === 'a.flac')?.file });
    expect(pictures[0].file).toMatch(/^iVBORw0KGgo/);
  });

  it('is as long as it says, to a packet', () => {
    for (const { name, file, result } of audio) {
      const { durationSeconds } = readAudio(bytesOfBase64(file)).facts.sound;
      if ('durationSeconds' in result) expect(durationSeconds, name).toBeCloseTo(Number(result.durationSeconds), 6);
    }
  });

  it('survives damaged files', async () => {
    for (const [index, { file }] of audio.entries()) await survivesDamage(tool, bytesOfBase64(file), { runs: 60, seed: index + 1 });
  });
});
