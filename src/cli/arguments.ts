/** Called wrongly: exit status 2. */
export class Misuse extends Error {}

/** The words of a command line, split into options and the rest. */
export interface Arguments {
  words: string[];
  options: ReadonlyMap<string, string | true>;
}

/**
 * Parts a command line. Only `--name` and `-h` are options, so that `-40` is a number and `-` is standard input.
 * @param valued options that take a value, as `--name value` or `--name=value`
 * @param flags options that take none
 */
export function parseArguments(args: readonly string[], valued: readonly string[], flags: readonly string[]): Arguments {
  const words: string[] = [];
  const options = new Map<string, string | true>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const match = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(arg === '-h' ? '--help' : arg);
    if (!match) {
      if (arg.startsWith('--')) throw new Misuse(`${arg} is not an option of this command.`);
      words.push(arg);
      continue;
    }
    const [, name = '', attached] = match;
    if (flags.includes(name) && attached === undefined) options.set(name, true);
    else if (valued.includes(name)) {
      const value = attached ?? args[++i];
      if (value === undefined) throw new Misuse(`--${name} needs a value.`);
      options.set(name, value);
    } else throw new Misuse(`--${name} is not an option of this command.`);
  }
  return { words, options };
}

/** An option that must be given, with a value. */
export function required({ options }: Arguments, name: string): string {
  const value = options.get(name);
  if (typeof value !== 'string' || value === '') throw new Misuse(`--${name} is needed.`);
  return value;
}
