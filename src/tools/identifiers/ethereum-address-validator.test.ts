import { holdTo } from '../testing.ts';
import tool from './ethereum-address-validator.ts';

const EIP_55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

holdTo(tool, {
  answers: [
    ...EIP_55.map((value): [Record<string, unknown>, Record<string, unknown>] => [
      { value: value.toLowerCase() },
      { valid: true, checksumAddress: value, checksum: 'none' },
    ]),
    ...EIP_55.slice(2).map((value): [Record<string, unknown>, Record<string, unknown>] => [
      { value: value.slice(2), requireChecksum: true },
      { valid: true, checksum: 'valid' },
    ]),
    [{ value: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, { valid: false }],
    [{ value: EIP_55[1], requireChecksum: true }, { valid: false }],
    [
      { value: '1'.repeat(40), requireChecksum: true },
      { valid: true, checksum: 'valid' },
    ],
    [{ value: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
