import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './sm2-cipher.ts';

// Made by OpenSSL 3.0: genpkey -algorithm EC -pkeyopt ec_paramgen_curve:SM2, and pkeyutl -encrypt.
const PRIVATE_PEM = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqBHM9VAYItBG0wawIBAQQgn5ibNv/AtCNLdlzP
ubmfGC7cFFy46ec0gu1KZ5iR2C2hRANCAAQZpqQLMcmHTRhCPDLTsswgAGh5Uer/
zOpsauLbGOOy4xUvHaFKail9k80ZSNwbT3On13lqzCh4CfPbW29f4VAB
-----END PRIVATE KEY-----
`;
const SEC1_PEM = `-----BEGIN SM2 PRIVATE KEY-----
MHcCAQEEIJ+Ymzb/wLQjS3Zcz7m5nxgu3BRcuOnnNILtSmeYkdgtoAoGCCqBHM9V
AYItoUQDQgAEGaakCzHJh00YQjwy07LMIABoeVHq/8zqbGri2xjjsuMVLx2hSmop
fZPNGUjcG09zp9d5aswoeAnz21tvX+FQAQ==
-----END SM2 PRIVATE KEY-----
`;
const PUBLIC_PEM = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEGaakCzHJh00YQjwy07LMIABoeVHq
/8zqbGri2xjjsuMVLx2hSmopfZPNGUjcG09zp9d5aswoeAnz21tvX+FQAQ==
-----END PUBLIC KEY-----
`;
const FROM_OPENSSL =
  '30720220583996efb2b15c90f6dc9cdbcc6736649b41f98627dede4c01ad5d109f1d6523022100f22686afba3f981d904e35fa7d2628893e01364fe30d484b26c8b320a5d9ecab042055a4c1d466a47fa48f47581a0ffea01c6e712e26d501f5b35dddc7c6ede59e320409d55fbd3cd3e14c2036';

// GB/T 32918.5-2017, appendix C.2
const STANDARD = {
  key: '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
  point: '04ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0',
  digest: '59983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd8766',
  text: '21886ca989ca9c7d58087307ca93092d651efa',
};
const PUBLIC_HEX = 'f7d903cab7925066c31150a92b31e548e63f954f92d01eaa0271fb2a336baef8fb0c45e410ef7a6cdae724e6a78dbff52562e97ede009e762b667d9b14adea6c';
const PRIVATE_HEX = 'e74a72505084c3269aa9b696d603e3e08c74c6740212c11a31e26cdfe08bdf6a';
const decrypt = { mode: 'decrypt', key: STANDARD.key };

holdTo(tool, {
  answers: [
    [{ ...decrypt, text: `04${STANDARD.point}${STANDARD.digest}${STANDARD.text}` }, { output: 'encryption standard' }],
    [{ ...decrypt, text: `${STANDARD.point}${STANDARD.text}${STANDARD.digest}`, order: 'c1c2c3', prefix: false }, { output: 'encryption standard' }],
    [{ mode: 'decrypt', key: PRIVATE_PEM, order: 'asn1', text: FROM_OPENSSL }, { output: 'hello sm2' }],
    [
      { mode: 'decrypt', key: SEC1_PEM, order: 'asn1', text: Buffer.from(FROM_OPENSSL, 'hex').toString('base64'), cipherEncoding: 'base64' },
      { output: 'hello sm2' },
    ],
  ],
  unprocessable: [
    [{ ...decrypt, text: `04${STANDARD.point}${STANDARD.digest}00${STANDARD.text.slice(2)}` }, /digest does not fit/],
    [{ ...decrypt, text: `04${STANDARD.point}${STANDARD.digest}${STANDARD.text}`, order: 'c1c2c3' }, /digest does not fit/],
    [{ ...decrypt, text: `05${STANDARD.point}${STANDARD.digest}${STANDARD.text}` }, /does not begin with the byte 04/],
    [{ ...decrypt, text: `04ff${STANDARD.point.slice(2)}${STANDARD.digest}${STANDARD.text}` }, /does not begin with a point/],
    [{ ...decrypt, text: '04'.repeat(96) }, /96 byte.*97/],
    [{ ...decrypt, text: '3003020101', order: 'asn1' }, /not the ASN.1 of SM2/],
    [{ ...decrypt, key: '00'.repeat(32), text: `04${STANDARD.point}${STANDARD.digest}${STANDARD.text}` }, /private key must be/],
    [{ ...decrypt, key: '00'.repeat(31), text: '00' }, /private key needs 32 bytes/],
    [{ ...decrypt, key: PUBLIC_PEM, text: '00' }, /no PRIVATE KEY/],
    [{ key: PRIVATE_PEM, text: 'a' }, /no PUBLIC KEY/],
    [{ key: '04', text: 'a' }, /public key needs both coordinates/],
    [{ key: '11'.repeat(64), text: 'a' }, /not a point of the curve/],
    [{ key: 'neither', text: 'a' }, /no PEM block/],
    [
      // A key on P-256, of RFC 9500.
      {
        key: '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQiVI+I+3gv+17KN0RFLHKh5Vj71vc75eSOkyMsxFxbFsTNEMTLjVuKFxOelIgsiZJXKZNCX0FBmrfpCkKklCcg==\n-----END PUBLIC KEY-----',
        text: 'a',
      },
      /not on the curve of SM2/,
    ],
  ],
});

describe('sm2-cipher', () => {
  it('gives back what was encrypted, otherwise each time', async () => {
    for (const order of ['c1c3c2', 'c1c2c3', 'asn1']) {
      for (const text of ['', 'a', 'two blocks of key stream, for which the text has to be a little longer']) {
        const [one, other] = [await run(tool, { key: PUBLIC_HEX, text, order }), await run(tool, { key: `04${PUBLIC_HEX}`, text, order })];
        expect(one.output).not.toBe(other.output);
        for (const { output } of [one, other]) expect((await run(tool, { mode: 'decrypt', key: PRIVATE_HEX, text: output, order })).output).toBe(text);
      }
    }
  });

  it.skipIf(!spawnSync('openssl', ['ecparam', '-list_curves'], { encoding: 'utf8' }).stdout?.includes('SM2'))('is read by OpenSSL', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sm2-'));
    try {
      const { output } = await run(tool, { key: PUBLIC_PEM, text: 'from here', order: 'asn1', cipherEncoding: 'base64' });
      writeFileSync(join(folder, 'key.pem'), PRIVATE_PEM);
      writeFileSync(join(folder, 'text'), Buffer.from(output, 'base64'));
      spawnSync('openssl', ['pkeyutl', '-decrypt', '-inkey', join(folder, 'key.pem'), '-in', join(folder, 'text'), '-out', join(folder, 'plain')]);
      expect(readFileSync(join(folder, 'plain'), 'utf8')).toBe('from here');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
