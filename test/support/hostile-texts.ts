/** Makes a text of about so many bytes of JSON, and never more. */
export type TextMaker = (bytes: number) => string;

/** How many bytes a text takes inside JSON, without its quotes. */
const jsonBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;

const countIn = (bytes: number, ...parts: string[]): number => Math.max(0, Math.floor(bytes / parts.reduce((sum, part) => sum + jsonBytes(part), 0)));

/** A text over and over. */
export const repeated =
  (unit: string): TextMaker =>
  (bytes) =>
    unit.repeat(countIn(bytes, unit));

/** What opens something over and over, and then what closes it as often. */
const nested =
  (open: string, close: string, most = Number.POSITIVE_INFINITY): TextMaker =>
  (bytes) => {
    const count = Math.min(most, countIn(bytes, open, close));
    return open.repeat(count) + close.repeat(count);
  };

/** A run between a beginning and an end. */
const between =
  (first: string, unit: string, last: string): TextMaker =>
  (bytes) =>
    first + unit.repeat(countIn(bytes - jsonBytes(first) - jsonBytes(last), unit)) + last;

/** Parts that differ from one another, as many as fit. */
const numbered =
  (part: (index: number) => string, { first = '', last = '', separator = '' }: { first?: string; last?: string; separator?: string } = {}): TextMaker =>
  (bytes) => {
    const parts: string[] = [];
    let left = bytes - jsonBytes(first) - jsonBytes(last);
    for (let index = 0; ; index++) {
      const next = part(index);
      left -= jsonBytes(next) + (index > 0 ? jsonBytes(separator) : 0);
      if (left < 0) break;
      parts.push(next);
    }
    return first + parts.join(separator) + last;
  };

/** Deeper nesting is refused unread. */
const MAX_NESTED = 990;

/** Digits that look random and are the same each time. */
const scrambled = (index: number): number => (index * 7_919 + 104_729) % 99_991;

