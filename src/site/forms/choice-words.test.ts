import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/index.ts';
import { toolForm } from '../pages/tool.ts';
import { languageOfChoice, numberOfCountry, shownChoice } from './choice-words.ts';
import { drawFields } from './draw.ts';

// Names as the standards write them: FIPS 180-4 and 202, RFC 7693, RFC 1321, Unicode chapter 3.9, RFC 8018, ISO/IEC 8859-1, RFC 2104, NIST SP 800-232, the xxHash project.
it.each([
  ['sha256', 'SHA-256'],
  ['sha512-256', 'SHA-512/256'],
  ['sha3-384', 'SHA3-384'],
  ['blake2b-512', 'BLAKE2b-512'],
  ['md5', 'MD5'],
  ['hmac-md5', 'HMAC-MD5'],
  ['hmac-sha3-512', 'HMAC-SHA3-512'],
  ['ascon-hash256', 'Ascon-Hash256'],
  ['xxh64', 'XXH64'],
  ['utf8', 'UTF-8'],
  ['utf-16le', 'UTF-16LE'],
  ['pbkdf2', 'PBKDF2'],
  ['iso-8859-1', 'ISO 8859-1'],
  ['gfm', 'GitHub Flavored Markdown'],
  ['base64', 'Base64'],
  ['javascript', 'JavaScript'],
  ['hsl', 'HSL'],
  ['ascending', 'Ascending'],
  ['percent-of', 'Percent of'],
  ['two-sided', 'Two-sided'],
  ['raw', 'Raw'],
  ['ean13', 'EAN-13'],
  ['code128', 'Code 128'],
  ['upcA', 'UPC-A'],
  ['running-10-kmh', 'Running 10 km/h'],
  ['uk', 'UK'],
])('writes the choice %s as %s', (choice, words) => expect(shownChoice(choice)).toBe(words));

it.each(['kg', 'oz', 'in', 'mm', 'gzip', 'npm', 'us-ein', 'de', 'mmol/L', 'SHA', '4'])('leaves %s as it is', (choice) =>
  expect(shownChoice(choice)).toBe(choice),
);

it('names languages where a field is for one', () => {
  expect([languageOfChoice('language', 'de'), languageOfChoice('locale', 'pt-BR'), languageOfChoice('from', 'de')]).toEqual([
    'German',
    'Brazilian Portuguese',
    undefined,
  ]);
});

it('names languages however their country is joined', () => expect(languageOfChoice('locale', 'en_GB')).toBe('British English'));

it('names the country whose number a choice is', () => {
  expect(['us-ein', 'br-cpf', 'it-codice-fiscale', 'xx-yy'].map((choice) => numberOfCountry('type', choice))).toEqual([
    'United States: EIN',
    'Brazil: CPF',
    'Italy: codice fiscale',
    undefined,
  ]);
  expect(numberOfCountry('unit', 'in-lb')).toBeUndefined();
});

describe('the choices of every form', () => {
  const drawn = catalogue.cards.flatMap((card) =>
    toolForm(card).controls.flatMap((control) =>
      control.kind === 'choice' ? [[card.slug, control, String(drawFields([control], { form: new Map(), complaints: [] })[0]?.markup)] as const] : [],
    ),
  );

  it('are sent as the tool takes them, and none is called as another', () => {
    for (const [slug, { name, choices = [] }, markup] of drawn) {
      const options = Array.from(markup.matchAll(/<option(?: value="([^"]*)")?(?: selected)?>([^<]*)</g), ([, value, text = '']) => [value ?? text, text]);
      const buttons = Array.from(markup.matchAll(/<input type="radio"[^>]* value="([^"]*)"[^>]*><span>([\s\S]*?)<\/span><\/label>/g), ([, value, text]) => [
        value,
        text,
      ]);
      const all = [...options, ...buttons].filter(([value]) => value !== '');
      expect(all.map(([value]) => value).sort(), `${slug}.${name}`).toEqual(
        choices.map((choice) => choice.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')).sort(),
      );
      expect(new Set(all.map(([, text]) => text)).size, `${slug}.${name}`).toBe(all.length);
    }
  });

  it('are not written as programs do', () => {
    const codes = drawn.flatMap(([slug, , markup]) =>
      Array.from(markup.matchAll(/<option[^>]*>((?!sRGB<)[a-z]+[A-Z][A-Za-z]+)</g), ([, text]) => `${slug}: ${text}`),
    );
    expect(codes).toEqual([]);
  });
});
