import { readConfig } from '../settings/config.ts';
import { backUp } from '../storage/backup.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

export const backupCommand: Command = {
  usage: ['backup FILE'],
  summary: 'Copies the database to a file as it is at this moment; a running server goes on.',
  help: 'The file holds accounts, keys (as hashes), sessions and counters. Keep DATA_DIR/session-secret with it, or everybody has to sign in again after a restore.',
  async run(args) {
    const { file, json } = fileOf(args, 'backup');
    const bytes = await backUp(embeddedFolder('backup', 'pg_dump'), file);
    return json ? printJson({ file, bytes }) : void process.stdout.write(`Wrote ${file}, ${bytes} bytes, and checked it.\n`);
  },
};

/** The one file that a command is given. */
export function fileOf(args: string[], command: string): { file: string; json: boolean } {
  const { words, options } = parseArguments(args, [], ['json']);
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new Misuse(`${command} needs one file.`);
  return { file, json: options.has('json') };
}

/** The folder of the embedded database. Throws where the settings have the database in PostgreSQL, and names the program that does the same there. */
export function embeddedFolder(command: string, instead: string): string {
  const { database, dataDir } = readConfig(process.env);
  if (database) throw new Error(`${command} is for the embedded database. DATABASE_URL is set: use PostgreSQL's ${instead}.`);
  return dataDir;
}
