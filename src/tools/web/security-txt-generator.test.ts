import { holdTo } from '../testing.ts';
import tool from './security-txt-generator.ts';

const inputs = { contacts: ['tel:+1-201-555-0123'], expires: '2026-12-31T18:37:07Z', now: '2026-01-01T00:00:00Z' };

holdTo(tool, {
  answers: [
    // the fields of RFC 9116 section 2.5, in order
    [
      {
        ...inputs,
        contacts: ['mailto:security@example.com', 'https://example.com/security-contact.html'],
        encryption: ['dns:5d2d37ab76d47d36._openpgpkey.example.com?type=OPENPGPKEY', 'openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f'],
        acknowledgments: ['https://example.com/hall-of-fame.html'],
        preferredLanguages: ['en', 'es', 'fr'],
        canonical: ['https://www.example.com/.well-known/security.txt'],
        policy: ['https://example.com/disclosure-policy.html'],
        hiring: ['https://example.com/jobs.html'],
      },
      {
        text: 'Contact: mailto:security@example.com\nContact: https://example.com/security-contact.html\nExpires: 2026-12-31T18:37:07Z\nEncryption: dns:5d2d37ab76d47d36._openpgpkey.example.com?type=OPENPGPKEY\nEncryption: openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f\nAcknowledgments: https://example.com/hall-of-fame.html\nPreferred-Languages: en, es, fr\nCanonical: https://www.example.com/.well-known/security.txt\nPolicy: https://example.com/disclosure-policy.html\nHiring: https://example.com/jobs.html\n',
        warnings: [],
      },
    ],
    [{ ...inputs, expires: '2027-01-01T00:00:00Z' }, { warnings: [] }],
    [{ ...inputs, expires: '2027-01-01T00:00:01Z' }, { warnings: ['expires is more than a year ahead'] }],
  ],
  invalid: [
    [{ ...inputs, contacts: [] }, 'contacts'],
    [{ ...inputs, contacts: ['http://example.com/'] }, 'contacts[0]'],
    [{ ...inputs, contacts: ['example.com'] }, 'contacts[0]'],
    [{ ...inputs, contacts: ['https://example.com/\nExpires: x'] }, 'contacts[0]'],
    [{ ...inputs, policy: ['/policy'] }, 'policy[0]'],
    [{ ...inputs, policy: ['http://example.com/'] }, 'policy[0]'],
    [{ ...inputs, preferredLanguages: ['en_GB'] }, 'preferredLanguages[0]'],
    [{ ...inputs, expires: '2026-12-31T18:37:07' }, 'expires'],
    [{ ...inputs, expires: '9999-12-31T23:30:00-01:00' }, 'expires'],
  ],
});
