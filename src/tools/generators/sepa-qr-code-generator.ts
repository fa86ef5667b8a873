import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { pictureFormat, pictureResult, qrPicture, scaleInput } from './lib/qr.ts';

const MAX_BYTES = 331;

const inputs = z.strictObject({
  name: z.string().min(1).max(70).describe('Name of who receives the money'),
  iban: z.string().min(15).max(42).describe('IBAN of the account that receives the money; spaces are allowed'),
  bic: z.string().max(11).default('').describe('BIC of its bank, 8 or 11 characters; needed with version 001'),
  amount: z.number().min(0.01).max(999_999_999.99).optional().describe('Amount in euros with at most two decimals; the payer enters it if omitted'),
  purpose: z.string().max(4).default('').describe('ISO 20022 purpose code of up to four letters or digits, such as GDDS'),
  reference: z.string().max(35).default('').describe('Structured creditor reference (ISO 11649), instead of text'),
  text: z.string().max(140).default('').describe('Unstructured remittance text, instead of reference'),
  note: z.string().max(70).default('').describe('Note that the payer sees'),
  version: z.enum(['001', '002']).default('002').describe('Version of the data; 001 needs a BIC'),
  scale: scaleInput,
  format: pictureFormat,
});

export default defineTool({
  slug: 'sepa-qr-code-generator',
  name: 'SEPA QR Code Generator',
  category: 'generators',
  summary: 'Generates a payment QR code (EPC069-12, GiroCode) for European bank transfers.',
  description: 'Banking apps read it and fill in a SEPA credit transfer. The symbol has error correction M and holds at most 331 bytes.',
  reference: 'EPC069-12 v3.1; ISO 13616 (IBAN), ISO 9362 (BIC), ISO 11649 (RF reference); structures of IBANs by the library ibantools',
  keywords: ['girocode', 'epc', 'bank transfer', 'iban', 'payment', 'invoice', 'euro'],
  heavyWhen: ({ format }) => format === 'png',
  inputs,
  result: z.strictObject({
    payload: z.string().describe('The text in the QR code'),
    ...pictureResult,
  }),
  headline: 'svg',
  pageInputs: { name: 'Red Cross', iban: 'BE72 0000 0000 1616', bic: 'BPOTBEB1', amount: 25, text: 'Donation' },
  examples: [
    {
      inputs: { name: 'Red Cross', iban: 'BE72 0000 0000 1616', bic: 'BPOTBEB1', amount: 1, text: 'Urgency fund', scale: 2 },
      result: {
        payload: 'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1.00\n\n\nUrgency fund',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" viewBox="0 0 90 90" role="img"><title>QR code</title><rect x="0" y="0" width="90" height="90" fill="#ffffff"/><path d="M8 8h14v2h-14zM24 8h2v2h-2zM30 8h2v2h-2zM36 8h2v2h-2zM42 8h2v2h-2zM46 8h14v2h-14zM64 8h2v2h-2zM68 8h14v2h-14zM8 10h2v2h-2zM20 10h2v2h-2zM26 10h2v2h-2zM30 10h2v2h-2zM38 10h2v2h-2zM42 10h2v2h-2zM48 10h2v2h-2zM52 10h2v2h-2zM62 10h4v2h-4zM68 10h2v2h-2zM80 10h2v2h-2zM8 12h2v2h-2zM12 12h6v2h-6zM20 12h2v2h-2zM24 12h8v2h-8zM36 12h16v2h-16zM56 12h6v2h-6zM64 12h2v2h-2zM68 12h2v2h-2zM72 12h6v2h-6zM80 12h2v2h-2zM8 14h2v2h-2zM12 14h6v2h-6zM20 14h2v2h-2zM28 14h6v2h-6zM36 14h2v2h-2zM40 14h2v2h-2zM44 14h2v2h-2zM50 14h4v2h-4zM60 14h2v2h-2zM64 14h2v2h-2zM68 14h2v2h-2zM72 14h6v2h-6zM80 14h2v2h-2zM8 16h2v2h-2zM12 16h6v2h-6zM20 16h2v2h-2zM28 16h2v2h-2zM40 16h2v2h-2zM44 16h4v2h-4zM50 16h4v2h-4zM58 16h6v2h-6zM68 16h2v2h-2zM72 16h6v2h-6zM80 16h2v2h-2zM8 18h2v2h-2zM20 18h2v2h-2zM24 18h8v2h-8zM34 18h2v2h-2zM38 18h8v2h-8zM58 18h2v2h-2zM68 18h2v2h-2zM80 18h2v2h-2zM8 20h14v2h-14zM24 20h2v2h-2zM28 20h2v2h-2zM32 20h2v2h-2zM36 20h2v2h-2zM40 20h2v2h-2zM44 20h2v2h-2zM48 20h2v2h-2zM52 20h2v2h-2zM56 20h2v2h-2zM60 20h2v2h-2zM64 20h2v2h-2zM68 20h14v2h-14zM26 22h2v2h-2zM34 22h4v2h-4zM40 22h4v2h-4zM46 22h2v2h-2zM54 22h2v2h-2zM58 22h2v2h-2zM62 22h2v2h-2zM8 24h2v2h-2zM12 24h2v2h-2zM20 24h4v2h-4zM28 24h2v2h-2zM36 24h4v2h-4zM42 24h2v2h-2zM48 24h8v2h-8zM60 24h4v2h-4zM70 24h2v2h-2zM76 24h2v2h-2zM80 24h2v2h-2zM12 26h8v2h-8zM30 26h8v2h-8zM48 26h2v2h-2zM54 26h2v2h-2zM58 26h6v2h-6zM66 26h2v2h-2zM74 26h2v2h-2zM14 28h4v2h-4zM20 28h10v2h-10zM36 28h4v2h-4zM42 28h2v2h-2zM48 28h4v2h-4zM54 28h2v2h-2zM62 28h2v2h-2zM66 28h8v2h-8zM76 28h2v2h-2zM80 28h2v2h-2zM8 30h4v2h-4zM14 30h6v2h-6zM26 30h4v2h-4zM32 30h4v2h-4zM44 30h6v2h-6zM54 30h4v2h-4zM60 30h2v2h-2zM66 30h2v2h-2zM72 30h2v2h-2zM78 30h4v2h-4zM8 32h4v2h-4zM16 32h2v2h-2zM20 32h2v2h-2zM30 32h4v2h-4zM38 32h8v2h-8zM48 32h2v2h-2zM52 32h4v2h-4zM58 32h2v2h-2zM64 32h6v2h-6zM74 32h2v2h-2zM78 32h4v2h-4zM10 34h2v2h-2zM14 34h6v2h-6zM22 34h2v2h-2zM26 34h12v2h-12zM40 34h2v2h-2zM44 34h2v2h-2zM50 34h2v2h-2zM56 34h2v2h-2zM60 34h2v2h-2zM64 34h2v2h-2zM74 34h2v2h-2zM8 36h2v2h-2zM12 36h2v2h-2zM16 36h6v2h-6zM24 36h6v2h-6zM34 36h2v2h-2zM38 36h10v2h-10zM54 36h4v2h-4zM62 36h6v2h-6zM70 36h2v2h-2zM74 36h6v2h-6zM8 38h2v2h-2zM14 38h2v2h-2zM22 38h2v2h-2zM28 38h2v2h-2zM34 38h2v2h-2zM44 38h4v2h-4zM50 38h2v2h-2zM54 38h2v2h-2zM60 38h4v2h-4zM72 38h2v2h-2zM78 38h4v2h-4zM8 40h2v2h-2zM16 40h2v2h-2zM20 40h6v2h-6zM28 40h2v2h-2zM34 40h14v2h-14zM50 40h2v2h-2zM60 40h2v2h-2zM66 40h4v2h-4zM72 40h8v2h-8zM10 42h4v2h-4zM22 42h2v2h-2zM26 42h10v2h-10zM40 42h2v2h-2zM44 42h2v2h-2zM54 42h2v2h-2zM60 42h4v2h-4zM10 44h4v2h-4zM16 44h2v2h-2zM20 44h4v2h-4zM28 44h4v2h-4zM34 44h4v2h-4zM40 44h8v2h-8zM50 44h4v2h-4zM56 44h4v2h-4zM64 44h4v2h-4zM74 44h2v2h-2zM80 44h2v2h-2zM10 46h4v2h-4zM16 46h4v2h-4zM22 46h4v2h-4zM28 46h2v2h-2zM38 46h4v2h-4zM54 46h2v2h-2zM62 46h2v2h-2zM68 46h4v2h-4zM76 46h2v2h-2zM80 46h2v2h-2zM10 48h6v2h-6zM18 48h4v2h-4zM24 48h6v2h-6zM32 48h2v2h-2zM36 48h2v2h-2zM40 48h2v2h-2zM44 48h4v2h-4zM50 48h2v2h-2zM56 48h4v2h-4zM64 48h2v2h-2zM68 48h8v2h-8zM78 48h4v2h-4zM10 50h10v2h-10zM24 50h6v2h-6zM32 50h6v2h-6zM42 50h8v2h-8zM66 50h2v2h-2zM76 50h2v2h-2zM10 52h16v2h-16zM30 52h4v2h-4zM36 52h6v2h-6zM46 52h2v2h-2zM50 52h6v2h-6zM58 52h8v2h-8zM68 52h4v2h-4zM74 52h2v2h-2zM78 52h4v2h-4zM8 54h4v2h-4zM14 54h6v2h-6zM24 54h4v2h-4zM30 54h4v2h-4zM42 54h2v2h-2zM46 54h2v2h-2zM52 54h2v2h-2zM58 54h4v2h-4zM64 54h4v2h-4zM80 54h2v2h-2zM8 56h2v2h-2zM16 56h2v2h-2zM20 56h2v2h-2zM32 56h8v2h-8zM42 56h2v2h-2zM46 56h10v2h-10zM60 56h10v2h-10zM72 56h2v2h-2zM78 56h4v2h-4zM10 58h2v2h-2zM14 58h4v2h-4zM24 58h2v2h-2zM28 58h2v2h-2zM32 58h6v2h-6zM42 58h2v2h-2zM48 58h2v2h-2zM52 58h4v2h-4zM60 58h4v2h-4zM72 58h2v2h-2zM76 58h2v2h-2zM8 60h8v2h-8zM18 60h4v2h-4zM24 60h6v2h-6zM36 60h4v2h-4zM44 60h2v2h-2zM48 60h2v2h-2zM52 60h4v2h-4zM60 60h4v2h-4zM66 60h10v2h-10zM80 60h2v2h-2zM14 62h4v2h-4zM22 62h2v2h-2zM26 62h4v2h-4zM34 62h2v2h-2zM42 62h2v2h-2zM46 62h4v2h-4zM52 62h4v2h-4zM64 62h6v2h-6zM72 62h2v2h-2zM76 62h6v2h-6zM8 64h6v2h-6zM20 64h2v2h-2zM24 64h4v2h-4zM30 64h2v2h-2zM38 64h6v2h-6zM54 64h2v2h-2zM58 64h2v2h-2zM62 64h14v2h-14zM78 64h4v2h-4zM24 66h2v2h-2zM32 66h4v2h-4zM44 66h12v2h-12zM58 66h2v2h-2zM62 66h4v2h-4zM72 66h2v2h-2zM8 68h14v2h-14zM24 68h2v2h-2zM32 68h4v2h-4zM38 68h10v2h-10zM54 68h6v2h-6zM62 68h4v2h-4zM68 68h2v2h-2zM72 68h8v2h-8zM8 70h2v2h-2zM20 70h2v2h-2zM30 70h2v2h-2zM36 70h2v2h-2zM44 70h8v2h-8zM54 70h2v2h-2zM58 70h2v2h-2zM62 70h4v2h-4zM72 70h2v2h-2zM8 72h2v2h-2zM12 72h6v2h-6zM20 72h2v2h-2zM26 72h4v2h-4zM32 72h2v2h-2zM38 72h8v2h-8zM50 72h2v2h-2zM54 72h2v2h-2zM58 72h16v2h-16zM78 72h4v2h-4zM8 74h2v2h-2zM12 74h6v2h-6zM20 74h2v2h-2zM28 74h4v2h-4zM36 74h2v2h-2zM40 74h2v2h-2zM44 74h2v2h-2zM54 74h2v2h-2zM60 74h8v2h-8zM70 74h4v2h-4zM76 74h2v2h-2zM80 74h2v2h-2zM8 76h2v2h-2zM12 76h6v2h-6zM20 76h2v2h-2zM24 76h2v2h-2zM30 76h2v2h-2zM40 76h8v2h-8zM52 76h8v2h-8zM62 76h12v2h-12zM76 76h6v2h-6zM8 78h2v2h-2zM20 78h2v2h-2zM28 78h2v2h-2zM32 78h10v2h-10zM60 78h2v2h-2zM66 78h2v2h-2zM8 80h14v2h-14zM24 80h2v2h-2zM40 80h10v2h-10zM54 80h6v2h-6zM62 80h4v2h-4zM68 80h6v2h-6zM76 80h2v2h-2zM80 80h2v2h-2z" fill="#000000"/></svg>',
      },
    },
    {
      inputs: {
        name: 'Franz Mustermänn',
        iban: 'DE71110220330123456789',
        amount: 12.3,
        purpose: 'GDDS',
        reference: 'RF18539007547034',
        scale: 2,
        format: 'png',
      },
      result: {
        payload: 'BCD\n002\n1\nSCT\n\nFranz Mustermänn\nDE71110220330123456789\nEUR12.30\nGDDS\nRF18539007547034',
        png: 'iVBORw0KGgoAAAANSUhEUgAAAFoAAABaCAMAAAAPdrEwAAAABlBMVEX///8AAABVwtN+AAABtElEQVR4nO2U24rDMAxE3f//6T4sxXOz3UKlLCWGJVmnOrJGI49xr3v98HrQ+vufv7ze8y7GdqL9HUH41PAU24eeYnCZLoXGaexVaEcpEn/7f9Cnr7Ol16K1NS8RpkAcrk9970DroH/ydxj0MnROtWrnVoBGNLaEx1tbh6ZzKTYOKUAPMV1Om0Y9G7MH7cOhSJbG95bGK0SrIDo4OlA+5G+38atoLpETahI/Eh+tC41lc0tyQ1mUlLAD7Q1BlDYOj5Cs2YceYDqWQjE85CmyE60loyjzO8Lztz50LsdD8TLAFHq8HvQUgq2lAuGllcy3WIXo9WAMajJbEI+xwZehEZVDtGm+141ONuKScX8E+21uvmK0PlOYNnIMFa4PzW3QNGmXy08trkaz7ZLpZmq120GMcrSXftpTMy4FKUFzaUkoDebDHN1Rjk7l61N/sx30MrSaz68hlgRlQDP2oj2ViuFW9G9vrS+itTQs0Vunl0I2bgc6v+uFxEBNGGUpRnO4Xzp5pHRdiR7WsEEt5ZEJMlyG9vaxFCzRwnrlaH33NClO5etFs4G4VDYapl3F9KDvda8fWk8QZwqBEwt1SgAAAABJRU5ErkJggg==',
      },
    },
  ],
  async run(values) {
    const { name, amount, purpose, reference, text, note, version, scale, format } = values;
    const iban = values.iban.replace(/\p{White_Space}/gu, '').toUpperCase();
    const bic = values.bic.toUpperCase();
    await check(values, iban, bic);
    const lines = ['BCD', version, '1', 'SCT', bic, name, iban, amount === undefined ? '' : `EUR${amount.toFixed(2)}`, purpose, reference, text, note];
    while (lines.at(-1) === '') lines.pop();
    const payload = lines.join('\n');
    const bytes = utf8Length(payload);
    if (bytes > MAX_BYTES) unprocessable(`The data has ${bytes} bytes; at most ${MAX_BYTES} are possible. Shorten name, text or note.`, 'text');
    return { payload, ...(await qrPicture(payload, 'M', scale, format)) };
  },
});

