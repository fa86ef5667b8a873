import type { Tool } from '../define.ts';
import arithmeticSequenceCalculator from './arithmetic-sequence-calculator.ts';
import bigNumberCalculator from './big-number-calculator.ts';
import chineseRemainderCalculator from './chinese-remainder-calculator.ts';
import combinationGenerator from './combination-generator.ts';
import commonDenominatorCalculator from './common-denominator-calculator.ts';
import complexNumberCalculator from './complex-number-calculator.ts';
import decimalToFractionConverter from './decimal-to-fraction-converter.ts';
import definiteIntegralCalculator from './definite-integral-calculator.ts';
import derivativeCalculator from './derivative-calculator.ts';
import diophantineEquationSolver from './diophantine-equation-solver.ts';
import divisorCalculator from './divisor-calculator.ts';
import equationSolver from './equation-solver.ts';
import exponentCalculator from './exponent-calculator.ts';
import extendedGcdCalculator from './extended-gcd-calculator.ts';
import factorialCalculator from './factorial-calculator.ts';
import fibonacciGenerator from './fibonacci-generator.ts';
import fractionCalculator from './fraction-calculator.ts';
import fractionSimplifier from './fraction-simplifier.ts';
import fractionToDecimalConverter from './fraction-to-decimal-converter.ts';
import functionTableGenerator from './function-table-generator.ts';
import gcdLcmCalculator from './gcd-lcm-calculator.ts';
import geometricSequenceCalculator from './geometric-sequence-calculator.ts';
import integerSequenceGenerator from './integer-sequence-generator.ts';
import limitCalculator from './limit-calculator.ts';
import logarithmCalculator from './logarithm-calculator.ts';
import mathExpressionEvaluator from './math-expression-evaluator.ts';
import modularExponentiationCalculator from './modular-exponentiation-calculator.ts';
import modularInverseCalculator from './modular-inverse-calculator.ts';
import moduloCalculator from './modulo-calculator.ts';
import nthRootCalculator from './nth-root-calculator.ts';
import percentErrorCalculator from './percent-error-calculator.ts';
import percentageCalculator from './percentage-calculator.ts';
import percentageChangeCalculator from './percentage-change-calculator.ts';
import percentageDifferenceCalculator from './percentage-difference-calculator.ts';
import permutationCombinationCalculator from './permutation-combination-calculator.ts';
import polynomialCalculator from './polynomial-calculator.ts';
import polynomialFactoringCalculator from './polynomial-factoring-calculator.ts';
import polynomialRootFinder from './polynomial-root-finder.ts';
import primeChecker from './prime-checker.ts';
import primeFactorizationCalculator from './prime-factorization-calculator.ts';
import primeNumberGenerator from './prime-number-generator.ts';
import proportionCalculator from './proportion-calculator.ts';
import quadraticEquationSolver from './quadratic-equation-solver.ts';
import randomPrimeGenerator from './random-prime-generator.ts';
import ratioCalculator from './ratio-calculator.ts';
import sumCalculator from './sum-calculator.ts';
import summationCalculator from './summation-calculator.ts';
import taylorSeriesCalculator from './taylor-series-calculator.ts';

export default [
  mathExpressionEvaluator,
  bigNumberCalculator,
  sumCalculator,
  percentageCalculator,
  percentageChangeCalculator,
  percentageDifferenceCalculator,
  percentErrorCalculator,
  fractionCalculator,
  fractionSimplifier,
  decimalToFractionConverter,
  fractionToDecimalConverter,
  commonDenominatorCalculator,
  ratioCalculator,
  proportionCalculator,
  gcdLcmCalculator,
  extendedGcdCalculator,
  moduloCalculator,
  modularExponentiationCalculator,
  modularInverseCalculator,
  chineseRemainderCalculator,
  diophantineEquationSolver,
  primeChecker,
  primeNumberGenerator,
  randomPrimeGenerator,
  primeFactorizationCalculator,
  divisorCalculator,
  factorialCalculator,
  permutationCombinationCalculator,
  combinationGenerator,
  fibonacciGenerator,
  arithmeticSequenceCalculator,
  geometricSequenceCalculator,
  integerSequenceGenerator,
  nthRootCalculator,
  logarithmCalculator,
  exponentCalculator,
  quadraticEquationSolver,
  polynomialRootFinder,
  polynomialCalculator,
  polynomialFactoringCalculator,
  equationSolver,
  complexNumberCalculator,
  derivativeCalculator,
  definiteIntegralCalculator,
  limitCalculator,
  taylorSeriesCalculator,
  summationCalculator,
  functionTableGenerator,
] satisfies Tool[];
