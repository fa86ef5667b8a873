import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { type JsonLd, jsonLdOf, jsonLdResult, node } from './lib/json-ld.ts';
import { addressFields, currency, day, moment, postalAddress } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';

const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const;

export default defineTool({
  slug: 'job-posting-schema-generator',
  name: 'Job Posting Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD structured data for a job posting (vacancy).',
  description:
    'The vacancy needs a part of an address or remote. A salary needs a currency; where minimum and maximum are equal or only one is given it is one value. Absent inputs leave their property out. In the html every < of the JSON is written \\u003c.',
  reference: 'schema.org JobPosting, MonetaryAmount, QuantitativeValue; JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'job ad', 'hiring', 'salary', 'google for jobs'],
  inputs: z.strictObject({
    title: z.string().min(1).max(500).describe('Title of the job'),
    description: z.string().min(1).max(20_000).describe('Description of the job; may contain HTML'),
    datePosted: day().describe('Day of the posting, YYYY-MM-DD'),
    validThrough: moment().optional().describe('When the posting ends, as a date or ISO 8601 instant'),
    employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)).min(1).max(8).optional().describe('Kinds of employment such as FULL_TIME or INTERN'),
    organizationName: z.string().min(1).max(500).describe('Name of the employer'),
    organizationUrl: webUrl().optional().describe('Address of the website of the employer'),
    ...addressFields,
    remote: z.boolean().default(false).describe('The work is done from home'),
    salaryMin: z.number().min(0).max(1e9).optional().describe('Lowest pay for one unit of time'),
    salaryMax: z.number().min(0).max(1e9).optional().describe('Highest pay for one unit of time'),
    currency: currency.describe('Currency of the pay as three capitals (ISO 4217)'),
    salaryUnit: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).default('YEAR').describe('Unit of time the pay is for'),
  }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  examples: [
    {
      inputs: {
        title: 'Cook',
        description: '<p>Cook.</p>',
        datePosted: '2026-04-01',
        organizationName: 'Ex',
        city: 'Leeds',
        country: 'GB',
        salaryMin: 12,
        salaryMax: 15,
        currency: 'GBP',
        salaryUnit: 'HOUR',
      },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: 'Cook',
          description: '<p>Cook.</p>',
          datePosted: '2026-04-01',
          hiringOrganization: { '@type': 'Organization', name: 'Ex' },
          jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' } },
          baseSalary: { '@type': 'MonetaryAmount', currency: 'GBP', value: { '@type': 'QuantitativeValue', minValue: 12, maxValue: 15, unitText: 'HOUR' } },
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "JobPosting",\n  "title": "Cook",\n  "description": "\\u003cp>Cook.\\u003c/p>",\n  "datePosted": "2026-04-01",\n  "hiringOrganization": {\n    "@type": "Organization",\n    "name": "Ex"\n  },\n  "jobLocation": {\n    "@type": "Place",\n    "address": {\n      "@type": "PostalAddress",\n      "addressLocality": "Leeds",\n      "addressCountry": "GB"\n    }\n  },\n  "baseSalary": {\n    "@type": "MonetaryAmount",\n    "currency": "GBP",\n    "value": {\n      "@type": "QuantitativeValue",\n      "minValue": 12,\n      "maxValue": 15,\n      "unitText": "HOUR"\n    }\n  }\n}\n</script>',
      },
    },
    {
      inputs: { title: 'Dev', description: 'Code', datePosted: '2026-04-01', organizationName: 'Ex', remote: true, employmentTypes: ['FULL_TIME'] },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: 'Dev',
          description: 'Code',
          datePosted: '2026-04-01',
          employmentType: ['FULL_TIME'],
          hiringOrganization: { '@type': 'Organization', name: 'Ex' },
          jobLocationType: 'TELECOMMUTE',
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "JobPosting",\n  "title": "Dev",\n  "description": "Code",\n  "datePosted": "2026-04-01",\n  "employmentType": [\n    "FULL_TIME"\n  ],\n  "hiringOrganization": {\n    "@type": "Organization",\n    "name": "Ex"\n  },\n  "jobLocationType": "TELECOMMUTE"\n}\n</script>',
      },
    },
  ],
  run(inputs) {
    const { salaryMin, salaryMax } = inputs;
    const address = postalAddress(inputs);
    if (address === undefined && !inputs.remote) invalid('city', 'is needed: give a part of the address, or set remote');
    const salary = salaryMin ?? salaryMax;
    if (salary !== undefined && inputs.currency === undefined) invalid('currency', 'is needed with a salary');
    if (salaryMin !== undefined && salaryMax !== undefined && salaryMax < salaryMin) invalid('salaryMax', 'must not be below salaryMin');
    const isRange = salaryMin !== undefined && salaryMax !== undefined && salaryMin !== salaryMax;
    const amount: Record<string, JsonLd | undefined> = isRange ? { minValue: salaryMin, maxValue: salaryMax } : { value: salary };
    return jsonLdOf('JobPosting', {
      title: inputs.title,
      description: inputs.description,
      datePosted: inputs.datePosted,
      validThrough: inputs.validThrough,
      employmentType: inputs.employmentTypes,
      hiringOrganization: node('Organization', { name: inputs.organizationName, sameAs: inputs.organizationUrl }),
      jobLocation: node('Place', { address }),
      jobLocationType: inputs.remote ? 'TELECOMMUTE' : undefined,
      baseSalary:
        salary === undefined
          ? undefined
          : { '@type': 'MonetaryAmount', currency: inputs.currency, value: { '@type': 'QuantitativeValue', ...amount, unitText: inputs.salaryUnit } },
    });
  },
});
