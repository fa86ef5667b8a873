import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tls from './testdata/tls.json' with { type: 'json' };
import tool from './tls-fingerprint-calculator.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];
const client = tls.hellos[0]?.hello ?? '';

// FoxIO's own example of Chrome; the record is that of CyberChef's tests (Apache-2.0)
const CHROME =
  '1603010200010001fc0303b2c03e7ba990ef540c316a665d4d925f8e9079ac4b15687e587dc99016e75a6c20d0b0099243c9296a0c84153ea4ada7d87ad017f4211c2ea1350b0b3cc5514d5f00205a5a130113021303c02bc02fc02cc030cca9cca8c013c014009c009d002f003501000193fafa000000000024002200001f636f6e74656e742d6175746f66696c6c2e676f6f676c65617069732e636f6d0033002b00293a3a000100001d0020fb2cd8ef3d605b96ab03119ec4f30a6e2088cb1af86c41a81feace8706068c50000d001200100403080404010503080505010806060100230000000b00020100ff01000100000a000a00083a3a001d00170018001b000302000244690005000302683200120000002d000201010010000e000c02683208687474702f312e31000500050100000000002b0007060a0a03040303001700001a1a0001000015' +
  `00b8${'00'.repeat(0xb8)}`;

holdTo(tool, {
  answers: [
    // OpenSSL's hellos; JA3 by tshark, JA4 by Python (test/oracles/network_tls.py)
    ...tls.hellos.map(({ hello, result }): Row => [{ hello }, result]),
    [
      { hello: CHROME },
      {
        fingerprint: 't13d1516h2_8daaf6152771_e5627efa2ab1',
        side: 'client',
        ja4: 't13d1516h2_8daaf6152771_e5627efa2ab1',
        ja4Raw:
          't13d1516h2_002f,0035,009c,009d,1301,1302,1303,c013,c014,c02b,c02c,c02f,c030,cca8,cca9_0005,000a,000b,000d,0012,0015,0017,001b,0023,002b,002d,0033,4469,ff01_0403,0804,0401,0503,0805,0501,0806,0601',
        ja4Original: 't13d1516h2_acb858a92679_5276cb03a33b',
      },
    ],
    // The handshake message without its record, as QUIC carries it
    [{ hello: client.slice(10) }, { ja4: tls.hellos[0]?.result.ja4 }],
    [{ hello: client.slice(10), transport: 'quic' }, { ja4: tls.hellos[0]?.result.ja4?.replace(/^t/, 'q') }],
    [{ hello: Buffer.from(client, 'hex').toString('base64'), encoding: 'base64' }, { ja3: tls.hellos[0]?.result.ja3 }],
    // No extensions at all: the description of JA4 asks for zeros
    [{ hello: `0100002b0303${'00'.repeat(32)}0000021301${'0100'}0000` }, { ja4: 't12i010000_0f2cb44170f4_000000000000', ja3Raw: '771,4865,,,' }],
  ],
  unprocessable: [
    [{ hello: '140303000101' }, /neither a client hello nor a server hello/],
    [{ hello: '160303000400000000' }, /neither/],
    [{ hello: '474554' }, /neither/],
    [{ hello: client.slice(0, 200) }, /cut off/],
    [{ hello: client.slice(0, 90) }, /cut off/],
    [{ hello: '01000001' }, /neither/],
    [{ hello: '0100000103' }, /cut off/],
  ],
});

it('has an answer or refuses, whatever the bytes', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tls.hellos.map(({ hello }) => hello)),
      fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 6 }),
      async (hex, changes) => {
        const bytes = Buffer.from(hex, 'hex');
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const answer = await run(tool, { hello: bytes.toString('hex') }).catch((error: Error) => error);
        if (answer instanceof Error) expect(answer.constructor.name).toBe('Unprocessable');
        else expect(answer.fingerprint).toMatch(/^(?:t|[\da-f]{32}$)/);
      },
    ),
    { numRuns: 300 },
  ));
