import { holdTo } from '../testing.ts';
import tool from './content-negotiation-tester.ts';

const values = (header: string, ...expected: string[]): [Record<string, unknown>, Record<string, unknown>] => [
  { header },
  { preferences: expected.map((value) => ({ value })) },
];
const pick = (kind: string, header: string, available: string[], acceptable: string[]): [Record<string, unknown>, Record<string, unknown>] => [
  { kind, header, available },
  { acceptable },
];

holdTo(tool, {
  answers: [
    // RFC 9110 section 12.5.1
    values('audio/*; q=0.2, audio/basic', 'audio/basic', 'audio/*'),
    values('text/plain; q=0.5, text/html, text/x-dvi; q=0.8, text/x-c', 'text/html', 'text/x-c', 'text/x-dvi', 'text/plain'),
    values('text/*, text/plain, text/plain;format=flowed, */*', 'text/plain', 'text/plain', 'text/*', '*/*'),
    [
      {
        header: 'text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5',
        available: ['text/plain;format=flowed', 'text/plain', 'text/html', 'image/jpeg', 'text/plain;format=fixed'],
      },
      { acceptable: ['text/plain;format=flowed', 'text/plain', 'image/jpeg', 'text/plain;format=fixed', 'text/html'] },
    ],
    [{ header: 'text/plain;format=Flowed;Q=0.25' }, { preferences: [{ value: 'text/plain', quality: 0.25, parameters: { format: 'Flowed' } }] }],
    // sections 12.5.2 to 12.5.4
    pick('charset', 'iso-8859-5, unicode-1-1;q=0.8', ['UTF-8', 'Unicode-1-1', 'ISO-8859-5'], ['ISO-8859-5', 'Unicode-1-1']),
    pick('encoding', 'gzip;q=1.0, identity; q=0.5, *;q=0', ['br', 'identity', 'gzip'], ['gzip', 'identity']),
    pick('encoding', 'compress, gzip', ['identity', 'br', 'gzip'], ['gzip', 'identity']),
    pick('encoding', '*;q=0', ['identity', 'gzip'], []),
    pick('encoding', '', ['gzip', 'identity'], ['identity']),
    pick('language', 'da, en-gb;q=0.8, en;q=0.7', ['en-US', 'en-GB', 'da', 'de'], ['da', 'en-GB', 'en-US']),
    pick('language', 'en', ['en-GB', 'eng', 'EN'], ['en-GB', 'EN']),
    pick('language', 'de-CH', ['de'], []),
    pick('accept', '', ['a/b', 'c/d'], ['a/b', 'c/d']),
    pick('accept', '*/*, text/html;q=0', ['text/html', 'image/png'], ['image/png']),
  ],
  invalid: [[{ header: '', kind: 'x' }, 'kind']],
  unprocessable: [
    [{ header: 'text/html;q=2' }],
    [{ header: 'text/html;q=0.1234' }],
    [{ header: 'text' }, /"text"/],
    [{ header: '*/html' }],
    [{ header: 'text/html;=x' }],
    [{ header: 'en_GB', kind: 'language' }],
    [{ header: 'gzip;level=9', kind: 'encoding' }],
  ],
});
