import { holdTo } from '../testing.ts';
import tool from './security-txt-validator.ts';

const NOW = '2026-06-01T00:00:00Z';
const GOOD = 'Contact: mailto:a@example.com\nExpires: 2027-01-01T00:00:00Z\n';
const check = (text: string) => ({ text, now: NOW });
const line3 = (text: string, message: string): [Record<string, unknown>, Record<string, unknown>] => [
  check(`${GOOD}${text}`),
  { valid: false, reason: message, errors: [{ line: 3, message }] },
];

holdTo(tool, {
  answers: [
    [
      check(''),
      {
        valid: false,
        errors: [
          { line: 0, message: 'Contact is missing' },
          { line: 0, message: 'Expires is missing' },
        ],
        fields: [],
        signed: false,
      },
    ],
    [check(`${GOOD}Preferred-Languages: en\nPreferred-Languages: de`), { reason: 'Preferred-Languages occurs more than once' }],
    [check(`${GOOD}Expires: 2028-01-01T00:00:00Z`), { reason: 'Expires occurs more than once' }],
    [check('CONTACT: tel:+1-201-555-0123\r\nEXPIRES: 2026-12-31t18:37:07.5+01:00\r\n# c\r\n\r\nX-Other: y'), { valid: true, expired: false }],
    [check('Contact: mailto:a@example.com\nExpires: 2026-05-31T23:59:59Z'), { valid: false, expired: true, errors: [{ line: 2, message: 'expired' }] }],
    [check('Contact: mailto:a@example.com\nExpires: 2026-12-31'), { errors: [{ line: 2, message: 'not an RFC 3339 date-time' }] }],
    [check('Contact: mailto:a@example.com\nExpires: 2026-02-30T00:00:00Z'), { errors: [{ line: 2, message: 'not an RFC 3339 date-time' }] }],
    line3('nonsense', 'not a field'),
    line3('Policy: /policy', 'not a URI'),
    line3('Hiring: http://example.com/jobs', 'not https'),
    // RFC 9116 section 2.3: the signed example's frame; the text within keeps its lines
    [
      check(
        `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${GOOD}- Policy: https://example.com/p\n-----BEGIN PGP SIGNATURE-----\nVersion: GnuPG v2.2\n\nabc=\n-----END PGP SIGNATURE-----\n`,
      ),
      { valid: true, signed: true, fields: [{ line: 4 }, { line: 5 }, { name: 'Policy', line: 6 }] },
    ],
  ],
  invalid: [
    [{}, 'text'],
    [{ text: '', now: 'today' }, 'now'],
  ],
});
