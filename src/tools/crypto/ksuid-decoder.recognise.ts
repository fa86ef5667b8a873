import { recogniser } from '../detection/recogniser.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const EPOCH = 1_400_000_000;

export default recogniser({
  takes: 'line',
  fills: 'ksuid',
  recognise({ line }) {
    if (!/^[0-2][0-9A-Za-z]{26}$/.test(line) || !/[a-z]/.test(line) || !/[A-Z]/.test(line)) return undefined;
    let value = 0n;
    for (const digit of line) value = value * 62n + BigInt(DIGITS.indexOf(digit));
    if (value >= 1n << 160n) return undefined;
    const seconds = Number(value >> 128n) + EPOCH;
    return { what: 'a KSUID', confidence: seconds < 2_000_000_000 ? 0.8 : 0.3, main: line, preview: new Date(seconds * 1000).toISOString() };
  },
});
