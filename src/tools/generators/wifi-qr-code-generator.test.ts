import { describe, expect, it } from 'vitest';
import { expectInvalid, holdTo, run } from '../testing.ts';
import { hasZbar, readCode } from './lib/picture-testing.ts';
import tool from './wifi-qr-code-generator.ts';

holdTo(tool, {
  answers: [
    [{ ssid: 'My;Net', password: 'pa:ss"word' }, { payload: 'WIFI:T:WPA;S:My\\;Net;P:pa\\:ss\\"word;;' }],
    [{ ssid: 'Cafe', security: 'none', hidden: true }, { payload: 'WIFI:T:nopass;S:Cafe;H:true;;' }],
    // ZXing's wiki, Barcode Contents: the network foo;bar\baz.
    [{ ssid: '"foo;bar\\baz"', security: 'none' }, { payload: 'WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;' }],
    [{ ssid: 'net', security: 'WEP', password: '12345' }, { payload: 'WIFI:T:WEP;S:net;P:12345;;' }],
    [
      { ssid: 'corp', security: 'WPA2-EAP', eapMethod: 'TTLS', anonymousIdentity: 'anon', identity: 'me', phase2: 'MSCHAPV2', password: 'pw' },
      { payload: 'WIFI:T:WPA2-EAP;S:corp;E:TTLS;AI:anon;I:me;PH2:MSCHAPV2;P:pw;;' },
    ],
    [{ ssid: 'a,b' }, { payload: 'WIFI:T:WPA;S:a\\,b;;' }],
  ],
  invalid: [
    [{ ssid: '' }, 'ssid'],
    [{ ssid: 'ü'.repeat(17) }, 'ssid'],
    [{ ssid: 'a', password: 'short' }, 'password'],
    [{ ssid: 'a', security: 'WEP', password: '123456' }, 'password'],
    [{ ssid: 'a', security: 'none', password: 'x' }, 'password'],
    [{ ssid: 'a', identity: 'me' }, 'identity'],
    [{ ssid: 'a', phase2: 'PAP' }, 'phase2'],
  ],
});

describe.runIf(hasZbar)('read by zbar', () => {
  it('holds the payload', async () => {
    const { png, payload } = await run(tool, { ssid: 'Guest net', password: 'correct horse', format: 'png' });
    expect(readCode(png)).toBe(`QR-Code:${payload}`);
  });
});

describe('colours', () => {
  it.skipIf(!hasZbar)('are those asked for, and the code is still read', async () => {
    const { png, payload } = await run(tool, { ssid: 'Guest net', password: 'correct horse', format: 'png', foreground: 'navy', background: '#fec' });
    expect(readCode(png)).toBe(`QR-Code:${payload}`);
  });

  it('are in the picture, and named when they are none', async () => {
    const { svg } = await run(tool, { ssid: 'a', security: 'none', foreground: '#123', background: 'transparent' });
    expect(svg).toContain('fill="#112233"');
    expect(svg).not.toContain('#ffffff');
    await expectInvalid(tool, { ssid: 'a', security: 'none', foreground: 'no colour' }, 'foreground');
  });
});
