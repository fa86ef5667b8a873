import { holdTo } from '../testing.ts';
import tool from './printf-formatter.ts';
import data from './testdata/printf-formatter.json' with { type: 'json' };

const gives = (format: string, given: unknown[], output: string): [Record<string, unknown>, Record<string, unknown>] => [
  { format, arguments: given },
  { output },
];

// printf of glibc 2.36 (bash's printf and C).
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    gives('', [], ''),
    gives('%d|%5d|%-5d|%05d|%+d|% d', [1, 2, 3, 4, 5, 6], '1|    2|3    |00004|+5| 6'),
    gives('%.3d|%8.3d|%08.3d', [5, 5, 5], '005|     005|     005'),
    gives('%.0d|', [0], '|'),
    gives('%x %X %#x %#o %o %u', [255, 255, 255, 8, 8, -1], 'ff FF 0xff 010 10 18446744073709551615'),
    gives('%hhd %hd %hhu', [200, 40000, -1], '-56 -25536 255'),
    gives('%lld', ['-9223372036854775808'], '-9223372036854775808'),
    gives('%s|%6s|%-6s|%.2s', ['a', 'b', 'c', 'defg'], 'a|     b|c     |de'),
    gives('%c%c', ['é', 128512], 'é😀'),
    gives('%*d|%-*d|%.*f', [4, 1, 4, 2, 2, 2.34567], '   1|2   |2.35'),
    gives('%f %.0f %#.0f %.10f', [1.5, 2.5, 2, 0.1], '1.500000 2 2. 0.1000000000'),
    gives('%.20f', [0.1], '0.10000000000000000555'),
    gives('%e %E %.0e %#.0e', [12345.678, 0.00012, 5, 5], '1.234568e+04 1.200000E-04 5e+00 5.e+00'),
    gives('%g %g %g %g %#g %G', [0.0001, 0.00001, 123456, 1234567, 1, 1e-10], '0.0001 1e-05 123456 1.23457e+06 1.00000 1E-10'),
    gives('%a %A %.1a', [1, 0.5, 1.999], '0x1p+0 0X1P-1 0x2.0p+0'),
    gives('%010.2f|%+.1f|%-8.1f|', [-2.34567, 2.25, 1], '-000002.35|+2.2|1.0     |'),
    gives('%5%|100%%', [], '%|100%'),
    gives('%f', [-0], '-0.000000'),
    gives('%.3f', ['1e300'], `${BigInt(1e300)}.000`),
  ],
  unprocessable: [
    [{ format: '%d' }, /argument/],
    [{ format: 'a', arguments: [1] }, /argument/],
    [{ format: '%d', arguments: ['x'] }],
    [{ format: '%n', arguments: [1] }],
    [{ format: '%y', arguments: [1] }],
    [{ format: '%1001d', arguments: [1] }, /1,000/],
    [{ format: '%' }],
    [{ format: '%d', arguments: [1.5] }],
    [{ format: '%s', arguments: [1] }],
    [{ format: '%c', arguments: ['ab'] }],
  ],
});
