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

/** Forms that are read once they are written otherwise. */
const REWRITTEN: readonly (readonly [written: RegExp, as: string, pattern: string | undefined])[] = [
  // `date`, JavaScript's Date, logs of web servers, and ODBC.
  [new RegExp(`^${DAY} (${MONTH})\\s+(\\d{1,2}) (\\d{2}:\\d{2}:\\d{2}) (?:UTC|GMT|Z) (\\d{4})$`, 'i'), '$1 $2 $4 $3', 'MMM d yyyy HH:mm:ss'],
  [new RegExp(`^${DAY} (${MONTH})\\s+(\\d{1,2}) (\\d{2}:\\d{2}:\\d{2}) ([+-]\\d{4}) (\\d{4})$`, 'i'), '$1 $2 $5 $3 $4', 'MMM d yyyy HH:mm:ss xx'],
  [new RegExp(`^${DAY} (\\d{1,2}) (${MONTH}) (\\d{4}) (\\d{2}:\\d{2}:\\d{2}) ([AP]M) ([+-]\\d{4})$`, 'i'), '$2 $1 $3 $4 $5 $6', 'MMM d yyyy hh:mm:ss a xx'],
  [new RegExp(`^${DAY} (\\d{1,2}) (${MONTH}) (\\d{4}) (\\d{2}:\\d{2}:\\d{2}) ([+-]\\d{4})$`, 'i'), '$2 $1 $3 $4 $5', 'MMM d yyyy HH:mm:ss xx'],
  [
    new RegExp(`^${DAY} (${MONTH}) (\\d{1,2}) (\\d{4}) (\\d{2}:\\d{2}:\\d{2}) GMT([+-]\\d{4})(?: \\([^)]*\\))?$`, 'i'),
    '$1 $2 $3 $4 $5',
    'MMM d yyyy HH:mm:ss xx',
  ],
  [new RegExp(`^\\[?(\\d{1,2})/(${MONTH})/(\\d{4}):(\\d{2}:\\d{2}:\\d{2}) ([+-]\\d{4})\\]?$`, 'i'), '$2 $1 $3 $4 $5', 'MMM d yyyy HH:mm:ss xx'],
  [
    new RegExp(`^(?:${DAY},? )?(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4}),?(?: at)? (\\d{1,2}:\\d{2})\\s?([AP]M)$`, 'i'),
    '$1 $2 $3 $4 $5',
    'MMM d yyyy h:mm a',
  ],
  [
    new RegExp(`^(?:${DAY},? )?(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4}),?(?: at)? (\\d{1,2}:\\d{2}:\\d{2})\\s?([AP]M)$`, 'i'),
    '$1 $2 $3 $4 $5',
    'MMM d yyyy h:mm:ss a',
  ],
  [new RegExp(`^(?:${DAY},? )?(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4}),?(?: at)? (\\d{2}:\\d{2})$`, 'i'), '$1 $2 $3 $4', 'MMM d yyyy HH:mm'],
  [new RegExp(`^(?:${DAY},? )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH}),? (\\d{4}),?(?: at)? (\\d{1,2}:\\d{2})$`, 'i'), '$2 $1 $3 $4', 'MMM d yyyy H:mm'],
  [new RegExp(`^${DAY},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH}),? (\\d{4})$`, 'i'), '$2 $1 $3', 'MMM d yyyy'],
  [new RegExp(`^${DAY},? (${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th),? (\\d{4})$`, 'i'), '$1 $2 $3', 'MMM d yyyy'],
  [new RegExp(`^${DAY} (${MONTH}) (\\d) (\\d{2}:\\d{2}:\\d{2}) (\\d{4})$`, 'i'), '$1 $2 $4 $3', 'MMM d yyyy HH:mm:ss'],
  [/^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?:UTC|GMT)$/, '$1T$2Z', undefined],
  [/^((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})$/, '$1-$2-$3', 'yyyy-M-d'],
  [/^(0?[1-9]|1[0-2])-(1[3-9]|2\d|3[01])-((?:19|20)\d\d)$/, '$1-$2-$3', 'M-d-yyyy'],
  [new RegExp(`^(?:the )?(\\d{1,2})(?:st|nd|rd|th) of (${MONTH}),? (\\d{4})$`, 'i'), '$2 $1 $3', 'MMM d yyyy'],
  [/^\{(?:ts|d) '(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2}(?:\.\d+)?)?)'\}$/, '$1', undefined],
  [/^(\d{4})\/(\d{2})\/(\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/, '$1-$2-$3T$4', undefined],
  [/^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/, '$1-$2-$3T$4', undefined],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4}),?(?: um)? (\d{1,2}:\d{2})(?: Uhr)?$/, '$1.$2.$3 $4', 'd.M.yyyy H:mm'],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4}),? (\d{1,2}:\d{2}:\d{2})$/, '$1.$2.$3 $4', 'd.M.yyyy H:mm:ss'],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4}),? (\d{1,2}:\d{2}) ?([AP]M)$/i, '$1/$2/$3 $4 $5', 'M/d/yyyy h:mm a'],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4}),? (\d{1,2}:\d{2}:\d{2}) ?([AP]M)$/i, '$1/$2/$3 $4 $5', 'M/d/yyyy h:mm:ss a'],
  [
    /^(?:\u5e73\u6210|\u4ee4\u548c)?(\d{4})\s?[\u5e74\ub144]\s?(\d{1,2})\s?[\u6708\uc6d4]\s?(\d{1,2})\s?[\u65e5\uc77c](?:\s?[(\uff08]?.[)\uff09]?)?$/,
    '$1/$2/$3',
    'yyyy/M/d',
  ],
];

