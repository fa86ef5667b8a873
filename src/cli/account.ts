import { PLANS, type Plan, planNamed } from '../settings/config.ts';
import { type Arguments, Misuse, parseArguments, required } from './arguments.ts';
import { askPassword } from './ask-password.ts';
import type { Command } from './command.ts';
import { withServices } from './offline.ts';
import { printJson, printTable } from './print.ts';

export const accountCommand: Command = {
  usage: [
    'account create --email E [--password P] [--plan free|pro|business]',
    'account plan --email E --plan free|pro|business',
    'account password --email E [--password P]',
    'account sessions end --email E',
    'account delete --email E',
    'account list',
  ],
  summary: "Manages the accounts in the server's database; a running server sees it at once.",
  help: 'Without --password, it is asked for and not echoed; when standard input is not a terminal, its first line is taken. A new password ends all sessions of the account.',
  async run(args) {
    const name = args[0] === 'sessions' ? args.slice(0, 2).join(' ') : (args[0] ?? '');
    const action = ACTIONS.get(name);
    if (!action) throw new Misuse(`account needs ${[...ACTIONS.keys()].join(', ')}.`);
    const parsed = parseArguments(args.slice(name.split(' ').length), ['email', 'password', 'plan'], ['json']);
    if (parsed.words.length > 0) throw new Misuse(`account ${name} does not take ${JSON.stringify(parsed.words[0])}.`);
    await action(parsed);
  },
};

const ACTIONS: ReadonlyMap<string, (parsed: Arguments) => Promise<void>> = new Map([
  [
    'create',
    async (parsed) => {
      const email = required(parsed, 'email');
      const plan = parsed.options.has('plan') ? planOf(required(parsed, 'plan')) : 'free';
      const password = await passwordOf(parsed);
      await withServices(({ accounts }) => accounts.create({ email, password, plan }));
      say(parsed, { email, plan }, `Created ${email} on the ${plan} plan.`);
    },
  ],
  [
    'plan',
    async (parsed) => {
      const email = required(parsed, 'email');
      const plan = planOf(required(parsed, 'plan'));
      await withServices(({ accounts }) => accounts.setPlan(email, plan));
      say(parsed, { email, plan }, `${email} is on the ${plan} plan now.`);
    },
  ],
  [
    'password',
    async (parsed) => {
      const email = required(parsed, 'email');
      const password = await passwordOf(parsed);
      await withServices(({ accounts }) => accounts.setPassword(email, password));
      say(parsed, { email }, `${email} has a new password, and has been signed out everywhere.`);
    },
  ],
  [
    'sessions end',
    async (parsed) => {
      const email = required(parsed, 'email');
      const ended = await withServices(({ accounts }) => accounts.endSessions(email));
      say(parsed, { email, ended }, `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email}.`);
    },
  ],
  [
    'delete',
    async (parsed) => {
      const email = required(parsed, 'email');
      await withServices(({ accounts }) => accounts.remove(email));
      say(parsed, { email }, `Deleted ${email} with its keys and sessions.`);
    },
  ],
  ['list', list],
]);

async function list(parsed: Arguments): Promise<void> {
  const accounts = await withServices((services) => services.accounts.list(), { readOnly: true });
  const rows = accounts.map(({ email, name, plan, createdAt, activeKeys }) => ({
    email,
    name,
    plan,
    createdAt: new Date(createdAt).toISOString(),
    activeKeys,
  }));
  if (parsed.options.has('json')) return printJson(rows);
  printTable(
    ['E-MAIL', 'PLAN', 'KEYS', 'CREATED'],
    rows.map((row) => [row.email, row.plan, String(row.activeKeys), row.createdAt]),
  );
}

function say({ options }: Arguments, value: unknown, sentence: string): void {
  if (options.has('json')) printJson(value);
  else process.stdout.write(`${sentence}\n`);
}

const passwordOf = (parsed: Arguments): Promise<string> | string => (parsed.options.has('password') ? required(parsed, 'password') : askPassword());

function planOf(value: string): Plan {
  const plan = planNamed(value);
  if (!plan) throw new Misuse(`--plan must be one of ${PLANS.join(', ')}, not ${JSON.stringify(value)}.`);
  return plan;
}
