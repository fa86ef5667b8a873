import { z } from 'zod';
import { defineTool } from '../define.ts';
import { asFile } from '../shared/files/file-field.ts';
import { COMMON_FIELDS, CONTAINERS, commonTags, readAudio } from './lib/audio/read.ts';
import { TINY_OPUS } from './lib/file-samples.ts';
import { fileBytes, fileText } from './lib/given-file.ts';

export default defineTool({
  slug: 'audio-metadata-reader',
  name: 'Audio Metadata Reader',
  category: 'documents',
  summary: 'Reads the tags, covers and properties of MP3, FLAC, Ogg, Opus, WAV, AIFF, M4A, AAC, AC-3 and WMA files.',
  description:
    'Reads ID3v1 and ID3v2.2 to 2.4, APEv2, Vorbis comments, RIFF INFO and broadcast WAVE, AIFF, iTunes and ASF tags. Several values of one frame have " / " between them. Where a file does not state its length, as MP3 files of constant bit rate, it is worked out from the sizes.',
  reference: 'ID3v2.4, RFC 9639, RFC 3533, RFC 7845, EBU Tech 3285, ISO 14496-12, ATSC A/52',
  keywords: ['id3', 'id3 tags', 'mp3 tags', 'music metadata', 'song info', 'cover art', 'album art', 'bit rate', 'duration', 'flac tags', 'vorbis comment'],
  inputs: z.strictObject({ file: fileText('The audio file', 'audio/*') }),
  result: z.strictObject({
    tags: z
      .strictObject(Object.fromEntries(COMMON_FIELDS.map((name) => [name, z.string().optional().describe(`The ${name} tag as written in the file`)])))
      .describe('What most people look for, whatever kind of tags it comes from'),
    container: z.enum(CONTAINERS).describe('Format of the file'),
    mimeType: z.string().describe('Media type of the format'),
    brand: z.string().optional().describe('Brand of an MPEG-4 file, or form of an AIFF file'),
    codec: z.string().optional().describe('How the sound is encoded'),
    durationSeconds: z.number().optional().describe('Length in seconds'),
    sampleRate: z.number().optional().describe('Samples per second'),
    channels: z.int().optional().describe('Number of channels'),
    bitsPerSample: z.int().optional().describe('Bits of each sample, where the format has them'),
    bitRate: z.number().optional().describe('Bits per second, on average'),
    allTags: z
      .array(
        z.strictObject({
          system: z.string().describe('Kind of tags, such as ID3v2.4 or Vorbis comment'),
          key: z.string().describe('Name of the tag there, such as TIT2'),
          value: z.string().describe('Text of the tag'),
          description: z.string().optional().describe('What distinguishes it from others of its name, such as a language'),
        }),
      )
      .describe('Every tag in the order of the file'),
    pictures: z
      .array(
        z.strictObject({
          kind: z.string().describe('What it shows, such as front cover'),
          mimeType: z.string().describe('Media type of the picture'),
          description: z.string().optional().describe('Description of the picture'),
          file: asFile(z.string().describe('The picture, in Base64'), 'image/*'),
          bytes: z.int().describe('Size of the picture in bytes'),
          sha256: z.string().describe('SHA-256 of the picture, in hex'),
        }),
      )
      .describe('Pictures in the tags'),
  }),
  examples: [
    {
      inputs: { file: TINY_OPUS },
      result: {
        tags: { title: 'Títle 題', artist: 'Ann / Bob', album: 'Album', genre: 'Jazz', date: '1999', track: '3/9', encoder: 'Lavc59.37.100 libopus' },
        container: 'opus',
        mimeType: 'audio/ogg',
        codec: 'Opus',
        durationSeconds: 0.4,
        sampleRate: 48_000,
        channels: 1,
        bitRate: 13300,
        allTags: [
          { system: 'Vorbis comment', key: 'VENDOR', value: 'Lavf59.27.100' },
          { system: 'Vorbis comment', key: 'ENCODER', value: 'Lavc59.37.100 libopus' },
          { system: 'Vorbis comment', key: 'TITLE', value: 'Títle 題' },
          { system: 'Vorbis comment', key: 'ARTIST', value: 'Ann / Bob' },
          { system: 'Vorbis comment', key: 'ALBUM', value: 'Album' },
          { system: 'Vorbis comment', key: 'TRACKNUMBER', value: '3/9' },
          { system: 'Vorbis comment', key: 'GENRE', value: 'Jazz' },
          { system: 'Vorbis comment', key: 'DATE', value: '1999' },
        ],
        pictures: [],
      },
    },
  ],
  run({ file }) {
    const { container, mimeType, brand, facts } = readAudio(fileBytes(file));
    return {
      tags: commonTags(facts),
      container,
      mimeType,
      ...(brand !== undefined && { brand }),
      ...facts.sound,
      allTags: facts.tags,
      pictures: facts.pictures,
    };
  },
});