const UNITS = [
  ...[
    '"',
    "'",
    '`',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '&',
    ',',
    ';',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\\',
    '/',
    '|',
    '#',
    '*',
    '_',
    '-',
    '+',
    '=',
    ':',
    '.',
    '!',
  ],
  ...[
    '?',
    '%',
    '$',
    '@',
    '^',
    '~',
    '\0',
    'a',
    'A',
    'x',
    'M',
    '0',
    '1',
    '9',
    'aé',
    'aB',
    'a1',
    'a ',
    'a\n',
    'A B',
    'a-',
    'a_',
    'a.',
    'a,',
    'a/',
    'a"',
    '1,',
    '1 ',
    '1\n',
    '-1 ',
  ],
  ...[
    '0.',
    '1.',
    '1e',
    '1/',
    '1:',
    '9%',
    '1+',
    '1-',
    '1*',
    '2^',
    '(1+',
    '-(',
    'a=',
    'a:',
    'a: ',
    'a&',
    'a=b&',
    'a;',
    'a@',
    '@a.',
    'a@b.c ',
    '//',
    '/*',
    '*/',
    '--',
    '<!--',
    '<a ',
    '<a>',
  ],
  ...[
    '</a>',
    '<a/>',
    '<b c=d>',
    '</',
    '<![CDATA[',
    '&amp;',
    '&#',
    '&#1;',
    '&a',
    '[[',
    '](',
    '![',
    '![](',
    '[a](b)',
    '[a]: b\n',
    '> ',
    '- ',
    '* a\n',
    '1. ',
    '# a\n',
    '**',
    '*a_',
    '``',
    '| ',
    '|a',
    '|-|\n',
  ],
  ...[
    'a\\',
    '\\"',
    '\\u',
    '\\u0061',
    '%41',
    '%F0',
    '%E2%82',
    '{{',
    '}}',
    '{{#a}}',
    '{%',
    '${',
    '${a',
    '$1',
    ':a',
    ':a:',
    '""',
    '"a",',
    '","',
    "''",
    "'a' ",
    '\n\n',
    ' \n',
    '\n ',
    '\n\t',
    '\n- ',
    '\na:',
    '\n  ',
    'a b c. ',
  ],
  ...[
    'é',
    'e\u0301',
    '\u0301',
    '\u0323\u0301',
    '\u{fdfd}',
    '\u{fdfa}',
    'ﬁ',
    'ß',
    'İ',
    'ŉ',
    'Σ',
    '一',
    '日本',
    'ก',
    'ᄀ',
    '각',
    'ا',
    '\u202e',
    '\u200d',
    '\ufe0f',
    '\u200b',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\ud83d',
    '\udc00',
  ],
  ...['💩', '👨‍👩‍👧‍👦', '🇦', '🇩🇪', '👍🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '𝒳', '\u{1d5a0}', '①', '½', '٣', '𓀀', 'Ａ', '٪', '₂'],
  ...[
    'SELECT ',
    'a AND ',
    'NOT ',
    'IF ',
    'T',
    'Z',
    'P1D',
    '00:',
    '12:30 ',
    '2024-01-01 ',
    '2024-01-01,',
    '2024-01-01\n',
    '1.2.3.4 ',
    '1.2.3.4\n',
    '::',
    'ffff:',
    'http://a',
    'http://a.b ',
    'www.',
    'a.b.c.',
    'xn--a.',
    'one ',
    'hundred ',
    'and ',
  ],
  ...[
    'XIV',
    'IX',
    'qu',
    'ing ',
    'tion',
    'the ',
    'O',
    'C',
    'H2',
    'C(',
    '-.',
    '. ',
    '... ',
    '.- ',
    '01',
    'ff',
    'FF ',
    '#fff ',
    'red ',
    'rgb(',
    'var(',
    '@media ',
    'a{',
    'a{b:c}',
    'a>',
    'a,b{',
    ':not(',
    '!important',
    'if(',
    'f(',
    '=>',
    'import ',
    '/a/',
    'x=',
    '<?',
    '?>',
    '\\x',
    'a..',
    '../',
    '%20',
    '\x1b[',
    '\x1b[31m',
    'aa',
    'ab',
    'aaaaaaaaaaaaaaaaaaaaaab',
    'é\u200d',
  ],
];

/** Long texts that are right in their format. */
const WELL_FORMED: Record<string, TextMaker> = {
  numbers: numbered((index) => String(scrambled(index)), { separator: ', ' }),
  decimals: numbered((index) => `${scrambled(index)}.${index}`, { separator: '\n' }),
  words: numbered((index) => `${['the', 'quick', 'brown', 'fox', 'jumps'][index % 5]}${index % 7 === 0 ? scrambled(index).toString(36) : ''}`, {
    separator: ' ',
  }),
  sentences: numbered((index) => `Word ${scrambled(index).toString(36)} is here, and "there".`, { separator: ' ' }),
  lines: numbered((index) => `line ${scrambled(index)}`, { separator: '\n' }),
  'distinct letters': numbered((index) => String.fromCodePoint(0x4e00 + index)),
  'json numbers': numbered((index) => String(scrambled(index)), { first: '[', last: ']', separator: ',' }),
  'json texts': numbered((index) => `"${scrambled(index).toString(36)}"`, { first: '[', last: ']', separator: ',' }),
  'json members': numbered((index) => `"k${index}":${scrambled(index)}`, { first: '{', last: '}', separator: ',' }),
  'json same members': between('{', '"a":1,', '"a":1}'),
  'json records': numbered((index) => `{"id":${index},"name":"n${scrambled(index)}"}`, { first: '[', last: ']', separator: ',' }),
  'json different records': numbered((index) => `{"k${index}":${index}}`, { first: '[', last: ']', separator: ',' }),
  'json empties': between('[', '[],', '{}]'),
  'json nested members': nested('{"a":', '}'),
  'json nested as deep as is read': nested('{"a":', '}', MAX_NESTED),
  'json lists in objects nested as deep as is read': nested('{"a":[', ',1]}', MAX_NESTED / 2),
  'json lists nested as deep as is read': nested('[1,', '2]', MAX_NESTED),
  'json escapes': between('"', '\\u00e9', '"'),
  'json digits': between('[', '9', ']'),
  'json lines': numbered((index) => `{"a":${index}}`, { separator: '\n' }),
  'csv narrow': numbered((index) => `${index},${scrambled(index)}`, { first: 'a,b\n', separator: '\n' }),
  'csv wide': (bytes) =>
    `${numbered((index) => `c${index}`, { separator: ',' })(bytes / 2)}\n${numbered((index) => String(index % 10), { separator: ',' })(bytes / 2 - 8)}`,
  'many lines and a long one': (bytes) => `${repeated('a\n')(bytes / 2)}${repeated('b')(bytes / 2)}`,
  'csv wide and long': (bytes) => `${repeated(',')(bytes / 2)}\n${repeated('1\n')(bytes / 2 - 2)}`,
  'csv long name': (bytes) => `${repeated('a')(bytes / 2)},\n${repeated('1\n')(bytes / 2 - 4)}`,
  'csv header': numbered((index) => `c${index}`, { separator: ',' }),
  'csv same header': between('a,', 'a,', 'a\n1'),
  'csv quoted': between('a\n', '"x,""y"\n', ''),
  'csv one cell': between('a\n"', '""', '"'),
  'csv empty': between('a,b\n', ',\n', ''),
  xml: numbered((index) => `<i n="${index}">${scrambled(index)}</i>`, { first: '<r>', last: '</r>' }),
  'xml different': numbered((index) => `<e${index}/>`, { first: '<r>', last: '</r>' }),
  'xml attributes': numbered((index) => `a${index}="" `, { first: '<r ', last: '/>' }),
  'xml nested': nested('<a>', '</a>'),
  'xml text': between('<r>', '&amp;', '</r>'),
  html: numbered((index) => `<p class="c${index}">a <b>b</b> <a href="/${index}">c</a></p>`, { first: '<body>', last: '</body>' }),
  'html nested': nested('<div>', '</div>'),
  'html formatting': between('<p>', '<b><i>a', ''),
  'html table': numbered((index) => `<tr><td>${index}<td>b`, { first: '<table>', last: '</table>' }),
  'html list': nested('<ul><li>a', '</ul>'),
  markdown: numbered((index) => `# H${index}\n\n- a *b* [c](d${index})\n`, { separator: '\n' }),
  'markdown table': numbered((index) => `| ${index} | b |`, { first: '| a | b |\n|---|---|\n', separator: '\n' }),
  'markdown wide table': (bytes) => `${repeated('|a')(bytes / 3)}|\n${repeated('|-')(bytes / 3)}|\n${repeated('|b')(bytes / 3 - 8)}|`,
  'markdown wide and long table': (bytes) => `${repeated('|a')(bytes / 4)}|\n${repeated('|-')(bytes / 4)}|\n${repeated('1\n')(bytes / 2 - 8)}`,
  'markdown links': numbered((index) => `[a${index}]`, { last: '\n\n[a0]: b' }),
  'yaml list': numbered((index) => `- ${scrambled(index)}`, { separator: '\n' }),
  'yaml members': numbered((index) => `k${index}: ${index}`, { separator: '\n' }),
  'yaml flow': nested('[', ']'),
  'yaml keys that are maps': (bytes) => repeated('? ')(Math.min(bytes, MAX_NESTED)),
  'yaml anchors': numbered((index) => `- &a${index} ${index}\n- *a${index}`, { separator: '\n' }),
  toml: numbered((index) => `k${index} = ${index}`, { separator: '\n' }),
  'toml tables': numbered((index) => `[t${index}]\na = 1`, { separator: '\n' }),
  ini: numbered((index) => `[s${index}]\na=${index}`, { separator: '\n' }),
  env: numbered((index) => `K${index}="\${K0}"`, { separator: '\n' }),
  sql: numbered((index) => `(${index}, 'v${index}')`, { first: 'INSERT INTO t (a, b) VALUES ', last: ';', separator: ', ' }),
  'sql table': numbered((index) => `c${index} INT`, { first: 'CREATE TABLE t (', last: ');', separator: ', ' }),
  'sql nested': between('SELECT ', '(SELECT ', ''),
  css: numbered((index) => `.c${index} > a { color: #${String(index % 1000).padStart(3, '0')}; margin: ${index}px }`, { separator: '\n' }),
  'css nested': nested('a{', '}'),
  javascript: numbered((index) => `const a${index} = [${index}, "b"]; // c`, { separator: '\n' }),
  'javascript labels': numbered((index) => `a${index}:`, { last: ';' }),
  'javascript classes in patterns': repeated('/['),
  'javascript nested': nested('(', ')'),
  'javascript expression': between('x = 1', ' + 1', ';'),
  graphql: numbered((index) => `f${index}(a: ${index}) { b }`, { first: '{ ', last: ' }', separator: ' ' }),
  formula: between('1', '+2*3', ''),
  powers: between('2', '^2', ''),
  fraction: between('1/', '9', ''),
  exponent: between('1e', '9', ''),
  'long number': between('1', '7', ''),
  'many zeros in a number': between('1', '0', '7'),
  'long decimal': between('0.', '3', ''),
  'long negative': between('-', '8', ''),
  query: numbered((index) => `k${index}=${scrambled(index)}`, { separator: '&' }),
  url: numbered((index) => `k${index}[a]=%41`, { first: 'https://user@example.com/a/b?', separator: '&' }),
  'url path': between('https://example.com/', 'a/../', ''),
  'url host': between('https://', 'a.', 'com/'),
  'data uri': between('data:text/plain;base64,', 'QUJD', ''),
  headers: numbered((index) => `X-H${index}: v${index}; a=b, c`, { separator: '\r\n' }),
  cookies: numbered((index) => `c${index}=${index}`, { separator: '; ' }),
  addresses: numbered((index) => `a${index}@example.com`, { separator: ', ' }),
  'ip addresses': numbered((index) => `10.${index % 200}.${scrambled(index) % 250}.1`, { separator: '\n' }),
  networks: numbered((index) => `10.${index % 200}.${scrambled(index) % 250}.0/24`, { separator: '\n' }),
  dates: numbered((index) => `20${10 + (index % 80)}-0${1 + (index % 9)}-1${index % 10}`, { separator: '\n' }),
  times: numbered((index) => `${10 + (index % 10)}:${10 + (index % 50)}-${20 + (index % 3)}:00`, { separator: ', ' }),
  durations: between('P', '1D', ''),
  colors: numbered((index) => `#${scrambled(index).toString(16).padStart(6, '0')}`, { separator: ', ' }),
  gradient: numbered((index) => `#${scrambled(index).toString(16).padStart(6, '0')} ${index % 100}%`, {
    first: 'linear-gradient(',
    last: ')',
    separator: ', ',
  }),
  hex: between('', '0123456789abcdef', ''),
  base64: between('', 'TWFueSBoYW5kcyBtYWtl', ''),
  bits: between('', '0110', ''),
  morse: between('', '.- -... / ', '.'),
  roman: repeated('M'),
  log: numbered((index) => `10.0.0.${index % 250} - - [10/Oct/2000:13:55:36 -0700] "GET /p${index} HTTP/1.0" 200 2326`, { separator: '\n' }),
  diff: numbered((index) => `@@ -${index} +${index} @@\n-a\n+b`, { first: '--- a\n+++ b\n', separator: '\n' }),
  cron: numbered((index) => String(index % 60), { last: ' * * * *', separator: ',' }),
  ics: between('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'BEGIN:VEVENT\r\nSUMMARY:a\r\nEND:VEVENT\r\n', 'END:VCALENDAR'),
  vcard: between('', 'BEGIN:VCARD\nVERSION:3.0\nFN:a\nEND:VCARD\n', ''),
  srt: numbered((index) => `${index + 1}\n00:00:01,000 --> 00:00:02,000\na\n`, { separator: '\n' }),
  pattern: nested('(a*', ')*'),
  'pattern counts': between('a', '{1,9}', ''),
  'pattern classes': repeated('[a-z]+'),
  'nested lists': nested('[', ']'),
  'nested members': nested('{', '}'),
  'nested counts': nested('(', ')2'),
  formulas: between('C', 'H2O', ''),
  'template sections': nested('{{#a}}', '{{/a}}'),
  'digits and a letter': between('', '1', 'x'),
  'letters and a mark': between('', 'a', '!'),
  'spaces and a letter': between('', ' ', 'x'),
  'unclosed quote': between('"', 'a', ''),
  'unclosed comment': between('/*', '*', ''),
  'unclosed brackets': between('', '[(', ''),
};

/** Long texts are made once for all of about the same length. */
const GRAIN = 64;

function remembered(maker: TextMaker): TextMaker {
  const made = new Map<number, string>();
  return (bytes) => {
    if (bytes < 16 * GRAIN) return maker(bytes);
    const size = bytes - (bytes % GRAIN);
    const text = made.get(size) ?? maker(size);
    made.set(size, text);
    return text;
  };
}

/** Named texts that have been, or might be, dear to read: one thing over and over, things nested, and long texts that are right in their format. */
export const HOSTILE_TEXTS: readonly (readonly [string, TextMaker])[] = [
  ...UNITS.map((unit) => [`${JSON.stringify(unit)} repeated`, remembered(repeated(unit))] as const),
  ...Object.entries(WELL_FORMED).map(([name, maker]) => [name, remembered(maker)] as const),
];

/** Texts that are dear to normalise, to measure, to cut into characters and to split: few, for use beside other hostile values. */
export const EXPENSIVE_TEXTS: readonly (readonly [string, TextMaker])[] = [
  '\u{fdfd}',
  '\u0323\u0301',
  '\u00a0',
  '👨‍👩‍👧‍👦',
  ',',
  '[',
  '"',
  '9',
  'a ',
  'a\n',
  'İ',
].map((unit) => [`${JSON.stringify(unit)} repeated`, remembered(repeated(unit))] as const);

/** A text that fits a format, made longer in the ways lists, lines and words are. */
export const longer = (text: string): (readonly [string, TextMaker])[] =>
  text === '' ? [] : ['', ' ', '\n', ', ', '\n\n'].map((separator) => [`example joined by ${JSON.stringify(separator)}`, repeated(text + separator)] as const);

/** A text is stretched at so many places at most. */
const MAX_STRETCHES = 40;

/** A text that fits a format with one of its characters over and over where it stands, as a pattern that can share out a run in many ways is slow with. */
export function stretched(text: string): (readonly [string, TextMaker])[] {
  const characters = [...text];
  const step = Math.max(1, Math.ceil(characters.length / MAX_STRETCHES));
  return characters.flatMap((character, index) => {
    if (index % step !== 0) return [];
    const [before, after] = [characters.slice(0, index).join(''), characters.slice(index).join('')];
    return [[`example with ${JSON.stringify(character)} repeated at ${index}`, between(before, character, after)] as const];
  });
}
