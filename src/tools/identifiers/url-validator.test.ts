import { holdTo } from '../testing.ts';
import tool from './url-validator.ts';

holdTo(tool, {
  answers: [
    // WHATWG URL Standard, host and path examples
    [{ value: 'http://EXAMPLE.com' }, { valid: true, normalized: 'http://example.com/', host: 'example.com' }],
    [{ value: 'https://faß.ExAmPlE/' }, { valid: true, host: 'xn--fa-hia.example' }],
    [{ value: 'https://example.com:8443/a?b#c' }, { valid: true, port: 8443, normalized: 'https://example.com:8443/a?b#c' }],
    [{ value: 'https://example.com/#c', allowFragment: false }, { valid: false }],
    [{ value: 'https://example.com/#', allowFragment: false }, { valid: false }],
    [{ value: 'https://user:pass@example.com/' }, { valid: false }],
    [
      { value: 'https://user:pass@example.com/', allowCredentials: true },
      { valid: true, host: 'example.com' },
    ],
    [{ value: 'http://0x7f.1/' }, { valid: true, host: '127.0.0.1' }],
    [{ value: 'http://[2001:DB8::0:1]/' }, { valid: true, host: '[2001:db8::1]' }],
    [{ value: 'http://[2001:db8::1]/', allowIp: false }, { valid: false }],
    [{ value: 'http://192.0.2.1/', allowIp: false }, { valid: false }],
    [{ value: 'http://256.256.256.256/' }, { valid: false }],
    [{ value: 'https://localhost:3000' }, { valid: false }],
    [
      { value: 'https://localhost:3000', requireDot: false },
      { valid: true, port: 3000 },
    ],
    [{ value: 'https:example.com' }, { valid: false }],
    [{ value: 'https:/example.com' }, { valid: false }],
    [{ value: 'https:///example.com' }, { valid: false }],
    [{ value: 'https://exa mple.com' }, { valid: false }],
    [{ value: 'https://example.com/a b' }, { valid: false }],
    [{ value: 'https://example.com:65536/' }, { valid: false }],
    [{ value: 'https://-bad.com/' }, { valid: false }],
    [{ value: 'https://a_b.example.com/' }, { valid: false }],
    [{ value: 'ftp://example.com/' }, { valid: false }],
    [
      { value: 'ftp://example.com/', protocols: ['FTP:'] },
      { valid: true, protocol: 'ftp' },
    ],
    [
      { value: 'mailto:a@example.com', protocols: ['mailto'] },
      { valid: true, protocol: 'mailto' },
    ],
    [
      { value: 'example.com:8080/x', requireProtocol: false },
      { valid: true, normalized: 'https://example.com:8080/x' },
    ],
    [
      { value: '//example.com/x', requireProtocol: false },
      { valid: true, normalized: 'https://example.com/x' },
    ],
    [{ value: 'javascript:alert(1)', requireProtocol: false }, { valid: false }],
    [{ value: '' }, { valid: false }],
    [{ value: 'https://' }, { valid: false }],
  ],
  invalid: [
    [{ value: 'a'.repeat(8193) }, 'value'],
    [{ value: 'a', protocols: [] }, 'protocols'],
  ],
});
