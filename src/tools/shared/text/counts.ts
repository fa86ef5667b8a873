/** A whole number with its thousands apart: 12,345. */
export const grouped = (count: number | bigint): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its noun: "1 row", "2 rows", "1,000 rows". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${grouped(count)} ${count === 1 ? one : many}`;
