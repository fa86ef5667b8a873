import { expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './rsa-cipher.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/rsa-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

// "openssl pkeyutl -encrypt" with rsa_oaep_md:md5 and a key made for this.
it('takes MD5 in OAEP', async () => {
  const key =
    '-----BEGIN PRIVATE KEY-----\nMIICeAIBADANBgkqhkiG9w0BAQEFAASCAmIwggJeAgEAAoGBALaqWHo+OjBNtG9b\n5V1yS17Kv7pH/P1RGXvnLWabCrY6Ns66tVNlZuOQz7zRFQTseyKQg2U1kvVpSI0H\nW2SjqDkXvQtZipKlbv3YqJBAJ/yg6ddYRwm+b3SuoagjCtq1JogIzc2sWvUgIdFQ\nDHn9COBGF8Lhc6DrmgLfy+qYluOXAgMBAAECgYEAl8N780SUL+G/ke316Oe2+zDU\njr6U0Rp6Y9k0fVU/VxuSwbuaP4m2LEf6cNP99LNNsvACWyphyQgKQTHlmv3mGvAh\n4FbKABD3SylAzIyT+j+Rm45gR1VPqXO/qkPSp3YrNqGvxF77MhF9FArX3+Rid+Bb\nG2XKbvH70HZOS+yk0/ECQQDu6GXiNnlnfGLeekFxSVPTMBMWi7NwA0t4lXGJFkCo\nzydBAdEDtA0aD/KoKRFfS5iikhttI1NBstpo2+QXsy6DAkEAw7vd7cJdcDNy3tFn\n6tdxfLfrF3v9Ws+m3ikvKnol9BGVlYtvKp+8eYGs0dOeCyIzy1b1mXdZ4FpVtjxg\nrzSqXQJBANXQHabHs/2e/+k2py0ZQDEovFyYKL5d5ISF0veqd7Hcu7fdRU+4K2Wg\n0j4XixmrUW5lrrANRmztAbWI3mkrjrsCQAGPG4NrSuc74axYqqU6NhMyO9MiD7CL\net7GITQLaQX6peBdDfOe9hdZqxC4yMd57EOwW6BvTO32ijw7WuHKX5kCQQC1Q27H\n34TaUyAEMEDDLAQ+mBDvUvv9Molfn8vM/6U5FlW+HBlrOSw80UyX05c2pPaWivUR\nIo+wnxqH10vY+WZP\n-----END PRIVATE KEY-----\n';
  const text =
    '0a07498c46923e33a7a372a0b7789b091e0fe4f1b352b27c7c313cb0979b7a2fd34c585e894d2cbd75f864163bcf7c16e129f390f25c3196da6bcaf81f1e60a3cb3aa111ca33d3a87fb4db68bbfed219f7197fc0fe5d784a0e3a11cd21274d8b3a0c7e5446e2c35150080f51d4c8566cec2d0779a7723a0c883632f5d881a6cc';
  const inputs = { text, mode: 'decrypt', key, hash: 'md5', cipherEncoding: 'hex' };
  expect(await run(tool, inputs)).toMatchObject({ output: 'a message', maximumBytes: 94 });
  await expectUnprocessable(tool, { ...inputs, hash: 'sha1' }, /does not fit/);
});
