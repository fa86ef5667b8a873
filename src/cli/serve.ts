import { SETTINGS } from '../settings/config.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';

export const serveCommand: Command = {
  usage: ['serve'],
  summary: 'Starts the service, configured by environment variables.',
  help: `Settings, from the environment:\n\n${SETTINGS.map(({ name, meaning, byDefault }) => `  ${name.padEnd(28)}${meaning} (${byDefault})`).join('\n')}`,
  async run(args) {
    const { words } = parseArguments(args, [], []);
    if (words.length > 0) throw new Misuse('serve takes no arguments; its settings come from the environment.');
    const { serve } = await import('../start/serve.ts');
    await serve(process.env);
  },
};
