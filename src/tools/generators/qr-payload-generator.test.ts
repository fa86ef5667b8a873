import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { hasZbar, readCode } from './lib/picture-testing.ts';
import tool from './qr-payload-generator.ts';

const address = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';

// Forms from the standards' own examples: RFC 6068 (6.1), RFC 5870 (6.2), BIP 21.
holdTo(tool, {
  answers: [
    [{ kind: 'phone', phone: '+1 (201) 555-0123' }, { payload: 'tel:+12015550123' }],
    [{ kind: 'sms', phone: '+44 20 7946 0000', body: 'Hi there' }, { payload: 'SMSTO:+442079460000:Hi there' }],
    [{ kind: 'sms', phone: '12345' }, { payload: 'SMSTO:12345' }],
    [{ kind: 'email', email: 'ann@example.com', subject: 'Hello & welcome' }, { payload: 'mailto:ann@example.com?subject=Hello%20%26%20welcome' }],
    [
      { kind: 'email', email: 'infobot@example.com', body: 'send current-issue\nsend index' },
      { payload: 'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index' },
    ],
    [{ kind: 'email', email: 'user@example.org', subject: 'café' }, { payload: 'mailto:user@example.org?subject=caf%C3%A9' }],
    [{ kind: 'geo', latitude: 48.201, longitude: 16.3695 }, { payload: 'geo:48.201,16.3695' }],
    [{ kind: 'geo', latitude: 48.8584, longitude: 2.2945, label: 'Tour Eiffel' }, { payload: 'geo:48.8584,2.2945?q=48.8584,2.2945(Tour%20Eiffel)' }],
    [{ kind: 'geo', latitude: -0, longitude: 1e-7 }, { payload: 'geo:0,0.0000001' }],
    [
      { kind: 'event', title: 'A, b', start: '2024-02-29T12:00:00+01:00', end: '2024-02-29T13:00Z', location: 'x;y' },
      { payload: 'BEGIN:VEVENT\r\nSUMMARY:A\\, b\r\nLOCATION:x\\;y\r\nDTSTART:20240229T110000Z\r\nDTEND:20240229T130000Z\r\nEND:VEVENT' },
    ],
    [{ kind: 'event', title: 'T', start: '0096-02-29' }, { payload: 'BEGIN:VEVENT\r\nSUMMARY:T\r\nDTSTART;VALUE=DATE:00960229\r\nEND:VEVENT' }],
    [{ kind: 'event', title: 'T', start: '0050-01-01T00:30:00+01:00' }, { payload: 'BEGIN:VEVENT\r\nSUMMARY:T\r\nDTSTART:00491231T233000Z\r\nEND:VEVENT' }],
    [{ kind: 'event', title: 'T', start: '2024-02-29' }, { payload: 'BEGIN:VEVENT\r\nSUMMARY:T\r\nDTSTART;VALUE=DATE:20240229\r\nEND:VEVENT' }],
    [{ kind: 'whatsapp', phone: '+44 20 7946 0000', body: 'a b' }, { payload: 'https://wa.me/442079460000?text=a%20b' }],
    [{ kind: 'bitcoin', address, amount: 20.3, label: 'Luke-Jr' }, { payload: `bitcoin:${address}?amount=20.3&label=Luke-Jr` }],
    [{ kind: 'bitcoin', address, amount: 1e-8 }, { payload: `bitcoin:${address}?amount=0.00000001` }],
    [{ kind: 'url', url: 'https://example.com/?q=1#x' }, { payload: 'https://example.com/?q=1#x' }],
  ],
  invalid: [
    [{ kind: 'phone' }, 'phone'],
    [{ kind: 'phone', phone: '12a4' }, 'phone'],
    [{ kind: 'phone', phone: '123', body: 'x' }, 'body'],
    [{ kind: 'email', email: 'nobody' }, 'email'],
    [{ kind: 'geo', latitude: 91, longitude: 0 }, 'latitude'],
    [{ kind: 'event', title: 'x', start: 'tomorrow' }, 'start'],
    [{ kind: 'event', title: 'x', start: '9999-12-31T23:30:00-01:00' }, 'start'],
    [{ kind: 'event', title: 'x', start: '2024-02-29', end: '2024-02-28' }, 'end'],
    [{ kind: 'bitcoin', address: 'x'.repeat(30) }, 'address'],
    [{ kind: 'url', url: 'javascript:alert(1)' }, 'url'],
    [{ kind: 'url', url: 'https://' }, 'url'],
  ],
});

describe.runIf(hasZbar)('read by zbar', () => {
  it('holds the payload', async () => {
    const { png, payload } = await run(tool, { kind: 'email', email: 'a@b.cd', body: 'Hi', format: 'png' });
    expect(readCode(png)).toBe(`QR-Code:${payload}`);
  });
});

it('draws the code in the colours wanted', async () => {
  expect((await run(tool, { kind: 'phone', phone: '+15550100', foreground: 'red' })).svg).toContain('fill="#ff0000"');
});
