import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { colorInputs, correctionInput, pictureFormat, pictureResult, qrPicture, scaleInput } from './lib/qr.ts';

const inputs = z.strictObject({
  ssid: z.string().min(1).max(32).describe('Name of the network, at most 32 bytes of UTF-8'),
  password: z.string().max(63).default('').describe('Password of the network; empty for none').meta({ format: 'password' }),
  security: z.enum(['WPA', 'WEP', 'none', 'WPA2-EAP']).default('WPA').describe('Kind of protection; WPA includes WPA2 and WPA3 personal'),
  hidden: z.boolean().default(false).describe('Whether the network does not show its name'),
  eapMethod: z.enum(['PEAP', 'TTLS', 'PWD', 'TLS']).optional().describe('How users prove who they are, with WPA2-EAP'),
  identity: z.string().min(1).max(100).optional().describe('User name on the network, with WPA2-EAP'),
  anonymousIdentity: z.string().min(1).max(100).optional().describe('Name shown outside the encrypted tunnel, with WPA2-EAP'),
  phase2: z.enum(['MSCHAPV2', 'PAP', 'GTC', 'none']).default('none').describe('Method inside the encrypted tunnel, with WPA2-EAP'),
  errorCorrection: correctionInput,
  scale: scaleInput,
  format: pictureFormat,
  ...colorInputs,
});

