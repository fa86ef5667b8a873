import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'objectId',
  recognise({ line }) {
    const [, digits = ''] =
      /^\{\s*"(?:\$oid|_id)"\s*:\s*"([0-9a-f]{24})"\s*\}$/i.exec(line) ?? /^(?:ObjectId\(\s*["']?)?([0-9a-f]{24})(?:["']?\s*\))?$/i.exec(line) ?? [];
    if (digits === '') return undefined;
    const seconds = Number.parseInt(digits.slice(0, 8), 16);
    const isNear = seconds > 1_200_000_000 && seconds < 2_100_000_000;
    const isNamed = digits !== line;
    const hasLetters = /[a-f]/i.test(digits);
    return {
      what: 'a MongoDB ObjectId',
      confidence: isNamed ? 0.98 : isNear ? (hasLetters ? 0.88 : 0.6) : 0.35,
      main: digits,
      preview: new Date(seconds * 1000).toISOString(),
    };
  },
});
