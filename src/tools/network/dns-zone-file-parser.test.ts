import { holdTo } from '../testing.ts';
import tool from './dns-zone-file-parser.ts';

/** RFC 1035 section 5.3, the master file of ISI.EDU. */
const ISI = `@   IN  SOA     VENERA      Action\\.domains (
                                 20     ; SERIAL
                                 7200   ; REFRESH
                                 600    ; RETRY
                                 3600000; EXPIRE
                                 60)    ; MINIMUM

        NS      A.ISI.EDU.
        NS      VENERA
        NS      VAXA
        MX      10      VENERA
        MX      20      VAXA

A       A       26.3.0.103

VENERA  A       10.1.0.52
        A       128.9.0.32

VAXA    A       10.2.0.27
        A       128.9.0.33
`;

const one = (zone: string, record: object, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { zone, origin: 'example.com', ...more },
  { records: [record], count: 1 },
];

holdTo(tool, {
  answers: [
    [
      { zone: ISI, origin: 'ISI.EDU' },
      {
        count: 11,
        records: [
          { name: 'ISI.EDU.', class: 'IN', type: 'SOA', data: 'VENERA.ISI.EDU. Action\\.domains.ISI.EDU. 20 7200 600 3600000 60' },
          { name: 'ISI.EDU.', type: 'NS', data: 'A.ISI.EDU.' },
          { name: 'ISI.EDU.', type: 'NS', data: 'VENERA.ISI.EDU.' },
          { name: 'ISI.EDU.', type: 'NS', data: 'VAXA.ISI.EDU.' },
          { name: 'ISI.EDU.', type: 'MX', data: '10 VENERA.ISI.EDU.' },
          { name: 'ISI.EDU.', type: 'MX', data: '20 VAXA.ISI.EDU.' },
          { name: 'A.ISI.EDU.', type: 'A', data: '26.3.0.103' },
          { name: 'VENERA.ISI.EDU.', type: 'A', data: '10.1.0.52' },
          { name: 'VENERA.ISI.EDU.', type: 'A', data: '128.9.0.32' },
          { name: 'VAXA.ISI.EDU.', type: 'A', data: '10.2.0.27' },
          { name: 'VAXA.ISI.EDU.', type: 'A', data: '128.9.0.33' },
        ],
      },
    ],
    // RFC 4034 section 5.4, 3403 section 6.2, 2782, 8659 section 4.2, 6698 section 2.3, 4255 section 3.2, 3597 section 5
    // RFC 4509 section 2.3, RFC 6605 section 6.2, RFC 8078 section 4
    one('@ 86400 IN DS 60485 5 2 ( D4B7D520E7BB5F0F67674A0C\n CEB1E3E0614B93C4F9E99B83\n 83F6A1E4469DA50A )', {
      type: 'DS',
      data: '60485 5 2 D4B7D520E7BB5F0F67674A0C CEB1E3E0614B93C4F9E99B83 83F6A1E4469DA50A',
    }),
    one('@ 3600 IN DS 10771 14 4 72d7b62976ce06438e9c0bf319013cf801f09ecc84b8d7e9495f27e305c6a9b0563a9b5f4d288405c3008a946df983d6', { type: 'DS' }),
    one('@ 0 IN CDS 0 0 0 00', { type: 'CDS', data: '0 0 0 00' }),
    one('@ 86400 IN DS 60485 5 1 ( 2BB183AF5F22588179A53B0A\n 98631FAD1A292118 )', {
      ttl: 86400,
      type: 'DS',
      data: '60485 5 1 2BB183AF5F22588179A53B0A 98631FAD1A292118',
    }),
    one('@ IN NAPTR 100 50 "a" "z3950+N2L+N2C" "" cidserver.example.com.', { type: 'NAPTR', data: '100 50 "a" "z3950+N2L+N2C" "" cidserver.example.com.' }),
    one('_ldap._tcp SRV 0 1 389 old', { name: '_ldap._tcp.example.com.', data: '0 1 389 old.example.com.' }),
    one('@ CAA 0 issue "ca1.example.net; account=230123"', { data: '0 issue "ca1.example.net; account=230123"' }),
    one('_443._tcp.www TLSA ( 0 0 1 d2abde240d7cd3ee6b4b28c54df034b9\n 7983a1d16e8a410e4561cb106618e971 )', {
      data: '0 0 1 d2abde240d7cd3ee6b4b28c54df034b9 7983a1d16e8a410e4561cb106618e971',
    }),
    one('host SSHFP 2 1 123456789abcdef67890123456789abcdef67890', { type: 'SSHFP' }),
    one('e.example. CLASS1 TYPE62347 \\# 0', { name: 'e.example.', class: 'CLASS1', type: 'TYPE62347', data: '\\# 0' }),
    one('a A \\# 4 0A000001', { data: '\\# 4 0A000001' }),
    // class and time to live in either order, small letters, units
    one('w in 1h30m a 192.0.2.1', { ttl: 5400, class: 'IN', type: 'A' }),
    one('w 1W2D IN aaaa 2001:DB8::1', { ttl: 777600, type: 'AAAA', data: '2001:db8::1' }),
    one('w 2147483647 A 192.0.2.1', { ttl: 2147483647 }),
    one('@ 1d SOA ns admin 1 2h 30M 1w 5m', { ttl: 86400, data: 'ns.example.com. admin.example.com. 1 7200 1800 604800 300' }),
    // strings, escapes and names
    one('@ TXT "a;b" c\\;d "say \\"hi\\"" \\065 "" é', { data: '"a;b" "c;d" "say \\"hi\\"" "A" "" "\\195\\169"' }),
    one('*.w\\046x CNAME .', { name: '*.w\\.x.example.com.', data: '.' }),
    one('@ MX 0 .', { data: '0 .' }),
    one('@ A 192.0.2.1', { name: '.' }, { origin: '.' }),
    one('a.b.c. HTTPS 1 . alpn="h2,h3" port=443', { data: '1 . alpn="h2,h3" port=443' }),
    // The parameters of RFC 9460 appendix D.2, and D.1 for the alias
    ...[
      '0 foo.example.com.',
      '1 .',
      '16 foo.example.com. port=53',
      '1 foo.example.com. key667=hello',
      '1 foo.example.com. key667="hello\\210qoo"',
      '1 foo.example.com. ipv6hint="2001:db8::1,2001:db8::53:1"',
      '16 foo.example.org. alpn=h2,h3-19 mandatory=ipv4hint,alpn ipv4hint=192.0.2.1',
      '16 foo.example.org. alpn="f\\\\\\\\oo\\\\,bar,h2"',
      '16 foo.example.org. alpn=f\\\\\\092oo\\092,bar,h2',
    ].map((data) => one(`@ SVCB ${data}`, { type: 'SVCB', data })),
    // RFC 1876 section 4, 5155 appendix A, 7043 sections 3.2 and 4.2, 6742 sections 2.1.3, 2.2.3 and 2.3.3, 1183 section 3, 3123 section 6, 4025 section 3.2
    ...[
      'LOC 42 21 54 N 71 06 18 W -24m 30m',
      'LOC 52 14 05 N 00 08 50 E 10m',
      'NSEC3 1 1 12 aabbccdd 2t7b4g4vsa5smi47k61mv5bv1a22bojr NS SOA MX RRSIG DNSKEY NSEC3PARAM',
      'NSEC3PARAM 1 0 12 aabbccdd',
      'EUI48 00-00-5e-00-53-2a',
      'EUI64 00-00-5e-ef-10-00-00-2a',
      'NID 10 0014:4fff:ff20:ee64',
      'L64 10 2001:0DB8:1140:1000',
      'L32 10 10.1.2.0',
      'APL 1:192.168.32.0/21 !1:192.168.38.0/28',
      'IPSECKEY 10 0 2 . AQNRU3mG7TVTO2BkR47usntb102uFJtugbo6BSGvgqt4AQ==',
      'CERT PKIX 1 RSASHA256 AwEAAQ==',
    ].map((record) => one(`@ ${record}`, { type: record.split(' ')[0], data: record.slice(record.indexOf(' ') + 1) })),
    one('@ X25 311061700956', { data: '"311061700956"' }),
    one('@ ISDN 150862028003217 004', { data: '"150862028003217" "004"' }),
    one('@ IPSECKEY 10 3 2 mygateway AQNRU3mG7TVTO2BkR47usntb102uFJtugbo6BSGvgqt4AQ==', {
      data: '10 3 2 mygateway.example.com. AQNRU3mG7TVTO2BkR47usntb102uFJtugbo6BSGvgqt4AQ==',
    }),
    one('@ HIP 2 200100107B1A74DF365639CC39F1D578 AwEAAQ== rvs', { data: '2 200100107B1A74DF365639CC39F1D578 AwEAAQ== rvs.example.com.' }),
    // whose time to live counts
    [
      { zone: 'a.x. A 192.0.2.1\nb.x. 60 A 192.0.2.1\nc.x. A 192.0.2.1\n$TTL 120\nd.x. A 192.0.2.1\n', defaultTtl: 7 },
      { records: [{ ttl: 7 }, { ttl: 60 }, { ttl: 60 }, { ttl: 120 }] },
    ],
    // an origin below the one before; an empty file
    [{ zone: '$ORIGIN example.com.\n$ORIGIN sub\r\nwww A 192.0.2.1 ; c\r\n' }, { records: [{ name: 'www.sub.example.com.', type: 'A' }] }],
    // white space of Unicode is not white space here, but bytes of a name
    one('\u00a0 A 192.0.2.1', { name: '\\194\\160.example.com.' }),
    [{ zone: '; nothing\n\n' }, { records: [], count: 0 }],
  ],
  invalid: [
    [{ zone: '' }, 'zone'],
    [{ zone: 'x', defaultTtl: -1 }, 'defaultTtl'],
  ],
  unprocessable: [
    [{ zone: '@ A 192.0.2.1' }, /Line 1.*relative/],
    [{ zone: '$INCLUDE other' }, /Line 1.*\$INCLUDE/],
    [{ zone: '\n$GENERATE 1-2 a A 192.0.2.$', origin: 'x' }, /Line 2/],
    [{ zone: 'a.x. A 192.0.2.1\nb.x. A 192.0.2.256' }, /Line 2.*192\.0\.2\.256/],
    [{ zone: 'a.x. BOGUS 1' }, /BOGUS/],
    [{ zone: 'a.x. ANY 1' }, /ANY/],
    [{ zone: 'a.x. MX mail.x.' }, /Line 1/],
    [{ zone: 'a.x. MX 65536 mail.x.' }, /65536/],
    [{ zone: 'a.x. A 192.0.2.1 192.0.2.2' }],
    [{ zone: 'a.x. TXT' }],
    [{ zone: 'a.x. A (192.0.2.1\n' }, /parenthesis/],
    [{ zone: 'a.x. A 192.0.2.1)' }, /parenthesis/],
    [{ zone: 'a.x. TXT "open\n' }, /quotation/],
    [{ zone: `a.x. TXT ${'y'.repeat(256)}` }],
    [{ zone: `${'y'.repeat(64)}.x. A 192.0.2.1` }, /not a domain name/],
    [{ zone: `${`${'y'.repeat(60)}.`.repeat(5)} A 192.0.2.1` }, /longer than 255/],
    [{ zone: 'a..x. A 192.0.2.1' }],
    [{ zone: '  A 192.0.2.1', origin: 'x' }, /no name/],
    [{ zone: 'a.x. 2147483648 A 192.0.2.1' }],
    [{ zone: 'a.x. TYPE1234 abc' }, /length/],
    [{ zone: 'a.x. A \\# 4 0A0000' }],
    [{ zone: 'a.x. DS 1 8 2 abc' }, /whole/],
    // Hashes of a length that RFC 4034, 4509, 6594, 6698 and 8976 do not give them
    [{ zone: 'a.x. DS 1 8 2 AABB' }, /^Line 1: the last data field of a record of type DS has 32 bytes with 2 before it, not 2/],
    [{ zone: `a.x. CDS 1 8 1 ${'AB'.repeat(32)}` }, /20 bytes/],
    [{ zone: `a.x. SSHFP 1 2 ${'AB'.repeat(20)}` }, /32 bytes/],
    [{ zone: 'a.x. TLSA 3 1 1 AABB' }, /32 bytes/],
    [{ zone: `a.x. ZONEMD 1 1 1 ${'AB'.repeat(12)}` }, /48 bytes/],
    // RFC 9460 appendix D.3 and section 8
    ...[
      'key123=abc key123=def',
      'mandatory',
      'alpn',
      'port',
      'ipv4hint',
      'ipv6hint',
      'no-default-alpn=abc',
      'mandatory=key123',
      'mandatory=mandatory',
      'mandatory=key123,key123 key123=abc',
      'no-default-alpn',
      'port=65536',
      'ipv4hint=192.0.2',
      'alpn="h2,,h3"',
      'key007=x',
      'ALPN=h2',
    ].map((parameters): [Record<string, unknown>, RegExp] => [{ zone: `a.x. SVCB 1 foo.example.com. ${parameters}` }, /^Line 1.*SVCB/]),
    // What BIND 9.18's named-checkzone refuses as well
    ...[
      'LOC 91 N 0 W 0',
      'LOC 90 0 1 N 0 E 0',
      'LOC 10 60 N 0 E 0',
      'LOC 1 N 181 E 0',
      'LOC 1 N 1 E',
      'CERT 65536 1 1 AA==',
      'CERT FOO 1 1 AA==',
      'EUI48 001122334455',
      'EUI64 00-11-22-33-44-55',
      'L32 10 1.2.3',
      'L64 10 2001:db8:1140',
      'X25 abc',
      'ISDN a b c',
      'NSEC3 1 1 12 - wxyz A',
      'NSEC3PARAM 1 0 10',
      'NSEC a.x. BOGUS',
      'HIP 2 20010 AwEAAQ==',
      'IPSECKEY 10 1 2 gw.x. AQNR',
      'IPSECKEY 10 4 2 . AQNR',
      'APL 1:1.2.3.4/33',
      'APL 3:aa/8',
      'RRSIG BOGUS 8 2 3600 20240101000000 20231201000000 1 e. AwEAAQ==',
      'RRSIG A 8 2 3600 20241301000000 20231201000000 1 e. AwEAAQ==',
      'DNSKEY 256 3 FOO AwEAAQ==',
      'A \\# 3 0a0000',
      'TYPE1 \\# 3 0a0000',
      'TXT \\25',
      'ZONEMD 1 1 3 00',
    ].map((record): [Record<string, unknown>, RegExp] => [{ zone: `a.x. ${record}` }, /^Line 1/]),
    [{ zone: 'a.x.' }, /no type/],
    [{ zone: '\u2028' }, /Line 1/],
    [{ zone: 'x', origin: 'a..b' }, /a\.\.b/],
  ],
});
