import type { GivenFile, Wanted } from '../files/plain.ts';
import type { Failure, Outcome } from '../runner/outcome.ts';
import type { View } from '../tools/views.ts';

/** What a page knows of a tool's result before there is one. */
export interface ResultShape {
  /** The field that people come for; without it, the first. */
  headline?: string;
  /** The fields, at any depth, whose keys are the caller's own names, and whose values are declared. */
  records: readonly string[];
  /** The fields that hold whatever JSON there is. */
  json?: readonly string[];
  /** Those of them that are trees: elements within elements. */
  trees?: readonly string[];
  /** The fields whose numbers name something, such as years, ports and ids: they are no quantities. */
  plain?: readonly string[];
  /** The fields that are sums of money, rounded to `decimals`. */
  money?: readonly string[];
  decimals?: number;
  /** What values are called that are one of several choices, or weekdays, by field at any depth; others are called what they are. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The labels of fields at any depth that no rule makes of their names, such as those with units. */
  labels?: Readonly<Record<string, string>>;
  /** The code that texts of the result are, by field, as the page's script colours it. */
  languages?: Readonly<Record<string, string>>;
  /** The fields, at any depth, that are files in base64: their media types by their names. */
  files?: Readonly<Record<string, string>>;
  /** How fields are viewed beyond what their kinds tell. */
  views?: readonly View[];
  /** The inputs that views draw from, long texts cut short. */
  given?: Readonly<Record<string, string>>;
  /** The inputs that are numbers: where the result has one of them again, it is no answer. */
  givenNumbers?: Readonly<Record<string, number>>;
}

/** Files that go to a tool as they are, and how its result is wanted. */
export interface BrowserFiles {
  files: readonly GivenFile<Blob>[];
  wanted?: Wanted;
}

/** What the worker is asked: to load a tool, so that it is there when it is run, or to run it. */
export type Question =
  | { ask: 'load'; id: number; module: string }
  | { ask: 'run'; id: number; module: string; inputs: Record<string, unknown>; draw?: ResultShape; given?: BrowserFiles }
  /** Answered at once by a worker that is not held up by its work. */
  | { ask: 'still-there'; id: number };

/** What the worker answers: that the tool is loaded and runs from now on, what became of it, or that it is still there. */
export type Answer =
  | { tell: 'running'; id: number }
  | { tell: 'outcome'; id: number; outcome: BrowserOutcome; drawn?: string }
  | { tell: 'not-loaded'; id: number; reason: string }
  | { tell: 'still-there'; id: number };

/** What became of a run in the browser: as from the server, or a failure that only a browser knows. */
export type BrowserOutcome = Outcome | BrowserFailure;

export interface BrowserFailure extends Omit<Failure, 'code'> {
  code: BrowserFailureCode;
}

/**
 * - `cancelled`: the caller's signal ended it
 * - `out_of_memory`: the browser gave it no more memory
 * - `worker_crashed`: the worker ended by itself
 * - `load_failed`: the tool's module could not be loaded: no connection, or a newer version is served
 * - `runs_on_server`: the tool is there, and only the server runs it
 */
export type BrowserFailureCode = 'cancelled' | 'out_of_memory' | 'worker_crashed' | 'load_failed' | 'runs_on_server';
