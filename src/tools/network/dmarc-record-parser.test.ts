import { holdTo } from '../testing.ts';
import tool from './dmarc-record-parser.ts';

const errors = (record: string, ...expected: string[]): [Record<string, unknown>, Record<string, unknown>] => [
  { record },
  { valid: expected.length === 0, errors: expected },
];

holdTo(tool, {
  answers: [
    // RFC 7489 appendix B
    [{ record: 'v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com' }, { valid: true, policy: 'none', percent: 100, warnings: ['policyNone'] }],
    [
      { record: 'v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com; ruf=mailto:auth-reports@example.com' },
      { aggregateReports: ['dmarc-feedback@example.com'], failureReports: ['auth-reports@example.com'] },
    ],
    [
      { record: '"v=DMARC1; p=quarantine; " "rua=mailto:dmarc-feedback@example.com,"   "mailto:tld-test@thirdparty.example.net!10m; " "pct=25"' },
      { valid: true, policy: 'quarantine', percent: 25, aggregateReports: ['dmarc-feedback@example.com', 'tld-test@thirdparty.example.net'] },
    ],
    [
      { record: 'v = DMARC1 ;p=Reject;sp=NONE; aspf=s; fo=1:d ; ri=3600; ruf=mailto:a%2Cb@x.org;' },
      {
        valid: true,
        policy: 'reject',
        subdomainPolicy: 'none',
        spfAlignment: 'strict',
        dkimAlignment: 'relaxed',
        failureOptions: ['1', 'd'],
        reportInterval: 3600,
        failureReports: ['a,b@x.org'],
        warnings: ['noAggregateReports'],
      },
    ],
    errors('v=DMARC2; p=none', 'noVersion'),
    errors('v=dmarc1; p=none', 'noVersion'),
    errors('p=none; v=DMARC1', 'noVersion'),
    errors('v=DMARC1', 'noPolicy'),
    errors('v=DMARC1; p=block', 'badPolicy'),
    errors('v=DMARC1; p=', 'badPolicy'),
    errors(
      'v=DMARC1; p=none; sp=x; pct=101; adkim=q; rua=https://x.org; fo=2; ri=-1; p=none',
      'badSubdomainPolicy',
      'badPercent',
      'badAlignment',
      'badReportAddress',
      'badFailureOptions',
      'badInterval',
      'duplicateTag',
    ),
    errors('v=DMARC1; p=none; rua=', 'badReportAddress'),
    errors('v=DMARC1; p=none; rua=mailto:x', 'badReportAddress'),
    errors('v=DMARC1; p=none; rua=mailto:a@x.org!10q', 'badReportAddress'),
    errors('v=DMARC1; p=none; pct=5.5', 'badPercent'),
    errors('spf', 'noVersion', 'noPolicy'),
    [{ record: 'v=DMARC1; p=reject; rua=mailto:a@x.org; np=reject; junk' }, { valid: true, warnings: ['unknownTag'] }],
    [{ record: 'v=DMARC1; p=x' }, { failureOptions: ['0'], aggregateReports: [], failureReports: [] }],
  ],
  invalid: [[{ record: '' }, 'record']],
});
