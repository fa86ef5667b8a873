import { recogniser } from '../detection/recogniser.ts';

const BASES = { x: 16, o: 8, b: 2 } as const;
const NAMES = { x: 'hexadecimal', o: 'octal', b: 'binary' } as const;

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const [, sign = '', prefix = '', bare = ''] = /^([+-]?)0([xob])([0-9a-f_]{1,140})$/i.exec(line) ?? [];
    const kind = prefix.toLowerCase();
    if (kind !== 'x' && kind !== 'o' && kind !== 'b') return undefined;
    if (!(kind === 'x' || (kind === 'o' ? /^[0-7_]+$/ : /^[01_]+$/).test(bare)) || !/[0-9a-f]/i.test(bare)) return undefined;
    // Addresses and digests begin with 0x, too, and are longer than most numbers.
    const confidence = kind === 'x' ? (bare.length <= 8 ? 0.85 : bare.length <= 16 ? 0.75 : 0.2) : bare.length > 3 ? 0.95 : 0.9;
    return { what: `a ${NAMES[kind]} number`, confidence, main: sign + bare, inputs: { base: BASES[kind], toBase: 10 }, preview: line };
  },
});
