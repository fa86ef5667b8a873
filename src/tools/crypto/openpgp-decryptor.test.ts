import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { InvalidInputs, Unprocessable } from '../errors.ts';
import { holdTo, run } from '../testing.ts';
import { SAMPLE_MESSAGE, SAMPLE_PRIVATE_KEY, SAMPLE_PUBLIC_KEY } from './lib/pgp-samples.ts';
import tool from './openpgp-decryptor.ts';
import encryptor from './openpgp-encryptor.ts';
import inspector from './openpgp-key-inspector.ts';
import verifier from './openpgp-verifier.ts';
import vectors from './testdata/openpgp.json' with { type: 'json' };

holdTo(tool, { vectors, invalid: [[{ message: SAMPLE_MESSAGE }, 'privateKey']] });

const binary = (armored: string): Buffer => Buffer.from(armored.replace(/-----.*|^=.*/gm, ''), 'base64');

/** A packet of RFC 9580 section 4.2.1, with a length of five octets. */
function packet(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([Buffer.of(0xc0 | tag, 0xff), length, body]);
}

const SALT = Buffer.alloc(16, 7);
const NOTHING = packet(18, Buffer.of(1), Buffer.alloc(60));

it('refuses what would take too long or too much memory', async () => {
  // A string-to-key of Argon2 with 2 GiB, one with 255 passes, and fifty iterated ones of 65 MB each.
  const argon = (passes: number, exponent: number) => packet(3, Buffer.of(4, 9, 4), SALT, Buffer.of(passes, 1, exponent));
  const iterated = packet(3, Buffer.of(4, 9, 3, 8), SALT.subarray(0, 8), Buffer.of(255));
  for (const message of [[argon(1, 21)], [argon(255, 16)], Array.from({ length: 50 }, () => iterated)]) {
    const refused = () =>
      expect(run(tool, { message: Buffer.concat([...message, NOTHING]).toString('base64'), password: 'x' })).rejects.toThrow(
        /memory|more work|cannot be decrypted|does not open/,
      );
    expect(await leastMilliseconds(5_000, refused)).toBeLessThan(5_000);
  }
});

it('refuses a message that unpacks to more than 10,000,000 bytes', async () => {
  const { message } = await run(encryptor, { text: '00'.repeat(400_000), inputEncoding: 'hex', password: 'x', compression: 'zlib' });
  expect(await run(tool, { message, password: 'x', outputEncoding: 'hex' })).toMatchObject({ bytes: 400_000 });
  const { deflateSync } = await import('node:zlib');
  const bomb = packet(8, Buffer.of(2), deflateSync(packet(11, Buffer.of(0x62, 0, 0, 0, 0, 0), Buffer.alloc(30_000_000))));
  expect(await run(verifier, { signed: bomb.toString('base64'), publicKeys: SAMPLE_PUBLIC_KEY })).toMatchObject({
    valid: false,
    reason: expect.stringMatching('10,000,000'),
  });
});

it('answers or refuses whatever is changed or cut off', { timeout: 20_000 }, async () => {
  let seed = 20_240_229;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed % below;
  };
  const mutated = (bytes: Buffer) => {
    const copy = Buffer.from(random(8) === 0 ? bytes.subarray(0, random(bytes.length) + 1) : bytes);
    for (let count = random(3) + 1; count > 0; count--) copy[random(copy.length)] = random(256);
    return copy.toString('base64');
  };
  const [message, privateKey, publicKey] = [binary(SAMPLE_MESSAGE), binary(SAMPLE_PRIVATE_KEY), binary(SAMPLE_PUBLIC_KEY)];
  const refused = (reason: unknown) => (reason instanceof Unprocessable || reason instanceof InvalidInputs ? undefined : Promise.reject(reason));
  for (let index = 0; index < 120; index++) {
    const changed = await run(tool, { message: mutated(message), privateKey: SAMPLE_PRIVATE_KEY, outputEncoding: 'hex' }).catch(refused);
    // What was changed in the packet of the session key's holder may not matter; the text is the same or there is none.
    if (changed) expect(changed.output).toBe('48656c6c6f2c2057c3b6726c6420e298830a');
    await run(tool, { message: SAMPLE_MESSAGE, privateKey: mutated(privateKey), outputEncoding: 'hex' }).catch(refused);
    await run(inspector, { key: mutated(index % 2 === 0 ? privateKey : publicKey) }).catch(refused);
  }
});
