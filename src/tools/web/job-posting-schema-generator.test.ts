import { holdTo } from '../testing.ts';
import tool from './job-posting-schema-generator.ts';

const inputs = { title: 'T', description: 'D', datePosted: '2026-04-01', organizationName: 'O', city: 'Leeds' };
const salary = (value: object) => ({
  jsonLd: { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { '@type': 'QuantitativeValue', ...value } } },
});

holdTo(tool, {
  answers: [
    [{ ...inputs, salaryMin: 5, salaryMax: 5, currency: 'EUR' }, salary({ value: 5, unitText: 'YEAR' })],
    [{ ...inputs, salaryMin: 5, currency: 'EUR', salaryUnit: 'DAY' }, salary({ value: 5, unitText: 'DAY' })],
    [{ ...inputs, salaryMax: 7, currency: 'EUR' }, salary({ value: 7 })],
    [{ ...inputs, salaryMin: 0, salaryMax: 7, currency: 'EUR' }, salary({ minValue: 0, maxValue: 7 })],
    [
      { ...inputs, remote: true, organizationUrl: 'https://example.com', validThrough: '2026-05-01T00:00:00Z' },
      {
        jsonLd: {
          validThrough: '2026-05-01T00:00:00Z',
          hiringOrganization: { '@type': 'Organization', name: 'O', sameAs: 'https://example.com' },
          jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Leeds' } },
          jobLocationType: 'TELECOMMUTE',
        },
      },
    ],
  ],
  invalid: [
    [{ ...inputs, city: undefined }, 'city'],
    [{ ...inputs, salaryMin: 5 }, 'currency'],
    [{ ...inputs, salaryMin: 5, salaryMax: 4, currency: 'EUR' }, 'salaryMax'],
    [{ ...inputs, employmentTypes: ['FULLTIME'] }, 'employmentTypes[0]'],
    [{ ...inputs, datePosted: '2026-04-31' }, 'datePosted'],
    [{ ...inputs, country: 'uk' }, 'country'],
  ],
});
