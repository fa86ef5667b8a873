import { describe, expect, it } from 'vitest';
import { newEmail } from './email.ts';

describe('the address of a new account', () => {
  it.each([
    ['an ordinary one', 'ann@example.com'],
    ['in capitals', 'Ann.Lee@Example.COM'],
    ['with a tag', 'ann+lists@example.co.uk'],
    ['with marks that RFC 5321 allows in an atom', "o'neil!#$%&*/=?^_`{|}~-@example.org"],
    ['in a domain of one letter and figures', 'a@1.b2'],
    ['in an internationalised top-level domain', 'ann@xn--e1afmkfd.xn--p1ai'],
    ['with a local part of 64 characters', `${'a'.repeat(64)}@example.com`],
  ])('is taken: %s', (_case, email) => {
    expect(newEmail(email)).toBe(email.toLowerCase());
  });

  it('is taken at this machine', () => {
    expect(newEmail('admin@localhost')).toBe('admin@localhost.localdomain');
  });

  it.each([
    ['no @', 'ann.example.com'],
    ['two of them', 'ann@home@example.com'],
    ['nothing before it', '@example.com'],
    ['nothing after it', 'ann@'],
    ['a domain of one label', 'ann@example'],
    ['a dot at the start', '.ann@example.com'],
    ['a dot before the @', 'ann.@example.com'],
    ['two dots in a row', 'ann..lee@example.com'],
    ['two dots in the domain', 'ann@example..com'],
    ['a label that begins with a hyphen', 'ann@-example.com'],
    ['a label that ends with a hyphen', 'ann@example-.com'],
    ['a label of 64 characters', `ann@${'a'.repeat(64)}.com`],
    ['an IP address', 'ann@192.0.2.1'],
    ['a space', 'ann lee@example.com'],
    ['a line break and a header', 'ann@example.com\r\nbcc: all@example.com'],
    ['a display name', 'Ann <ann@example.com>'],
    ['a local part of 65 characters', `${'a'.repeat(65)}@example.com`],
    ['more than 254 characters', `ann@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}.com`],
  ])('is refused with %s', (_case, email) => {
    expect(() => newEmail(email)).toThrow(expect.objectContaining({ code: 'invalid_email' }));
  });

  it('is refused in time however long it is made', () => {
    expect(() => newEmail(`${'a.'.repeat(100)}@`)).toThrow(expect.objectContaining({ code: 'invalid_email' }));
  });
});
