import { holdTo } from '../testing.ts';
import tool from './asn1-decoder.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/asn1-decoder.json' with { type: 'json' };

const hexOf = (text: string): string => Buffer.from(text).toString('hex');
const generalizedTime = (text: string) => ({ data: `18${text.length.toString(16).padStart(2, '0')}${hexOf(text)}`, inputEncoding: 'hex' });

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // X.680 46.2: the fraction is of the last part that is given, so half an hour and a quarter of a minute.
    [generalizedTime('2024022912.5Z'), { dump: 'GeneralizedTime 2024-02-29T12:30:00Z' }],
    [generalizedTime('202402291230.25Z'), { dump: 'GeneralizedTime 2024-02-29T12:30:15Z' }],
    [generalizedTime('19851106210627.3Z'), { dump: 'GeneralizedTime 1985-11-06T21:06:27.300Z' }],
    [generalizedTime('20240229123000.1234567890123Z'), { dump: 'GeneralizedTime 2024-02-29T12:30:00.123Z' }],
    // The same clause: the difference may be in hours alone.
    [generalizedTime('20240229000000+01'), { dump: 'GeneralizedTime 2024-02-28T23:00:00Z' }],
    // X.690 8.20.5: the example 8571.3.2.
    [{ data: '0d04c27b0302', inputEncoding: 'hex' }, { dump: 'RELATIVE-OID 8571.3.2' }],
    [{ data: '0d020180', inputEncoding: 'hex' }, { dump: 'RELATIVE-OID 0180' }],
  ],
});
