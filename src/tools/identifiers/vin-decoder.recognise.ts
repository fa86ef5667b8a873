import { recogniser } from '../detection/recogniser.ts';

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from('ABCDEFGHJKLMNPRSTUVWXYZ', (letter, at) => [letter, [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9][at] ?? 0]),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const vin = line.replace(/^vin:?\s*/i, '').toUpperCase();
    if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin) || !/[A-Z]/.test(vin) || !/\d{4}$/.test(vin)) return undefined;
    const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (VALUES[vin.charAt(at)] ?? Number(vin.charAt(at))), 0) % 11;
    const checks = vin.charAt(8) === (sum === 10 ? 'X' : String(sum));
    return { what: 'a vehicle identification number', confidence: checks ? 0.95 : 0.5, main: vin, preview: vin.slice(0, 3) };
  },
});
