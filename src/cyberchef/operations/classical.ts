import { charactersOf } from '../alphabet.ts';
import type { Arguments } from '../arguments.ts';
import { DELIMITERS } from '../escapes.ts';
import type { Operation, Operations } from '../operation.ts';
import { givesText, jq, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { delimiterOf } from './text.ts';

type Way = 'encrypt' | 'decrypt';

const affine =
  (mode: Way): Operation =>
  (args) =>
    step('affine-cipher', { mode, a: args.number(0, 1), b: args.number(1, 0) }, text(), givesText());

const bifid =
  (mode: Way): Operation =>
  (args) => {
    if (!/^[A-Za-z]*$/.test(args.string(0))) unsupported('a key with anything but letters is not offered');
    return step('bifid-cipher', { mode, key: args.string(0) }, text(), givesText());
  };

const vigenere =
  (mode: Way): Operation =>
  (args) => {
    const key = args.string(0);
    if (!/^[A-Za-z]+$/.test(key)) unsupported('a key must be letters');
    return step('vigenere-cipher', { mode, key }, text(), givesText());
  };

const railFence =
  (mode: Way): Operation =>
  (args) =>
    step('rail-fence-cipher', { mode, rails: args.number(0, 2), ...(args.number(1) !== 0 && { offset: args.number(1) }) }, text(), givesText());

const BACON_ALPHABETS = { 'Standard (I=J and U=V)': 'ABCDEFGHIKLMNOPQRSTUWXYZ', Complete: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' };
/** How the marks of Bacon's cipher are read as 0 and 1. */
const BACON_MARKS = {
  '0/1': 'gsub("[^01]"; "")',
  'A/B': 'ascii_downcase | gsub("[^ab]"; "") | gsub("a"; "0") | gsub("b"; "1")',
  Case: 'gsub("[^A-Za-z]"; "") | gsub("[A-Z]"; "1") | gsub("[a-z]"; "0")',
  'A-M/N-Z first letter': '[splits("[ \\t\\r\\n]+") | select(. != "") | if (.[:1] | ascii_upcase) >= "N" then "1" else "0" end] | join("")',
};
const INVERTED = 'explode | map(if . == 48 then 49 elif . == 49 then 48 else . end) | implode';

function baconDecode(args: Arguments) {
  const alphabet = args.choice(0, BACON_ALPHABETS, 'Standard (I=J and U=V)');
  const marks = args.choice(1, BACON_MARKS, '0/1');
  return jq(
    `${marks}${args.flag(2) ? ` | ${INVERTED}` : ''} | [scan("[01]{5}") | reduce explode[] as $d (0; . * 2 + $d - 48) | if . < ($a | length) then $a[.:. + 1] else "?" end] | join("")`,
    { a: alphabet },
  );
}

function baconEncode(args: Arguments) {
  const alphabet = args.choice(0, BACON_ALPHABETS, 'Standard (I=J and U=V)');
  const isLetters = args.choice(1, { '0/1': false, 'A/B': true }, '0/1');
  const code = alphabet.includes('J') ? '. - 65' : 'if . >= 86 then . - 67 elif . >= 74 then . - 66 else . - 65 end';
  const steps = [
    `[explode[] | if . >= 97 and . <= 122 then . - 32 else . end as $c | if $c >= 65 and $c <= 90 then ($c | ${code}) as $n | [range(5) as $b | ($n / pow(2; 4 - $b) | floor) % 2 | tostring] | join("") else [.] | implode end] | join("")`,
    ...(args.flag(3) ? [INVERTED] : []),
    ...(args.flag(2) ? [] : ['[scan("[01]")] | join("") | [scan(".{5}")] | join(" ")']),
    ...(isLetters ? ['gsub("0"; "A") | gsub("1"; "B")'] : []),
  ];
  return jq(steps.join(' | '));
}

function rot13(args: Arguments) {
  const [lower, upper, digits] = [args.flag(0, true), args.flag(1, true), args.flag(2)];
  const amount = args.number(3, 13);
  if (!Number.isInteger(amount)) unsupported('an amount that is no whole number is not offered');
  if (lower && upper && !digits) return step('caesar-cipher', { shift: amount % 26 }, text(), givesText());
  const turned = (first: number, count: number): string => `(. - ${first} + ${((amount % count) + count) % count}) % ${count} + ${first}`;
  return jq(
    `explode | map(if ${upper} and . >= 65 and . <= 90 then ${turned(65, 26)} elif ${lower} and . >= 97 and . <= 122 then ${turned(97, 26)} elif ${digits} and . >= 48 and . <= 57 then ${turned(48, 10)} else . end) | implode`,
  );
}

export const ENIGMA_ROTORS: Readonly<Record<string, string>> = {
  'EKMFLGDQVZNTOWYHXUSPAIBRCJ<R': 'I',
  'AJDKSIRUXBLHWTMCQGZNPYFVOE<F': 'II',
  'BDFHJLCPRTXVZNYEIWGAKMUSQO<W': 'III',
  'ESOVPZJAYQUIRHXLNFTGKDCMWB<K': 'IV',
  'VZBRGITYUPSDNHLXAWMJQOFECK<A': 'V',
  'JPGVOUMFYQBENHZRDKASXLICTW<AN': 'VI',
  'NZJHGRCXMYSWBOUFAIVLPEKQDT<AN': 'VII',
  'FKQHTLXOCBJSPDZRAMEWNIUYGV<AN': 'VIII',
  LEYJVCNIXWPBQMDRTAKZGFUHOS: 'Beta',
  FSOKANUERHMBTIYCWLQPZXVGJD: 'Gamma',
};
export const ENIGMA_REFLECTORS: Readonly<Record<string, string>> = {
  'AY BR CU DH EQ FS GL IP JX KN MO TZ VW': 'B',
  'AF BV CP DJ EI GO HY KR LZ MX NW TQ SU': 'C',
  'AE BN CK DQ FU GY HW IJ LO MP RX SZ TV': 'B-thin',
  'AR BD CO EJ FN GT HK IV LM PW QZ SX UY': 'C-thin',
};

function enigma(args: Arguments) {
  const isFour = args.string(0, '3-rotor').startsWith('4');
  const wheels = (isFour ? [1, 4, 7, 10] : [4, 7, 10]).map((index) => ({
    rotor: ENIGMA_ROTORS[args.string(index)] ?? unsupported('a rotor wired by oneself is not offered'),
    ring: args.string(index + 1, 'A'),
    position: args.string(index + 2, 'A'),
  }));
  const reflector = ENIGMA_REFLECTORS[args.string(13)] ?? unsupported('a reflector wired by oneself is not offered');
  const isStrict = args.flag(15);
  const machine = step(
    'enigma-machine',
    {
      rotors: wheels.map(({ rotor }) => rotor),
      rings: wheels.map(({ ring }) => ring).join(''),
      positions: wheels.map(({ position }) => position).join(''),
      reflector,
      plugboard: args.string(14),
      ...(!isStrict && { keepOthers: true }),
    },
    text(),
    givesText(),
  );
  return isStrict ? [machine, ...IN_FIVES] : machine;
}

/** Letters in groups of five, as they were sent. */
export const IN_FIVES = [
  step('text-replacer', { find: '.{5}', replacement: '$& ', mode: 'regex' }, text(), givesText('text')),
  step('text-replacer', { find: ' \\z', replacement: '', mode: 'regex' }, text(), givesText('text')),
];

const MORSE_FORMATS: Readonly<Record<string, { dash: string; dot: string }>> = { '-/.': { dash: '-', dot: '.' }, '_/.': { dash: '_', dot: '.' } };

/** Ciphers of pen and paper, and of machines. */
export const classical: Operations = {
  'Affine Cipher Encode': affine('encrypt'),
  'Affine Cipher Decode': affine('decrypt'),
  'Atbash Cipher': () => step('atbash-cipher', {}, text(), givesText()),
  'Bifid Cipher Encode': bifid('encrypt'),
  'Bifid Cipher Decode': bifid('decrypt'),
  'Vigenère Encode': vigenere('encrypt'),
  'Vigenère Decode': vigenere('decrypt'),
  'Rail Fence Cipher Encode': railFence('encrypt'),
  'Rail Fence Cipher Decode': railFence('decrypt'),
  'Bacon Cipher Encode': baconEncode,
  'Bacon Cipher Decode': baconDecode,
  ROT13: rot13,
  ROT47: (args) => {
    const amount = args.number(0, 47);
    if (!Number.isInteger(amount)) unsupported('an amount that is no whole number is not offered');
    if (amount === 47) return step('rot13-cipher', { variant: 'rot47' }, text(), givesText());
    return jq(`explode | map(if . >= 33 and . <= 126 then (. - 33 + ${((amount % 94) + 94) % 94}) % 94 + 33 else . end) | implode`);
  },
  'A1Z26 Cipher Encode': (args) => [
    step('text-replacer', { find: '[^A-Za-z]', replacement: '', mode: 'regex' }, text(), givesText('text')),
    step('a1z26-cipher', { mode: 'encrypt', separator: delimiterOf(args, 0, 'Space') }, text(), givesText()),
  ],
  'A1Z26 Cipher Decode': (args) => [
    step('a1z26-cipher', { mode: 'decrypt', separator: delimiterOf(args, 0, 'Space') }, text(), givesText()),
    step('case-converter', { case: 'lower' }, text(), givesText('text')),
  ],
  Substitute: (args) => {
    const [plain, cipher] = [args.escaped(0), args.escaped(1)];
    if (args.flag(2)) unsupported('ignoring case is not offered');
    const [from, to] = [charactersOf(plain), charactersOf(cipher)];
    const length = Math.min(from.length, to.length);
    const warning = from.length === to.length ? '' : '"Warning: Plaintext and Ciphertext lengths differ\\n\\n" + ';
    return jq(`($c | split("")) as $to | ${warning}([split("")[] as $x | ($p | rindex($x)) as $at | if $at == null then $x else $to[$at] end] | join(""))`, {
      p: from.slice(0, length).join(''),
      c: to.slice(0, length).join(''),
    });
  },
  'Caesar Box Cipher': (args) =>
    jq('gsub(" "; "") as $t | ($h | tonumber) as $n | [range($n) as $i | range($i; $t | length; $n) as $j | $t[$j:$j + 1]] | join("")', {
      h: args.string(0, '1'),
    }),
  Enigma: enigma,
  'To Morse Code': (args) => {
    const format = MORSE_FORMATS[args.string(0, '-/.')] ?? unsupported('words in place of signs are not offered');
    args.only(1, ['Space'], 'the delimiter of letters');
    const encoded = step('morse-code-translator', { mode: 'encode', ...format }, text(), givesText());
    const delimiter = DELIMITERS[args.string(2, 'Forward slash')] ?? unsupported('this delimiter of words is not offered');
    return [encoded, step('text-replacer', { find: ' / ', replacement: delimiter }, text(), givesText('text'))];
  },
  'From Morse Code': (args) => {
    args.only(0, ['Space'], 'the delimiter of letters');
    if (!['Line feed', 'Forward slash'].includes(args.string(1, 'Line feed'))) unsupported('this delimiter of words is not offered');
    return step('morse-code-translator', { mode: 'decode' }, text(), givesText());
  },
};
