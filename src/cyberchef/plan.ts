/** What is handed from one step to the next: a string, bytes, one value (a number, true or false), a list of strings or any JSON. */
export type Matter = 'text' | 'bytes' | 'value' | 'list' | 'json';

/** The field by which a step takes what the one before gives. */
export interface Taking {
  field: string;
  /** `whole` is the whole result of the step before. */
  as: 'text' | 'bytes' | 'json' | 'list' | 'whole';
  /** The input that says how the bytes are written. */
  encoding?: string;
  /** The tool can do without this field, so that it must be bound by name. */
  optional?: boolean;
  /** The text is itself the written form of bytes (hex digits), as the inputs say. */
  asWritten?: boolean;
  /** The bytes can only be given in hex or base64. */
  binary?: boolean;
}

/** The field of a result that a step hands on. */
export interface Giving {
  field: string;
  as: Matter;
  /** The input that says how the bytes are written. */
  encoding?: string;
  /** It is no main output, or one whose bytes CyberChef has as text (the hex digits of a digest): handed on as it stands. */
  asWritten?: boolean;
  /** The bytes cannot be asked for as UTF-8. */
  binary?: boolean;
  /** What stands between the items of a list. */
  separator?: string;
  /** Where the text of an item of a list is in it, such as `/text`. */
  pointer?: string;
}

/** One step of a recipe that is yet to be bound to those before it. */
export interface Plan {
  tool: string;
  inputs: Record<string, unknown>;
  takes?: Taking;
  gives: Giving;
  /** Runs it for each item of a list that an earlier step of the operation gives; its inputs say where the item goes. */
  forEach?: { $step: number; pointer: string };
}

/** What an operation becomes: its steps in order. */
export type Plans = Plan | Each | readonly (Plan | Each)[];

/** Steps that are run for each part of a text. */
export interface Each {
  separator: string;
  merge: string;
  plans: readonly Plan[];
}

/** Runs steps for each part of a text and joins what they give. */
export const each = (separator: string, merge: string, plans: readonly Plan[]): Each => ({ separator, merge, plans });

/** In the inputs of a step: a place in the result of an earlier step of the same operation, counted from 0. */
export const of = (index: number, pointer: string): { $step: number; pointer: string } => ({ $step: index, pointer });

/** One step. */
export const step = (tool: string, inputs: Record<string, unknown>, takes: Taking | undefined, gives: Giving): Plan => ({
  tool,
  inputs,
  ...(takes && { takes }),
  gives,
});

/** Takes a string. */
export const text = (field = 'text'): Taking => ({ field, as: 'text' });
/** Takes bytes, written as `encoding` says. */
export const bytes = (field = 'text', encoding = 'inputEncoding'): Taking => ({ field, as: 'bytes', encoding });
/** Takes bytes, which can only be written in hex or base64. */
export const binary = (field: string, encoding: string): Taking => ({ field, as: 'bytes', encoding, binary: true });
/** Takes a string that is the written form of bytes, such as hex digits, as the inputs say. */
export const written = (field = 'text'): Taking => ({ field, as: 'text', asWritten: true });
/** The same, bound by name: the tool can do without the field. */
export const optional = (taking: Taking): Taking => ({ ...taking, optional: true });
/** Takes a list of strings, line by line. */
export const list = (field: string): Taking => ({ field, as: 'list' });
/** Takes the text of JSON. */
export const json = (field = 'json'): Taking => ({ field, as: 'json' });

/** Gives a string. */
export const givesText = (field = 'output'): Giving => ({ field, as: 'text' });
/** Gives bytes, written as `encoding` says, in UTF-8 too. */
export const givesBytes = (field = 'output', encoding = 'outputEncoding'): Giving => ({ field, as: 'bytes', encoding });
/** Gives bytes that can only be written in hex or base64. */
export const givesBinary = (field = 'output', encoding = 'outputEncoding'): Giving => ({ field, as: 'bytes', encoding, binary: true });
/** Gives a part of the result as the text that stands there. */
export const givesWritten = (field: string): Giving => ({ field, as: 'text', asWritten: true });
/** Gives a number, or true or false. */
export const givesValue = (field: string): Giving => ({ field, as: 'value', asWritten: true });
/** Gives a list of strings, joined where a string is taken. */
export const givesList = (field: string, separator = '\n', pointer?: string): Giving => ({
  field,
  as: 'list',
  asWritten: true,
  separator,
  ...(pointer !== undefined && { pointer }),
});
/** Gives any JSON: the main output, which CyberChef writes with four spaces. */
export const givesJson = (field: string): Giving => ({ field, as: 'json' });

/** In the inputs of a step that is run for each item: the item. */
export const ITEM = { $from: 'item', pointer: '' } as const;

/** In the inputs of a step: what its operation was given, a text. */
export const GIVEN = { $given: true } as const;

/** Writes the result of the step before as a text, by a Mustache template. */
export const report = (template: string): Plan => step('mustache-renderer', { template, escape: false }, { field: 'values', as: 'whole' }, givesText('text'));
/** The same with values that are named one by one. */
export const reportOf = (template: string, values: Readonly<Record<string, unknown>>): Plan =>
  step('mustache-renderer', { template, escape: false, values }, undefined, givesText('text'));
/** Writes JSON as CyberChef does, with four spaces. */
export const indented = (): Plan => step('json-formatter', { indent: 4 }, json(), givesText('formatted'));

/** Works on a text with a jq program, in which `.` is the text and the answer one string. */
export const jq = (filter: string, values: Readonly<Record<string, string>> = {}): Plan[] => [
  step('json-string-escaper', { quotes: true }, text(), givesText()),
  step('jq-evaluator', { filter, ...(Object.keys(values).length > 0 && { arguments: values }) }, json(), givesWritten('outputs/0')),
];
