// ITU-R M.1677-1, with & ; ! _ $ as by custom
const TABLE =
  'A.- B-... C-.-. D-.. E. F..-. G--. H.... I.. J.--- K-.- L.-.. M-- N-. O--- P.--. Q--.- R.-. S... T- U..- V...- W.-- X-..- Y-.-- Z--.. ' +
  '1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. 0----- É..-..';
const MARKS: readonly [string, string][] = [
  ['.', '.-.-.-'],
  [',', '--..--'],
  [':', '---...'],
  ['?', '..--..'],
  ["'", '.----.'],
  ['-', '-....-'],
  ['/', '-..-.'],
  ['(', '-.--.'],
  [')', '-.--.-'],
  ['"', '.-..-.'],
  ['=', '-...-'],
  ['+', '.-.-.'],
  ['@', '.--.-.'],
  ['&', '.-...'],
  [';', '-.-.-.'],
  ['!', '-.-.--'],
  ['_', '..--.-'],
  ['$', '...-..-'],
];
const entries = [...TABLE.split(' ').map((entry): [string, string] => [entry.charAt(0), entry.slice(1)]), ...MARKS];

const DOTS = new Set('.·•');
const DASHES = new Set('-–—−_');

const characters = new Map(entries.map(([character, code]) => [code, character]));
const codes = new Map(
  entries.flatMap(([character, code]): [string, string][] => [
    [character, code],
    [character.toLowerCase(), code],
  ]),
);

/** A line in Morse code: letters separated by a space, words by ` / `. Characters without a code are left out and added to `unknown`. */
export function encodeMorseLine(line: string, dot: string, dash: string, unknown: Set<string>): string {
  const known = new Map<string, string>();
  const written = (code: string): string => {
    const before = known.get(code);
    if (before !== undefined) return before;
    const signs = Array.from(code, (sign) => (sign === '.' ? dot : dash)).join('');
    known.set(code, signs);
    return signs;
  };
  return line
    .split(/[ \t\f]+/)
    .map((word) => {
      const letters: string[] = [];
      for (const character of word) {
        const code = codes.get(character);
        if (code === undefined) unknown.add(character);
        else letters.push(written(code));
      }
      return letters.join(' ');
    })
    .filter(Boolean)
    .join(' / ');
}

/** A line of Morse code as capitals. Dots and dashes may be the given or the usual ones; codes that stand for nothing are left out and added to `unknown`. */
export function decodeMorseLine(line: string, dot: string, dash: string, unknown: Set<string>): string {
  return line
    .split(/[/|]/)
    .map((word) => {
      let letters = '';
      for (const letter of word.split(/[ \t\f]+/).filter(Boolean)) {
        const character = characters.get(readCode(letter, dot, dash));
        if (character === undefined) unknown.add(letter);
        else letters += character;
      }
      return letters;
    })
    .filter(Boolean)
    .join(' ');
}

/** A letter in . and -, whatever it is written with; a sign that is neither dot nor dash stays and so makes the code unknown. */
function readCode(letter: string, dot: string, dash: string): string {
  const own = [
    { written: dot, sign: '.' },
    { written: dash, sign: '-' },
  ].sort((a, b) => b.written.length - a.written.length);
  let code = '';
  for (let i = 0; i < letter.length; ) {
    const found = own.find(({ written }) => letter.startsWith(written, i));
    const character = letter.charAt(i);
    code += found ? found.sign : DOTS.has(character) ? '.' : DASHES.has(character) ? '-' : character;
    i += found ? found.written.length : 1;
  }
  return code;
}
