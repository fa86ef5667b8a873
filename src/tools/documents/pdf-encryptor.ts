import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { bitsOf, type Permissions, permissionsOf, preparedPassword, protection } from './lib/crypt.ts';
import { permissionsResult } from './lib/information.ts';
import { fileGiven, fileResult, firstId, openPdf, passwordText, pdfText, rewritten } from './lib/open.ts';
import { pdfDocBytes } from './lib/text.ts';

const MAX_PASSWORD_BYTES = { aes256: 127, aes128: 32 };

export default defineTool({
  slug: 'pdf-encryptor',
  name: 'PDF Password Protector',
  category: 'documents',
  summary: 'Encrypts a PDF with AES-256: a password to open it, and permissions for printing, copying and changing.',
  description:
    'Permissions bind only programs that obey them, and screen readers may always take the text. Keys and salts are random, so that the bytes differ each time. Passwords have at most 127 bytes in UTF-8, with aes128 at most 32 characters of PDFDocEncoding.',
  reference: 'ISO 32000-2, 7.6 (V 5 R 6 with AESV3, V 4 R 4 with AESV2)',
  keywords: ['encrypt pdf', 'lock pdf', 'protect pdf', 'password protect pdf', 'secure pdf', 'restrict printing'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    userPassword: z.string().max(127).default('').describe('Password to open the PDF made; the empty one opens it for everyone'),
    ownerPassword: z.string().min(1).max(127).optional().describe('Password that lifts the restrictions; random and never shown if left out'),
    print: z.enum(['none', 'low', 'high']).default('high').describe('Whether the pages may be printed: not at all, in low quality, or in full'),
    modify: z.boolean().default(true).describe('Whether the content may be changed'),
    copy: z.boolean().default(true).describe('Whether text and pictures may be copied'),
    annotate: z.boolean().default(true).describe('Whether comments may be added'),
    fillForms: z.boolean().default(true).describe('Whether form fields may be filled'),
    assemble: z.boolean().default(true).describe('Whether pages may be put in, taken out and turned'),
    encryptMetadata: z.boolean().default(true).describe('Whether the XMP metadata are encrypted too'),
    algorithm: z.enum(['aes256', 'aes128']).default('aes256').describe('aes256 is read by programs since 2010, aes128 by those since 2005'),
  }),
  result: z.strictObject({
    ...fileResult,
    algorithm: z.string().describe('Cipher that the PDF is encrypted with'),
    revision: z.int().describe('Revision of the standard security handler: 6 for aes256, 4 for aes128'),
    pages: z.int().describe('Number of pages'),
    permissions: permissionsResult.describe('What the PDF lets its users do'),
  }),
  pageInputs: {
    file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUiA0IDAgUl0gL0NvdW50IDI+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL1Jlc291cmNlcyA1IDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvQ29udGVudHMgNiAwIFI+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL1Jlc291cmNlcyA1IDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvUm90YXRlIDkwIC9Db250ZW50cyA3IDAgUj4+CmVuZG9iago1IDAgb2JqCjw8L0ZvbnQgPDwvRjEgOCAwIFI+Pj4+CmVuZG9iago2IDAgb2JqCjw8L0xlbmd0aCA0OD4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoUGFnZSB0aHJlZSkgVGogRVQKZW5kc3RyZWFtCmVuZG9iago3IDAgb2JqCjw8L0xlbmd0aCA0Nj4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoUGFnZSBvbmUpIFRqIEVUCmVuZHN0cmVhbQplbmRvYmoKOCAwIG9iago8PC9UeXBlIC9Gb250IC9TdWJ0eXBlIC9UeXBlMSAvQmFzZUZvbnQgL0hlbHZldGljYSAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iagp4cmVmCjAgOQowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2MiAwMDAwMCBuIAowMDAwMDAwMTIzIDAwMDAwIG4gCjAwMDAwMDAyMjUgMDAwMDAgbiAKMDAwMDAwMDMzOCAwMDAwMCBuIAowMDAwMDAwMzc3IDAwMDAwIG4gCjAwMDAwMDA0NzMgMDAwMDAgbiAKMDAwMDAwMDU2NyAwMDAwMCBuIAp0cmFpbGVyCjw8L1NpemUgOSAvUm9vdCAxIDAgUiAvSUQgWzw0MDBjZTNkZTVlNWMwMDM2NmRmOGI5YmNkYjRhODRkOD4gPDQwMGNlM2RlNWU1YzAwMzY2ZGY4YjliY2RiNGE4NGQ4Pl0+PgpzdGFydHhyZWYKNjYyCiUlRU9GCg==',
    copy: false,
  },
  examples: [],
  run({ file: text, password, userPassword, ownerPassword, algorithm, encryptMetadata, print, ...allowed }) {
    const permissions: Permissions = {
      print: print !== 'none',
      printHighQuality: print === 'high',
      modify: allowed.modify,
      copy: allowed.copy,
      annotate: allowed.annotate,
      fillForms: allowed.fillForms,
      accessibility: true,
      assemble: allowed.assemble,
    };
    if (ownerPassword === userPassword)
      invalid('ownerPassword', "must differ from the user's password, or else whoever opens the file may lift its restrictions");
    if (userPassword === '' && ownerPassword === undefined && Object.values(permissions).every((isGiven) => isGiven))
      invalid('userPassword', 'or the password of the owner is needed, or a permission that is not given: nothing would be protected');
    for (const [path, given] of Object.entries({ userPassword, ownerPassword })) if (given !== undefined) checkPassword(given, path, algorithm);
    const file = openPdf(text, password);
    const pages = file.pages.length;
    const id = firstId(file) ?? randomBytes(16);
    const made = protection({ algorithm, userPassword, ownerPassword, permissions, encryptMetadata }, id);
    const version = algorithm === 'aes256' ? '2.0' : '1.6';
    const bytes = rewritten(file, {
      id,
      protection: made,
      version: Number(file.headerVersion) > Number(version) ? file.headerVersion : algorithm === 'aes256' ? '1.7' : version,
    });
    const revision = algorithm === 'aes256' ? 6 : 4;
    return { ...fileGiven(bytes), algorithm, revision, pages, permissions: permissionsOf({ permissionBits: bitsOf(permissions), revision }) };
  },
});

function checkPassword(password: string, path: string, algorithm: 'aes256' | 'aes128'): void {
  const bytes = algorithm === 'aes128' ? pdfDocBytes(password) : utf8Bytes(password);
  if (!bytes) unprocessable('The password has a character that PDFDocEncoding lacks, which aes128 asks for; aes256 takes it.', path);
  const prepared = algorithm === 'aes256' && preparedPassword(password).length > bytes.length ? preparedPassword(password) : bytes;
  if (prepared.length > MAX_PASSWORD_BYTES[algorithm])
    unprocessable(`The password has ${prepared.length} bytes; ${algorithm} takes at most ${MAX_PASSWORD_BYTES[algorithm]}.`, path);
}
