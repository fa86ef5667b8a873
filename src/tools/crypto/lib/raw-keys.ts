import { der, objectIdentifier, octetString, sequence } from '../../shared/bytes/der.ts';

const OIDS = { x25519: '1.3.101.110', x448: '1.3.101.111' };

/** The PKCS #8 DER of a bare X25519 or X448 private key (RFC 8410). */
export const rawPrivateKey = (curve: keyof typeof OIDS, bytes: Uint8Array): Uint8Array =>
  sequence(der(0x02, Uint8Array.of(0)), sequence(objectIdentifier(OIDS[curve])), octetString(octetString(bytes)));

/** The SPKI DER of a bare X25519 or X448 public key (RFC 8410). */
export const rawPublicKey = (curve: keyof typeof OIDS, bytes: Uint8Array): Uint8Array =>
  sequence(sequence(objectIdentifier(OIDS[curve])), der(0x03, Uint8Array.of(0), bytes));
