import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { randomInt } from '../shared/platform/random.ts';
import { checkKey, deriveKey, LETTERS, ls47 } from './lib/ls47.ts';

const SIGNATURE_MARK = '---';

export default defineTool({
  slug: 'ls47-cipher',
  name: 'LS47 Cipher',
  category: 'encoding',
  summary: 'Encrypts and decrypts with LS47, a cipher of tiles on a board of 7 by 7 that can be worked by hand.',
  description:
    "A letter's number and that of the tile under the marker give the next, and a row and a column of tiles move after each. The letters are _abcdefghijklmnopqrstuvwxyz.0123456789,-+*/:?!'() and nothing else; _ stands for a space. The padding of random letters makes equal messages different; what comes out when decrypting still has the signature behind three hyphens.",
  reference: "LS47 by Mirek Kratochvíl (2017), after Alan Kaminsky's ElsieFour (2017)",
  keywords: ['elsiefour', 'lc4', 'low-tech', 'hand cipher', 'pen and paper', 'tiles', 'authenticated'],
  random: true,
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('Text to encrypt or decrypt, of the 49 letters'),
    mode: cipherMode,
    password: z.string().min(1).max(1000).optional().describe('The password of which the key is made, of the 49 letters').meta({ format: 'password' }),
    key: z.string().min(1).max(200).optional().describe('Instead of a password: the 49 letters in the order of the key').meta({ format: 'password' }),
    padding: z.int().min(0).max(1000).default(10).describe('Random letters in front of the message; to decrypt, how many are taken off'),
    signature: z
      .string()
      .max(1000)
      .default('')
      .describe('To encrypt: what is put behind the message and three hyphens, so that the receiver can see that it is complete'),
  }),
  result: z.strictObject({ output: cipherOutput, key: z.string().describe('The key used, its 49 letters line by line') }),
  appliesWhen: { signature: { mode: ['encrypt'] } },
  examples: [
    {
      inputs: { text: 'thequickbrownfoxjumped', password: 'helloworld', padding: 0, signature: 'test' },
      result: { output: '(,t74ci78cp/8trx*yesu:alp1wqy', key: "+74./_?a-'3n)jlc(e!bkiqysmdhpx1wtforu082gv6*:9,z5" },
    },
    {
      inputs: { text: '(,t74ci78cp/8trx*yesu:alp1wqy', password: 'helloworld', padding: 0, mode: 'decrypt' },
      result: { output: 'thequickbrownfoxjumped---test', key: "+74./_?a-'3n)jlc(e!bkiqysmdhpx1wtforu082gv6*:9,z5" },
    },
  ],
  pageInputs: { text: 'thequickbrownfoxjumped', password: 'helloworld' },
  run({ text, mode, password, key, padding, signature }) {
    if ((password === undefined) === (key === undefined)) {
      invalid('key', key === undefined ? 'or password is required: one of them' : 'and password exclude each other: one of them makes the key');
    }
    checkLetters(text, 'text');
    checkLetters(password ?? '', 'password');
    checkLetters(signature, 'signature');
    const used = key === undefined ? deriveKey(password ?? '') : givenKey(key);
    if (mode === 'encrypt') {
      const front = Array.from({ length: padding }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      return { output: ls47(used, `${front}${text}${SIGNATURE_MARK}${signature}`, 'encrypt'), key: used };
    }
    if (text.length < padding) unprocessable(`The text has ${text.length} letter(s), fewer than the padding of ${padding}.`, 'text');
    return { output: ls47(used, text, 'decrypt').slice(padding), key: used };
  },
});

function checkLetters(text: string, path: string): void {
  const wrong = Array.from(text).find((letter) => !LETTERS.includes(letter));
  if (wrong !== undefined) unprocessable(`The ${path} has ${JSON.stringify(wrong)}, which is not one of the 49 letters: ${LETTERS}`, path);
}

function givenKey(key: string): string {
  const problem = checkKey(key);
  return problem === undefined ? key : unprocessable(`The key ${problem}.`, 'key');
}