/** The months of more languages, by how they begin: German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Swedish and Danish. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|janv|jän|ene|gen|sty|янв|styczeń)/i,
  /^(?:feb|fév|fev|lut|фев)/i,
  /^(?:mär|mars|mar|maart|mrt|маp|мар)/i,
  /^(?:apr|avr|abr|kwi|апр)/i,
  /^(?:mai|may|mag|mei|maj|мая|май)/i,
  /^(?:jun|juin|giu|cze|июн)/i,
  /^(?:jul|juil|lug|lip|июл)/i,
  /^(?:aug|août|aou|ago|sie|авг)/i,
  /^(?:sep|set|wrz|сен)/i,
  /^(?:okt|oct|ott|out|paź|окт)/i,
  /^(?:nov|lis|ноя)/i,
  /^(?:dez|déc|dec|dic|gru|дек)/i,
];
const MANY_LANGUAGES =
  /^(?:\p{L}{2,12}[.,]?\s+)?(?:le\s+)?(\d{1,2})(?:er|\u00ba|\u00aa|\.)?\s+(?:de\s+)?(\p{L}{3,12})\.?\s+(?:de\s+|del\s+)?(\d{4})(?:\s?(?:г\.|roku|r\.))?$/iu;

/** A day of one of those languages as the tool reads it. */
function translated(text: string): string | undefined {
  const [, day = '', name = '', year] = MANY_LANGUAGES.exec(text) ?? [];
  const month = name === '' ? -1 : MONTHS.findIndex((one) => one.test(name));
  return month < 0 || Number(day) > 31 || year === undefined ? undefined : `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export default recogniser({
  takes: 'line',
  fills: 'text',
  recognise({ line: given }) {
    const line = given.replace(/^(?:date|expires|last-modified|datum|fecha):\s+/i, '');
    if (line.length > 90 || !/\d/.test(line)) return undefined;
    const standard = STANDARDS.find(([pattern]) => pattern.test(line));
    if (standard) return { what: 'a date', confidence: standard[1], main: line.replace(/\[[\w/+-]+\]$/, ''), preview: line };
    const known = PATTERNS.find(([written]) => written.test(line));
    if (!known) return rewritten(line);
    const [, patternOf, confidence] = known;
    const plain = line.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1').replace(/([a-z])\./i, '$1');
    return { what: 'a date', confidence, main: plain, inputs: { format: 'pattern', pattern: patternOf(plain) }, preview: line };
  },
});

/** Zones that `date` names, by RFC 5322 and by how they are used most. */
const ZONES: Readonly<Record<string, string>> = {
  UTC: '+0000',
  GMT: '+0000',
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
  WET: '+0000',
  WEST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  MSK: '+0300',
  JST: '+0900',
  KST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
};

function rewritten(given: string) {
  const line = given.replace(/(?<=:\d\d(?: [AP]M)?) ([A-Z]{3,4})(?= \d{4}$|$)/, (whole, zone: string) =>
    ZONES[zone] === undefined ? whole : ` ${ZONES[zone]}`,
  );
  const form = REWRITTEN.find(([written]) => written.test(line));
  const main = form ? line.replace(form[0], form[1]).replace(/ ([ap]m)$/i, (half) => half.toUpperCase()) : translated(line);
  if (main === undefined) return undefined;
  // The patterns have the months by three letters.
  const short = form?.[2]?.startsWith('MMM ') ? main.replace(/^([A-Za-z]{3})[a-z]*/, '$1') : main;
  return { what: 'a date', confidence: 0.95, main: short, ...(form?.[2] !== undefined && { inputs: { format: 'pattern', pattern: form[2] } }), preview: given };
}

/** Day or month first: what is above 12 is the day; otherwise as in the United States, where slashes are most common. */
function slashes(text: string): string {
  return Number(text.split('/')[0]) > 12 ? 'd/M/yyyy' : 'M/d/yyyy';
}
