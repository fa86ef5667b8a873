import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './dmarc-record-generator.ts';
import parser from './dmarc-record-parser.ts';

// tags and defaults of RFC 7489 section 6.3
holdTo(tool, {
  answers: [
    [{ policy: 'none' }, { record: 'v=DMARC1; p=none', host: '_dmarc' }],
    [{ policy: 'reject', subdomainPolicy: 'reject' }, { record: 'v=DMARC1; p=reject' }],
    [
      {
        policy: 'reject',
        subdomainPolicy: 'none',
        percent: 0,
        failureReports: ['f@x.org'],
        dkimAlignment: 'strict',
        spfAlignment: 'strict',
        failureOptions: ['1', 's'],
      },
      { record: 'v=DMARC1; p=reject; sp=none; pct=0; ruf=mailto:f@x.org; adkim=s; aspf=s; fo=1:s' },
    ],
    [{ policy: 'none', failureOptions: ['0'] }, { record: 'v=DMARC1; p=none' }],
    [{ policy: 'none', aggregateReports: ['a,b!c@x.org'] }, { record: 'v=DMARC1; p=none; rua=mailto:a%2Cb%21c@x.org' }],
  ],
  invalid: [
    [{}, 'policy'],
    [{ policy: 'none', failureOptions: ['x'] }, 'failureOptions[0]'],
    [{ policy: 'none', percent: 101 }, 'percent'],
  ],
  unprocessable: [[{ policy: 'none', aggregateReports: ['x.org'] }, /exactly one @/], [{ policy: 'none', failureReports: ['a@b@x.org'] }]],
});

it('dmarc-record-generator writes what dmarc-record-parser reads', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('none', 'quarantine', 'reject'),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('relaxed', 'strict'),
      fc.array(fc.stringMatching(/^[a-z!%,;+]{1,8}@x\.org$/), { maxLength: 3 }),
      async (policy, percent, alignment, reports) => {
        const { record } = await run(tool, { policy, percent, dkimAlignment: alignment, aggregateReports: reports });
        expect(await run(parser, { record })).toMatchObject({ valid: true, policy, percent, dkimAlignment: alignment, aggregateReports: reports });
      },
    ),
    { numRuns: 50 },
  ));
