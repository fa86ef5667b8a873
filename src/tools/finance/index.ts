import type { Tool } from '../define.ts';
import plan401kCalculator from './401k-calculator.ts';
import altmanZScoreCalculator from './altman-z-score-calculator.ts';
import amortizationCalculator from './amortization-calculator.ts';
import annuityCalculator from './annuity-calculator.ts';
import aprCalculator from './apr-calculator.ts';
import autoLeaseCalculator from './auto-lease-calculator.ts';
import autoLoanCalculator from './auto-loan-calculator.ts';
import blackScholesCalculator from './black-scholes-calculator.ts';
import bondPriceCalculator from './bond-price-calculator.ts';
import bondYieldCalculator from './bond-yield-calculator.ts';
import breakEvenCalculator from './break-even-calculator.ts';
import cagrCalculator from './cagr-calculator.ts';
import capitalGainsCalculator from './capital-gains-calculator.ts';
import capmCalculator from './capm-calculator.ts';
import cashConversionCycleCalculator from './cash-conversion-cycle-calculator.ts';
import commissionCalculator from './commission-calculator.ts';
import compoundInterestCalculator from './compound-interest-calculator.ts';
import creditCardPayoffCalculator from './credit-card-payoff-calculator.ts';
import currencyFormatter from './currency-formatter.ts';
import dayCountCalculator from './day-count-calculator.ts';
import dcfCalculator from './dcf-calculator.ts';
import debtPayoffCalculator from './debt-payoff-calculator.ts';
import debtToIncomeCalculator from './debt-to-income-calculator.ts';
import depreciationCalculator from './depreciation-calculator.ts';
import discountCalculator from './discount-calculator.ts';
import dividendCalculator from './dividend-calculator.ts';
import dupontAnalysisCalculator from './dupont-analysis-calculator.ts';
import effectiveInterestRateCalculator from './effective-interest-rate-calculator.ts';
import eoqCalculator from './eoq-calculator.ts';
import expenseSplitCalculator from './expense-split-calculator.ts';
import financialRatioCalculator from './financial-ratio-calculator.ts';
import fireCalculator from './fire-calculator.ts';
import homeAffordabilityCalculator from './home-affordability-calculator.ts';
import impliedVolatilityCalculator from './implied-volatility-calculator.ts';
import inflationCalculator from './inflation-calculator.ts';
import inventoryTurnoverCalculator from './inventory-turnover-calculator.ts';
import invoiceCalculator from './invoice-calculator.ts';
import irrCalculator from './irr-calculator.ts';
import kellyCriterionCalculator from './kelly-criterion-calculator.ts';
import loanCalculator from './loan-calculator.ts';
import macrsDepreciationCalculator from './macrs-depreciation-calculator.ts';
import maxDrawdownCalculator from './max-drawdown-calculator.ts';
import mirrCalculator from './mirr-calculator.ts';
import mortgageCalculator from './mortgage-calculator.ts';
import npvCalculator from './npv-calculator.ts';
import overtimePayCalculator from './overtime-pay-calculator.ts';
import paybackPeriodCalculator from './payback-period-calculator.ts';
import pipValueCalculator from './pip-value-calculator.ts';
import positionSizeCalculator from './position-size-calculator.ts';
import profitMarginCalculator from './profit-margin-calculator.ts';
import prorationCalculator from './proration-calculator.ts';
import refinanceCalculator from './refinance-calculator.ts';
import rentVsBuyCalculator from './rent-vs-buy-calculator.ts';
import rentalPropertyCalculator from './rental-property-calculator.ts';
import reorderPointCalculator from './reorder-point-calculator.ts';
import retirementCalculator from './retirement-calculator.ts';
import roiCalculator from './roi-calculator.ts';
import ruleOf72Calculator from './rule-of-72-calculator.ts';
import salaryConverter from './salary-converter.ts';
import savingsGoalCalculator from './savings-goal-calculator.ts';
import sharpeRatioCalculator from './sharpe-ratio-calculator.ts';
import simpleInterestCalculator from './simple-interest-calculator.ts';
import stockAverageCalculator from './stock-average-calculator.ts';
import stockProfitCalculator from './stock-profit-calculator.ts';
import stockValuationRatioCalculator from './stock-valuation-ratio-calculator.ts';
import taxBracketCalculator from './tax-bracket-calculator.ts';
import timeValueOfMoneyCalculator from './time-value-of-money-calculator.ts';
import tipCalculator from './tip-calculator.ts';
import treasuryBillCalculator from './treasury-bill-calculator.ts';
import unitPriceCalculator from './unit-price-calculator.ts';
import vatCalculator from './vat-calculator.ts';
import waccCalculator from './wacc-calculator.ts';
import xirrCalculator from './xirr-calculator.ts';
import xnpvCalculator from './xnpv-calculator.ts';

export default [
  loanCalculator,
  mortgageCalculator,
  amortizationCalculator,
  autoLoanCalculator,
  autoLeaseCalculator,
  aprCalculator,
  effectiveInterestRateCalculator,
  creditCardPayoffCalculator,
  debtPayoffCalculator,
  refinanceCalculator,
  homeAffordabilityCalculator,
  debtToIncomeCalculator,
  rentVsBuyCalculator,
  rentalPropertyCalculator,
  compoundInterestCalculator,
  simpleInterestCalculator,
  savingsGoalCalculator,
  timeValueOfMoneyCalculator,
  annuityCalculator,
  inflationCalculator,
  ruleOf72Calculator,
  retirementCalculator,
  plan401kCalculator,
  fireCalculator,
  npvCalculator,
  irrCalculator,
  mirrCalculator,
  xnpvCalculator,
  xirrCalculator,
  paybackPeriodCalculator,
  roiCalculator,
  cagrCalculator,
  dividendCalculator,
  stockProfitCalculator,
  stockAverageCalculator,
  capitalGainsCalculator,
  stockValuationRatioCalculator,
  dcfCalculator,
  bondPriceCalculator,
  bondYieldCalculator,
  treasuryBillCalculator,
  dayCountCalculator,
  blackScholesCalculator,
  impliedVolatilityCalculator,
  breakEvenCalculator,
  profitMarginCalculator,
  discountCalculator,
  vatCalculator,
  tipCalculator,
  expenseSplitCalculator,
  commissionCalculator,
  invoiceCalculator,
  unitPriceCalculator,
  salaryConverter,
  overtimePayCalculator,
  taxBracketCalculator,
  depreciationCalculator,
  macrsDepreciationCalculator,
  waccCalculator,
  capmCalculator,
  sharpeRatioCalculator,
  maxDrawdownCalculator,
  kellyCriterionCalculator,
  financialRatioCalculator,
  altmanZScoreCalculator,
  dupontAnalysisCalculator,
  cashConversionCycleCalculator,
  eoqCalculator,
  reorderPointCalculator,
  inventoryTurnoverCalculator,
  pipValueCalculator,
  positionSizeCalculator,
  currencyFormatter,
  prorationCalculator,
] satisfies Tool[];
