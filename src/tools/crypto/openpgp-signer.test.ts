import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { SAMPLE_PRIVATE_KEY, SAMPLE_PUBLIC_KEY } from './lib/pgp-samples.ts';
import tool from './openpgp-signer.ts';
import verifier from './openpgp-verifier.ts';
import vectors from './testdata/openpgp.json' with { type: 'json' };

const now = '2024-03-01T00:00:00Z';
const privateKey = SAMPLE_PRIVATE_KEY;

holdTo(tool, {
  vectors,
  invalid: [
    [{ text: 'x', privateKey, inputEncoding: 'hex' }, 'inputEncoding'],
    [{ text: 'x', privateKey, armor: false }, 'armor'],
    [{ text: 'x', privateKey, form: 'clear' }, 'form'],
    [{ text: 'x' }, 'privateKey'],
  ],
  unprocessable: [
    [{ text: 'x', privateKey, now: '2024-02-29T12:34:55Z' }, /not yet made/],
    [{ text: 'x', privateKey, form: 'detached', inputEncoding: 'base64', now: '1960-01-01T00:00:00Z' }, /1970/],
    [{ text: '!', privateKey, form: 'detached', inputEncoding: 'base64', now }],
    [{ text: 'x', privateKey: privateKey.slice(0, 400) }, /cut off/],
  ],
});

const TEXTS = ['', 'Hello', 'Hello\n', '- dash\n-----BEGIN PGP SIGNATURE-----\n--\n', 'white  \t\r\n\r\n  space \n', 'From here\n\n\n', 'Ünï ☃ \u{1F600}'];

it.each(TEXTS)('signs what openpgp-verifier holds for good: %j', async (text) => {
  const clear = await run(tool, { text, privateKey, now });
  const read = text.split('\n').map((line) => line.replace(/[ \t\r]+$/, ''));
  expect(await run(verifier, { signed: clear.output, publicKeys: SAMPLE_PUBLIC_KEY, now })).toMatchObject({
    valid: true,
    form: 'cleartext',
    output: read.join('\n'),
  });
  for (const armor of [true, false]) {
    const inline = await run(tool, { text, privateKey, now, form: 'inline', armor });
    expect(await run(verifier, { signed: inline.output, publicKeys: SAMPLE_PUBLIC_KEY, now })).toMatchObject({ valid: true, form: 'inline', output: text });
    const { output: signature } = await run(tool, { text, privateKey, now, form: 'detached', armor });
    expect(await run(verifier, { signature, text, publicKeys: SAMPLE_PUBLIC_KEY, now })).toMatchObject({ valid: true, form: 'detached' });
    expect(await run(verifier, { signature, text: `${text}.`, publicKeys: SAMPLE_PUBLIC_KEY, now })).toMatchObject({ valid: false });
  }
});
