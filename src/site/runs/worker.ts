// The worker that runs tools in the browser and draws their results.
// Every tool needs Zod: it comes with the worker, and not after the first tool.
import 'zod';
import { answerRuns, type WorkerScope } from '../../browser/answer-runs.ts';
import { showResult } from '../results/show.ts';

declare const self: WorkerScope;

answerRuns(self, {
  async draw(result, shape) {
    // Few tools say how their results are viewed; what draws that is loaded for them alone, and done without where it cannot be.
    const views = shape.views && (await import('../results/views.ts').catch(() => undefined));
    return showResult(result, shape, views?.viewOf).markup;
  },
});
