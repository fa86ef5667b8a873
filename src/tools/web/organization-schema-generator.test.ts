import { holdTo } from '../testing.ts';
import tool from './organization-schema-generator.ts';

const inputs = { name: 'N', url: 'https://example.com/' };

holdTo(tool, {
  answers: [
    [{ ...inputs, phone: '+1', contactType: 'sales' }, { jsonLd: { contactPoint: { '@type': 'ContactPoint', telephone: '+1', contactType: 'sales' } } }],
    // older than most calendars' range: the University of Oxford
    [{ ...inputs, foundingDate: '1096-01-01', legalName: 'L' }, { jsonLd: { legalName: 'L', foundingDate: '1096-01-01' } }],
    // a contact type alone makes no contact point
    [
      { ...inputs, contactType: 'sales' },
      {
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Organization",\n  "name": "N",\n  "url": "https://example.com/"\n}\n</script>',
      },
    ],
  ],
  invalid: [
    [{ name: 'N' }, 'url'],
    [{ ...inputs, foundingDate: '2023-02-29' }, 'foundingDate'],
    [{ ...inputs, logoUrl: 'logo.png' }, 'logoUrl'],
    [{ ...inputs, email: 'a' }, 'email'],
    [{ ...inputs, sameAs: [] }, 'sameAs'],
  ],
});
