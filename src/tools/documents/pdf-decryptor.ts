import { z } from 'zod';
import { defineTool } from '../define.ts';
import { fileGiven, fileResult, openPdf, pdfText, rewritten } from './lib/open.ts';
import { ENCRYPTED } from './lib/samples.ts';

export default defineTool({
  slug: 'pdf-decryptor',
  name: 'PDF Password Remover',
  category: 'documents',
  summary: 'Removes the encryption of a PDF whose password you know, and its restrictions.',
  description:
    'No password is guessed. A PDF that is not encrypted comes back byte by byte. RC4 and AES of 40 to 256 bits are opened, not encryption for certificates.',
  reference: 'ISO 32000-2, 7.6 (standard security handler, revisions 2 to 6)',
  keywords: ['unlock pdf', 'decrypt pdf', 'remove pdf restrictions', 'remove password', 'unprotect'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: z.string().max(127).default('').describe("The user's or the owner's password; the empty one opens files that are restricted only"),
  }),
  result: z.strictObject({
    ...fileResult,
    wasEncrypted: z.boolean().describe('Whether the PDF was encrypted'),
    algorithm: z.enum(['rc4', 'aes128', 'aes256']).optional().describe('Cipher that the PDF was encrypted with'),
    openedAs: z.enum(['user', 'owner']).optional().describe('Whose password opened the PDF'),
    pages: z.int().describe('Number of pages'),
  }),
  examples: [
    {
      inputs: { file: ENCRYPTED, password: 'user' },
      result: {
        file: 'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PC9FeHRlbnNpb25zIDw8L0FEQkUgPDwvQmFzZVZlcnNpb24gLzEuNyAvRXh0ZW5zaW9uTGV2ZWwgOD4+Pj4gL1BhZ2VzIDMgMCBSIC9UeXBlIC9DYXRhbG9nPj4KZW5kb2JqCjIgMCBvYmoKPDwvVGl0bGUgKEhlbGxvKT4+CmVuZG9iagozIDAgb2JqCjw8L0NvdW50IDEgL0tpZHMgWzQgMCBSXSAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvUmVzb3VyY2VzIDw8L0ZvbnQgPDwvRjEgNSAwIFI+Pj4+IC9UeXBlIC9QYWdlcz4+CmVuZG9iago0IDAgb2JqCjw8L0NvbnRlbnRzIDYgMCBSIC9QYXJlbnQgMyAwIFIgL1R5cGUgL1BhZ2U+PgplbmRvYmoKNSAwIG9iago8PC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nIC9TdWJ0eXBlIC9UeXBlMSAvVHlwZSAvRm9udD4+CmVuZG9iago2IDAgb2JqCjw8L0ZpbHRlciAvRmxhdGVEZWNvZGUgL0xlbmd0aCA1Mz4+CnN0cmVhbQp4nHMKUdB3M1QwtFAISVMwVDAAQkMFIwMFMwOFkFwFDY/UnJx8hQAXN02FkCwF1xAA8rwK4QplbmRzdHJlYW0KZW5kb2JqCnhyZWYKMCA3CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTI0IDAwMDAwIG4gCjAwMDAwMDAxNTggMDAwMDAgbiAKMDAwMDAwMDI3MiAwMDAwMCBuIAowMDAwMDAwMzMzIDAwMDAwIG4gCjAwMDAwMDA0MjggMDAwMDAgbiAKdHJhaWxlcgo8PC9TaXplIDcgL1Jvb3QgMSAwIFIgL0luZm8gMiAwIFIgL0lEIFs8MzE0MTU5MjY1MzU4OTc5MzIzODQ2MjY0MzM4MzI3OTU+IDw2NzgzZDM5OWY2ZDFkZDcxZDNlNWI3YmMzZTNiY2RlZj5dPj4Kc3RhcnR4cmVmCjU1MAolJUVPRgo=',
        bytes: 839,
        sha256: 'e2fb8da62b1e31598fd81c36bad3d45792f9fe905b8dd41ebdb8538a0688f9d2',
        wasEncrypted: true,
        algorithm: 'aes256',
        openedAs: 'user',
        pages: 1,
      },
    },
  ],
  run({ file: text, password }) {
    const file = openPdf(text, password === '' ? undefined : password);
    const pages = file.pages.length;
    if (!file.encryption) return { ...fileGiven(file.bytes), wasEncrypted: false, pages };
    const { algorithm, openedAs } = file.encryption;
    return { ...fileGiven(rewritten(file)), wasEncrypted: true, algorithm, openedAs, pages };
  },
});
