import { recogniser } from '../detection/recogniser.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export default recogniser({
  takes: 'line',
  fills: 'ulid',
  recognise({ line }) {
    const ulid = line.toUpperCase();
    if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(ulid) || !/[A-Z]/.test(ulid) || (line !== ulid && line !== line.toLowerCase())) return undefined;
    let ms = 0;
    for (const digit of ulid.slice(0, 10)) ms = ms * 32 + DIGITS.indexOf(digit);
    const isNear = ms > 1_000_000_000_000 && ms < 2_300_000_000_000;
    return { what: 'a ULID', confidence: isNear ? 0.96 : 0.45, main: line, preview: new Date(Math.min(ms, 8.64e15)).toISOString() };
  },
});
