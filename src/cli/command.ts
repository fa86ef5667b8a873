/** A command: its usage lines, what it does, and its work on the words after its name. */
export interface Command {
  usage: string[];
  summary: string;
  help?: string;
  run(args: string[]): Promise<void>;
}
