import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './charset-detector.ts';

const detect = (text: string) => run(tool, { text, inputEncoding: 'hex' });

describe('charset-detector', () => {
  it.each([
    ['fffe0000', 'utf-32le', 'fffe0000', 0],
    ['0000feff', 'utf-32be', '0000feff', 2],
    ['fffe', 'utf-16le', 'fffe', 0],
    ['feff0041', 'utf-16be', 'feff', 0],
  ])('the mark of %s', async (text, charset, bom, invalidUtf8At) =>
    expect(await detect(text)).toEqual({ charset, bom, validUtf8: false, bytes: text.length / 2, invalidUtf8At }),
  );
  it('ASCII, nothing at all, and UTF-8', async () => {
    expect(await run(tool, { text: '' })).toEqual({ charset: 'ascii', validUtf8: true, bytes: 0 });
    expect(await detect('00617f')).toEqual({ charset: 'ascii', validUtf8: true, bytes: 3 });
    expect(await detect('61c3a9')).toEqual({ charset: 'utf-8', validUtf8: true, bytes: 3 });
    expect(await detect('efbbbf61ff')).toEqual({ charset: 'utf-8', bom: 'efbbbf', validUtf8: false, bytes: 5, invalidUtf8At: 4 });
  });
  it('statistics where nothing settles it (python encodings of prose)', async () => {
    const russian = await detect(
      'c2f1e520f1f7e0f1f2ebe8e2fbe520f1e5ecfce820efeef5eee6e820e4f0f3e320ede020e4f0f3e3e02c20eae0e6e4e0ff20ede5f1f7e0f1f2ebe8e2e0ff20f1e5ecfcff20ede5f1f7e0f1f2ebe8e2e020efee2df1e2eee5ecf32e20c2f1e520f1ece5f8e0ebeef1fc20e220e4eeece520cee1ebeeedf1eae8f52e',
    );
    expect(russian).toMatchObject({ charset: 'windows-1251', validUtf8: false, invalidUtf8At: 0 });
    expect(russian.guesses[0].confidence).toBeGreaterThanOrEqual(russian.guesses.at(-1).confidence);
    expect(
      (
        await detect(
          '8ce1947982cd944c82c582a082e9814296bc914f82cd82dc82be96b382a2814282c782b182c590b682ea82bd82a982c682f182c68ca9939682aa82c282a982ca814289bd82c582e0949688c382a282b682df82b682df82b582bd8f8a82c5836a8383815b836a8383815b8b8382a282c482a282bd8e9682be82af82cd8b4c89af82b582c482a282e98142',
        )
      ).charset,
    ).toBe('shift_jis');
    expect(['iso-8859-1', 'windows-1252']).toContain(
      (
        await detect(
          '4c6520639c757220612073657320726169736f6e7320717565206c6120726169736f6e206e6520636f6e6e61ee7420706f696e742e204ff920ea7465732d766f757320616c6ce9732070656e64616e74206c92e974e9206465726e6965722c206d657320636865727320e96ce87665733f',
        )
      ).charset,
    );
  });
  it.each(['e9', 'e9ff', 'e9ffe8', 'e9e8e7e6e5'])('bytes that make no whole character of UTF-32 are not UTF-32: %s', async (text) => {
    const { charset, guesses } = await detect(text);
    expect([charset, ...guesses.map((guess: { charset: string }) => guess.charset)].join()).not.toMatch(/utf-32/);
  });
  it('looks at all the bytes, however late the first beyond ASCII comes', async () => {
    const russian = 'c2f1e520f1f7e0f1f2ebe8e2fbe520f1e5ecfce820efeef5eee6e820e4f0f3e320ede020e4f0f3e3e02c20eae0e6e4e0ff20ede5f1f7e0f1f2ebe8e2e0ff20f1e5ecfcff';
    expect(await detect('20'.repeat(100_000) + russian)).toMatchObject({ charset: 'windows-1251', validUtf8: false, invalidUtf8At: 100_000 });
    expect(await detect('c3a9'.repeat(50_000))).toMatchObject({ charset: 'utf-8', validUtf8: true });
    expect(await detect(`${'c3a9'.repeat(50_000)}c3`)).toMatchObject({ validUtf8: false, invalidUtf8At: 100_000 });
  });
  it('always has a guess', async () => expect((await detect('ff')).charset).toMatch(/./));
  it('refuses bad bytes', async () => {
    await expectUnprocessable(tool, { text: 'zz', inputEncoding: 'hex' }, /position 1/);
    await expectInvalid(tool, { text: '', inputEncoding: 'utf8' }, 'inputEncoding');
  });
});
