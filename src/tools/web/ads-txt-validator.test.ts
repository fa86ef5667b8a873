import { holdTo } from '../testing.ts';
import tool from './ads-txt-validator.ts';

const error = (text: string, message: string): [Record<string, unknown>, Record<string, unknown>] => [
  { text },
  { valid: false, reason: `line 1: ${message}`, errors: [{ line: 1, message }], records: [] },
];

holdTo(tool, {
  answers: [
    // IAB Tech Lab ads.txt 1.1, the examples of section 4
    [
      {
        text: '# Ads.txt file for example.com:\ngreenadexchange.com, 12345, DIRECT, d75815a79\nsilverssp.com, 9675, RESELLER, f496211\nblueadexchange.com, XF436, DIRECT\nsubdomain=divisionone.example.com',
      },
      {
        valid: true,
        direct: 2,
        reseller: 1,
        records: [{ line: 2, certificationId: 'd75815a79' }, { line: 3 }, { line: 4 }],
        variables: [{ line: 5, name: 'SUBDOMAIN', value: 'divisionone.example.com' }],
      },
    ],
    [{ text: '\ufeffa.com,1,direct;ext=1,2,3\r\n\r\n # c' }, { valid: true, records: [{ domain: 'a.com', accountId: '1', relationship: 'DIRECT' }] }],
    error('a.com, 1', 'fewer than three fields'),
    error('a.com,1,DIRECT,x,y', 'more than four fields'),
    error('localhost,1,DIRECT', 'not a domain name'),
    error('https://a.com,1,DIRECT', 'not a domain name'),
    error('a.com,,DIRECT', 'account id is empty'),
    error('a.com,1,BOTH', 'relationship is neither DIRECT nor RESELLER'),
    error('OWNER=a.com', 'unknown variable'),
    // another relationship is not a duplicate
    [{ text: 'a.com,1,DIRECT\na.com,1,RESELLER' }, { valid: true }],
    [{ text: '' }, { valid: true, records: [], direct: 0 }],
  ],
  invalid: [[{}, 'text']],
});
