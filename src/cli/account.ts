import type { Plan } from '../config.ts';
import { Misuse, parseArguments, required } from './arguments.ts';
import type { Command } from './main.ts';
import { withServices } from './offline.ts';
import { printJson, printTable } from './print.ts';

const PLANS: readonly Plan[] = ['free', 'pro', 'business'];

export const accountCommand: Command = {
  usage: ['account create --email E --password P [--plan free|pro|business]', 'account plan --email E --plan free|pro|business', 'account list'],
  summary: "Manages the accounts in the server's database; a running server sees it at once.",
  async run(args) {
    const [action, ...rest] = args;
    const parsed = parseArguments(rest, ['email', 'password', 'plan'], ['json']);
    if (parsed.words.length > 0) throw new Misuse(`account ${action} does not take ${JSON.stringify(parsed.words[0])}.`);
    const json = parsed.options.has('json');
    switch (action) {
      case 'create': {
        const email = required(parsed, 'email');
        const password = required(parsed, 'password');
        const plan = parsed.options.has('plan') ? planOf(required(parsed, 'plan')) : 'free';
        await withServices(({ accounts }) => accounts.create({ email, password, plan }));
        return json ? printJson({ email, plan }) : void process.stdout.write(`Created ${email} on the ${plan} plan.\n`);
      }
      case 'plan': {
        const email = required(parsed, 'email');
        const plan = planOf(required(parsed, 'plan'));
        await withServices(({ accounts }) => accounts.setPlan(email, plan));
        return json ? printJson({ email, plan }) : void process.stdout.write(`${email} is on the ${plan} plan now.\n`);
      }
      case 'list': {
        const accounts = await withServices((services) => services.accounts.list());
        const rows = accounts.map(({ email, name, plan, createdAt, activeKeys }) => ({
          email,
          name,
          plan,
          createdAt: new Date(createdAt).toISOString(),
          activeKeys,
        }));
        if (json) return printJson(rows);
        return printTable(
          ['E-MAIL', 'PLAN', 'KEYS', 'CREATED'],
          rows.map((row) => [row.email, row.plan, String(row.activeKeys), row.createdAt]),
        );
      }
      default:
        throw new Misuse('account needs create, plan or list.');
    }
  },
};

function planOf(value: string): Plan {
  const plan = PLANS.find((candidate) => candidate === value);
  if (!plan) throw new Misuse(`--plan must be one of ${PLANS.join(', ')}, not ${JSON.stringify(value)}.`);
  return plan;
}
