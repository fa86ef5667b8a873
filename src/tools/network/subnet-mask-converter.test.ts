import { holdTo } from '../testing.ts';
import tool from './subnet-mask-converter.ts';
import data from './testdata/subnet-mask-converter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ mask: ' 24 ' }, { prefixLength: 24, usableHosts: '254' }],
    [{ mask: '31' }, { usableHosts: '2' }],
    [{ mask: '/32' }, { usableHosts: '1' }],
    [{ mask: '0' }, { usableHosts: '4294967294', binary: '00000000.00000000.00000000.00000000' }],
    [{ mask: '127.255.255.255' }, { prefixLength: 1 }],
    [{ mask: '0.0.0.1' }, { prefixLength: 31 }],
  ],
  invalid: [[{ mask: '' }, 'mask']],
  unprocessable: [
    [{ mask: '33' }],
    [{ mask: '255.255.0.255' }],
    [{ mask: '0.255.0.255' }],
    [{ mask: '255.255.255' }],
    [{ mask: '-1' }],
    [{ mask: '//8' }],
    [{ mask: '024' }],
  ],
});
