import { recogniser } from '../detection/recogniser.ts';

const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';

/** Forms that are read without being told how they are written. */
const STANDARDS: readonly (readonly [pattern: RegExp, confidence: number])[] = [
  [
    /^[+-]?\d{4,6}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-4])(?::?[0-5]\d(?::?[0-6]\d(?:[.,]\d{1,9})?)?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?(?:\[[\w/+-]+\])?)?$/i,
    0.97,
  ],
  [/^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T\d{2}(?:\d{2}(?:\d{2})?)?(?:Z|[+-]\d{2,4})?$/i, 0.96],
  [/^\d{4}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?:-?[1-7])?$/, 0.94],
  [/^\d{4}-(?:[0-2]\d\d|3[0-5]\d|36[0-6])$/, 0.6],
  [new RegExp(`^${DAY}, \\d{1,2}[ -]${MONTH}[ -]\\d{2,4} \\d{2}:\\d{2}(?::\\d{2})? (?:[+-]\\d{4}|[A-Z]{1,5})(?: \\([A-Z]+\\))?$`, 'i'), 0.97],
  [new RegExp(`^\\d{1,2} ${MONTH} \\d{4} \\d{2}:\\d{2}(?::\\d{2})? (?:[+-]\\d{4}|[A-Z]{1,5})$`, 'i'), 0.95],
  [new RegExp(`^${DAY} ${MONTH} [ \\d]\\d \\d{2}:\\d{2}:\\d{2} \\d{4}$`, 'i'), 0.96],
];
/** Forms whose pattern has to be told. */
const PATTERNS: readonly (readonly [written: RegExp, pattern: (text: string) => string, confidence: number])[] = [
  [
    new RegExp(`^${DAY},? ${MONTH} \\d{1,2},? \\d{4}$`, 'i'),
    (text) =>
      `${/^[a-z]{3}\b/i.test(text) ? 'EEE' : 'EEEE'}${/^[a-z]+,/i.test(text) ? ',' : ''} ${/ [a-z]{3} /i.test(text) ? 'MMM' : 'MMMM'} d${/\d, /.test(text) ? ',' : ''} yyyy`,
    0.95,
  ],
  [
    new RegExp(`^${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}$`, 'i'),
    (text) => `${/^[a-z]{3}\.?\s/i.test(text) ? 'MMM' : 'MMMM'} d${text.includes(',') ? ',' : ''} yyyy`,
    0.95,
  ],
  [new RegExp(`^\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH}\\.?,? \\d{4}$`, 'i'), (text) => `d ${/ [a-z]{3} /i.test(text) ? 'MMM' : 'MMMM'} yyyy`, 0.95],
  [new RegExp(`^\\d{1,2}-${MONTH}-\\d{4}$`, 'i'), () => 'd-MMM-yyyy', 0.95],
  [/^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)\d\d$/, slashes, 0.92],
  [/^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d$/, () => 'd.M.yyyy', 0.92],
  [/^(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|1[0-2])-(?:19|20)\d\d$/, () => 'd-M-yyyy', 0.9],
  [/^(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])$/, () => 'yyyy/M/d', 0.93],
  [/^(?:19|20)\d\d\.(?:0[1-9]|1[0-2])\.(?:0[1-9]|[12]\d|3[01])$/, () => 'yyyy.MM.dd', 0.9],
  [/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/, () => 'yyyyMMdd', 0.62],
];

export default recogniser({
  takes: 'line',
  fills: 'text',
  recognise({ line }) {
    if (line.length > 60 || !/\d/.test(line)) return undefined;
    const standard = STANDARDS.find(([pattern]) => pattern.test(line));
    if (standard) return { what: 'a date', confidence: standard[1], main: line, preview: line };
    const known = PATTERNS.find(([written]) => written.test(line));
    if (!known) return undefined;
    const [, patternOf, confidence] = known;
    const plain = line.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1').replace(/([a-z])\./i, '$1');
    return { what: 'a date', confidence, main: plain, inputs: { format: 'pattern', pattern: patternOf(plain) }, preview: line };
  },
});

/** Day or month first: what is above 12 is the day; otherwise as in the United States, where slashes are most common. */
function slashes(text: string): string {
  return Number(text.split('/')[0]) > 12 ? 'd/M/yyyy' : 'M/d/yyyy';
}
