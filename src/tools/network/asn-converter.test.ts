import { holdTo } from '../testing.ts';
import tool from './asn-converter.ts';

const kind = (asn: number, expected: string): [Record<string, unknown>, Record<string, unknown>] => [{ asn: String(asn) }, { asplain: asn, kind: expected }];

holdTo(tool, {
  answers: [
    // RFC 5396 section 1
    [{ asn: '65526' }, { asdot: '65526', asdotPlus: '0.65526', bits: 16 }],
    [{ asn: '65546' }, { asdot: '1.10', asdotPlus: '1.10', bits: 32 }],
    [{ asn: '0.65526' }, { asplain: 65526 }],
    [{ asn: ' as 65535.65535 ' }, { asplain: 4294967295, kind: 'reserved' }],
    // the borders of the IANA registry
    kind(0, 'reserved'),
    kind(1, 'public'),
    kind(23455, 'public'),
    kind(23456, 'asTrans'),
    kind(64495, 'public'),
    kind(64496, 'documentation'),
    kind(64511, 'documentation'),
    kind(64512, 'private'),
    kind(65534, 'private'),
    kind(65535, 'reserved'),
    kind(65536, 'documentation'),
    kind(65551, 'documentation'),
    kind(65552, 'reserved'),
    kind(131071, 'reserved'),
    kind(131072, 'public'),
    kind(4199999999, 'public'),
    kind(4200000000, 'private'),
    kind(4294967294, 'private'),
  ],
  invalid: [[{ asn: '' }, 'asn']],
  unprocessable: [
    [{ asn: '4294967296' }, /4294967295/],
    [{ asn: '1.65536' }, /65535/],
    [{ asn: '-1' }],
    [{ asn: '1.2.3' }],
    [{ asn: 'ASN1' }],
    [{ asn: '1.' }],
  ],
});
