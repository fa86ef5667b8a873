import { Misuse } from './arguments.ts';
import type { Command } from './command.ts';

/** The commands, each loaded when it is asked for. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve.ts')).serveCommand],
  ['run', async () => (await import('./run.ts')).runCommand],
  ['list', async () => (await import('./list.ts')).listCommand],
  ['show', async () => (await import('./show.ts')).showCommand],
  ['convert', async () => (await import('./convert.ts')).convertCommand],
  ['detect', async () => (await import('./detect.ts')).detectCommand],
  ['pipe', async () => (await import('./pipe.ts')).pipeCommand],
  ['recipe', async () => (await import('./recipe.ts')).recipeCommand],
  ['mcp', async () => (await import('./mcp.ts')).mcpCommand],
  ['account', async () => (await import('./account.ts')).accountCommand],
  ['key', async () => (await import('./key.ts')).keyCommand],
  ['backup', async () => (await import('./backup.ts')).backupCommand],
  ['restore', async () => (await import('./restore.ts')).restoreCommand],
  ['migrate', async () => (await import('./migrate.ts')).migrateCommand],
  ['site', async () => (await import('./site.ts')).siteCommand],
  ['usage', async () => (await import('./usage.ts')).usageCommand],
]);

async function overview(): Promise<string> {
  const all = await Promise.all(Array.from(commands.values(), (load) => load()));
  const lines = all.flatMap(({ usage, summary }) => [...usage.map((line) => `  toolrack ${line}`), `      ${summary}`]);
  return `Toolrack runs hundreds of tools and converts units.\n\n${lines.join('\n')}\n\nEvery command takes --help, and --json to print JSON alone.\n`;
}

async function main(args: string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(await overview());
    if (name === undefined) process.exitCode = 2;
    return;
  }
  if (name === '--version') {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
    process.stdout.write(`${manifest.version}\n`);
    return;
  }
  const load = commands.get(name);
  if (!load) throw new Misuse(`There is no command ${JSON.stringify(name)}. The commands are ${[...commands.keys()].join(', ')}.`);
  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
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
