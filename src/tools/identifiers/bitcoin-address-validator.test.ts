import { holdTo } from '../testing.ts';
import tool from './bitcoin-address-validator.ts';

// Test vectors of BIP 173 and BIP 350
const bad = [
  'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2',
  'bc1rw5uspcuh',
  'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7',
  'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
  'bc1gmk9yu',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
];

holdTo(tool, {
  answers: [
    [{ value: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4' }, { valid: true, type: 'p2wpkh' }],
    [
      { value: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' },
      { valid: true, type: 'p2wsh', network: 'testnet', hash: '1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262' },
    ],
    [
      { value: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0' },
      { valid: true, type: 'p2tr', hash: '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798' },
    ],
    [{ value: 'BC1SW50QGDZ25J' }, { valid: true, type: 'witness-unknown', hash: '751e' }],
    [{ value: 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs' }, { valid: true, type: 'witness-unknown', hash: '751e76e8199196d454941c45d1b3a323' }],
    [{ value: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG' }, { valid: true, type: 'p2sh', network: 'mainnet' }],
    [{ value: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' }, { valid: true, type: 'p2pkh', network: 'testnet' }],
    [{ value: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', network: 'mainnet' }, { valid: false }],
    [{ value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb' }, { valid: false }],
    [{ value: '1a1zp1ep5qgefi2dmptftl5slmv7divfna' }, { valid: false }],
    [{ value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a' }, { valid: false }],
    [{ value: '' }, { valid: false }],
    ...bad.map((value): [Record<string, unknown>, Record<string, unknown>] => [{ value }, { valid: false }]),
  ],
});
