import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { quotientOf } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const cell = z.int().min(0).max(1_000_000_000_000);
const measure = z.number().optional();

export default defineTool({
  slug: 'confusion-matrix-calculator',
  name: 'Confusion Matrix Calculator',
  category: 'statistics',
  summary: 'Calculates accuracy, precision, recall, F1, MCC and more from the confusion matrix of a binary classifier or test.',
  description: 'All measures are exact fractions of the four counts before they are rounded. One whose denominator is 0 is absent.',
  reference: 'Fawcett (2006); Matthews (1975); Cohen (1960); Youden (1950)',
  keywords: ['sensitivity', 'specificity', 'f-score', 'matthews correlation', 'classification metrics', 'true positive rate', 'likelihood ratio', 'ppv npv'],
  inputs: z.strictObject({
    truePositives: cell.describe('Positive cases that were predicted positive'),
    falsePositives: cell.describe('Negative cases that were predicted positive'),
    trueNegatives: cell.describe('Negative cases that were predicted negative'),
    falseNegatives: cell.describe('Positive cases that were predicted negative'),
  }),
  result: z.strictObject({
    accuracy: z.number().describe('Share of all cases that were predicted correctly'),
    precision: measure.describe('Positive predictive value: share of the predicted positives that are positive; absent without predicted positives'),
    recall: measure.describe('Sensitivity or true positive rate: share of the positives that were found; absent without positives'),
    specificity: measure.describe('True negative rate: share of the negatives that were predicted negative; absent without negatives'),
    f1: measure.describe('Harmonic mean of precision and recall, 2TP/(2TP + FP + FN); absent when there are only true negatives'),
    balancedAccuracy: measure.describe('Mean of recall and specificity; absent when one of them is'),
    matthewsCorrelation: measure.describe('Matthews correlation coefficient from -1 to 1; absent when a row or column of the matrix is 0'),
    cohensKappa: measure.describe("Cohen's kappa: agreement beyond chance; absent when chance alone would agree fully"),
    negativePredictiveValue: measure.describe('Share of the predicted negatives that are negative; absent without predicted negatives'),
    falsePositiveRate: measure.describe('Share of the negatives that were predicted positive; absent without negatives'),
    falseNegativeRate: measure.describe('Share of the positives that were predicted negative; absent without positives'),
    falseDiscoveryRate: measure.describe('Share of the predicted positives that are negative; absent without predicted positives'),
    prevalence: z.number().describe('Share of all cases that are positive'),
    youdensJ: measure.describe("Youden's index, recall + specificity − 1; absent when one of them is"),
    positiveLikelihoodRatio: measure.describe('Recall divided by the false positive rate; absent when that is 0 or one of them is absent'),
    negativeLikelihoodRatio: measure.describe('False negative rate divided by the specificity; absent when that is 0 or one of them is absent'),
    total: z.int().describe('Number of all cases'),
  }),
  examples: [
    {
      inputs: { truePositives: 90, falsePositives: 10, trueNegatives: 80, falseNegatives: 20 },
      result: {
        accuracy: 0.85,
        precision: 0.9,
        recall: 0.8181818181818182,
        specificity: 0.8888888888888888,
        f1: 0.8571428571428571,
        balancedAccuracy: 0.8535353535353535,
        matthewsCorrelation: 0.7035264706814485,
        cohensKappa: 0.7,
        negativePredictiveValue: 0.8,
        falsePositiveRate: 0.1111111111111111,
        falseNegativeRate: 0.18181818181818182,
        falseDiscoveryRate: 0.1,
        prevalence: 0.55,
        youdensJ: 0.7070707070707071,
        positiveLikelihoodRatio: 7.363636363636363,
        negativeLikelihoodRatio: 0.20454545454545456,
        total: 200,
      },
    },
    {
      inputs: { truePositives: 0, falsePositives: 0, trueNegatives: 50, falseNegatives: 5 },
      result: {
        accuracy: 0.9090909090909091,
        recall: 0,
        specificity: 1,
        f1: 0,
        balancedAccuracy: 0.5,
        cohensKappa: 0,
        negativePredictiveValue: 0.9090909090909091,
        falsePositiveRate: 0,
        falseNegativeRate: 1,
        prevalence: 0.09090909090909091,
        youdensJ: 0,
        negativeLikelihoodRatio: 1,
        total: 55,
      },
    },
  ],
  run(inputs) {
    const [tp, fp] = [BigInt(inputs.truePositives), BigInt(inputs.falsePositives)];
    const [tn, fn] = [BigInt(inputs.trueNegatives), BigInt(inputs.falseNegatives)];
    const total = tp + fp + tn + fn;
    if (total === 0n) unprocessable('All four counts are 0, so there is nothing to measure.');
    const [positives, negatives] = [tp + fn, fp + tn];
    const [foundPositive, foundNegative] = [tp + fp, tn + fn];
    const margins = positives * negatives * foundPositive * foundNegative;
    const determinant = tp * tn - fp * fn;
    return {
      accuracy: quotientOf(tp + tn, total),
      ...given('precision', tp, foundPositive),
      ...given('recall', tp, positives),
      ...given('specificity', tn, negatives),
      ...given('f1', 2n * tp, 2n * tp + fp + fn),
      ...given('balancedAccuracy', tp * negatives + tn * positives, 2n * positives * negatives),
      ...(margins !== 0n && { matthewsCorrelation: doubleOf(new Precise(String(determinant)).div(new Precise(String(margins)).sqrt())) }),
      ...given('cohensKappa', 2n * determinant, foundPositive * negatives + positives * foundNegative),
      ...given('negativePredictiveValue', tn, foundNegative),
      ...given('falsePositiveRate', fp, negatives),
      ...given('falseNegativeRate', fn, positives),
      ...given('falseDiscoveryRate', fp, foundPositive),
      prevalence: quotientOf(positives, total),
      ...given('youdensJ', determinant, positives * negatives),
      ...given('positiveLikelihoodRatio', tp * negatives, positives * fp),
      ...given('negativeLikelihoodRatio', fn * negatives, positives * tn),
      total: Number(total),
    };
  },
});

/** A measure as a field of the result, or no field when its denominator is 0. */
const given = <Name extends string>(name: Name, numerator: bigint, denominator: bigint): { [Field in Name]?: number } =>
  denominator === 0n ? {} : ({ [name]: quotientOf(numerator, denominator) } as { [Field in Name]?: number });
