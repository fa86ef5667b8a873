import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './data-uri-converter.ts';

// RFC 2397 and the cases of web-platform-tests fetch/data-urls (BSD-3-Clause).
holdTo(tool, {
  answers: [
    [{ text: 'data:,A%20brief%20note' }, { mediaType: 'text/plain;charset=US-ASCII', base64: false, text: 'A brief note' }],
    [{ text: 'data:text/plain;charset=iso-8859-7,%be%d3%be' }, { parameters: { charset: 'iso-8859-7' }, hex: 'bed3be' }],
    [{ text: 'data:,X#fragment' }, { text: 'X' }],
    [{ text: 'data:;charset=x,X' }, { mediaType: 'text/plain;charset=x' }],
    [{ text: 'data:text/plain;Charset=UTF-8,%C2%B1' }, { text: '±', parameters: { charset: 'UTF-8' } }],
    [{ text: 'data:;charset =x,X' }, { parameters: {} }],
    [{ text: 'data:;charset= x ,X' }, { parameters: { charset: ' x' } }],
    [{ text: 'data:;charset=,X' }, { parameters: {} }],
    [{ text: 'data:text/plain;a=",",X' }, { parameters: { a: '' }, text: '",X' }],
    [{ text: 'DATA:image/gif;  BASE64,R0lGODdh' }, { base64: true, mediaType: 'image/gif', text: 'GIF87a' }],
    [{ text: 'data:;base64,W%20A' }, { base64: true, hex: '58' }],
    [{ text: 'data:;base64,WA==' }, { text: 'X' }],
    [{ text: 'data:unknown,X' }, { mediaType: 'text/plain;charset=US-ASCII' }],
    [{ text: 'data:text/html,%zz' }, { text: '%zz' }],
    [
      { mode: 'encode', text: '' },
      { dataUri: 'data:text/plain;charset=utf-8;base64,', bytes: 0 },
    ],
    [
      { mode: 'encode', text: 'a b/é', mediaType: '', base64: false },
      { dataUri: 'data:,a%20b%2F%C3%A9', bytes: 6 },
    ],
    [{ mode: 'encode', text: 'ff00', inputEncoding: 'hex', mediaType: 'image/png' }, { dataUri: 'data:image/png;base64,/wA=' }],
  ],
  invalid: [[{ text: 'data:,', mediaType: 'a'.repeat(201) }, 'mediaType']],
  unprocessable: [[{ text: 'http://x' }], [{ text: 'data:x' }], [{ text: 'data:;base64,W' }], [{ text: 'data:;base64,WA=' }], [{ text: 'data:;base64,*A' }]],
});

it('decodes what it encodes', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array(), fc.boolean(), async (data, base64) => {
      const hex = Buffer.from(data).toString('hex');
      const { dataUri } = await run(tool, { mode: 'encode', text: hex, inputEncoding: 'hex', base64 });
      expect((await run(tool, { text: dataUri })).hex).toBe(hex);
    }),
  ));
