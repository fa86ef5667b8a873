import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { readCertificate } from './lib/x509.ts';
import { domainName } from './lib/x509-write.ts';

export default defineTool({
  slug: 'tlsa-record-generator',
  name: 'TLSA Record Generator',
  category: 'crypto',
  summary: 'Generates the DANE TLSA record that pins a certificate or its key.',
  description: 'The host is written in lower case with its final dot. Usage 3, selector 1 and matching type 1 are what RFC 7671 recommends for a server.',
  reference: 'RFC 6698, RFC 7671',
  keywords: ['dane', 'dns', 'dnssec', 'smtp', 'mail server', 'certificate pinning', 'zone file'],
  inputs: z.strictObject({
    certificate: z.string().min(1).max(50_000).describe('The certificate as PEM, or as the base64 or hex of its DER'),
    usage: z.int().min(0).max(3).default(3).describe('0 PKIX-TA, 1 PKIX-EE, 2 DANE-TA, 3 DANE-EE'),
    selector: z.int().min(0).max(1).default(1).describe('0 the whole certificate, 1 its public key'),
    matchingType: z.int().min(0).max(2).default(1).describe('0 the bytes themselves, 1 SHA-256, 2 SHA-512'),
    host: z.string().min(1).max(253).optional().describe('Name of the server, makes the whole record'),
    port: z.int().min(1).max(65_535).default(443).describe('Port of the service, for the whole record'),
    protocol: z.enum(['tcp', 'udp', 'sctp']).default('tcp').describe('Protocol of the service, for the whole record'),
  }),
  result: z.strictObject({
    data: z.string().describe('The certificate association data as hex'),
    record: z.string().describe('Usage, selector, matching type and data'),
    zoneLine: z.string().optional().describe('The whole line of a zone file; only with host'),
  }),
  headline: 'record',
  examples: [
    {
      inputs: {
        certificate:
          '-----BEGIN CERTIFICATE-----\nMIHRMIGEAgMKGy4wBQYDK2VwMBIxEDAOBgNVBAMMB2VkLnRlc3QwIhgPMjA1MDAx\nMDEwMDAwMDBaGA8yMDYwMDYxNTA4MzAwMFowEjEQMA4GA1UEAwwHZWQudGVzdDAq\nMAUGAytlcAMhAJ7a2wNhIr0xO6czWZHHgka3mFugzFbYXsQZns8Pv1J4MAUGAytl\ncANBAMpoqTaav2ZD1GbUxLDJI+lNSF3D3yw6PIsyAqSa1vJHR+6qc4rY20HBL4Rk\ntjRmWA0bzECVEmBLFfV6BK06AA8=\n-----END CERTIFICATE-----\n',
        host: 'Example.com',
      },
      result: {
        data: '53916a536854b0492b0e0f15714c260903ae9d8ac73bcfd03d50f46ea2de8ace',
        record: '3 1 1 53916a536854b0492b0e0f15714c260903ae9d8ac73bcfd03d50f46ea2de8ace',
        zoneLine: '_443._tcp.example.com. IN TLSA 3 1 1 53916a536854b0492b0e0f15714c260903ae9d8ac73bcfd03d50f46ea2de8ace',
      },
    },
  ],
  run({ certificate: text, usage, selector, matchingType, host, port, protocol }) {
    const certificate = readCertificate(text, 'certificate');
    const bytes = selector === 0 ? certificate.der : certificate.spki;
    const data =
      matchingType === 0
        ? hexOf(bytes)
        : hexOf(
            createHash(matchingType === 1 ? 'sha256' : 'sha512')
              .update(bytes)
              .digest(),
          );
    const record = `${usage} ${selector} ${matchingType} ${data}`;
    return { data, record, ...(host !== undefined && { zoneLine: `_${port}._${protocol}.${hostName(host)}. IN TLSA ${record}` }) };
  },
});

function hostName(host: string): string {
  const name = domainName(host.trim().replace(/\.$/, ''));
  return name === undefined || name.startsWith('*') ? unprocessable('The host is not a domain name.', 'host') : name.toLowerCase();
}
