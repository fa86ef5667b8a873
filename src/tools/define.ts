import type { z } from 'zod';
import type { Beside } from './beside.ts';
import type { Category } from './categories.ts';
import type { AppliesWhen } from './conditions.ts';
import type { EncodedBy } from './field-kinds.ts';
import type { View } from './views.ts';

type NameIn<Fields extends z.ZodObject> = Extract<keyof z.output<Fields>, string>;

/** What one tool is: its contract, its documentation and its work. */
export interface ToolDefinition<Inputs extends z.ZodObject, Result extends z.ZodObject> {
  /** Lower-case words joined by hyphens; also the file's name. */
  slug: string;
  name: string;
  category: Category;
  /** One sentence of 50 to 120 characters: what it does, with what, and what comes out. */
  summary: string;
  /** What a caller should know beyond the fields: rules, limits, conventions. */
  description?: string;
  /** The standard or formula it follows. */
  reference?: string;
  /** Everyday words people search for that stand neither in the name nor in the summary. */
  keywords?: readonly string[];
  /** `heavy`: more than linear in its inputs, or slow by nature; always runs in a worker. */
  cost?: 'linear' | 'heavy';
  /**
   * For a linear tool: whether these inputs, small as they are, are more work than the event loop may be held up with (10 ms), so that they run in a worker.
   * Asked on validated inputs, and itself next to no work.
   */
  heavyWhen?(inputs: z.output<Inputs>): boolean;
  /** For a linear tool: up to how many bytes of a call it is so little work that the event loop does it; 8 KB where this does not say more. */
  inlineBytes?: number;
  /** The same inputs give another answer each time, drawn from the system's random source unless a seed is given. */
  random?: true;
  inputs: Inputs;
  result: Result;
  /** The field of the result that people come for, shown first and large on pages; without it, the first. */
  headline?: NameIn<Result>;
  /** The fields that a step of a recipe takes from the one before and hands on to the next, where the rule of docs/recipes.md is wrong. */
  main?: MainDefinition<NameIn<Inputs>, NameIn<Result>>;
  /** By field of the inputs, the inputs and their values with which alone it counts, where it does not always: pages show it only then. Of several inputs, each must have one of its values; of a list of such conditions, one is enough. */
  appliesWhen?: AppliesWhen<NameIn<Inputs>>;
  /** By field and choice, what pages call the choice, where its own words say too little: a sentence that is filled in has fields of the form in braces. */
  choiceLabels?: { readonly [Field in keyof z.input<Inputs>]?: Readonly<Record<string, string>> };
  /** How pages view fields of the result, beyond what the kinds of their values tell. */
  views?: readonly View<NameIn<Result>, NameIn<Inputs>>[];
  /** What pages show below the result, made from it by the same or another tool. */
  beside?: readonly Beside<NameIn<Result>, NameIn<Inputs>>[];
  /** The result is another each second: pages run the tool again while the field that stands for the present is empty. */
  everySecond?: true;
  /** What pages offer to begin with, by what it is called. */
  presets?: Readonly<Record<string, z.input<Inputs>>>;
  /** What the tool's page opens with, where neither the first example nor, for a random tool, its defaults are a good first sight. */
  pageInputs?: z.input<Inputs>;
  /** Of `year` and `month`, those in which the tool's page opens with the present, in place of the first example's. */
  presentFields?: readonly ('year' | 'month' | 'date')[];
  /** Run as tests and shown to callers: the results are exact and whole. */
  examples: readonly { inputs: z.input<Inputs>; result: z.input<Result> }[];
  /** Does the work on validated inputs. Throws `InvalidInputs` or `Unprocessable`. Heavy libraries are imported in here. */
  run(inputs: z.output<Inputs>): z.input<Result> | Promise<z.input<Result>>;
}

/** What a tool's file says of its main fields. */
export interface MainDefinition<Input extends string = string, Output extends string = string> {
  /** `false`: there is none. */
  input?: Input | false;
  output?: Output;
  /** How bytes are written in the main input and in the main output. */
  encodedBy?: { input?: readonly EncodedBy[]; output?: readonly EncodedBy[] };
}

/** By field, what its choices are called. */
export type ChoiceLabels = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

/** A tool whose own input and result types are no longer known: what the runner runs. */
export interface Tool {
  readonly slug: string;
  readonly name: string;
  readonly category: Category;
  readonly summary: string;
  readonly description?: string;
  readonly reference?: string;
  readonly keywords?: readonly string[];
  readonly cost: 'linear' | 'heavy';
  heavyWhen?(inputs: Record<string, unknown>): boolean;
  readonly inlineBytes?: number;
  readonly random?: true;
  readonly inputs: z.ZodObject;
  readonly result: z.ZodObject;
  readonly headline?: string;
  readonly main?: MainDefinition;
  readonly appliesWhen?: AppliesWhen;
  readonly choiceLabels?: ChoiceLabels;
  readonly views?: readonly View[];
  readonly beside?: readonly Beside[];
  readonly everySecond?: true;
  readonly presets?: Readonly<Record<string, Record<string, unknown>>>;
  readonly pageInputs?: Record<string, unknown>;
  readonly presentFields?: readonly ('year' | 'month' | 'date')[];
  readonly examples: readonly { inputs: Record<string, unknown>; result: Record<string, unknown> }[];
  run(inputs: Record<string, unknown>): Record<string, unknown> | Promise<Record<string, unknown>>;
}

/** Defines a tool; the types of `examples` and `run` follow from its `inputs` and `result` schemas. */
export function defineTool<Inputs extends z.ZodObject, Result extends z.ZodObject>(definition: ToolDefinition<Inputs, Result>): Tool {
  return { cost: 'linear', ...definition };
}
