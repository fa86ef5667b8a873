declare module 'sql.js' {
  type Value = null | bigint | number | string | Uint8Array;

  export interface Statement {
    bind(values: readonly (null | number | string | Uint8Array)[]): boolean;
    step(): boolean;
    get(values: null, options: { useBigInt: boolean }): Value[];
    getColumnNames(): string[];
    free(): boolean;
  }

  export interface Database {
    prepare(sql: string): Statement;
    iterateStatements(sql: string): { next(): { done?: boolean }; getRemainingSQL(): string };
    close(): void;
  }

  const start: (options: import('../../shared/packages/wasm.ts').Loading) => Promise<{ Database: new (bytes: Uint8Array) => Database }>;
  export default start;
}
