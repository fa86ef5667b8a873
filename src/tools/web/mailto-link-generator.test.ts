import { holdTo } from '../testing.ts';
import tool from './mailto-link-generator.ts';

holdTo(tool, {
  answers: [
    // RFC 6068 section 6.1 and 6.2
    [{ to: ['chris@example.com'] }, { url: 'mailto:chris@example.com' }],
    [{ to: ['infobot@example.com'], subject: 'current-issue' }, { url: 'mailto:infobot@example.com?subject=current-issue' }],
    [
      { to: ['infobot@example.com'], body: 'send current-issue\r\nsend index' },
      { url: 'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index' },
    ],
    [{ to: ['joe@example.com'], cc: ['bob@example.com'], body: 'hello' }, { url: 'mailto:joe@example.com?cc=bob@example.com&body=hello' }],
    [{ to: ['gorby%kremvax@example.com'] }, { url: 'mailto:gorby%25kremvax@example.com' }],
    [{ to: ['user@example.org'], subject: 'caf\u00e9', body: 'caf\u00e9' }, { url: 'mailto:user@example.org?subject=caf%C3%A9&body=caf%C3%A9' }],
    // without an address
    [
      { subject: "!'()*", to: [] },
      { url: 'mailto:?subject=%21%27%28%29%2A', html: '<a href="mailto:?subject=%21%27%28%29%2A">Send e-mail</a>' },
    ],
    // each kind of line break once
    [{ body: 'a\rb\nc\r\nd' }, { url: 'mailto:?body=a%0D%0Ab%0D%0Ac%0D%0Ad' }],
    [
      { bcc: ['a@b'], linkText: '<b>', subject: '' },
      { url: 'mailto:?bcc=a@b', html: '<a href="mailto:?bcc=a@b">&lt;b&gt;</a>' },
    ],
  ],
  invalid: [
    [{}, 'to'],
    [{ subject: '', body: '' }, 'to'],
    [{ to: ['a@b@c'] }, 'to[0]'],
    [{ to: ['a@'] }, 'to[0]'],
    [{ cc: ['ok@example.com', 'a b@example.com'] }, 'cc[1]'],
    [{ bcc: ['a@example.com?subject=x'] }, 'bcc[0]'],
  ],
});
