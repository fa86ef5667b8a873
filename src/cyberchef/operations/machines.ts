import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesJson, givesText, report, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { ENIGMA_REFLECTORS, ENIGMA_ROTORS, IN_FIVES } from './classical.ts';

const FIVE = [0, 1, 2, 3, 4];
/** The numbers of the rotors that are the other way round. */
const numbersOf = (flags: readonly boolean[]): string => flags.map((flag, at) => (flag ? at + 1 : '')).join('');

const MODELS = { SZ40: 'sz40', SZ42a: 'sz42a', SZ42b: 'sz42b' };
const PATTERNS = { 'KH Pattern': 'kh', 'ZMUG Pattern': 'zmug', 'BREAM Pattern': 'bream', 'No Pattern': 'none', Custom: 'custom' };
const FORMATS = { Plaintext: 'text', ITA2: 'telegraph' };
const WHEELS = 12;

function lorenz(args: Arguments) {
  const model = args.choice(0, MODELS, 'SZ40');
  const pattern = args.choice(1, PATTERNS, 'KH Pattern');
  const mode = args.choice(3, { Send: 'encrypt', Receive: 'decrypt' }, 'Send');
  const notation = args.choice(6, { '5/8/9': '589', '+/-/.': 'signs' }, '5/8/9');
  const twelve = Array.from({ length: WHEELS }, (_, at) => at);
  return step(
    'lorenz-machine',
    {
      mode,
      model,
      ...(pattern === 'custom' ? { wheels: twelve.map((at) => args.string(19 + at)) } : { pattern }),
      starts: twelve.map((at) => args.number(7 + at, 1)),
      ...(model !== 'sz40' && args.flag(2) && { autoclave: true }),
      plainFormat: args.choice(mode === 'encrypt' ? 4 : 5, FORMATS, 'Plaintext'),
      ...(notation === 'signs' && { notation }),
    },
    text(),
    givesText(),
  );
}

function typex(args: Arguments) {
  const rotors = FIVE.map((at) => args.string(4 * at).split('<'));
  const keyboard = args.choice(22, { None: 'none', Encrypt: 'encrypt', Decrypt: 'decrypt' }, 'Encrypt');
  const isStrict = args.flag(23, true);
  const machine = step(
    'typex-machine',
    {
      rotors: rotors.map(([wiring = '']) => wiring),
      notches: rotors.map(([, notches = '']) => notches),
      reversed: numbersOf(FIVE.map((at) => args.flag(4 * at + 1))),
      rings: FIVE.map((at) => args.string(4 * at + 2, 'A')).join(''),
      positions: FIVE.map((at) => args.string(4 * at + 3, 'A')).join(''),
      reflector: args.string(20),
      ...(args.string(21) !== '' && { plugboard: args.string(21) }),
      keyboard,
      ...(!isStrict && { keepOthers: true }),
    },
    text(),
    givesText(),
  );
  return isStrict && keyboard !== 'decrypt' ? [machine, ...IN_FIVES] : machine;
}

function sigaba(args: Arguments) {
  const bank = (name: string, first: number) => ({
    [`${name}Rotors`]: FIVE.map((at) => args.string(3 * (first + at))),
    [`${name}Reversed`]: numbersOf(FIVE.map((at) => args.flag(3 * (first + at) + 1))),
    [`${name}Positions`]: FIVE.map((at) => args.string(3 * (first + at) + 2, 'A')).join(''),
  });
  const index = {
    indexRotors: FIVE.map((at) => args.string(30 + 2 * at)),
    indexPositions: FIVE.map((at) => args.string(31 + 2 * at, '0')).join(''),
  };
  const mode = args.choice(40, { Encrypt: 'encrypt', Decrypt: 'decrypt' }, 'Encrypt');
  if (index.indexPositions.length !== FIVE.length) unsupported('a rotor without its position is not offered');
  return step('sigaba-machine', { mode, ...bank('cipher', 0), ...bank('control', 5), ...index }, text(), givesText());
}

/** What CyberChef shows of a run, as HTML. */
const BOMBE_REPORT = `Bombe run on menu with {{loops}} loops (2+ desirable). Note: Rotor positions are listed left to right and start at the beginning of the crib, and ignore stepping and the ring setting. Some plugboard settings are determined. A decryption preview starting at the beginning of the crib and ignoring stepping is also provided.

<table class='table table-hover table-sm table-bordered table-nonfluid'><tr><th>Rotor stops</th>  <th>Partial plugboard</th>  <th>Decryption preview</th></tr>
{{#stops}}
<tr><td>{{positions}}</td>  <td>{{plugboard}}{{^plugboard}}??{{/plugboard}}</td>  <td>{{text}}</td></tr>
{{/stops}}
</table>`;

function bombe(args: Arguments) {
  args.only(0, ['3-rotor'], 'the model');
  // How a rotor turns the next one does not count here, but the tables know rotors by that as well.
  const rotors = [2, 3, 4].map((index) => {
    const [wiring = ''] = args.string(index).split('<');
    const known = Object.entries(ENIGMA_ROTORS).find(([name]) => name.split('<')[0] === wiring);
    return known?.[1] ?? unsupported('a rotor wired by oneself is not offered');
  });
  const reflector = ENIGMA_REFLECTORS[args.string(5)] ?? unsupported('a reflector wired by oneself is not offered');
  if (args.string(6) === '') unsupported('a crib is needed');
  const inputs = { crib: args.string(6), offset: args.number(7), rotors, reflector, checked: args.flag(8, true) };
  return [
    step('enigma-bombe', inputs, text(), givesJson('stops')),
    report(BOMBE_REPORT),
    step('text-replacer', { find: 'menu with 1 loops', replacement: 'menu with 1 loop' }, text(), givesText('text')),
  ];
}

/** Cipher machines of the Second World War but the Enigma, and the one that broke it. */
export const machines: Operations = { Lorenz: lorenz, Typex: typex, SIGABA: sigaba, Bombe: bombe };
