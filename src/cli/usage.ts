import { type Group, PeriodError, periodOf, type UsageSum } from '../usage/report.ts';
import { createUsage } from '../usage/usage.ts';
import { Misuse, parseArguments, required } from './arguments.ts';
import type { Command } from './command.ts';
import { withServices } from './offline.ts';
import { printJson, printTable } from './print.ts';

const COLUMNS = ['count', 'refused', 'errors', 'ms total', 'ms max', 'bytes in', 'bytes out'];

export const usageCommand: Command = {
  usage: ['usage --email E [--from T] [--to T] [--by hour|day|tool|key] [--csv|--json]'],
  summary: 'Shows what an account has run: requests, refusals, errors, times and bytes.',
  help: 'T is a date or an instant in ISO 8601, such as 2026-01-31 or 2026-01-31T12:00:00Z; --to is exclusive. Without them: the last 24 hours, by hour.',
  async run(args) {
    const parsed = parseArguments(args, ['email', 'from', 'to', 'by'], ['csv', 'json']);
    if (parsed.words.length > 0) throw new Misuse(`usage does not take ${JSON.stringify(parsed.words[0])}.`);
    if (parsed.options.has('csv') && parsed.options.has('json')) throw new Misuse('Ask for --csv or --json, not both.');
    const email = required(parsed, 'email');
    const period = readPeriod(parsed.options);
    const report = await withServices(
      async ({ accounts, database }) => {
        const account = await accounts.byEmail(email);
        if (!account) throw new Error(`There is no account ${email}; toolrack account list shows them.`);
        const usage = createUsage({
          database,
          days: Number.POSITIVE_INFINITY,
          onError: (error) => {
            throw error;
          },
        });
        return usage.read(account.id, period);
      },
      { readOnly: true },
    );
    if (parsed.options.has('json')) return printJson(report);
    const sums = report.rows.map((row): [name: string, sum: UsageSum] => [row[report.by] ?? '', row]);
    if (parsed.options.has('csv')) process.stdout.write(csvOf(report.by, sums));
    else
      printTable(
        [report.by, ...COLUMNS].map((name) => name.toUpperCase()),
        [...sums, ['total', report.total] as const].map(([name, sum]) => [name, ...cells(sum)]),
      );
  },
};

function readPeriod(options: ReadonlyMap<string, string | true>) {
  const text = (name: string): string | undefined => {
    const value = options.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  try {
    return periodOf({ from: text('from'), to: text('to'), by: text('by') }, Date.now());
  } catch (error) {
    if (error instanceof PeriodError) throw new Misuse(error.message);
    throw error;
  }
}

function cells({ count, refused, errors, ms, bytes }: UsageSum): string[] {
  const errorCount = Object.values(errors).reduce((sum, each) => sum + each, 0);
  return [count, refused, errorCount, ms.total, ms.max, bytes.in, bytes.out].map(String);
}

/** RFC 4180; no cell holds a comma or a quote. The last column has the errors by their code, such as `invalid_inputs=2 tool_not_found=1`. */
function csvOf(by: Group, sums: readonly [name: string, sum: UsageSum][]): string {
  const byCode = ({ errors }: UsageSum): string =>
    Object.entries(errors)
      .map(([code, count]) => `${code}=${count}`)
      .sort()
      .join(' ');
  const header = [by, ...COLUMNS.map((name) => name.replace(' ', '_')), 'errors_by_code'];
  return [header, ...sums.map(([name, sum]) => [name, ...cells(sum), byCode(sum)])].map((row) => `${row.join(',')}\r\n`).join('');
}
