import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tls from './testdata/tls.json' with { type: 'json' };
import tool from './tls-record-decoder.ts';

const decode = async (records: string) => (await run(tool, { records })).records;

holdTo(tool, {
  answers: [
    [{ records: '140303000101' }, { records: [{ type: 'change_cipher_spec', version: '0x0303', versionName: 'TLS 1.2', length: 1, value: '0x01' }], rest: '' }],
    [{ records: '15 03 01 00 02 01 00' }, { records: [{ versionName: 'TLS 1.0', alert: { level: 'warning', description: 'close_notify' } }] }],
    [{ records: 'FQMDAAICKA==', encoding: 'base64' }, { records: [{ alert: { level: 'fatal', description: 'handshake_failure' } }] }],
    [{ records: '160303000400000000' }, { records: [{ messages: [{ type: 'hello_request', length: 0 }] }] }],
    // A heartbeat, and what the registry does not have
    [{ records: '1803020003014000' }, { records: [{ type: 'heartbeat', value: '0x014000' }] }],
    [{ records: '1c0303000100' }, { records: [{ type: '28' }] }],
    // Two messages in one record, and one in three
    [{ records: '16030300080e0000000e000000' }, { records: [{ messages: [{ type: 'server_hello_done' }, { type: 'server_hello_done' }] }] }],
    [
      { records: ['1603030003100000', '1603030002', '02aa', '1603030001', 'bb'].join('') },
      { records: [{ messages: [] }, { messages: [] }, { messages: [{ type: 'client_key_exchange', length: 2, value: '0xaabb' }] }] },
    ],
    // After a change of the cipher nothing can be read
    [{ records: '140303000101 1603030004 0e000000' }, { records: [{}, { encrypted: true, value: '0x0e000000' }] }],
    [{ records: '1603030004 0e0000' }, { records: [{ truncated: true, messages: [{ type: 'server_hello_done', truncated: true }] }] }],
    [{ records: '140303000101 1603' }, { rest: '1603' }],
  ],
  invalid: [
    [{ records: '' }, 'records'],
    [{ records: '16', encoding: 'utf8' }, 'encoding'],
  ],
  unprocessable: [
    [{ records: '474554202f20' }, /do not begin with a TLS record/],
    [{ records: '160' }, /stands alone/],
    [{ records: '16zz' }, /not a hex digit/],
  ],
});

describe('tls-record-decoder', () => {
  // RFC 8448 section 3: the hellos of the simple handshake
  const CLIENT =
    '16030100c4010000c00303cb34ecb1e78163ba1c38c6dacb196a6dffa21a8d9912ec18a2ef6283024dece7000006130113031302010000910000000b0009000006736572766572ff01000100000a00140012001d0017001800190100010101020103010400230000003300260024001d002099381de560e4bd43d23d8e435a7dbafeb3c06e51c13cae4d5413691e529aaf2c002b0003020304000d0020001e040305030603020308040805080604010501060102010402050206020202002d00020101001c00024001';
  const SERVER =
    '160303005a020000560303a6af06a4121860dc5e6e60249cd34c95930c8ac5cb1434dac155772ed3e2692800130100002e00330024001d0020c9828876112095fe66762bdbf7c672e156d6cc253b833df1dd69b1b04e751f0f002b00020304';

  it('reads a client hello', async () => {
    const [{ messages }] = await decode(CLIENT);
    expect(messages).toHaveLength(1);
    const { cipherSuites, extensions, ...rest } = messages[0];
    expect(rest).toEqual({
      type: 'client_hello',
      length: 192,
      version: '0x0303',
      versionName: 'TLS 1.2',
      random: '0xcb34ecb1e78163ba1c38c6dacb196a6dffa21a8d9912ec18a2ef6283024dece7',
      compressionMethods: { length: 1, values: ['0x00'] },
    });
    expect(cipherSuites.values.map(({ name }: { name: string }) => name)).toEqual([
      'TLS_AES_128_GCM_SHA256',
      'TLS_CHACHA20_POLY1305_SHA256',
      'TLS_AES_256_GCM_SHA384',
    ]);
    expect(Object.fromEntries(extensions.values.map(({ name, decoded }: { name: string; decoded?: string[] }) => [name, decoded]))).toEqual({
      server_name: ['server'],
      renegotiation_info: undefined,
      supported_groups: ['x25519', 'secp256r1', 'secp384r1', 'secp521r1', 'ffdhe2048', 'ffdhe3072', 'ffdhe4096', 'ffdhe6144', 'ffdhe8192'],
      session_ticket: undefined,
      key_share: ['x25519'],
      supported_versions: ['TLS 1.3'],
      signature_algorithms: [
        ...['ecdsa_secp256r1_sha256', 'ecdsa_secp384r1_sha384', 'ecdsa_secp521r1_sha512', 'ecdsa_sha1'],
        ...['rsa_pss_rsae_sha256', 'rsa_pss_rsae_sha384', 'rsa_pss_rsae_sha512', 'rsa_pkcs1_sha256', 'rsa_pkcs1_sha384', 'rsa_pkcs1_sha512', 'rsa_pkcs1_sha1'],
        ...['dsa_sha256', 'dsa_sha384', 'dsa_sha512', 'dsa_sha1'],
      ],
      psk_key_exchange_modes: ['0x01'],
      record_size_limit: undefined,
    });
  });

  it('reads a server hello', async () => {
    const [{ messages }] = await decode(SERVER);
    expect(messages[0]).toMatchObject({
      type: 'server_hello',
      cipherSuite: { code: '0x1301', name: 'TLS_AES_128_GCM_SHA256' },
      compressionMethod: '0x00',
      extensions: {
        length: 46,
        values: [
          { name: 'key_share', decoded: ['x25519'] },
          { name: 'supported_versions', decoded: ['TLS 1.3'] },
        ],
      },
    });
  });

  it("reads what OpenSSL's server says first in TLS 1.2", async () => {
    const records = await decode(tls.flights[0] ?? '');
    const messages = records.flatMap((record: { messages: { type: string }[] }) => record.messages);
    expect(messages.map(({ type }: { type: string }) => type)).toEqual(['server_hello', 'certificate', 'server_key_exchange', 'server_hello_done']);
    expect(messages[1].certificates.values[0]).toMatch(/^0x3082/);
    expect(messages[1].certificates.length).toBe((messages[1].certificates.values[0].length - 2) / 2 + 3);
  });

  it('gives the same for a message that is cut anywhere, as far as it goes', async () => {
    for (let length = 5; length < CLIENT.length / 2; length++) {
      const { records } = await run(tool, { records: CLIENT.slice(0, 2 * length) });
      expect(records[0].truncated).toBe(true);
    }
  });

  it('answers whatever the bytes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(CLIENT, SERVER, ...tls.flights),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
        async (hex, changes) => {
          const bytes = Buffer.from(hex, 'hex');
          for (const [at, byte] of changes) bytes[(at % (bytes.length - 3)) + 3] = byte;
          await decode(bytes.toString('hex'));
        },
      ),
      { numRuns: 300 },
    ));
});
