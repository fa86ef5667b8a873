import { holdTo } from '../testing.ts';
import tool from './spf-record-parser.ts';

const errors = (record: string, ...expected: string[]): [Record<string, unknown>, Record<string, unknown>] => [
  { record },
  { valid: expected.length === 0, errors: expected },
];

holdTo(tool, {
  answers: [
    // RFC 7208: sections 4.6.1, 5.1 to 5.7, 6.1, 7.3 and appendix A
    errors('v=spf1 +all'),
    errors('v=spf1 a -all'),
    errors('v=spf1 a:example.org -all'),
    errors('v=spf1 mx/30 mx:example.org/30 -all'),
    errors('v=spf1 ptr -all'),
    errors('v=spf1 ip4:192.0.2.128/28 -all'),
    errors('v=spf1 exists:%{ir}.%{v}._spf.%{d} -all'),
    errors('v=spf1 include:example.com include:example.net -all'),
    errors('v=spf1 redirect=_spf.example.com'),
    errors('v=spf1 mx -all exp=explain._spf.%{d}'),
    errors('v=spf1 a:%{d2}.example/24//64 ip6:1080::8:800:68.0.3.1/96 unknown=x -all'),
    errors('V=SPF1 ip6:2001:db8::cb01 ?ALL'),
    errors('v=spf1'),
    [
      { record: 'v=spf1 A/24//64 MX//48 a:x.example//0' },
      {
        mechanisms: [
          { mechanism: 'a', ip4PrefixLength: 24, ip6PrefixLength: 64 },
          { mechanism: 'mx', ip6PrefixLength: 48 },
          { value: 'x.example', ip6PrefixLength: 0 },
        ],
        dnsLookups: 3,
      },
    ],
    [
      { record: 'v=spf1 ip6:2001:db8::/32 ?ip4:192.0.2.1' },
      {
        mechanisms: [
          { mechanism: 'ip6', value: '2001:db8::', ip6PrefixLength: 32 },
          { qualifier: 'neutral', value: '192.0.2.1' },
        ],
      },
    ],
    [{ record: '"v=spf1 ip4:192." "0.2.1 -all"' }, { valid: true, mechanisms: [{ value: '192.0.2.1' }, { qualifier: 'fail', mechanism: 'all' }] }],
    [
      { record: 'v=spf1 redirect=a.example exp=b.example x-y=1' },
      {
        modifiers: [
          { name: 'redirect', value: 'a.example' },
          { name: 'exp', value: 'b.example' },
          { name: 'x-y', value: '1' },
        ],
        dnsLookups: 1,
        warnings: [],
      },
    ],
    // errors in the order of the record
    errors('v=spf2 a -all', 'noVersion'),
    errors('v=spf10 -all', 'noVersion'),
    errors('a -all', 'noVersion'),
    errors('v=spf1 foo -all', 'unknownMechanism'),
    errors('v=spf1 all:x.example', 'unknownMechanism'),
    errors('v=spf1 -redirect=x.example -all', 'unknownMechanism'),
    errors('v=spf1 ip4:192.0.2 ip4:2001:db8:: ip6:192.0.2.1 ip4:192.0.2.01 -all', 'badNetwork', 'badNetwork', 'badNetwork', 'badNetwork'),
    errors('v=spf1 ip4:192.0.2.0/33 ip6:::/129 a/024 mx/ ip4:192.0.2.1/ -all', ...Array.from({ length: 5 }, () => 'badPrefixLength')),
    errors('v=spf1 include:localhost a:-x.example include:a..b include:x.123 exists:%{z}.x -all', ...Array.from({ length: 5 }, () => 'badDomain')),
    errors('v=spf1 include include: ip4 ip4: a: exists -all redirect=', ...Array.from({ length: 7 }, () => 'missingValue')),
    errors('v=spf1 redirect=a.example redirect=b.example', 'duplicateModifier'),
    errors('v=spf1 exp=a.example exp=b.example x=1 x=2 -all', 'duplicateModifier'),
    errors(`v=spf1 bad ${Array.from({ length: 11 }, (_, i) => `include:s${i}.example`).join(' ')} -all`, 'unknownMechanism', 'tooManyLookups'),
    errors(`v=spf1 ${Array.from({ length: 10 }, (_, i) => `include:s${i}.example`).join(' ')} -all`),
    // warnings
    [{ record: 'v=spf1 a' }, { warnings: ['noAll'] }],
    [{ record: 'v=spf1 all' }, { warnings: ['passAll'] }],
    [{ record: 'v=spf1 ptr:x.example +all a redirect=x.example' }, { warnings: ['passAll', 'ptr', 'afterAll', 'redirectIgnored'], dnsLookups: 3 }],
    [{ record: `v=spf1 ${'ip4:192.0.2.1 '.repeat(32)}-all` }, { warnings: ['longRecord'] }],
  ],
  invalid: [[{ record: '' }, 'record']],
});
