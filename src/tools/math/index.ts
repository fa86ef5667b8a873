import type { Tool } from '../define.ts';
import chineseRemainderCalculator from './chinese-remainder-calculator.ts';
import commonDenominatorCalculator from './common-denominator-calculator.ts';
import diophantineEquationSolver from './diophantine-equation-solver.ts';
import extendedGcdCalculator from './extended-gcd-calculator.ts';
import fractionCalculator from './fraction-calculator.ts';
import fractionSimplifier from './fraction-simplifier.ts';
import gcdLcmCalculator from './gcd-lcm-calculator.ts';
import modularExponentiationCalculator from './modular-exponentiation-calculator.ts';
import modularInverseCalculator from './modular-inverse-calculator.ts';
import moduloCalculator from './modulo-calculator.ts';
import percentErrorCalculator from './percent-error-calculator.ts';
import percentageCalculator from './percentage-calculator.ts';
import percentageChangeCalculator from './percentage-change-calculator.ts';
import percentageDifferenceCalculator from './percentage-difference-calculator.ts';
import proportionCalculator from './proportion-calculator.ts';
import ratioCalculator from './ratio-calculator.ts';

export default [
  percentageCalculator,
  percentageChangeCalculator,
  percentageDifferenceCalculator,
  percentErrorCalculator,
  fractionCalculator,
  fractionSimplifier,
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
] satisfies Tool[];
