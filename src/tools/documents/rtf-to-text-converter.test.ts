import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { base64Of, latin1Bytes } from '../shared/platform/bytes.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './rtf-to-text-converter.ts';
import { mutated, shuffled } from './testdata/office-files.ts';

const textOf = async (rtf: string): Promise<string> => (await run(tool, { rtf })).text;
const textOfBytes = async (rtf: string): Promise<string> => (await run(tool, { rtf: base64Of(latin1Bytes(rtf)), inputEncoding: 'base64' })).text;

describe('rtf-to-text-converter', () => {
  // As LibreOffice 7.4 reads the same files.
  it.each([
    [String.raw`{\rtf1\ansi\uc1 \u8364?A\uc2\u8364\'80\'80B\uc0\u8364 C{\uc3\u26085\'93\'fa?D}}`, '€A€B€C日D'],
    [String.raw`{\rtf1\ansi \u-10179?\u-8704?x}`, '😀x'],
    [String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset204 Arial;}{\f1\fcharset0 Arial;}}\f0\'cf\'f0\'e8 \f1\'e9\par}`, 'При é'],
    [String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset128 MS Mincho;}}\f0\'93\'fa\'96\'7b\'8e\'5c}`, '日本蚕'],
    [String.raw`{\rtf1\ansi x{\field{\*\fldinst HYPERLINK "http://x.org"}{\fldrslt link}}y}`, 'xlinky'],
    [String.raw`{\rtf1\ansi \lquote a\rquote\ldblquote b\rdblquote\emdash\endash\bullet\~x\_y\line z\par}`, '‘a’“b”—–•\u00a0x\u2011y\nz'],
    [String.raw`{\rtf1\ansi{\*\unknown junk{deep}}{\header head\par}{\footer foot}{\stylesheet{\s0 Normal;}}{\colortbl;\red0;}text}`, 'text'],
    [String.raw`{\rtf1\mac\'8e}`, 'é'],
  ])('reads %s', async (rtf, text) => {
    expect(await textOf(rtf)).toBe(text);
  });

  it.each([
    [String.raw`{\rtf1\ansi a{\v secret}b\v c\v0 d{\deleted gone}\plain e}`, 'abde'],
    [String.raw`{\rtf1\ansi\trowd\cellx1000\cellx2000\pard\intbl a\cell b\cell\row\pard after\par\par}`, 'a\tb\t\nafter'],
    [String.raw`{\rtf1\ansi{\b open {\i groups`, 'open groups'],
    [String.raw`{\rtf1 a\-b\{c\}\\d{\*\footnote  note}}}}trailing`, 'a\u00adb{c}\\d note'],
    ['{\\rtf1 a\r\nb\\\nc}', 'ab\nc'],
    [String.raw`{\rtf1{\upr{plain}{\*\ud{\u9731?}}}{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt box\par}}{\shprslt old}}}`, '☃box'],
    [String.raw`{\rtf1{\fonttbl{\f3\fcharset2 Symbol;}{\f4\fcharset2 Wingdings;}}\f3 \'61\u-3999?\f4\'fc}`, 'αα🗸'],
    ['{\\rtf1 é日}', 'é日'],
  ])('reads %s by RTF 1.9.1', async (rtf, text) => {
    expect(await textOf(rtf)).toBe(text);
  });

  it('reads bytes above 7F by the code page, and skips \\bin by its length', async () => {
    expect(await textOfBytes('{\\rtf1\\ansi\\ansicpg1251 \xcf\xf0}')).toBe('Пр');
    expect(await textOfBytes('{\\rtf1\\ansi\\ansicpg932 \x93\xfa\x8e\x5c\x8e\xfa x}')).not.toContain('\\');
    expect(await textOfBytes('{\\rtf1 a\\bin5 }}{{\\b}')).toBe('ab');
    expect(await textOfBytes('{\\rtf1 a{\\pict\\bin4 }}{{}b}')).toBe('ab');
  });

  it('finds properties, pictures and the code page', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1250{\info{\title \'8aala}{\author Ada}{\author Bob}{\subject }{\keywords a, b}{\*\company Acme}{\operator Op}{\creatim\yr2024\mo2\dy29\hr12\min5}{\revtim\yr2025\mo1\dy1}}a{\*\shppict{\pict\pngblip 89504e47}}{\nonshppict{\pict\wmetafile8 00}}\par\pard  \par b{\pict 00}}`;
    expect(await run(tool, { rtf })).toEqual({
      text: 'a\n \nb',
      metadata: { title: 'Šala', author: 'Ada', keywords: 'a, b', company: 'Acme', created: '2024-02-29T12:05:00' },
      paragraphs: 2,
      images: 2,
      codePage: 1250,
    });
    expect((await run(tool, { rtf: String.raw`{\rtf1{\info{\upr{\title Ansi}{\*\ud{\title Uni\u9731?}}}{\creatim\yr2023\mo2\dy29}}}` })).metadata).toEqual({
      title: 'Uni☃',
    });
  });

  it('refuses what is no RTF', async () => {
    await expectUnprocessable(tool, { rtf: 'plain' }, 'does not begin with {\\rtf');
    await expectUnprocessable(tool, { rtf: ' {\\rtf1}' });
    await expectInvalid(tool, { rtf: '!', inputEncoding: 'base64' }, 'rtf');
    await expectUnprocessable(tool, { rtf: `{\\rtf1${'{'.repeat(1_000_000)}` }, 'nested deeper');
  });

  it('takes long runs of anything in linear time', async () => {
    for (const piece of ['\\u9731?', "\\'e9", '{\\b x}', '\\bin9', '{\\pict 0}', '\\f1 ', 'a\n']) await run(tool, { rtf: `{\\rtf1 ${piece.repeat(50_000)}}` });
    await textOfBytes(`{\\rtf1\\ansicpg932 ${'\x93'.repeat(60_001)}x}`);
  });

  it('answers mutated files or refuses them', async () => {
    const rtf = String.raw`{\rtf1\ansi\uc2{\fonttbl{\f0\fcharset128 MS;}}{\info{\title T}{\creatim\yr2024}}\f0\'93\'fa \u9731?? {\field{\*\fldinst x}{\fldrslt y}}\cell\row{\v z}\bin3 abc}`;
    for (let seed = 0; seed < 200; seed++) {
      const inputs = seed % 2 === 0 ? { rtf: base64Of(mutated(latin1Bytes(rtf), seed)), inputEncoding: 'base64' } : { rtf: `{\\rtf${shuffled(rtf, seed)}` };
      await run(tool, inputs).catch((error: unknown) => expect(error).toBeInstanceOf(Unprocessable));
    }
  });
});
