import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './language-tag-parser.ts';
// By ICU from Python: test/oracles/language_locales.py.
import vectors from './testdata/locales.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // Extensions, by UTS #35.
    [{ tag: 'de-u-co-phonebk-ka-shifted' }, { canonical: 'de-u-co-phonebk-ka-shifted', unicodeExtension: { co: 'phonebk', ka: 'shifted' }, minimized: 'de' }],
    [{ tag: 'EN-U-KN-TRUE-CA-ISLAMIC-CIVIL' }, { canonical: 'en-u-ca-islamic-civil-kn', unicodeExtension: { ca: 'islamic-civil', kn: true } }],
    [{ tag: 'en-u-attr-ca-roc' }, { unicodeExtension: { ca: 'roc' } }],
    [{ tag: 'en-u-attr' }, { unicodeExtension: {} }],
    [{ tag: 'en-t-de-u-ca-roc-x-u-ca-coptic' }, { canonical: 'en-t-de-u-ca-roc-x-u-ca-coptic', unicodeExtension: { ca: 'roc' }, variants: [] }],
    [{ tag: 'en-a-bbb-u-ca-roc' }, { unicodeExtension: { ca: 'roc' } }],
    [{ tag: 'en-x-u-ca-coptic' }, { unicodeExtension: {}, maximized: 'en-Latn-US' }],
    [{ tag: 'en-t-de-1996' }, { variants: [], unicodeExtension: {} }],
    [{ tag: 'en-US-posix' }, { canonical: 'en-US-u-va-posix', maximized: 'en-Latn-US', minimized: 'en', variants: [] }],
    [{ tag: 'de-DE' }, { name: 'German (Germany)', variants: [], unicodeExtension: {} }],
    [{ tag: 'en-GB' }, { name: 'British English' }],
    [{ tag: 'tlh' }, { name: 'Klingon' }],
    [{ tag: 'zh-Hans' }, { name: 'Simplified Chinese' }],
    [{ tag: 'zh-Hans-CN' }, { name: 'Chinese (Simplified, China)' }],
    [{ tag: 'my-MM' }, { name: 'Burmese (Myanmar [Burma])' }],
    [{ tag: 'sl-rozaj' }, { name: 'Slovenian (Resian)' }],
    [{ tag: 'en-GB-oxendict' }, { name: 'British English (Oxford English Dictionary spelling)' }],
    [{ tag: 'en-XX' }, { name: 'English (XX)' }],
    [{ tag: 'en-Latn-ZZ' }, { name: 'English (Latin, Unknown Region)' }],
    ...([
      ['en_US', '"_"'],
      ['en US', '" "'],
      ['en-', 'empty subtag'],
      ['-en', 'empty subtag'],
      ['en--US', 'empty subtag'],
      ['x-private', 'private use'],
      ['i-klingon', '"i"'],
      ['a', '"a"'],
      ['abcd', '"abcd" is not a language'],
      ['e1', '"e1" is not a language'],
      ['abcdefghi', '"abcdefghi"'],
      ['en-abcdefghi', 'more than 8'],
      ['de-1996-1996', 'more than once'],
      ['sl-rozaj-ROZAJ', 'more than once'],
      ['zh-cmn-Hans', '"cmn"'],
      ['en-u', 'extension -u-'],
      ['en-x', 'extension -x-'],
      ['en-u-ca-roc-u-nu-latn', 'extension -u-'],
      ['en-US-Latn', 'out of place'],
      ['en-GB-oed', 'out of place'],
      ['ünï', '"ü"'],
    ].map(([tag = '', reason = '']): [{ tag: string }, object] => [{ tag }, { valid: false, reason: expect.stringContaining(reason) }]) as [
      Record<string, unknown>,
      Record<string, unknown>,
    ][]),
  ],
  invalid: [
    [{ tag: '' }, 'tag'],
    [{ tag: 'a'.repeat(101) }, 'tag'],
    [{}, 'tag'],
  ],
});

it('names languages as the runtime does', async () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const scripts = ['', '-Latn', '-Cyrl', '-Hans', '-Arab', '-Thai'];
  const regions = ['', '-US', '-GB', '-419', '-HK', '-MM', '-CI', '-001'];
  for (const language of ['en', 'de', 'zh', 'sr', 'es', 'pt', 'fr', 'nl', 'fa', 'ar', 'yue', 'hak', 'tlh', 'jbo', 'nb', 'haw', 'mul', 'cop', 'sw']) {
    for (const tag of scripts.flatMap((script) => regions.map((region) => language + script + region))) {
      const [canonical = ''] = Intl.getCanonicalLocales(tag);
      expect([tag, (await run(tool, { tag })).name]).toEqual([tag, names.of(canonical)]);
    }
  }
});

it('tells nothing else of a tag that is not well-formed', async () => {
  expect(Object.keys(await run(tool, { tag: 'en_US' }))).toEqual(['valid', 'reason']);
});

it('has no name for a language that CLDR does not name', async () => {
  expect(await run(tool, { tag: 'xx' })).not.toHaveProperty('name');
  expect(await run(tool, { tag: 'und' })).not.toHaveProperty('name');
});
