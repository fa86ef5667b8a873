import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hasDuplicates, joinStrings, readTags } from './lib/tag-list.ts';

const POLICY = /^(?:none|quarantine|reject)$/i;
const KNOWN_TAGS = new Set(['v', 'p', 'sp', 'pct', 'rua', 'ruf', 'adkim', 'aspf', 'fo', 'rf', 'ri']);
const MAX_INTERVAL = 0xffffffff;
const REPORT_URI = /^mailto:([^\s!@,;]+@[^\s!@,;]+?)(?:![0-9]+[kmgt]?)?$/i;

export default defineTool({
  slug: 'dmarc-record-parser',
  name: 'DMARC Record Parser',
  category: 'network',
  summary: "Splits a domain's DMARC record into its tags and points out mistakes.",
  description:
    'Errors: noVersion, noPolicy, badPolicy, badSubdomainPolicy, badPercent, badAlignment, badReportAddress, badFailureOptions, badInterval, duplicateTag. Warnings: policyNone, noAggregateReports, percentBelow100, unknownTag. Fields other than the lists are there when the record is valid, with the defaults of the standard.',
  reference: 'RFC 7489',
  keywords: ['email authentication', 'txt record', 'check dmarc', 'validate dmarc', 'rua', 'ruf'],
  inputs: z.strictObject({ record: z.string().min(1).max(4096).describe('Text of the TXT record; several quoted strings are joined') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the record has no errors'),
    policy: z.string().optional().describe('Policy for the domain: none, quarantine or reject'),
    subdomainPolicy: z.string().optional().describe('Policy for subdomains; that of the domain when not set'),
    percent: z.int().optional().describe('Share of failing mail the policy applies to, in percent'),
    dkimAlignment: z.string().optional().describe('How DKIM domains must match: relaxed or strict'),
    spfAlignment: z.string().optional().describe('How SPF domains must match: relaxed or strict'),
    aggregateReports: z.array(z.string()).describe('Addresses for aggregate reports (rua)'),
    failureReports: z.array(z.string()).describe('Addresses for failure reports (ruf)'),
    failureOptions: z.array(z.string()).describe('When failure reports are sent, of 0 1 d s'),
    reportInterval: z.int().optional().describe('Seconds between aggregate reports'),
    errors: z.array(z.string()).describe('Codes of what makes the record invalid'),
    warnings: z.array(z.string()).describe('Codes of the warnings about unwise choices'),
  }),
  headline: 'policy',
  examples: [
    {
      inputs: { record: 'v=DMARC1; p=reject; rua=mailto:d@example.com!10m; adkim=s; pct=50' },
      result: {
        valid: true,
        policy: 'reject',
        subdomainPolicy: 'reject',
        percent: 50,
        dkimAlignment: 'strict',
        spfAlignment: 'relaxed',
        aggregateReports: ['d@example.com'],
        failureReports: [],
        failureOptions: ['0'],
        reportInterval: 86400,
        errors: [],
        warnings: ['percentBelow100'],
      },
    },
  ],
  run(inputs) {
    const tags = readTags(joinStrings(inputs.record));
    const values = new Map<string, string>();
    for (const { name, value } of tags) if (value !== undefined && !values.has(name)) values.set(name, value);
    const policy = values.get('p')?.toLowerCase();
    const subdomainPolicy = values.get('sp')?.toLowerCase();
    const percent = values.get('pct') ?? '100';
    const interval = values.get('ri') ?? '86400';
    const alignments = [values.get('adkim') ?? 'r', values.get('aspf') ?? 'r'];
    const options = (values.get('fo') ?? '0').split(':').map((option) => option.trim().toLowerCase());
    const aggregate = reportAddresses(values.get('rua'));
    const failure = reportAddresses(values.get('ruf'));
    const checks: [string, boolean][] = [
      ['noVersion', tags[0]?.name !== 'v' || tags[0].value !== 'DMARC1'],
      ['noPolicy', policy === undefined],
      ['badPolicy', policy !== undefined && !POLICY.test(policy)],
      ['badSubdomainPolicy', subdomainPolicy !== undefined && !POLICY.test(subdomainPolicy)],
      ['badPercent', !/^[0-9]{1,3}$/.test(percent) || Number(percent) > 100],
      ['badAlignment', !alignments.every((alignment) => /^[rs]$/i.test(alignment))],
      ['badReportAddress', !aggregate.areGood || !failure.areGood],
      ['badFailureOptions', !options.every((option) => /^[01ds]$/.test(option))],
      ['badInterval', !/^[0-9]{1,10}$/.test(interval) || Number(interval) > MAX_INTERVAL],
      ['duplicateTag', hasDuplicates(tags)],
    ];
    const errors = checks.filter(([, applies]) => applies).map(([code]) => code);
    const [dkimAlignment, spfAlignment] = alignments.map((alignment) => (alignment.toLowerCase() === 's' ? 'strict' : 'relaxed'));
    const lists = { aggregateReports: aggregate.addresses, failureReports: failure.addresses, failureOptions: options };
    const warnings = warningsOf(tags, policy, aggregate.addresses, Number(percent));
    if (errors.length > 0 || policy === undefined) return { valid: false, ...lists, errors, warnings };
    return {
      valid: true,
      policy,
      subdomainPolicy: subdomainPolicy ?? policy,
      percent: Number(percent),
      dkimAlignment,
      spfAlignment,
      ...lists,
      reportInterval: Number(interval),
      errors,
      warnings,
    };
  },
});

/** The addresses of mailto: URIs separated by commas, and whether there is nothing else. */
function reportAddresses(value: string | undefined): { addresses: string[]; areGood: boolean } {
  const uris = value === undefined ? [] : value.split(',').map((uri) => uri.trim());
  const addresses = uris.flatMap((uri) => {
    const address = REPORT_URI.exec(uri)?.[1];
    return address === undefined ? [] : [unescapeUri(address)];
  });
  return { addresses, areGood: addresses.length === uris.length };
}

function unescapeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function warningsOf(tags: readonly { name: string }[], policy: string | undefined, aggregate: readonly string[], percent: number): string[] {
  const checks: [string, boolean][] = [
    ['policyNone', policy === 'none'],
    ['noAggregateReports', aggregate.length === 0],
    ['percentBelow100', percent < 100],
    ['unknownTag', tags.some(({ name }) => !KNOWN_TAGS.has(name))],
  ];
  return checks.filter(([, applies]) => applies).map(([code]) => code);
}
