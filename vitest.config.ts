import { defineConfig } from 'vitest/config';

/** What needs PostgreSQL and Redis. */
const NODES = 'test/cluster*.test.ts';
/** What holds for every set-up: on the embedded database, on PostgreSQL, and on PostgreSQL and Redis. */
const CONTRACT = ['tools-api', 'keys-api', 'convert-api', 'auth-api'].map((name) => `test/${name}.test.ts`);

const setupFiles = ['test/support/properties.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rooms',
          include: ['src/**/*.test.ts'],
          setupFiles,
          // Hundreds of small files of pure functions: they share a process, so that the libraries are loaded once.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          setupFiles,
          exclude: [NODES],
          globalSetup: ['test/support/build.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...['postgres', 'cluster'].map((name) => ({
        test: {
          name,
          include: name === 'cluster' ? [...CONTRACT, NODES] : CONTRACT,
          globalSetup: [...(name === 'cluster' ? ['test/support/build.ts'] : []), 'test/support/cluster-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      })),
    ],
  },
});
