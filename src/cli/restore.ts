import { restore } from '../storage/backup.ts';
import { embeddedFolder, fileOf } from './backup.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

export const restoreCommand: Command = {
  usage: ['restore FILE'],
  summary: 'Checks a backup and replaces the database with it. The server must be stopped.',
  help: 'What is in the database now is lost: back it up first. The next start brings an older backup to the newest version.',
  async run(args) {
    const { file, json } = fileOf(args, 'restore');
    await restore(embeddedFolder('restore', 'pg_restore'), file);
    return json ? printJson({ restored: file }) : void process.stdout.write(`Restored ${file}.\n`);
  },
};
