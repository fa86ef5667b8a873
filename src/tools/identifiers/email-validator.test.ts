import { holdTo } from '../testing.ts';
import tool from './email-validator.ts';

const local64 = 'a'.repeat(64);
const domain189 = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;

// Cases of RFC 3696 section 3, RFC 5321 section 4.5.3.1 and the isEmail test set of Dominic Sayers (BSD)
holdTo(tool, {
  answers: [
    [{ value: "  !#$%&'*+-/=?^_`{|}~@example.org " }, { valid: true, tag: '-/=?^_`{|}~' }],
    [{ value: 'user+mailbox+x@example.com' }, { valid: true, tag: 'mailbox+x' }],
    [{ value: 'user+@example.com' }, { valid: true, tag: '' }],
    [{ value: `${local64}@example.com` }, { valid: true }],
    [{ value: `${local64}a@example.com` }, { valid: false }],
    [{ value: `${local64}@${domain189}` }, { valid: true }], // 254 octets
    [{ value: `${local64}@x${domain189.replace('d.com', 'dd.com')}` }, { valid: false }],
    [{ value: '用户@例子.广告' }, { valid: true, asciiDomain: 'xn--fsqu00a.xn--4rr70v', isInternational: true }], // RFC 6531 test address
    [{ value: '用户@例子.广告', allowInternational: false }, { valid: false }],
    [{ value: 'Δοκιμή@Παράδειγμα.δοκιμή' }, { valid: true, domain: 'παράδειγμα.δοκιμή' }],
    [{ value: `${'ü'.repeat(33)}@example.com` }, { valid: false }], // 66 octets
    [{ value: '"a b"@example.com' }, { valid: false }],
    [
      { value: '"a b"@example.com', allowQuoted: true },
      { valid: true, localPart: '"a b"' },
    ],
    [
      { value: '"a\\"@b"@example.com', allowQuoted: true },
      { valid: true, domain: 'example.com' },
    ],
    [{ value: '"a"b"@example.com', allowQuoted: true }, { valid: false }],
    [{ value: 'a@[192.0.2.1]' }, { valid: false }],
    [
      { value: 'a@[192.0.2.1]', allowAddressLiteral: true },
      { valid: true, domain: '[192.0.2.1]' },
    ],
    [{ value: 'a@[IPv6:2001:db8::1]', allowAddressLiteral: true }, { valid: true }],
    [{ value: 'a@[2001:db8::1]', allowAddressLiteral: true }, { valid: false }],
    [{ value: 'a@[256.0.2.1]', allowAddressLiteral: true }, { valid: false }],
    [{ value: 'root@localhost' }, { valid: false }],
    [{ value: 'root@localhost', requireDot: false }, { valid: true }],
    [{ value: 'a@192.0.2.1' }, { valid: false }],
    [{ value: 'a@b.1' }, { valid: false }],
    [{ value: 'a@3com.com' }, { valid: true }],
    [{ value: 'a@-b.com' }, { valid: false }],
    [{ value: 'a@b-.com' }, { valid: false }],
    [{ value: 'a@b_c.com' }, { valid: false }],
    [{ value: 'a@b..com' }, { valid: false }],
    [{ value: 'a@b.com.' }, { valid: false }],
    [{ value: `a@${'b'.repeat(64)}.com` }, { valid: false }],
    [{ value: '.a@example.com' }, { valid: false }],
    [{ value: 'a.@example.com' }, { valid: false }],
    [{ value: 'a@b@example.com' }, { valid: false }],
    [{ value: 'a b@example.com' }, { valid: false }],
    [{ value: 'a\u00a0b@example.com' }, { valid: false }],
    [{ value: 'a(comment)@example.com' }, { valid: false }],
    [{ value: 'Jane <jane@example.com>' }, { valid: false }],
    [{ value: '@example.com' }, { valid: false }],
    [{ value: 'a@' }, { valid: false }],
    [{ value: 'example.com' }, { valid: false }],
    [{ value: '' }, { valid: false }],
    [{ value: '\ud800@example.com' }, { valid: false }],
  ],
  invalid: [
    [{ value: 'a'.repeat(1001) }, 'value'],
    [{}, 'value'],
    [{ value: 'a@b.c', strict: true }, 'strict'],
  ],
});
