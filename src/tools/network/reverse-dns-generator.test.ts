import { holdTo } from '../testing.ts';
import tool from './reverse-dns-generator.ts';
import data from './testdata/reverse-dns-generator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // RFC 2317 section 4
    [{ address: '192.0.2.128/26' }, { zones: ['2.0.192.in-addr.arpa'], rfc2317Zone: '128/26.2.0.192.in-addr.arpa' }],
    [{ address: '192.0.2.0/25' }, { rfc2317Zone: '0/25.2.0.192.in-addr.arpa' }],
    [{ address: '192.0.2.199/31' }, { rfc2317Zone: '198/31.2.0.192.in-addr.arpa' }],
    [{ address: '192.0.2.0/24' }, { zones: ['2.0.192.in-addr.arpa'] }],
    [{ address: '192.0.2.0/23' }, { zones: ['2.0.192.in-addr.arpa', '3.0.192.in-addr.arpa'] }],
    [{ address: '10.0.0.0/8' }, { zones: ['10.in-addr.arpa'] }],
    [{ address: '10.0.0.0/7' }, { zones: ['10.in-addr.arpa', '11.in-addr.arpa'] }],
    [{ address: '0.0.0.0/0' }, { zones: ['in-addr.arpa'] }],
    [{ address: '::/0' }, { zones: ['ip6.arpa'] }],
    [{ address: '2001:db8::/32' }, { zones: ['8.b.d.0.1.0.0.2.ip6.arpa'] }],
    [{ address: '2001:db8::/31' }, { zones: ['8.b.d.0.1.0.0.2.ip6.arpa', '9.b.d.0.1.0.0.2.ip6.arpa'] }],
    [{ address: '2001:db8::1' }, { zones: ['0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'] }],
    [{ address: '2001:db8::/66' }, { zones: ['0', '1', '2', '3'].map((nibble) => `${nibble}.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa`) }],
  ],
  unprocessable: [[{ address: '10.0.0' }], [{ address: '10.0.0.0/8/8' }]],
});
