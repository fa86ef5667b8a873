/** What the block of a PEM label is (RFC 7468, and those of OpenSSL, OpenSSH and OpenPGP). */
export interface PemKind {
  label: string;
  what: string;
  isPrivate: boolean;
}

const NAMES: Readonly<Record<string, string>> = {
  CERTIFICATE: 'an X.509 certificate',
  'X509 CERTIFICATE': 'an X.509 certificate',
  'TRUSTED CERTIFICATE': 'an X.509 certificate',
  'CERTIFICATE REQUEST': 'a certificate signing request',
  'NEW CERTIFICATE REQUEST': 'a certificate signing request',
  'X509 CRL': 'a certificate revocation list',
  'PUBLIC KEY': 'a public key',
  'RSA PUBLIC KEY': 'a public key (RSA)',
  'PRIVATE KEY': 'a private key',
  'ENCRYPTED PRIVATE KEY': 'an encrypted private key',
  'RSA PRIVATE KEY': 'a private key (RSA)',
  'EC PRIVATE KEY': 'a private key (elliptic curve)',
  'DSA PRIVATE KEY': 'a private key (DSA)',
  'OPENSSH PRIVATE KEY': 'a private key of OpenSSH',
  'PGP PUBLIC KEY BLOCK': 'a PGP public key',
  'PGP PRIVATE KEY BLOCK': 'a PGP private key',
  'PGP MESSAGE': 'a PGP message',
  'PGP SIGNATURE': 'a PGP signature',
  'PGP SIGNED MESSAGE': 'a PGP signed message',
  'EC PARAMETERS': 'parameters of an elliptic curve',
  'DH PARAMETERS': 'Diffie-Hellman parameters',
  PKCS7: 'a PKCS #7 container',
  CMS: 'a CMS container',
  'SSH2 PUBLIC KEY': 'an SSH public key',
  'AGE ENCRYPTED FILE': 'a file encrypted with age',
};

/** What the first block in a text is; that of an elliptic curve's parameters goes before its key. */
export function pemKindIn(text: string): PemKind | undefined {
  const labels = Array.from(text.slice(0, 20_000).matchAll(/-{4,5} ?BEGIN ([A-Z0-9][A-Z0-9 .]{1,60}?) ?-{4,5}/g), ([, label = '']) => label);
  const label = labels.find((one) => one !== 'EC PARAMETERS') ?? labels[0];
  if (label === undefined || !text.includes('-----BEGIN ')) return undefined;
  return { label, what: NAMES[label] ?? `a PEM block (${label})`, isPrivate: /PRIVATE KEY/.test(label) };
}
