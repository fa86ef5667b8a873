import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tools } from '../tools/all.ts';
import type { ToolCard } from '../tools/card.ts';
import { Unprocessable } from '../tools/errors.ts';
import { catalogue } from '../tools/index.ts';
import { run } from '../tools/testing.ts';
import { encodingToGive, endOf, handingOf, handOn } from './handing.ts';

interface Step {
  slug: string;
  inputs?: Record<string, unknown>;
}

const cardOf = (slug: string): ToolCard => catalogue.get(slug) ?? expect.fail(`there is no ${slug}`);

/** Runs tools in a row, each with the main output of the one before. */
async function inARow(steps: readonly Step[]): Promise<unknown> {
  const written = steps.map(({ slug, inputs = {} }) => ({ slug, card: cardOf(slug), inputs: { ...inputs } }));
  let value: unknown;
  for (const [index, { slug, card, inputs }] of written.entries()) {
    const next = written[index + 1];
    const giver = endOf(card, 'result', card.main?.output ?? '', inputs);
    if (next) {
      const taker = endOf(next.card, 'inputs', next.card.main?.input ?? '', next.inputs);
      const encoding = encodingToGive(giver, [taker]);
      if (giver.open && encoding) Object.assign(inputs, { [giver.open.input]: encoding });
      const handing = handingOf({ ...giver, ...(encoding && { encoding }) }, taker) ?? expect.fail(`${slug} does not fit ${next.slug}`);
      const result: Record<string, unknown> = await run(tools.get(slug) ?? expect.fail(slug), inputs);
      value = result[card.main?.output ?? ''];
      Object.assign(next.inputs, handing.told && { [handing.told.input]: handing.told.encoding }, {
        [next.card.main?.input ?? '']: handOn(handing, value, 'inputs'),
      });
    } else value = (await run(tools.get(slug) ?? expect.fail(slug), inputs))[card.main?.output ?? ''];
  }
  return value;
}

/** All bytes, which are no UTF-8. */
const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_, index) => 255 - index));
const KEY = '000102030405060708090a0b0c0d0e0f';
/** RSA takes fewer bytes at a time, SM2 another key for the way back, and cat's notation is not always to be undone; the others give lists, or text and hex by their sides. */
const OTHERS = ['rsa-cipher', 'sm2-cipher', 'caret-notation-converter', 'pem-der-converter', 'data-uri-converter'];
/** What tools need besides, by slug. */
const BESIDES: Record<string, Record<string, unknown>> = {
  'quoted-printable-encoder': { binary: true },
  'bech32-encoder': { humanReadablePart: 'x', limit: false },
  'aes-cipher': { key: KEY, iv: KEY, cipherMode: 'cbc' },
  'ascon-cipher': { key: KEY, iv: KEY },
  'block-cipher': { key: KEY, iv: KEY },
  'rabbit-cipher': { key: KEY },
  'blowfish-cipher': { key: KEY, iv: KEY.slice(0, 16) },
  'chacha20-cipher': { key: KEY + KEY, iv: KEY.slice(0, 24), algorithm: 'chacha20' },
  'fernet-cipher': { key: 'cw_0x689RpI-jtRR7oE8h_eQsKImvJapLeSbXpwF4e4=' },
  'passphrase-cipher': { passphrase: 'x', iterations: 10 },
  'rc4-cipher': { key: 'x' },
  'xxtea-cipher': { key: 'x' },
  'triple-des-cipher': { algorithm: 'des', key: KEY.slice(0, 16), iv: KEY.slice(0, 16) },
};

