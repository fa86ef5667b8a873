import { expect, it } from 'vitest';
import { catalogue } from '../../tools/index.ts';
import { hexDump, shownOutput } from './shown-output.ts';

const shown = (slug: string, result: unknown, inputs: Record<string, unknown> = {}, own: Record<string, unknown> = inputs, isLoop = false) =>
  shownOutput(result, { card: catalogue.get(slug), inputs, own, isLoop });

it('shows text that was written in base64 for the next step alone as text', () => {
  const own = { mode: 'decode' };
  expect(shown('base64-encoder', { output: 'aMOp', length: 3 }, { ...own, outputEncoding: 'base64' }, own)).toEqual({
    field: 'output',
    text: 'hé',
    bytes: Buffer.from('hé'),
  });
});

it('shows bytes that are no text as they are written', () => {
  const own = { mode: 'decode' };
  expect(shown('base64-encoder', { output: '/w==', length: 1 }, { ...own, outputEncoding: 'base64' }, own)).toEqual({
    field: 'output',
    text: '/w==',
    written: 'Base64',
    bytes: Buffer.from([0xff]),
  });
});

it('shows a digest as its digits, even if its bytes could be read as text', () => {
  expect(shown('hash-generator', { hash: '41424344' })).toEqual({ field: 'hash', text: '41424344', written: 'Hex', bytes: Buffer.from('ABCD') });
});

it('shows lists a line each, other values as JSON, and what each run of a loop gave', () => {
  expect(shown('email-extractor', { emails: ['a@b.c', 'd@e.f'] }).text).toBe('a@b.c\nd@e.f');
  expect(shown('jwt-decoder', { payload: { sub: '1' } }).text).toBe('{\n  "sub": "1"\n}');
  expect(shown('hash-generator', { items: [{ hash: '00' }, null, { hash: 'ff' }] }, {}, {}, true).text).toBe('00\nff');
});

it('knows pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>50 % é\n &amp; #1 \'x\'</title></svg>';
  const { picture } = shown('qr-code-generator', { svg });
  expect(picture?.ending).toBe('svg');
  const [type, content = ''] = picture?.address.split(/,(.*)/s) ?? [];
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(content)).toBe(svg);
  expect(content).not.toMatch(/[<>"'#&\n]/);
});

// xxd -g1 of the same bytes, with two spaces for its colon.
it('writes bytes as xxd does', () => {
  expect(hexDump(Buffer.from('Hello, wide world!\n'), 100)).toBe(
    '00000000  48 65 6c 6c 6f 2c 20 77 69 64 65 20 77 6f 72 6c  Hello, wide worl\n00000010  64 21 0a                                         d!.',
  );
  expect(hexDump(new Uint8Array(50), 32).split('\n')).toHaveLength(2);
});
