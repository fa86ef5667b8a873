import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './vcard-generator.ts';

const lines = async (inputs: Record<string, unknown>) => (await run(tool, inputs)).vcard.split('\r\n');

holdTo(tool, {
  answers: [
    [
      { organization: 'Example; Ltd', version: '4.0', birthday: '1990-08-15' },
      { vcard: 'BEGIN:VCARD\r\nVERSION:4.0\r\nN:;;;;\r\nFN:Example\\; Ltd\r\nORG:Example\\; Ltd\r\nBDAY:19900815\r\nEND:VCARD\r\n', fullName: 'Example; Ltd' },
    ],
    [{ lastName: 'X' }, { vcard: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:X;;;;\r\nFN:X\r\nEND:VCARD\r\n', fullName: 'X' }],
  ],
  invalid: [
    [{}, 'firstName'],
    [{ firstName: 'a', emails: [{ address: 'nobody' }] }, 'emails[0].address'],
    [{ firstName: 'a', phones: [{ number: '1', type: 'pager' }] }, 'phones[0].type'],
    [{ firstName: 'a', birthday: '1990-02-30' }, 'birthday'],
  ],
  unprocessable: [[{ firstName: 'a', note: '€'.repeat(1000), qrCode: true }, 'holds at most']],
});

it('writes all properties in order, escaped and typed', async () => {
  const card = await lines({
    firstName: 'Ada',
    lastName: 'Lovelace',
    organization: 'A, B',
    title: 'Countess',
    phones: [{ number: '1' }, { number: '2', type: 'fax' }],
    emails: [{ address: 'a@b.c', type: 'work' }],
    street: '1 St; x',
    city: 'London',
    country: 'UK',
    url: 'https://e.org/a,b;c',
    birthday: '1815-12-10',
    note: 'one\ntwo\\',
  });
  expect(card).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Lovelace;Ada;;;',
    'FN:Ada Lovelace',
    'ORG:A\\, B',
    'TITLE:Countess',
    'TEL;TYPE=CELL:1',
    'TEL;TYPE=FAX:2',
    'EMAIL;TYPE=WORK:a@b.c',
    'ADR;TYPE=WORK:;;1 St\\; x;London;;;UK',
    'URL:https://e.org/a,b;c',
    'BDAY:1815-12-10',
    'NOTE:one\\ntwo\\\\',
    'END:VCARD',
    '',
  ]);
});

it('folds lines at 75 octets between characters', async () => {
  const note = `${'ü'.repeat(100)}😀${'x'.repeat(50)}`;
  const { vcard } = await run(tool, { firstName: 'a', note });
  for (const line of vcard.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(vcard.replaceAll('\r\n ', '')).toContain(`NOTE:${note}\r\n`);
  expect(vcard).not.toContain('\ufffd');
});

it('draws the code in the colours and the size wanted', async () => {
  const { svg } = await run(tool, { firstName: 'Ann', qrCode: true, scale: 1, foreground: 'red', background: '#eee' });
  expect(svg).toContain('fill="#ff0000"');
  expect(svg).toContain('fill="#eeeeee"');
  expect((await run(tool, { firstName: 'Ann', qrCode: true, scale: 2 })).svg).not.toBe(svg);
});
