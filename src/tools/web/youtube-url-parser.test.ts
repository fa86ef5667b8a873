import { holdTo } from '../testing.ts';
import tool from './youtube-url-parser.ts';

const ID = 'dQw4w9WgXcQ';
const LIST = 'PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs';
const CHANNEL = 'UC_x5XG1OV2P6uZZ5FSM9Ttw';

holdTo(tool, {
  answers: [
    [{ url: ID }, { type: 'video', videoId: ID, watchUrl: `https://www.youtube.com/watch?v=${ID}` }],
    [{ url: `youtube.com/watch?feature=share&v=${ID}` }, { type: 'video', videoId: ID }],
    [{ url: `HTTP://M.YOUTUBE.COM/watch?v=${ID}&t=1h2m3s` }, { startSeconds: 3723 }],
    [{ url: `https://music.youtube.com/watch?v=${ID}&start=90s` }, { startSeconds: 90 }],
    [
      { url: `https://www.youtube-nocookie.com/embed/${ID}?start=5`, privacyEnhanced: true },
      { embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?start=5` },
    ],
    [{ url: `https://www.youtube.com/v/${ID}?t=soon` }, { type: 'video', videoId: ID, shortUrl: `https://youtu.be/${ID}` }],
    [{ url: `https://www.youtube.com/shorts/${ID}` }, { type: 'short', videoId: ID }],
    [{ url: `https://www.youtube.com/live/${ID}?si=x` }, { type: 'live', videoId: ID }],
    // list and start together; & is written &amp; in HTML
    [
      { url: `https://youtu.be/${ID}?list=${LIST}&t=7` },
      {
        playlistId: LIST,
        watchUrl: `https://www.youtube.com/watch?v=${ID}&list=${LIST}&t=7s`,
        embedUrl: `https://www.youtube.com/embed/${ID}?start=7&list=${LIST}`,
        embedHtml: `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?start=7&amp;list=${LIST}" title="YouTube video player" allowfullscreen></iframe>`,
      },
    ],
    [{ url: `https://www.youtube.com/embed/videoseries?list=${LIST}` }, { type: 'playlist', playlistId: LIST }],
    [{ url: `https://www.youtube.com/channel/${CHANNEL}/videos` }, { type: 'channel', channel: CHANNEL }],
    [{ url: 'https://www.youtube.com/@YouTube' }, { type: 'channel', channel: '@YouTube' }],
    [{ url: 'youtube.com/user/Google' }, { type: 'channel', channel: 'Google' }],
    [{ url: 'youtube.com/c/Google' }, { type: 'channel', channel: 'Google' }],
  ],
  unprocessable: [
    [{ url: 'https://vimeo.com/1' }],
    [{ url: `https://youtube.com.evil.example/watch?v=${ID}` }],
    [{ url: `https://youtu.be/${ID}x` }],
    [{ url: 'https://www.youtube.com/watch?v=short' }],
    [{ url: 'https://www.youtube.com/playlist' }],
    [{ url: 'https://www.youtube.com/constructor/x' }],
    [{ url: 'https://www.youtube.com/' }],
    [{ url: `ftp://youtu.be/${ID}` }],
    [{ url: 'https://[' }],
  ],
  invalid: [[{ url: '' }, 'url']],
});
