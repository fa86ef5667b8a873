import type { Tool } from '../define.ts';
import areaCalculator from './area-calculator.ts';
import arithmeticSequenceCalculator from './arithmetic-sequence-calculator.ts';
import baseArithmeticCalculator from './base-arithmetic-calculator.ts';
import bigNumberCalculator from './big-number-calculator.ts';
import booleanAlgebraSimplifier from './boolean-algebra-simplifier.ts';
import chineseRemainderCalculator from './chinese-remainder-calculator.ts';
import circleCalculator from './circle-calculator.ts';
import circularSectorCalculator from './circular-sector-calculator.ts';
import combinationGenerator from './combination-generator.ts';
import commonDenominatorCalculator from './common-denominator-calculator.ts';
import complexNumberCalculator from './complex-number-calculator.ts';
import constantDigitsGenerator from './constant-digits-generator.ts';
import continuedFractionCalculator from './continued-fraction-calculator.ts';
import coordinateSystemConverter from './coordinate-system-converter.ts';
import decimalToFractionConverter from './decimal-to-fraction-converter.ts';
import definiteIntegralCalculator from './definite-integral-calculator.ts';
import derivativeCalculator from './derivative-calculator.ts';
import diophantineEquationSolver from './diophantine-equation-solver.ts';
import divisorCalculator from './divisor-calculator.ts';
import egyptianFractionCalculator from './egyptian-fraction-calculator.ts';
import eigenvalueCalculator from './eigenvalue-calculator.ts';
import ellipseCalculator from './ellipse-calculator.ts';
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
import hyperbolicFunctionCalculator from './hyperbolic-function-calculator.ts';
import integerSequenceGenerator from './integer-sequence-generator.ts';
import interpolationCalculator from './interpolation-calculator.ts';
import inverseTrigonometryCalculator from './inverse-trigonometry-calculator.ts';
import limitCalculator from './limit-calculator.ts';
import lineIntersectionCalculator from './line-intersection-calculator.ts';
import logarithmCalculator from './logarithm-calculator.ts';
import longDivisionCalculator from './long-division-calculator.ts';
import mathExpressionEvaluator from './math-expression-evaluator.ts';
import matrixCalculator from './matrix-calculator.ts';
import matrixDecompositionCalculator from './matrix-decomposition-calculator.ts';
import matrixDeterminantCalculator from './matrix-determinant-calculator.ts';
import matrixInverseCalculator from './matrix-inverse-calculator.ts';
import matrixPropertiesCalculator from './matrix-properties-calculator.ts';
import modularExponentiationCalculator from './modular-exponentiation-calculator.ts';
import modularInverseCalculator from './modular-inverse-calculator.ts';
import moduloCalculator from './modulo-calculator.ts';
import nthRootCalculator from './nth-root-calculator.ts';
import numberPropertiesAnalyzer from './number-properties-analyzer.ts';
import percentErrorCalculator from './percent-error-calculator.ts';
import percentageCalculator from './percentage-calculator.ts';
import percentageChangeCalculator from './percentage-change-calculator.ts';
import percentageDifferenceCalculator from './percentage-difference-calculator.ts';
import permutationCombinationCalculator from './permutation-combination-calculator.ts';
import pointDistanceCalculator from './point-distance-calculator.ts';
import polygonAreaCalculator from './polygon-area-calculator.ts';
import polynomialCalculator from './polynomial-calculator.ts';
import polynomialFactoringCalculator from './polynomial-factoring-calculator.ts';
import polynomialRootFinder from './polynomial-root-finder.ts';
import primeChecker from './prime-checker.ts';
import primeFactorizationCalculator from './prime-factorization-calculator.ts';
import primeNumberGenerator from './prime-number-generator.ts';
import proportionCalculator from './proportion-calculator.ts';
import quadraticEquationSolver from './quadratic-equation-solver.ts';
import radixConverter from './radix-converter.ts';
import randomPrimeGenerator from './random-prime-generator.ts';
import ratioCalculator from './ratio-calculator.ts';
import regularPolygonCalculator from './regular-polygon-calculator.ts';
import rightTriangleCalculator from './right-triangle-calculator.ts';
import romanNumeralConverter from './roman-numeral-converter.ts';
import roundingCalculator from './rounding-calculator.ts';
import rrefCalculator from './rref-calculator.ts';
import scientificNotationConverter from './scientific-notation-converter.ts';
import setCalculator from './set-calculator.ts';
import significantFiguresCalculator from './significant-figures-calculator.ts';
import slopeCalculator from './slope-calculator.ts';
import specialFunctionCalculator from './special-function-calculator.ts';
import sumCalculator from './sum-calculator.ts';
import summationCalculator from './summation-calculator.ts';
import systemOfEquationsSolver from './system-of-equations-solver.ts';
import taylorSeriesCalculator from './taylor-series-calculator.ts';
import triangleCalculator from './triangle-calculator.ts';
import trigonometryCalculator from './trigonometry-calculator.ts';
import truthTableGenerator from './truth-table-generator.ts';
import vectorCalculator from './vector-calculator.ts';
import volumeCalculator from './volume-calculator.ts';

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
  systemOfEquationsSolver,
  equationSolver,
  matrixCalculator,
  matrixDeterminantCalculator,
  matrixInverseCalculator,
  rrefCalculator,
  eigenvalueCalculator,
  matrixDecompositionCalculator,
  matrixPropertiesCalculator,
  vectorCalculator,
  complexNumberCalculator,
  trigonometryCalculator,
  inverseTrigonometryCalculator,
  hyperbolicFunctionCalculator,
  triangleCalculator,
  rightTriangleCalculator,
  circleCalculator,
  circularSectorCalculator,
  ellipseCalculator,
  regularPolygonCalculator,
  areaCalculator,
  volumeCalculator,
  polygonAreaCalculator,
  slopeCalculator,
  pointDistanceCalculator,
  lineIntersectionCalculator,
  coordinateSystemConverter,
  scientificNotationConverter,
  significantFiguresCalculator,
  roundingCalculator,
  radixConverter,
  baseArithmeticCalculator,
  romanNumeralConverter,
  egyptianFractionCalculator,
  continuedFractionCalculator,
  numberPropertiesAnalyzer,
  derivativeCalculator,
  definiteIntegralCalculator,
  limitCalculator,
  taylorSeriesCalculator,
  summationCalculator,
  functionTableGenerator,
  interpolationCalculator,
  setCalculator,
  truthTableGenerator,
  booleanAlgebraSimplifier,
  specialFunctionCalculator,
  constantDigitsGenerator,
  longDivisionCalculator,
] satisfies Tool[];
