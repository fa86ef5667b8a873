import { accountCommand } from './account.ts';
import { Misuse, parseArguments } from './arguments.ts';
import { convertCommand } from './convert.ts';
import { keyCommand } from './key.ts';
import { listCommand, runCommand, showCommand } from './tools.ts';

/** A command: its usage lines, what it does, and its work on the words behind its name. */
export interface Command {
  usage: string[];
  summary: string;
  help?: string;
  run(args: string[]): Promise<void>;
}

const serveCommand: Command = {
  usage: ['serve'],
  summary: 'Starts the service; settings come from the environment.',
  async run(args) {
    const { SETTINGS } = await import('../config.ts');
    const { words, options } = parseArguments(args, [], ['help']);
    if (options.has('help')) {
      process.stdout.write(
        `toolrack serve\n\nStarts the service. Settings, from the environment:\n\n${SETTINGS.map(({ name, meaning, byDefault }) => `  ${name.padEnd(28)}${meaning} (${byDefault})`).join('\n')}\n`,
      );
      return;
    }
    if (words.length > 0) throw new Misuse('serve takes no words; its settings come from the environment.');
    const { serve } = await import('../serve.ts');
    await serve(process.env);
  },
};

const commands: Record<string, Command> = {
  serve: serveCommand,
  run: runCommand,
  list: listCommand,
  show: showCommand,
  convert: convertCommand,
  account: accountCommand,
  key: keyCommand,
};

function overview(): string {
  const lines = Object.values(commands).flatMap(({ usage, summary }) => [...usage.map((line) => `  toolrack ${line}`), `      ${summary}`]);
  return `Toolrack runs hundreds of tools and converts units.\n\n${lines.join('\n')}\n\nEvery command takes --help, and --json to print JSON alone.\n`;
}

async function main(args: string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(overview());
    if (name === undefined) process.exitCode = 2;
    return;
  }
  if (name === '--version') {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
    process.stdout.write(`${manifest.version}\n`);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Misuse(`There is no command ${JSON.stringify(name)}. The commands are ${Object.keys(commands).join(', ')}.`);
  if (command !== serveCommand && (rest.includes('--help') || rest.includes('-h'))) {
    process.stdout.write(`${command.usage.map((line) => `toolrack ${line}`).join('\n')}\n\n${command.summary}\n${command.help ? `\n${command.help}\n` : ''}`);
    return;
  }
  await command.run(rest);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`toolrack: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