describe('tools in a row', () => {
  // {"a":1} by gzip -n -9 of GNU; the digests by sha256sum.
  it('need no setting from base64 to JSON', async () => {
    const gzipped = 'H4sIAAAAAAACA6tWSlSyMqwFAK+sG1YHAAAA';
    expect(
      await inARow([
        { slug: 'base64-encoder', inputs: { text: gzipped, mode: 'decode' } },
        { slug: 'gzip-compressor', inputs: { mode: 'decode' } },
        { slug: 'json-minifier' },
      ]),
    ).toBe('{"a":1}');
  });

  it('hand the bytes of a digest to the next', async () => {
    // printf abc | sha256sum | xxd -r -p | sha256sum
    expect(await inARow([{ slug: 'hash-generator', inputs: { text: 'abc' } }, { slug: 'hash-generator' }])).toBe(
      '4f8b42c22dd3729b519ba6f68d2da7cc5b2d606d05daed5ad5128cc03e6c6358',
    );
    expect(
      await inARow([
        { slug: 'hash-generator', inputs: { text: 'abc' } },
        { slug: 'case-converter', inputs: { case: 'upper' } },
      ]),
    ).toBe('BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD');
  });

  /** What makes bytes of bytes and back. */
  const codecs = catalogue.cards.flatMap(({ slug, inputs, kinds, main }) => {
    const kind = kinds.inputs[main?.input ?? ''];
    const way = [['encode', 'decode'] as const, ['encrypt', 'decrypt'] as const].find(([forth]) => inputs.properties?.mode?.enum?.includes(forth));
    const takes = kind?.kind === 'bytes' && kind.encodedBy.some(({ when }) => when?.mode?.[0] === way?.[0]);
    return takes && way && !OTHERS.includes(slug) ? [[slug, ...way] as const] : [];
  });

  it.each(codecs)('keep all bytes through %s: %s and %s', async (slug, forth, back) => {
    const besides = BESIDES[slug] ?? {};
    const steps = [
      { slug: 'hex-encoder', inputs: { text: ALL_BYTES.toString('hex'), mode: 'decode' } },
      { slug, inputs: { ...besides, mode: forth } },
      { slug, inputs: { ...besides, mode: back } },
      { slug: 'hash-generator' },
    ];
    expect(await inARow(steps)).toBe(createHash('sha256').update(ALL_BYTES).digest('hex'));
  });

  it('keep all bytes through twenty tools', () => {
    expect(codecs.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    [['a', 'b'], 'text-reverser', 'a\nb'],
    [[1, { b: 2 }], 'text-reverser', '[1,{"b":2}]'],
    [0.5, 'text-reverser', '0.5'],
    [['a'], 'json-minifier', '["a"]'],
    ['1\n2.5\r\n-3e2\n', 'sum-calculator', [1, 2.5, -300]],
    [7, 'sum-calculator', [7]],
    ['a\nb', 'text-joiner', ['a', 'b']],
    ['{"a":1}', 'jwt-generator', { a: 1 }],
    [' 42 ', 'css-unit-converter', 42],
    ['1e400', 'logarithm-calculator', '1e400'],
  ])('make %j what %s takes', (value, slug, taken) => {
    const card = cardOf(slug);
    const taker = endOf(card, 'inputs', card.main?.input ?? '', {});
    expect(handOn({ takes: taker.kind }, value, 'inputs')).toEqual(taken);
  });

  it.each([
    ['css-unit-converter', 'x'],
    ['sum-calculator', '1\nx'],
    ['jwt-generator', '{'],
    ['text-joiner', '\n'.repeat(30_001)],
    ['jwt-generator', `[${'1,'.repeat(100_000)}1]`],
  ])('refuse what %s cannot take', (slug, value) => {
    const card = cardOf(slug);
    const taker = endOf(card, 'inputs', card.main?.input ?? '', {});
    expect(() => handOn({ takes: taker.kind }, value, 'steps[1].inputs.x')).toThrow(Unprocessable);
  });
});

describe('how bytes are handed on', () => {
  const giver = (slug: string, inputs = {}) => endOf(cardOf(slug), 'result', cardOf(slug).main?.output ?? '', inputs);
  const taker = (slug: string, inputs = {}, field = cardOf(slug).main?.input ?? '') => endOf(cardOf(slug), 'inputs', field, inputs);
  const decoder = giver('base64-encoder', { mode: 'decode' });

  it('is as UTF-8 to text alone, without loss to bytes, and left alone for nobody', () => {
    expect(encodingToGive(decoder, [])).toBeUndefined();
    expect(encodingToGive(decoder, [taker('case-converter')])).toBe('utf8');
    expect(encodingToGive(decoder, [taker('case-converter'), taker('hash-generator')])).toBe('base64');
    expect(encodingToGive(giver('xor-cipher'), [taker('case-converter')])).toBe('utf8');
    expect(encodingToGive(giver('hash-generator'), [taker('case-converter')])).toBeUndefined();
    expect(encodingToGive(giver('hash-generator'), [taker('case-converter'), taker('hash-generator')])).toBe('hex');
    expect(encodingToGive(decoder, [taker('hash-generator', { inputEncoding: 'hex' })])).toBe('hex');
  });

  it('is in hex where base64 cannot be read', () => {
    expect(encodingToGive(decoder, [taker('totp-generator', {}, 'secret')])).toBe('hex');
  });

  it('goes to other fields than the main input too', () => {
    const handing = handingOf({ ...giver('pbkdf2-generator'), encoding: 'hex' }, taker('aes-cipher', { keyEncoding: 'base64' }, 'key'));
    expect(handing).toMatchObject({ recode: { from: 'hex', to: 'base64' } });
    expect(handing && handOn(handing, '00ff', 'x')).toBe('AP8=');
  });

  it('is written anew for text where the step that gives it could have written text', () => {
    const handing = handingOf({ ...decoder, encoding: 'base64' }, taker('case-converter'));
    expect(handing && handOn(handing, 'w6k=', 'x')).toBe('é');
    expect(() => handing && handOn(handing, '/w==', 'x')).toThrow(Unprocessable);
  });

  it('reads bytes that callers write with white space, and refuses those that are malformed or take too long', () => {
    const handing =
      handingOf({ kind: { kind: 'bytes', encodedBy: [] }, encoding: 'base64' }, taker('hash-generator', { inputEncoding: 'hex' })) ?? expect.fail();
    expect(handOn(handing, 'AP\n8=', 'x')).toBe('00ff');
    expect(handOn(handing, '_-8', 'x')).toBe('ffef');
    expect(() => handOn(handing, 'A?', 'x')).toThrow(Unprocessable);
    expect(() => handOn(handing, `${'AAAA'.repeat(25_001)} `, 'x')).toThrow('100,000');
    expect(handOn(handing, 'AAAA'.repeat(25_001), 'x')).toHaveLength(150_006);
  });

  it('is nothing where a step says that it takes text as it is', () => {
    expect(handingOf(giver('hash-generator', { outputEncoding: 'hex' }), taker('hash-generator', { inputEncoding: 'utf8' }))).toMatchObject({
      recode: { from: 'hex', to: 'utf8' },
    });
  });

  it('does not join what does not fit', () => {
    expect(handingOf({ kind: { kind: 'list', of: 'number' } }, taker('css-unit-converter'))).toBeUndefined();
    expect(handingOf({ kind: { kind: 'picture', of: 'svg' } }, taker('sum-calculator'))).toBeUndefined();
  });
});
