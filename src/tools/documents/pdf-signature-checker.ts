import { z } from 'zod';
import { defineTool } from '../define.ts';
import { SIGNED_PDF } from './lib/file-samples.ts';
import { openPdf, passwordText, pdfText } from './lib/open.ts';
import { signaturesOf } from './lib/signatures.ts';

export default defineTool({
  slug: 'pdf-signature-checker',
  name: 'PDF Signature Checker',
  category: 'documents',
  summary: 'Lists the signatures of a PDF: who signed and when, whether the document was changed, and whether all of it is covered.',
  description:
    'The digest of the signed bytes is worked out anew, and the signature is checked with the key of the certificate in it. Whether to trust that certificate is not judged: neither its issuer nor its revocation is looked up. A signature that does not cover the whole file may be sound, where something was added behind it, such as another signature.',
  reference: 'ISO 32000-2 section 12.8, RFC 5652, RFC 3161, ETSI EN 319 142-1',
  keywords: ['verify pdf signature', 'digital signature', 'pades', 'signed pdf', 'who signed', 'pdfsig', 'certificate', 'integrity', 'timestamp'],
  cost: 'heavy',
  inputs: z.strictObject({ file: pdfText('The PDF file to check'), password: passwordText() }),
  result: z.strictObject({
    signatures: z
      .array(
        z.strictObject({
          field: z.string().describe('Name of the field with the signature'),
          kind: z.enum(['signature', 'timestamp']).describe('timestamp is one of the document by an authority'),
          valid: z.boolean().describe('Whether digest and signature hold, so that the signed bytes are as they were signed'),
          coversWholeFile: z.boolean().describe('Whether all bytes of the file but the signature itself are signed'),
          digestMatches: z.boolean().describe('Whether the digest is that of the signed bytes'),
          signatureFits: z.boolean().optional().describe('Whether the signature fits the key of the certificate; left out where that cannot be decided'),
          problem: z.string().optional().describe('Why the signature could not be checked'),
          signer: z.string().optional().describe('Common name in the certificate, else its whole subject'),
          organization: z.string().optional().describe('Organization in the certificate'),
          subject: z.string().optional().describe('Whole subject of the certificate'),
          issuer: z.string().optional().describe('Who issued the certificate'),
          serialNumber: z.string().optional().describe('Serial number of the certificate, as hex'),
          notBefore: z.string().optional().describe('From when the certificate is valid'),
          notAfter: z.string().optional().describe('Until when the certificate is valid'),
          selfSigned: z.boolean().optional().describe('Whether the certificate names itself as its issuer'),
          signingTime: z.string().optional().describe('When it was signed by what the signer says, in ISO 8601'),
          timeStamp: z.string().optional().describe('When an authority saw the signature or the document, in ISO 8601'),
          reason: z.string().optional().describe('Why it was signed'),
          location: z.string().optional().describe('Where it was signed'),
          name: z.string().optional().describe('Name of the signer as the document has it, which anybody could have written'),
          format: z.string().describe('Format of the signature, such as adbe.pkcs7.detached'),
          digestAlgorithm: z.string().optional().describe('Hash of the signed bytes'),
          signatureAlgorithm: z.string().optional().describe('How the digest is signed'),
          signedBytes: z.int().describe('Number of bytes that are signed'),
          byteRange: z.array(z.number()).describe('Places and lengths of the signed bytes'),
        }),
      )
      .describe('The signatures in the order of the fields'),
    count: z.int().describe('Number of signatures'),
    allValid: z.boolean().describe('Whether the file is signed and every signature is valid'),
    unsignedFields: z.array(z.string()).describe('Fields for signatures that have none yet'),
  }),
  examples: [{ inputs: { file: SIGNED_PDF.file }, result: SIGNED_PDF.result }],
  run({ file, password }) {
    const { signatures, unsigned } = signaturesOf(openPdf(file, password));
    return {
      signatures,
      count: signatures.length,
      allValid: signatures.length > 0 && signatures.every(({ valid }) => valid),
      unsignedFields: unsigned,
    };
  },
});