async function check({ name, amount, purpose, reference, text, note, version }: z.output<typeof inputs>, iban: string, bic: string): Promise<void> {
  for (const [field, value] of Object.entries({ name, reference, text, note })) if (/[\r\n]/.test(value)) invalid(field, 'must not contain a line break');
  const { isValidIBAN } = await import('ibantools');
  if (!isValidIBAN(iban)) invalid('iban', 'is not a valid IBAN: its length, form or check digits are wrong');
  if (bic === '' && version === '001') invalid('bic', 'is needed with version 001');
  if (bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic))
    invalid('bic', 'must be a BIC of 8 or 11 characters: six letters, then letters or digits');
  if (amount !== undefined && Number(amount.toFixed(2)) !== amount) invalid('amount', 'must have at most two decimals');
  if (!/^[A-Za-z0-9]*$/.test(purpose)) invalid('purpose', 'must be up to four letters or digits, such as GDDS');
  if (reference !== '' && text !== '') invalid('reference', 'must be left out with text: a transfer has one of them');
  if (/^RF/i.test(reference) && !isCreditorReference(reference)) invalid('reference', 'has wrong check digits: it is not an ISO 11649 reference');
}

/** ISO 11649: RF, two check digits and up to 21 letters or digits; moved round and read with A as 10, it leaves 1 by 97. */
function isCreditorReference(reference: string): boolean {
  const text = reference.replace(/ /g, '').toUpperCase();
  if (!/^RF[0-9]{2}[A-Z0-9]{1,21}$/.test(text)) return false;
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
