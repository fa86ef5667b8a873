import { z } from 'zod';

/** The answers to a questionnaire about the last two weeks. */
export const answersOf = (questions: number) =>
  z
    .array(z.int().min(0).max(3))
    .length(questions)
    .describe(`Answers to the ${questions} questions in order: 0 not at all, 1 several days, 2 more than half the days, 3 nearly every day`);

export const sumOf = (answers: readonly number[]): number => answers.reduce((sum, answer) => sum + answer, 0);
