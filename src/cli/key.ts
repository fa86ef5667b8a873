import { parseKeyName } from '../keys/key-name.ts';
import { Misuse, parseArguments, required } from './arguments.ts';
import type { Command } from './command.ts';
import { type OfflineServices, withServices } from './offline.ts';
import { printJson, printTable } from './print.ts';

export const keyCommand: Command = {
  usage: ['key create --email E [--name N]', 'key list --email E', 'key revoke --hash H'],
  summary: "Manages API keys in the server's database; a running server sees it at once.",
  async run(args) {
    const [action, ...rest] = args;
    const parsed = parseArguments(rest, ['email', 'name', 'hash'], ['json']);
    if (parsed.words.length > 0) throw new Misuse(`key ${action} does not take ${JSON.stringify(parsed.words[0])}.`);
    const json = parsed.options.has('json');
    switch (action) {
      case 'create': {
        const email = required(parsed, 'email');
        const { key, record } = await withServices(async (services) => {
          const account = await accountOf(services, email);
          if (account.plan === 'free') throw new Error(`${email} is on the Free plan, which has no API keys; toolrack account plan changes it.`);
          return services.keys.issue(account.id, parseKeyName(parsed.options.get('name')));
        });
        if (json) return printJson({ key, hash: record.hash, name: record.name, prefix: record.prefix, createdAt: record.createdAt });
        process.stdout.write(`${key}\nSave this key now: it cannot be shown again.\nhash ${record.hash}\n`);
        return;
      }
      case 'list': {
        const email = required(parsed, 'email');
        const keys = await withServices(async (services) => services.keys.list((await accountOf(services, email)).id), { readOnly: true });
        if (json) return printJson(keys);
        return printTable(
          ['PREFIX', 'NAME', 'CREATED', 'LAST USED', 'HASH'],
          keys.map((key) => [key.prefix, key.name, key.createdAt, key.lastUsedAt ?? 'never', key.hash]),
        );
      }
      case 'revoke': {
        const revoked = await withServices(({ keys }) => keys.revokeByHash(required(parsed, 'hash')));
        return json ? printJson(revoked) : void process.stdout.write(`Revoked at ${revoked.revokedAt}.\n`);
      }
      default:
        throw new Misuse('key needs create, list or revoke.');
    }
  },
};

async function accountOf({ accounts }: OfflineServices, email: string) {
  const account = await accounts.byEmail(email);
  if (!account) throw new Error(`There is no account ${email}; toolrack account list shows them.`);
  return account;
}
