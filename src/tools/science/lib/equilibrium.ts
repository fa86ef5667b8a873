import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';

/** e to more than it is beyond the doubles, and to less than minus it nothing in them. */
const MAX_EXPONENT = 746;

/** The equilibrium constant e^exponent as a double, 0 below their range; absent beyond it. */
export function equilibriumConstantOf(exponent: Decimal): { equilibriumConstant?: number } {
  if (exponent.abs().gt(MAX_EXPONENT)) return exponent.isNeg() ? { equilibriumConstant: 0 } : {};
  const constant = Number(Precise.exp(exponent).toString());
  return Number.isFinite(constant) ? { equilibriumConstant: constant } : {};
}
