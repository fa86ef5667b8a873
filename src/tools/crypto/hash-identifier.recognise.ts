import { recogniser } from '../detection/recogniser.ts';

const PASSWORD_HASHES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{53}$/, 'bcrypt'],
  [/^\$argon2(?:id|i|d)\$(?:v=\d+\$)?m=\d+,t=\d+,p=\d+[^$]*\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/, 'Argon2'],
  [/^\$1\$[^$]{0,8}\$[./A-Za-z0-9]{22}$/, 'md5crypt'],
  [/^\$apr1\$[^$]{0,8}\$[./A-Za-z0-9]{22}$/, 'apr1, of Apache'],
  [/^\$5\$(?:rounds=\d+\$)?[^$]{0,16}\$[./A-Za-z0-9]{43}$/, 'sha256crypt'],
  [/^\$6\$(?:rounds=\d+\$)?[^$]{0,16}\$[./A-Za-z0-9]{86}$/, 'sha512crypt'],
  [/^\$(?:y|gy|7|scrypt)\$[^\s]{20,}$/, 'yescrypt or scrypt'],
  [/^\$[PH]\$[./A-Za-z0-9]{31}$/, 'phpass, of WordPress'],
  [/^\$S\$[./A-Za-z0-9]{52}$/, 'Drupal 7'],
  [/^\$pbkdf2(?:-[a-z0-9]+)*\$[^\s]{20,}$/, 'PBKDF2'],
  [/^pbkdf2_sha(?:1|256)\$\d+\$[^$\s]+\$[A-Za-z0-9+/=]+$/, 'PBKDF2, of Django'],
  [/^\{(?:S?SHA(?:256|512)?|S?MD5|CRYPT)\}[^\s]{8,}$/i, 'a hash of LDAP'],
  [/^\*[0-9A-F]{40}$/i, 'MySQL 4.1'],
];
const DIGESTS: Readonly<Record<number, readonly [names: string, confidence: number]>> = {
  8: ['CRC-32 or Adler-32', 0.35],
  32: ['MD5 or NTLM', 0.86],
  40: ['SHA-1 or RIPEMD-160', 0.9],
  56: ['SHA-224 or SHA3-224', 0.9],
  64: ['SHA-256, SHA3-256 or BLAKE3', 0.92],
  96: ['SHA-384 or SHA3-384', 0.95],
  128: ['SHA-512, SHA3-512 or BLAKE2b', 0.95],
};

export default recogniser({
  takes: 'line',
  fills: 'hash',
  recognise({ line }) {
    if (line.length > 600) return undefined;
    // Without the name that a file of password hashes, or a program that computes them, puts around it.
    const stored = line.replace(/^[\w.-]{1,64}:(?=[$*{])/, '').replace(/:.*$/, '');
    const password = PASSWORD_HASHES.find(([pattern]) => pattern.test(line) || pattern.test(stored));
    if (password) return { what: `a password hash (${password[1]})`, confidence: 0.98, main: password[0].test(line) ? line : stored, preview: password[1] };
    const [, digits = ''] =
      /^(?:(?:md[245]|sha[- ]?\d+|sha[23]-\d+|blake[23][bs]?|crc-?32|ripemd-?160|ntlm|hash|checksum|digest)\s*[:=]\s*)?([0-9a-f]{8,128})(?:\s{1,2}[ *]?\S.{0,200})?$/i.exec(
        line,
      ) ?? [];
    const digest = DIGESTS[digits.length];
    if (!digest) return undefined;
    const [names, confidence] = digest;
    const isHex = /[a-f]/i.test(digits) && /\d/.test(digits) && (digits === digits.toLowerCase() || digits === digits.toUpperCase());
    const isShort = digits.length === 8;
    return { what: `a hash (${names})`, confidence: isHex ? confidence : isShort ? 0.1 : 0.5, main: digits, preview: names };
  },
});