export default defineTool({
  slug: 'wifi-qr-code-generator',
  name: 'WiFi QR Code Generator',
  category: 'generators',
  summary: 'Generates a QR code that joins a wireless network.',
  description:
    'Phones read it with their camera and offer to join. A WPA password has 8 to 63 characters, a WEP key 5, 13, 10 or 26; the password is in the payload as plain text.',
  reference: 'The WIFI: form of ZXing and of the WPA3 specification, section 7.1; ISO/IEC 18004 by the library qrcode',
  keywords: ['wlan', 'guest wifi', 'ssid', 'network password', 'hotspot', 'share wifi', 'wifi qr'],
  heavyWhen: ({ format }) => format === 'png',
  inputs,
  result: z.strictObject({
    payload: z.string().describe('The text in the QR code'),
    ...pictureResult,
  }),
  headline: 'svg',
  appliesWhen: {
    password: { security: ['WPA', 'WEP', 'WPA2-EAP'] },
    eapMethod: { security: ['WPA2-EAP'] },
    identity: { security: ['WPA2-EAP'] },
    anonymousIdentity: { security: ['WPA2-EAP'] },
    phase2: { security: ['WPA2-EAP'] },
  },
  pageInputs: { ssid: 'Guest network', password: 'correct horse' },
  examples: [
    {
      inputs: { ssid: 'My;Net', password: 'pa:ss"word', scale: 2 },
      result: {
        payload: 'WIFI:T:WPA;S:My\\;Net;P:pa\\:ss\\"word;;',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="74" height="74" viewBox="0 0 74 74" role="img"><title>QR code</title><rect x="0" y="0" width="74" height="74" fill="#ffffff"/><path d="M8 8h14v2h-14zM24 8h6v2h-6zM32 8h2v2h-2zM36 8h2v2h-2zM44 8h6v2h-6zM52 8h14v2h-14zM8 10h2v2h-2zM20 10h2v2h-2zM30 10h2v2h-2zM42 10h2v2h-2zM46 10h2v2h-2zM52 10h2v2h-2zM64 10h2v2h-2zM8 12h2v2h-2zM12 12h6v2h-6zM20 12h2v2h-2zM26 12h6v2h-6zM34 12h2v2h-2zM38 12h6v2h-6zM46 12h4v2h-4zM52 12h2v2h-2zM56 12h6v2h-6zM64 12h2v2h-2zM8 14h2v2h-2zM12 14h6v2h-6zM20 14h2v2h-2zM24 14h2v2h-2zM28 14h2v2h-2zM36 14h4v2h-4zM42 14h2v2h-2zM52 14h2v2h-2zM56 14h6v2h-6zM64 14h2v2h-2zM8 16h2v2h-2zM12 16h6v2h-6zM20 16h2v2h-2zM24 16h6v2h-6zM32 16h8v2h-8zM48 16h2v2h-2zM52 16h2v2h-2zM56 16h6v2h-6zM64 16h2v2h-2zM8 18h2v2h-2zM20 18h2v2h-2zM24 18h4v2h-4zM32 18h10v2h-10zM52 18h2v2h-2zM64 18h2v2h-2zM8 20h14v2h-14zM24 20h2v2h-2zM28 20h2v2h-2zM32 20h2v2h-2zM36 20h2v2h-2zM40 20h2v2h-2zM44 20h2v2h-2zM48 20h2v2h-2zM52 20h14v2h-14zM24 22h2v2h-2zM28 22h2v2h-2zM32 22h2v2h-2zM36 22h2v2h-2zM40 22h2v2h-2zM44 22h4v2h-4zM8 24h2v2h-2zM16 24h2v2h-2zM20 24h6v2h-6zM30 24h2v2h-2zM34 24h4v2h-4zM40 24h2v2h-2zM46 24h14v2h-14zM64 24h2v2h-2zM12 26h8v2h-8zM22 26h2v2h-2zM38 26h2v2h-2zM44 26h8v2h-8zM54 26h2v2h-2zM60 26h6v2h-6zM10 28h2v2h-2zM20 28h2v2h-2zM26 28h4v2h-4zM32 28h6v2h-6zM48 28h2v2h-2zM52 28h4v2h-4zM60 28h2v2h-2zM8 30h2v2h-2zM16 30h4v2h-4zM26 30h2v2h-2zM32 30h4v2h-4zM40 30h2v2h-2zM44 30h2v2h-2zM48 30h2v2h-2zM58 30h2v2h-2zM8 32h2v2h-2zM14 32h2v2h-2zM20 32h2v2h-2zM30 32h2v2h-2zM34 32h2v2h-2zM42 32h6v2h-6zM52 32h2v2h-2zM64 32h2v2h-2zM8 34h4v2h-4zM14 34h4v2h-4zM22 34h2v2h-2zM26 34h12v2h-12zM40 34h2v2h-2zM44 34h2v2h-2zM48 34h4v2h-4zM64 34h2v2h-2zM8 36h6v2h-6zM16 36h2v2h-2zM20 36h2v2h-2zM26 36h2v2h-2zM30 36h2v2h-2zM38 36h4v2h-4zM44 36h6v2h-6zM52 36h2v2h-2zM56 36h2v2h-2zM60 36h2v2h-2zM64 36h2v2h-2zM8 38h2v2h-2zM12 38h2v2h-2zM16 38h2v2h-2zM22 38h2v2h-2zM30 38h2v2h-2zM36 38h2v2h-2zM42 38h6v2h-6zM52 38h4v2h-4zM58 38h4v2h-4zM64 38h2v2h-2zM10 40h2v2h-2zM14 40h4v2h-4zM20 40h2v2h-2zM24 40h2v2h-2zM34 40h4v2h-4zM42 40h14v2h-14zM58 40h2v2h-2zM62 40h2v2h-2zM8 42h6v2h-6zM16 42h2v2h-2zM22 42h4v2h-4zM28 42h2v2h-2zM32 42h2v2h-2zM38 42h2v2h-2zM46 42h2v2h-2zM56 42h2v2h-2zM60 42h2v2h-2zM64 42h2v2h-2zM12 44h4v2h-4zM18 44h10v2h-10zM34 44h6v2h-6zM44 44h2v2h-2zM48 44h6v2h-6zM62 44h4v2h-4zM14 46h6v2h-6zM24 46h2v2h-2zM34 46h2v2h-2zM42 46h8v2h-8zM58 46h2v2h-2zM8 48h4v2h-4zM14 48h10v2h-10zM26 48h4v2h-4zM34 48h2v2h-2zM40 48h20v2h-20zM64 48h2v2h-2zM24 50h2v2h-2zM28 50h14v2h-14zM48 50h2v2h-2zM56 50h2v2h-2zM62 50h2v2h-2zM8 52h14v2h-14zM24 52h2v2h-2zM28 52h2v2h-2zM40 52h6v2h-6zM48 52h2v2h-2zM52 52h2v2h-2zM56 52h6v2h-6zM64 52h2v2h-2zM8 54h2v2h-2zM20 54h2v2h-2zM26 54h6v2h-6zM36 54h2v2h-2zM44 54h6v2h-6zM56 54h4v2h-4zM64 54h2v2h-2zM8 56h2v2h-2zM12 56h6v2h-6zM20 56h2v2h-2zM24 56h4v2h-4zM32 56h6v2h-6zM40 56h2v2h-2zM46 56h18v2h-18zM8 58h2v2h-2zM12 58h6v2h-6zM20 58h2v2h-2zM28 58h4v2h-4zM34 58h2v2h-2zM38 58h4v2h-4zM44 58h4v2h-4zM52 58h4v2h-4zM58 58h4v2h-4zM8 60h2v2h-2zM12 60h6v2h-6zM20 60h2v2h-2zM26 60h2v2h-2zM30 60h4v2h-4zM36 60h4v2h-4zM46 60h2v2h-2zM54 60h6v2h-6zM62 60h4v2h-4zM8 62h2v2h-2zM20 62h2v2h-2zM42 62h2v2h-2zM48 62h2v2h-2zM52 62h2v2h-2zM56 62h2v2h-2zM60 62h4v2h-4zM8 64h14v2h-14zM24 64h4v2h-4zM32 64h4v2h-4zM42 64h4v2h-4zM56 64h2v2h-2z" fill="#000000"/></svg>',
      },
    },
    {
      inputs: { ssid: 'Cafe', security: 'none', hidden: true, scale: 2 },
      result: {
        payload: 'WIFI:T:nopass;S:Cafe;H:true;;',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="74" height="74" viewBox="0 0 74 74" role="img"><title>QR code</title><rect x="0" y="0" width="74" height="74" fill="#ffffff"/><path d="M8 8h14v2h-14zM32 8h8v2h-8zM42 8h4v2h-4zM48 8h2v2h-2zM52 8h14v2h-14zM8 10h2v2h-2zM20 10h2v2h-2zM24 10h4v2h-4zM30 10h4v2h-4zM38 10h2v2h-2zM42 10h2v2h-2zM46 10h4v2h-4zM52 10h2v2h-2zM64 10h2v2h-2zM8 12h2v2h-2zM12 12h6v2h-6zM20 12h2v2h-2zM24 12h2v2h-2zM28 12h2v2h-2zM36 12h2v2h-2zM40 12h2v2h-2zM46 12h2v2h-2zM52 12h2v2h-2zM56 12h6v2h-6zM64 12h2v2h-2zM8 14h2v2h-2zM12 14h6v2h-6zM20 14h2v2h-2zM24 14h2v2h-2zM30 14h4v2h-4zM36 14h4v2h-4zM48 14h2v2h-2zM52 14h2v2h-2zM56 14h6v2h-6zM64 14h2v2h-2zM8 16h2v2h-2zM12 16h6v2h-6zM20 16h2v2h-2zM26 16h14v2h-14zM44 16h2v2h-2zM52 16h2v2h-2zM56 16h6v2h-6zM64 16h2v2h-2zM8 18h2v2h-2zM20 18h2v2h-2zM30 18h2v2h-2zM34 18h4v2h-4zM40 18h4v2h-4zM46 18h2v2h-2zM52 18h2v2h-2zM64 18h2v2h-2zM8 20h14v2h-14zM24 20h2v2h-2zM28 20h2v2h-2zM32 20h2v2h-2zM36 20h2v2h-2zM40 20h2v2h-2zM44 20h2v2h-2zM48 20h2v2h-2zM52 20h14v2h-14zM24 22h4v2h-4zM30 22h2v2h-2zM34 22h2v2h-2zM48 22h2v2h-2zM8 24h2v2h-2zM20 24h2v2h-2zM24 24h2v2h-2zM30 24h4v2h-4zM36 24h4v2h-4zM42 24h4v2h-4zM48 24h6v2h-6zM58 24h6v2h-6zM10 26h4v2h-4zM16 26h2v2h-2zM22 26h2v2h-2zM28 26h2v2h-2zM32 26h2v2h-2zM36 26h2v2h-2zM44 26h8v2h-8zM56 26h8v2h-8zM18 28h6v2h-6zM26 28h2v2h-2zM32 28h2v2h-2zM42 28h2v2h-2zM46 28h6v2h-6zM54 28h2v2h-2zM60 28h2v2h-2zM64 28h2v2h-2zM8 30h4v2h-4zM14 30h2v2h-2zM18 30h2v2h-2zM24 30h4v2h-4zM30 30h2v2h-2zM36 30h6v2h-6zM46 30h2v2h-2zM50 30h10v2h-10zM62 30h4v2h-4zM16 32h8v2h-8zM26 32h2v2h-2zM34 32h4v2h-4zM42 32h2v2h-2zM46 32h2v2h-2zM50 32h2v2h-2zM58 32h2v2h-2zM62 32h2v2h-2zM10 34h6v2h-6zM18 34h2v2h-2zM32 34h6v2h-6zM48 34h6v2h-6zM56 34h6v2h-6zM64 34h2v2h-2zM10 36h2v2h-2zM16 36h6v2h-6zM24 36h4v2h-4zM32 36h12v2h-12zM54 36h2v2h-2zM8 38h4v2h-4zM14 38h4v2h-4zM22 38h2v2h-2zM34 38h4v2h-4zM40 38h2v2h-2zM44 38h4v2h-4zM50 38h16v2h-16zM8 40h2v2h-2zM18 40h4v2h-4zM24 40h2v2h-2zM30 40h4v2h-4zM36 40h4v2h-4zM50 40h2v2h-2zM54 40h4v2h-4zM8 42h4v2h-4zM16 42h2v2h-2zM30 42h2v2h-2zM40 42h2v2h-2zM46 42h8v2h-8zM56 42h2v2h-2zM64 42h2v2h-2zM8 44h8v2h-8zM20 44h2v2h-2zM34 44h4v2h-4zM40 44h2v2h-2zM44 44h12v2h-12zM60 44h6v2h-6zM8 46h2v2h-2zM18 46h2v2h-2zM22 46h2v2h-2zM30 46h4v2h-4zM36 46h8v2h-8zM46 46h14v2h-14zM62 46h4v2h-4zM8 48h2v2h-2zM12 48h2v2h-2zM16 48h2v2h-2zM20 48h4v2h-4zM26 48h4v2h-4zM32 48h2v2h-2zM40 48h6v2h-6zM48 48h10v2h-10zM60 48h6v2h-6zM24 50h12v2h-12zM40 50h2v2h-2zM46 50h4v2h-4zM56 50h10v2h-10zM8 52h14v2h-14zM26 52h4v2h-4zM32 52h14v2h-14zM48 52h2v2h-2zM52 52h2v2h-2zM56 52h2v2h-2zM60 52h2v2h-2zM64 52h2v2h-2zM8 54h2v2h-2zM20 54h2v2h-2zM26 54h2v2h-2zM32 54h4v2h-4zM42 54h2v2h-2zM48 54h2v2h-2zM56 54h10v2h-10zM8 56h2v2h-2zM12 56h6v2h-6zM20 56h2v2h-2zM28 56h8v2h-8zM38 56h4v2h-4zM44 56h16v2h-16zM62 56h4v2h-4zM8 58h2v2h-2zM12 58h6v2h-6zM20 58h2v2h-2zM26 58h2v2h-2zM32 58h2v2h-2zM40 58h2v2h-2zM48 58h2v2h-2zM52 58h2v2h-2zM56 58h4v2h-4zM8 60h2v2h-2zM12 60h6v2h-6zM20 60h2v2h-2zM28 60h2v2h-2zM32 60h6v2h-6zM44 60h4v2h-4zM50 60h4v2h-4zM56 60h2v2h-2zM60 60h4v2h-4zM8 62h2v2h-2zM20 62h2v2h-2zM28 62h12v2h-12zM44 62h4v2h-4zM50 62h6v2h-6zM58 62h2v2h-2zM8 64h14v2h-14zM24 64h4v2h-4zM30 64h4v2h-4zM44 64h2v2h-2zM50 64h2v2h-2zM54 64h10v2h-10z" fill="#000000"/></svg>',
      },
    },
  ],
  async run(values) {
    check(values);
    const { ssid, password, security, hidden, eapMethod, identity, anonymousIdentity, phase2, errorCorrection, scale, format, foreground, background } = values;
    const fields = [`T:${security === 'none' ? 'nopass' : security}`, `S:${escaped(ssid)}`];
    if (eapMethod) fields.push(`E:${eapMethod}`);
    if (anonymousIdentity) fields.push(`AI:${escaped(anonymousIdentity)}`);
    if (identity) fields.push(`I:${escaped(identity)}`);
    if (phase2 !== 'none') fields.push(`PH2:${phase2}`);
    if (password) fields.push(`P:${escaped(password)}`);
    if (hidden) fields.push('H:true');
    const payload = `WIFI:${fields.join(';')};;`;
    return { payload, ...(await qrPicture(payload, errorCorrection, scale, format, 'ssid', { foreground, background })) };
  },
});

const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

function check({ ssid, password, security, eapMethod, identity, anonymousIdentity, phase2 }: z.output<typeof inputs>): void {
  if (utf8Length(ssid) > 32) invalid('ssid', `has ${utf8Length(ssid)} bytes of UTF-8; a network name has at most 32`);
  const length = Array.from(password).length;
  if (security === 'none' && password) invalid('password', 'must be left out with security none');
  if (security === 'WPA' && password && length < 8) invalid('password', 'must have 8 to 63 characters with WPA, or be left out');
  if (security === 'WEP' && password && ![5, 10, 13, 26].includes(length))
    invalid('password', 'must have 5 or 13 characters, or 10 or 26 hex digits, with WEP');
  if (security === 'WPA2-EAP') return;
  const only = { eapMethod, identity, anonymousIdentity, phase2: phase2 === 'none' ? undefined : phase2 };
  for (const [field, value] of Object.entries(only)) if (value !== undefined) invalid(field, 'is possible with security WPA2-EAP only');
}
