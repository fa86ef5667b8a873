import { CIPHER_SUITES } from './tls-cipher-suites.ts';

// Names of the registries "Transport Layer Security (TLS) Parameters" of the IANA.

const map = (names: Readonly<Record<number, string>>): ReadonlyMap<number, string> =>
  new Map(Object.entries(names).map(([code, name]) => [Number(code), name]));

export const CONTENT_TYPES = map({ 20: 'change_cipher_spec', 21: 'alert', 22: 'handshake', 23: 'application_data', 24: 'heartbeat' });

export const HANDSHAKE_TYPES = map({
  0: 'hello_request',
  1: 'client_hello',
  2: 'server_hello',
  3: 'hello_verify_request',
  4: 'new_session_ticket',
  5: 'end_of_early_data',
  8: 'encrypted_extensions',
  11: 'certificate',
  12: 'server_key_exchange',
  13: 'certificate_request',
  14: 'server_hello_done',
  15: 'certificate_verify',
  16: 'client_key_exchange',
  20: 'finished',
  21: 'certificate_url',
  22: 'certificate_status',
  23: 'supplemental_data',
  24: 'key_update',
  25: 'compressed_certificate',
  254: 'message_hash',
});

const VERSIONS = map({ 2: 'SSL 2.0', 768: 'SSL 3.0', 769: 'TLS 1.0', 770: 'TLS 1.1', 771: 'TLS 1.2', 772: 'TLS 1.3' });

const EXTENSIONS = map({
  0: 'server_name',
  1: 'max_fragment_length',
  2: 'client_certificate_url',
  3: 'trusted_ca_keys',
  4: 'truncated_hmac',
  5: 'status_request',
  6: 'user_mapping',
  9: 'cert_type',
  10: 'supported_groups',
  11: 'ec_point_formats',
  12: 'srp',
  13: 'signature_algorithms',
  14: 'use_srtp',
  15: 'heartbeat',
  16: 'application_layer_protocol_negotiation',
  17: 'status_request_v2',
  18: 'signed_certificate_timestamp',
  19: 'client_certificate_type',
  20: 'server_certificate_type',
  21: 'padding',
  22: 'encrypt_then_mac',
  23: 'extended_master_secret',
  24: 'token_binding',
  25: 'cached_info',
  27: 'compress_certificate',
  28: 'record_size_limit',
  34: 'delegated_credential',
  35: 'session_ticket',
  41: 'pre_shared_key',
  42: 'early_data',
  43: 'supported_versions',
  44: 'cookie',
  45: 'psk_key_exchange_modes',
  47: 'certificate_authorities',
  48: 'oid_filters',
  49: 'post_handshake_auth',
  50: 'signature_algorithms_cert',
  51: 'key_share',
  57: 'quic_transport_parameters',
  13172: 'next_protocol_negotiation',
  17513: 'application_settings',
  17613: 'application_settings',
  65037: 'encrypted_client_hello',
  65281: 'renegotiation_info',
});

const GROUPS = map({
  21: 'secp224r1',
  22: 'secp256k1',
  23: 'secp256r1',
  24: 'secp384r1',
  25: 'secp521r1',
  26: 'brainpoolP256r1',
  27: 'brainpoolP384r1',
  28: 'brainpoolP512r1',
  29: 'x25519',
  30: 'x448',
  256: 'ffdhe2048',
  257: 'ffdhe3072',
  258: 'ffdhe4096',
  259: 'ffdhe6144',
  260: 'ffdhe8192',
  512: 'MLKEM512',
  513: 'MLKEM768',
  514: 'MLKEM1024',
  4587: 'SecP256r1MLKEM768',
  4588: 'X25519MLKEM768',
  4589: 'SecP384r1MLKEM1024',
  25497: 'X25519Kyber768Draft00',
});

const SIGNATURES = map({
  513: 'rsa_pkcs1_sha1',
  515: 'ecdsa_sha1',
  1025: 'rsa_pkcs1_sha256',
  1027: 'ecdsa_secp256r1_sha256',
  1281: 'rsa_pkcs1_sha384',
  1283: 'ecdsa_secp384r1_sha384',
  1537: 'rsa_pkcs1_sha512',
  1539: 'ecdsa_secp521r1_sha512',
  2052: 'rsa_pss_rsae_sha256',
  2053: 'rsa_pss_rsae_sha384',
  2054: 'rsa_pss_rsae_sha512',
  2055: 'ed25519',
  2056: 'ed448',
  2057: 'rsa_pss_pss_sha256',
  2058: 'rsa_pss_pss_sha384',
  2059: 'rsa_pss_pss_sha512',
  2074: 'ecdsa_brainpoolP256r1tls13_sha256',
  2075: 'ecdsa_brainpoolP384r1tls13_sha384',
  2076: 'ecdsa_brainpoolP512r1tls13_sha512',
});

/** The parts of a signature scheme before TLS 1.3, for those that have no name of their own (RFC 5246 section 7.4.1.4.1). */
const [HASHES, KEYS] = [
  ['none', 'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'],
  ['anonymous', 'rsa', 'dsa', 'ecdsa'],
];

const ALERT_LEVELS = map({ 1: 'warning', 2: 'fatal' });
const ALERTS = map({
  0: 'close_notify',
  10: 'unexpected_message',
  20: 'bad_record_mac',
  21: 'decryption_failed',
  22: 'record_overflow',
  30: 'decompression_failure',
  40: 'handshake_failure',
  41: 'no_certificate',
  42: 'bad_certificate',
  43: 'unsupported_certificate',
  44: 'certificate_revoked',
  45: 'certificate_expired',
  46: 'certificate_unknown',
  47: 'illegal_parameter',
  48: 'unknown_ca',
  49: 'access_denied',
  50: 'decode_error',
  51: 'decrypt_error',
  60: 'export_restriction',
  70: 'protocol_version',
  71: 'insufficient_security',
  80: 'internal_error',
  86: 'inappropriate_fallback',
  90: 'user_canceled',
  100: 'no_renegotiation',
  109: 'missing_extension',
  110: 'unsupported_extension',
  111: 'certificate_unobtainable',
  112: 'unrecognized_name',
  113: 'bad_certificate_status_response',
  114: 'bad_certificate_hash_value',
  115: 'unknown_psk_identity',
  116: 'certificate_required',
  120: 'no_application_protocol',
});

/** Whether a number is one of those that clients put in to see whether servers pass over what they do not know (RFC 8701). */
export const isGrease = (code: number): boolean => (code & 0x0f0f) === 0x0a0a && code >> 8 === (code & 0xff);

const hex4 = (code: number): string => `0x${code.toString(16).padStart(4, '0')}`;
const named =
  (names: ReadonlyMap<number, string>) =>
  (code: number): string =>
    isGrease(code) ? 'GREASE' : (names.get(code) ?? hex4(code));

export const versionName = named(VERSIONS);
export const cipherSuiteName = named(CIPHER_SUITES);
export const extensionName = named(EXTENSIONS);
export const groupName = named(GROUPS);
export const alertLevel = (code: number): string => ALERT_LEVELS.get(code) ?? String(code);
export const alertName = (code: number): string => ALERTS.get(code) ?? String(code);

export function signatureName(code: number): string {
  const [hash, key] = [HASHES[code >> 8], KEYS[code & 0xff]];
  return SIGNATURES.get(code) ?? (hash !== undefined && key !== undefined ? `${key}_${hash}` : named(SIGNATURES)(code));
}
