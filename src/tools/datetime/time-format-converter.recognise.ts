import { recogniser } from '../detection/recogniser.ts';

const HALF_DAY = /^(?:0?[1-9]|1[0-2])(?::[0-5]\d(?::[0-5]\d)?)?\s*[ap]\.?\s?m\.?$/i;
const DAY = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

export default recogniser({
  takes: 'text',
  fills: 'times',
  recognise({ lines, line, isCut }) {
    const times = (line === '' ? lines : [line]).map((each) => each.trim()).filter((each) => each !== '');
    if (isCut || times.length === 0 || times.length > 200) return undefined;
    const found = (confidence: number) => ({ what: times.length > 1 ? 'times of day' : 'a time of day', confidence, main: times, preview: times.join(', ') });
    if (times.every((time) => HALF_DAY.test(time))) return found(0.95);
    if (times.every((time) => HALF_DAY.test(time) || DAY.test(time))) return found(0.85);
    return times.every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?$/.test(time)) ? found(0.72) : undefined;
  },
});
