import { holdTo } from '../testing.ts';
import tool from './bitwise-calculator.ts';

// Python 3.11 integers under a mask; rotations and counts as numpy and int.bit_count give them.
holdTo(tool, {
  answers: [
    [{ a: '12', operation: 'and', b: '10' }, { decimal: '8' }],
    [{ a: '12', operation: 'or', b: '10', bits: 8 }, { binary: '00001110' }],
    [
      { a: '12', operation: 'nand', b: '10', bits: 4 },
      { binary: '0111', decimal: '7' },
    ],
    [{ a: '12', operation: 'nor', b: '10', bits: 4 }, { binary: '0001' }],
    [
      { a: '12', operation: 'xnor', b: '10', bits: 4 },
      { binary: '1001', decimal: '-7', unsigned: '9' },
    ],
    [
      { a: '0', operation: 'not' },
      { decimal: '-1', unsigned: '4294967295', hex: 'ffffffff', ones: 32 },
    ],
    [{ a: '0', operation: 'not', signed: false }, { decimal: '4294967295' }],
    [{ a: '1', operation: 'shiftLeft', b: '31' }, { decimal: '-2147483648' }],
    [
      { a: '1', operation: 'shiftLeft', b: '32' },
      { decimal: '0', trailingZeros: 32, leadingZeros: 32 },
    ],
    [{ a: '-1', operation: 'shiftRight', b: '1024' }, { decimal: '-1' }],
    [{ a: '-1', operation: 'shiftRight', b: '8', signed: false }, { decimal: '16777215' }],
    [{ a: '-1', operation: 'shiftRightUnsigned', b: '31' }, { decimal: '1' }],
    [{ a: '0x80000001', operation: 'rotateLeft', b: '1' }, { hex: '00000003' }],
    [{ a: '0x80000001', operation: 'rotateRight', b: '33' }, { hex: 'c0000000' }],
    [{ a: '0b1', operation: 'rotateLeft', b: '0', bits: 1 }, { decimal: '-1' }],
    [{ a: '0b0011', operation: 'reverse', bits: 4 }, { binary: '1100' }],
    [
      { a: '1', operation: 'reverse', bits: 256 },
      { leadingZeros: 0, trailingZeros: 255 },
    ],
  ],
  invalid: [
    [{ a: '1', operation: 'and' }, 'b'],
    [{ a: '1', operation: 'not', b: '1' }, 'b'],
    [{ a: '1', operation: 'reverse', b: '1' }, 'b'],
    [{ a: '1', operation: 'and', b: '1', bits: 257 }, 'bits'],
  ],
  unprocessable: [
    [{ a: '256', operation: 'not', bits: 8 }, /8 bits/],
    [{ a: '-129', operation: 'not', bits: 8 }],
    [{ a: '1', operation: 'shiftLeft', b: '1025' }, /0 to 1024/],
    [{ a: '1', operation: 'shiftLeft', b: '-1' }],
    [{ a: '1.5', operation: 'not' }, /not an integer/],
  ],
});
