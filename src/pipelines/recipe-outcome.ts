import type { Failure, Success } from '../runner/outcome.ts';
import type { FindCard } from './handing-card.ts';

/** What became of a step. */
export interface StepReport {
  id: string;
  runs: number;
  /** Why it has no result: its condition was not met, or it failed and was passed over. */
  skipped?: 'when' | 'error';
  /** How many of the runs of a loop failed and were passed over. */
  failed?: number;
}

/** Why a run gave no result: a failure of the service, or one that only a browser knows. */
export type RunFailure = Omit<Failure, 'code'> & { code: string };

/** Where the tools of a recipe are run: in this process, or in the worker of a page. */
export interface RecipeTools {
  findCard: FindCard;
  /** @param step the id of the step that it is run for */
  run(slug: string, inputs: Record<string, unknown>, step: string): Success | RunFailure | Promise<Success | RunFailure>;
  /** Is told of each step when it is over. @param resultJson none where it was passed over */
  done?(report: StepReport, resultJson: string | undefined): void;
}

/** What became of a recipe. */
export type RecipeOutcome =
  | { ok: true; result: unknown; steps: StepReport[] }
  /** @property step the one that failed, with the results of those before it; none where the recipe itself or its arguments are wrong */
  | { ok: false; failure: RunFailure; step?: string; results?: Record<string, unknown> };

/** Runs a recipe with no server. @param given values of its parameters, before those that the recipe has itself */
export type RunRecipe = (recipe: unknown, given: Readonly<Record<string, unknown>>, tools: RecipeTools) => Promise<RecipeOutcome>;
