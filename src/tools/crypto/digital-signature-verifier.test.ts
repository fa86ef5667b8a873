import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import generator from './digital-signature-generator.ts';
import tool from './digital-signature-verifier.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/digital-signature-verifier.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

const RSA =
  '-----BEGIN PRIVATE KEY-----\nMIICeAIBADANBgkqhkiG9w0BAQEFAASCAmIwggJeAgEAAoGBALaqWHo+OjBNtG9b\n5V1yS17Kv7pH/P1RGXvnLWabCrY6Ns66tVNlZuOQz7zRFQTseyKQg2U1kvVpSI0H\nW2SjqDkXvQtZipKlbv3YqJBAJ/yg6ddYRwm+b3SuoagjCtq1JogIzc2sWvUgIdFQ\nDHn9COBGF8Lhc6DrmgLfy+qYluOXAgMBAAECgYEAl8N780SUL+G/ke316Oe2+zDU\njr6U0Rp6Y9k0fVU/VxuSwbuaP4m2LEf6cNP99LNNsvACWyphyQgKQTHlmv3mGvAh\n4FbKABD3SylAzIyT+j+Rm45gR1VPqXO/qkPSp3YrNqGvxF77MhF9FArX3+Rid+Bb\nG2XKbvH70HZOS+yk0/ECQQDu6GXiNnlnfGLeekFxSVPTMBMWi7NwA0t4lXGJFkCo\nzydBAdEDtA0aD/KoKRFfS5iikhttI1NBstpo2+QXsy6DAkEAw7vd7cJdcDNy3tFn\n6tdxfLfrF3v9Ws+m3ikvKnol9BGVlYtvKp+8eYGs0dOeCyIzy1b1mXdZ4FpVtjxg\nrzSqXQJBANXQHabHs/2e/+k2py0ZQDEovFyYKL5d5ISF0veqd7Hcu7fdRU+4K2Wg\n0j4XixmrUW5lrrANRmztAbWI3mkrjrsCQAGPG4NrSuc74axYqqU6NhMyO9MiD7CL\net7GITQLaQX6peBdDfOe9hdZqxC4yMd57EOwW6BvTO32ijw7WuHKX5kCQQC1Q27H\n34TaUyAEMEDDLAQ+mBDvUvv9Molfn8vM/6U5FlW+HBlrOSw80UyX05c2pPaWivUR\nIo+wnxqH10vY+WZP\n-----END PRIVATE KEY-----\n';
const RSA_PUBLIC =
  '-----BEGIN PUBLIC KEY-----\nMIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC2qlh6PjowTbRvW+Vdckteyr+6\nR/z9URl75y1mmwq2OjbOurVTZWbjkM+80RUE7HsikINlNZL1aUiNB1tko6g5F70L\nWYqSpW792KiQQCf8oOnXWEcJvm90rqGoIwratSaICM3NrFr1ICHRUAx5/QjgRhfC\n4XOg65oC38vqmJbjlwIDAQAB\n-----END PUBLIC KEY-----\n';
const EC_PUBLIC =
  '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEsOCvORLQb+3uaZN+Amt//qbyURlA\nN0IEqvLL0t9Uw5jxOT02eqivoMQYCPI0wWKY5i7SV8ifDeT53vW5MaJoYw==\n-----END PUBLIC KEY-----\n';

// Signatures of "openssl dgst -md5 -sign" with keys made for this.
it('verifies and makes old signatures with MD5', async () => {
  const pkcs1 =
    '0bdcc2a6b7191570d382b061b37108f78564b82e903e5e617a978aa20ec305765aee54c6895d41ec7159fb23253b30ab61623d5e3bfe43362b4fcba25b0da1148547be0b886b27b0328db6b37956bab89cc76eae47794600d31b5238892ecbf5d90487b76a257c1380ada385d386b811603ddc326a8d835cdb3265fb32f4c466';
  const rows: [string, Record<string, unknown>][] = [
    [pkcs1, { publicKey: RSA_PUBLIC }],
    [
      'b409364acba3efece27e106f553137d580c8084d5881549641c5a6f1cc3e18d6cef470a96c0c9157db2808d66bb01e949a981b5ef14bf53c9d4e6378bd0d0f306b57da94d3c7e40c909d7df9dc88d2ed21de19894b061f62da96262f896e969ae72375e8f93d48b557635225c1a7188c3489266a839dd3564a3276fd5e16a25b',
      { publicKey: RSA_PUBLIC, rsaPadding: 'pss', saltLength: 16 },
    ],
    [
      '304402207eae5fd4f38acb230ea8e8aff0879b573052fe6d769e320a5f5d82bae03601bc02203ec9c2d8f8d0c5f2c797d90ef68d86859729afb003e35cc067255700c54edb70',
      { publicKey: EC_PUBLIC },
    ],
  ];
  for (const [signature, more] of rows) {
    const inputs = { signature, signatureEncoding: 'hex', hash: 'md5', ...more };
    expect(await run(tool, { ...inputs, text: 'a message' })).toMatchObject({ valid: true });
    expect(await run(tool, { ...inputs, text: 'a massage' })).toMatchObject({ valid: false });
  }
  expect(await run(generator, { text: 'a message', privateKey: RSA, hash: 'md5', outputEncoding: 'hex' })).toMatchObject({ signature: pkcs1 });
});
