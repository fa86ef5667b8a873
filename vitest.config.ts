import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What needs PostgreSQL and Redis. */
const NODES = 'test/cluster*.test.ts';
/** What holds for every set-up: on the embedded database, on PostgreSQL, and on PostgreSQL and Redis. */
const CONTRACT = ['tools-api', 'keys-api', 'recipes-api', 'convert-api', 'auth-api'].map((name) => `test/${name}.test.ts`);
/** What floods the machine, is held to times by the clock, or keeps all processors busy by itself: one at a time. */
const ALONE = ['attacks', 'browser-tools', 'faults', 'other-browsers'].map((name) => `test/${name}.test.ts`);
/** What takes longest of all else in `test/`, and begins first, so that no worker is left alone with it. */
const LONG_WHOLE = ['inline-cost', 'browser-pages', 'recipes-page', 'site-tools', 'files-api', 'browser-views', 'fuzz', 'deploy', 'process', 'mcp'].map(
  (name) => `test/${name}.test.ts`,
);
/** What takes longest beside the sources: it begins first, too, and `npm run test:quick` leaves it out. */
const LONG = [
  'src/tools/math/definite-integral-calculator.test.ts',
  'src/accounts/accounts.test.ts',
  'src/tools/generators/barcode-generator.test.ts',
  'src/tools/shared/numbers/quadrature.test.ts',
  'src/tools/crypto/jwk-pem-converter.test.ts',
  'src/tools/crypto/blowfish-cipher.test.ts',
  'src/tools/examples.test.ts',
  'src/tools/math/limit-calculator.test.ts',
  'src/tools/web/heading-structure-checker.test.ts',
  'src/tools/crypto/htpasswd-generator.test.ts',
  'src/tools/data/properties-converter.test.ts',
  'src/tools/shared/text/javascript-pattern.test.ts',
  'src/tools/crypto/password-strength-checker.test.ts',
  'src/tools/crypto/scrypt-generator.test.ts',
  'src/tools/crypto/ecdh-shared-secret-calculator.test.ts',
  'src/tools/data/jq-evaluator.test.ts',
  'src/tools/web/lib/xml-tree.test.ts',
  'src/runner/runner.test.ts',
  'src/tools/generators/regex-string-generator.test.ts',
  'src/tools/text/text-diff.test.ts',
  'src/tools/datetime/ics-parser.test.ts',
  'src/tools/data/jmespath-evaluator.test.ts',
  'src/accounts/passwords.test.ts',
  'src/tools/math/boolean-algebra-simplifier.test.ts',
  'src/tools/generators/mock-json-generator.test.ts',
  'src/tools/generators/qr-code-generator.test.ts',
  'src/tools/crypto/pbkdf2-generator.test.ts',
  'src/tools/crypto/argon2-generator.test.ts',
  'src/storage/database.test.ts',
];

const setupFiles = ['test/support/properties.ts'];
const builtSetupFiles = [...setupFiles, 'test/support/use-built-catalogue.ts'];
/** What is waited for comes within seconds; these are for machines that others keep busy for minutes. */
const expectations = { poll: { timeout: 60_000 } };
const limits = { testTimeout: 180_000, hookTimeout: 300_000 };

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => [...LONG, ...LONG_WHOLE].some((file) => moduleId.endsWith(file));
    return (await super.sort(files)).sort((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    // Node runs TypeScript itself: nothing has to be transformed for each file of tests.
    experimental: { viteModuleRunner: false },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'rooms',
          include: ['src/**/*.test.ts'],
          exclude: mode === 'quick' ? LONG : [],
          setupFiles,
          // Hundreds of small files of pure functions: they share a process for each processor, so that the libraries are loaded once.
          isolate: false,
          expect: expectations,
          maxWorkers: availableParallelism(),
          ...limits,
        },
      },
      ...[
        { name: 'whole', include: ['test/**/*.test.ts'], exclude: [NODES, ...ALONE], groupOrder: 1, maxWorkers: availableParallelism() },
        { name: 'alone', include: ALONE, exclude: [], groupOrder: 3, maxWorkers: 1 },
      ].map(({ groupOrder, ...project }) => ({
        test: {
          ...project,
          expect: expectations,
          setupFiles: builtSetupFiles,
          globalSetup: ['test/support/build.ts'],
          sequence: { groupOrder },
          ...limits,
        },
      })),
      ...['postgres', 'cluster'].map((name) => ({
        test: {
          name,
          include: name === 'cluster' ? [...CONTRACT, NODES] : CONTRACT,
          expect: expectations,
          setupFiles: builtSetupFiles,
          globalSetup: ['test/support/build.ts', 'test/support/cluster-setup.ts'],
          // Most of these wait, for servers that start, stop and come back.
          sequence: { groupOrder: 2 },
          maxWorkers: availableParallelism(),
          ...limits,
        },
      })),
    ],
  },
}));
