import { z } from 'zod';
import { defineTool } from '../define.ts';
import { jsonLdOf, jsonLdResult } from './lib/json-ld.ts';
import { day } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';

/** Those that search engines know. */
const CONTACTS = [
  'customer service',
  'technical support',
  'billing support',
  'bill payment',
  'sales',
  'reservations',
  'credit card support',
  'emergency',
  'baggage tracking',
  'roadside assistance',
  'package tracking',
];

export default defineTool({
  slug: 'organization-schema-generator',
  name: 'Organization Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD for a company or other organisation.',
  description: 'Absent inputs leave their property out; the contact point is there with an email or a phone, and contactType is used with it only.',
  reference: 'schema.org Organization, ContactPoint; JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'company', 'logo', 'knowledge panel', 'business'],
  inputs: z.strictObject({
    name: z.string().min(1).max(500).describe('Name of the organisation'),
    url: webUrl().describe('Address of the website, http or https'),
    logoUrl: webUrl().optional().describe('Address of the logo, http or https'),
    description: z.string().min(1).max(5000).optional().describe('Description of the organisation'),
    legalName: z.string().min(1).max(500).optional().describe('Registered name of the organisation'),
    foundingDate: day().optional().describe('Day of its founding, YYYY-MM-DD'),
    email: z.string().min(3).max(254).optional().describe('E-mail address of the contact point'),
    phone: z.string().min(1).max(50).optional().describe('Telephone number of the contact point'),
    contactType: z
      .string()
      .min(1)
      .max(100)
      .default('customer service')
      .describe('What the contact point is for; used with email or phone')
      .meta({ examples: CONTACTS }),
    sameAs: z.array(webUrl()).min(1).max(50).optional().describe('Addresses of profiles of the organisation elsewhere'),
  }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  examples: [
    {
      inputs: { name: 'Toolrack', url: 'https://example.com/', email: 'hi@example.com' },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Toolrack',
          url: 'https://example.com/',
          contactPoint: { '@type': 'ContactPoint', email: 'hi@example.com', contactType: 'customer service' },
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Organization",\n  "name": "Toolrack",\n  "url": "https://example.com/",\n  "contactPoint": {\n    "@type": "ContactPoint",\n    "email": "hi@example.com",\n    "contactType": "customer service"\n  }\n}\n</script>',
      },
    },
    {
      inputs: { name: 'Ex', url: 'https://example.com/', sameAs: ['https://github.com/ex'] },
      result: {
        jsonLd: { '@context': 'https://schema.org', '@type': 'Organization', name: 'Ex', url: 'https://example.com/', sameAs: ['https://github.com/ex'] },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Organization",\n  "name": "Ex",\n  "url": "https://example.com/",\n  "sameAs": [\n    "https://github.com/ex"\n  ]\n}\n</script>',
      },
    },
  ],
  run(inputs) {
    const { email, phone, contactType } = inputs;
    const hasContact = email !== undefined || phone !== undefined;
    return jsonLdOf('Organization', {
      name: inputs.name,
      legalName: inputs.legalName,
      url: inputs.url,
      logo: inputs.logoUrl,
      description: inputs.description,
      foundingDate: inputs.foundingDate,
      contactPoint: hasContact ? { '@type': 'ContactPoint', telephone: phone, email, contactType } : undefined,
      sameAs: inputs.sameAs,
    });
  },
});
