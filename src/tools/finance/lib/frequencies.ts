/** Compounding or payment periods in a year. Continuous compounding has none. */
export const PERIODS_PER_YEAR = { annual: 1, semiannual: 2, quarterly: 4, monthly: 12, semimonthly: 24, biweekly: 26, weekly: 52, daily: 365 } as const;
