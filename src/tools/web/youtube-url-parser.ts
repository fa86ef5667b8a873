import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { tag } from './lib/html.ts';

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com']);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const PLAYLIST_ID = /^[A-Za-z0-9_-]{2,64}$/;
const CHANNEL_ID = /^UC[A-Za-z0-9_-]{22}$/;
const KINDS: Readonly<Record<string, 'video' | 'short' | 'live'>> = { v: 'video', e: 'video', embed: 'video', shorts: 'short', live: 'live' };

interface Found {
  type: 'video' | 'short' | 'live' | 'playlist' | 'channel';
  videoId?: string;
  channel?: string;
}

/** Seconds of 90, 90s or 1h2m3s. */
function secondsOf(text: string | null): number | undefined {
  const [whole, hours = '0', minutes = '0', seconds = '0'] = /^(?:([0-9]{1,6})h)?(?:([0-9]{1,6})m)?(?:([0-9]{1,9})s?)?$/.exec(text ?? '') ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : undefined;
}

const video = (type: 'video' | 'short' | 'live', videoId: string | null | undefined): Found | undefined =>
  videoId && VIDEO_ID.test(videoId) ? { type, videoId } : undefined;

/** What the path of an address on YouTube leads to. */
function find(url: URL): Found | undefined {
  const [first = '', second = ''] = url.pathname.slice(1).split('/').map(decodeSegment);
  if (SHORT_HOSTS.has(url.hostname)) return video('video', first);
  if (!HOSTS.has(url.hostname)) return undefined;
  if (first === 'watch') return video('video', url.searchParams.get('v'));
  if (first === 'playlist' || (first === 'embed' && second === 'videoseries')) return { type: 'playlist' };
  if (first.startsWith('@') && first.length > 1) return { type: 'channel', channel: first };
  if (first === 'channel') return CHANNEL_ID.test(second) ? { type: 'channel', channel: second } : undefined;
  if (first === 'c' || first === 'user') return second === '' ? undefined : { type: 'channel', channel: second };
  const kind = Object.hasOwn(KINDS, first) ? KINDS[first] : undefined;
  return kind && video(kind, second);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function parseUrl(text: string): URL | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

function withQuery(address: string, parameters: readonly (readonly [string, string | number | undefined])[]): string {
  const query = parameters.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

const thumbnail = (size: string) => z.string().describe(`Address of the thumbnail of ${size}`);

export default defineTool({
  slug: 'youtube-url-parser',
  name: 'YouTube URL Parser',
  category: 'web',
  summary: 'Reads the video id, start time and playlist of a YouTube link, and gives embed code and thumbnails.',
  description:
    'Reads links of youtube.com (also www., m., music. and youtube-nocookie.com) and youtu.be with or without scheme, and bare video ids. The start comes from t or start: 90, 90s or 1h2m3s. Whether the video exists is not checked; standard and maximum thumbnails are not there for every video.',
  reference: 'YouTube address forms and IFrame Player parameters',
  keywords: ['video id', 'embed code', 'thumbnail', 'youtu.be', 'playlist', 'shorts'],
  inputs: z.strictObject({
    url: z.string().min(1).max(2048).describe('Link to YouTube, or a bare video id of 11 characters'),
    privacyEnhanced: z.boolean().default(false).describe('Embed from youtube-nocookie.com, without cookies before playing'),
  }),
  result: z.strictObject({
    type: z.enum(['video', 'short', 'live', 'playlist', 'channel']).describe('What the link leads to'),
    videoId: z.string().optional().describe('Identifier of the video, 11 characters'),
    playlistId: z.string().optional().describe('Identifier of the playlist in the link'),
    channel: z.string().optional().describe('Handle with its @, channel id, or custom or user name'),
    startSeconds: z.int().optional().describe('Second at which the video starts'),
    watchUrl: z.string().optional().describe('Address of the page of the video'),
    shortUrl: z.string().optional().describe('Short address of the video on youtu.be'),
    embedUrl: z.string().optional().describe('Address to embed the video or playlist from'),
    embedHtml: z.string().optional().describe('An iframe that embeds the video or playlist'),
    thumbnails: z
      .strictObject({
        default: thumbnail('120 by 90 pixels'),
        medium: thumbnail('320 by 180 pixels'),
        high: thumbnail('480 by 360 pixels'),
        standard: thumbnail('640 by 480 pixels'),
        maximum: thumbnail('1280 by 720 pixels'),
      })
      .optional()
      .describe('Addresses of the thumbnails of the video'),
  }),
  headline: 'videoId',
  examples: [
    {
      inputs: { url: 'https://youtu.be/dQw4w9WgXcQ?t=1m30s' },
      result: {
        type: 'video',
        videoId: 'dQw4w9WgXcQ',
        startSeconds: 90,
        watchUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
        shortUrl: 'https://youtu.be/dQw4w9WgXcQ',
        embedUrl: 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=90',
        embedHtml:
          '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=90" title="YouTube video player" allowfullscreen></iframe>',
        thumbnails: {
          default: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/default.jpg',
          medium: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
          high: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
          standard: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/sddefault.jpg',
          maximum: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg',
        },
      },
    },
    {
      inputs: { url: 'https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs' },
      result: {
        type: 'playlist',
        playlistId: 'PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
        embedUrl: 'https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
        embedHtml:
          '<iframe width="560" height="315" src="https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs" title="YouTube video player" allowfullscreen></iframe>',
      },
    },
  ],
  run({ url: text, privacyEnhanced }) {
    const bare = video('video', text.trim());
    const url = bare ? undefined : parseUrl(text);
    const found = bare ?? (url && find(url));
    const list = url?.searchParams.get('list') ?? '';
    const playlistId = PLAYLIST_ID.test(list) && found?.type !== 'channel' ? list : undefined;
    if (!found || (found.type === 'playlist' && playlistId === undefined)) {
      return unprocessable('This is not a link to a video, playlist or channel on YouTube, nor a video id of 11 characters.', 'url');
    }
    const { type, videoId: id, channel } = found;
    if (type === 'channel') return { type, channel };
    const host = `https://www.youtube${privacyEnhanced ? '-nocookie' : ''}.com`;
    const startSeconds = id === undefined ? undefined : (secondsOf(url?.searchParams.get('t') ?? null) ?? secondsOf(url?.searchParams.get('start') ?? null));
    const embedUrl = withQuery(`${host}/embed/${id ?? 'videoseries'}`, [
      ['start', startSeconds],
      ['list', playlistId],
    ]);
    const embedHtml = `${tag('iframe', { width: 560, height: 315, src: embedUrl, title: 'YouTube video player' }).slice(0, -1)} allowfullscreen></iframe>`;
    if (id === undefined) return { type, playlistId, embedUrl, embedHtml };
    const watchUrl = withQuery('https://www.youtube.com/watch', [
      ['v', id],
      ['list', playlistId],
      ['t', startSeconds === undefined ? undefined : `${startSeconds}s`],
    ]);
    const picture = (name: string): string => `https://i.ytimg.com/vi/${id}/${name}.jpg`;
    const thumbnails = {
      default: picture('default'),
      medium: picture('mqdefault'),
      high: picture('hqdefault'),
      standard: picture('sddefault'),
      maximum: picture('maxresdefault'),
    };
    return { type, videoId: id, playlistId, startSeconds, watchUrl, shortUrl: `https://youtu.be/${id}`, embedUrl, embedHtml, thumbnails };
  },
});
