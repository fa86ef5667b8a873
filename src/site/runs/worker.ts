// The worker that runs tools in the browser and draws their results.
// Every tool needs Zod: it comes with the worker, and not after the first tool.
import 'zod';
import { answerRuns, type WorkerScope } from '../../browser/answer-runs.ts';
import { showResult } from '../results/show.ts';

declare const self: WorkerScope;

answerRuns(self, { draw: (result, shape) => showResult(result, shape).markup });
