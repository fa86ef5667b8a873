import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitString, der, derSet, objectIdentifier, readDer, sequence } from '../../shared/bytes/der.ts';
import { isInstalled } from '../../shared/code-testing.ts';
import { nameText, readName, readRequest } from './x509.ts';

interface Part {
  oid: string;
  tag: number;
  content: Buffer;
}

const utf8 = (oid: string, text: string): Part => ({ oid, tag: 12, content: Buffer.from(text) });
const nameOf = (parts: readonly Part[]): Uint8Array =>
  sequence(...parts.map(({ oid, tag, content }) => derSet(sequence(objectIdentifier(oid), der(tag, content)))));
const written = (...parts: Part[]): string => nameText(readName(readDer(nameOf(parts), ''), ''));

it.each([
  // RFC 4514, section 4: the examples whose types have names, and one by its OID.
  [
    [utf8('0.9.2342.19200300.100.1.25', 'net'), utf8('0.9.2342.19200300.100.1.25', 'example'), utf8('2.5.4.3', 'Steve Kille')],
    'CN=Steve Kille,DC=example,DC=net',
  ],
  [[utf8('0.9.2342.19200300.100.1.25', 'net'), utf8('2.5.4.3', 'James "Jim" Smith, III')], 'CN=James \\"Jim\\" Smith\\, III,DC=net'],
  [[utf8('2.5.4.3', 'Before\rAfter')], 'CN=Before\\0DAfter'],
  [[{ oid: '1.3.6.1.4.1.1466.0', tag: 4, content: Buffer.from('Hi') }], '1.3.6.1.4.1.1466.0=#04024869'],
  // A type without a name has its value in hex, a string too; a value that is no string as well.
  [[utf8('1.2.3.4.5', 'odd')], '1.2.3.4.5=#0C036F6464'],
  [[{ oid: '2.5.4.3', tag: 4, content: Buffer.from('Hi') }], 'CN=#04024869'],
  [[utf8('2.5.4.3', '#0C036F6464')], 'CN=\\#0C036F6464'],
])('writes %# by RFC 4514', (parts, expected) => expect(written(...parts)).toBe(expected));

describe.skipIf(!isInstalled('openssl', 'distinguished names against OpenSSL', 'openssl'))('OpenSSL', () => {
  /** A request whose key and signature nobody looks at. */
  const request = (name: Uint8Array): Buffer => {
    const key = Buffer.from('302a300506032b6570032100d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');
    const signed = sequence(der(2, Buffer.of(0)), name, key, der(0xa0));
    return Buffer.from(sequence(signed, sequence(objectIdentifier('1.3.101.112')), bitString(Buffer.alloc(64))));
  };

  it('writes names the same', { timeout: 30_000 }, () => {
    const text = fc
      .array(fc.constantFrom('a', 'B', '1', ' ', ',', '+', '"', '\\', '<', '>', ';', '#', '=', '\0', '\n', '\x7f', 'ü', '€'), { minLength: 1, maxLength: 8 })
      .map((pieces) => pieces.join(''));
    const ascii = text.map((each) => each.replaceAll(/[ü€]/g, '?'));
    const string = fc.oneof(
      text.map((each) => ({ tag: 12, content: Buffer.from(each) })),
      text.map((each) => ({ tag: 30, content: Buffer.from(each, 'utf16le').swap16() })),
      fc.tuple(fc.constantFrom(18, 19, 20, 22), ascii).map(([tag, each]) => ({ tag, content: Buffer.from(each) })),
      fc.constantFrom({ tag: 3, content: Buffer.from('\0a') }, { tag: 0x30, content: Buffer.alloc(0) }),
    );
    const oid = fc.constantFrom('2.5.4.3', '2.5.4.10', '2.5.4.4', '0.9.2342.19200300.100.1.25', '1.2.840.113549.1.9.1', '1.2.3.4.5', '2.5.4.199', '2.999.7');
    const part: fc.Arbitrary<Part> = fc.tuple(oid, string).map(([type, value]) => ({ oid: type, ...value }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const whole = request(nameOf(parts));
        const options = ['req', '-inform', 'DER', '-noout', '-subject', '-nameopt', 'RFC2253,-esc_msb,utf8'];
        const { stdout, stderr } = spawnSync('openssl', options, { input: whole });
        const subject = /^subject=(.*)\n$/s.exec(stdout.toString())?.[1];
        expect(nameText(readRequest(whole.toString('base64'), '').subject), stderr.toString()).toBe(subject);
      }),
      { numRuns: 60, seed: 4514 },
    );
  });
});
