import { holdTo } from '../testing.ts';
import tool from './mime-type-lookup.ts';

// types by the IANA registry
holdTo(tool, {
  answers: [
    [{ query: '.html' }, { mimeType: 'text/html', compressible: true }],
    [{ query: 'a.b/c' }, { extensions: [] }],
    [{ query: 'archive.tar.gz' }, { mimeType: 'application/gzip' }],
    [{ query: 'JS' }, { mimeType: 'text/javascript' }],
    [{ query: 'json' }, { mimeType: 'application/json', compressible: true }],
    [{ query: 'movie.mp4' }, { mimeType: 'video/mp4' }],
    [{ query: 'x.mp3' }, { mimeType: 'audio/mpeg' }],
    [{ query: 'x.zip' }, { mimeType: 'application/zip' }],
    [{ query: 'x.xml' }, { mimeType: 'application/xml' }],
    [{ query: 'x.ico' }, { mimeType: 'image/vnd.microsoft.icon' }],
    [{ query: 'image/JPEG; q=1' }, { mimeType: 'image/jpeg' }],
    [{ query: 'Text/Plain' }, { mimeType: 'text/plain' }],
    [{ query: 'x.nosuchext' }, { extensions: [] }],
    [{ query: '__proto__' }, { extensions: [] }],
    [{ query: 'name.' }, { extensions: [] }],
  ],
  invalid: [[{ query: '' }, 'query']],
});
