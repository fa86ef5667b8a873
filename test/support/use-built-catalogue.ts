import { registerHooks } from 'node:module';

const SOURCES = new URL('../../src/tools/index.ts', import.meta.url).href;
const BUILT = new URL('./built-catalogue.ts', import.meta.url).href;

/** A service takes its cards from the build, which `build.ts` has brought up to date, as it does outside the tests: to make them from the sources of 1,300 tools takes seconds for each file of tests. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    return found.url === SOURCES ? { ...found, url: BUILT } : found;
  },
});
