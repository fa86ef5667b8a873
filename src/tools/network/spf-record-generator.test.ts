import { holdTo } from '../testing.ts';
import tool from './spf-record-generator.ts';

// terms by RFC 7208 sections 4.6, 5 and 6
holdTo(tool, {
  answers: [
    [{}, { record: 'v=spf1 ~all', dnsLookups: 0 }],
    [{ all: 'none' }, { record: 'v=spf1' }],
    [
      { all: 'none', redirect: '_spf.example.com' },
      { record: 'v=spf1 redirect=_spf.example.com', dnsLookups: 1 },
    ],
    [
      { a: true, mx: true, ip6: ['2001:DB8:0::/32', '2001:db8::1/128', '::1'], all: 'neutral' },
      { record: 'v=spf1 a mx ip6:2001:db8::/32 ip6:2001:db8::1 ip6:::1 ?all', dnsLookups: 2 },
    ],
    [{ ip4: [' 192.0.2.99/24 '], all: 'pass' }, { record: 'v=spf1 ip4:192.0.2.0/24 +all' }],
    [{ include: ['%{d}.spf.example'] }, { record: 'v=spf1 include:%{d}.spf.example ~all' }],
  ],
  invalid: [
    [{ redirect: 'x.example' }, 'redirect'],
    [{ all: 'deny' }, 'all'],
  ],
  unprocessable: [
    [{ ip4: ['192.0.2.300'] }, /192\.0\.2\.300/],
    [{ ip4: ['2001:db8::'] }, /not IPv4/],
    [{ ip6: ['192.0.2.1'] }, /not IPv6/],
    [{ include: ['localhost'] }, /localhost/],
    [{ include: ['a b.example'] }],
    [{ a: true, include: Array.from({ length: 10 }, (_, i) => `s${i}.example`) }, /11 DNS lookups/],
  ],
});
