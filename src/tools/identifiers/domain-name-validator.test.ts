import { holdTo } from '../testing.ts';
import tool from './domain-name-validator.ts';

holdTo(tool, {
  answers: [
    [{ value: 'EXAMPLE.com.' }, { valid: true, normalized: 'example.com', labels: ['example', 'com'], tld: 'com', isInternational: false }],
    [{ value: 'xn--bcher-kva.example' }, { valid: true, unicode: 'bücher.example', isInternational: true }],
    [{ value: 'faß.de' }, { valid: true, normalized: 'xn--fa-hia.de' }], // UTS 46, non-transitional
    [{ value: '☕.example' }, { valid: true, normalized: 'xn--53h.example' }],
    [{ value: 'президент.рф' }, { valid: true, normalized: 'xn--d1abbgf6aiiy.xn--p1ai', tld: 'xn--p1ai' }],
    [{ value: '日本語。jp' }, { valid: true, normalized: 'xn--wgv71a119e.jp' }],
    [{ value: 'xn--a.example' }, { valid: false }],
    [{ value: 'xn--abc-.example' }, { valid: false }],
    [{ value: `${'a'.repeat(63)}.com` }, { valid: true }],
    [{ value: `${'a'.repeat(64)}.com` }, { valid: false }],
    [{ value: `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}` }, { valid: true }], // 253
    [{ value: `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}` }, { valid: false }],
    [{ value: '192.0.2.1' }, { valid: false }],
    [{ value: '1.2.3.4.in-addr.arpa' }, { valid: true }],
    [{ value: '123.com' }, { valid: true }],
    [{ value: 'localhost' }, { valid: false }],
    [
      { value: 'localhost', requireDot: false },
      { valid: true, tld: 'localhost' },
    ],
    [{ value: '_dmarc.example.com' }, { valid: false }],
    [{ value: '_dmarc.example.com', allowUnderscore: true }, { valid: true }],
    [{ value: 'my_host.com', allowUnderscore: true }, { valid: false }],
    [{ value: '*.example.com' }, { valid: false }],
    [
      { value: '*.example.com', allowWildcard: true },
      { valid: true, normalized: '*.example.com' },
    ],
    [{ value: 'a.*.example.com', allowWildcard: true }, { valid: false }],
    [{ value: 'https://example.com' }, { valid: false }],
    [{ value: 'example.com:80' }, { valid: false }],
    [{ value: 'a@example.com' }, { valid: false }],
    [{ value: 'example..com' }, { valid: false }],
    [{ value: 'example.com..' }, { valid: false }],
    [{ value: '.' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
