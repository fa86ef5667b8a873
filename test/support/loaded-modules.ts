import { existsSync, readFileSync } from 'node:fs';

const NOTE_MODULES = `--import data:text/javascript,${encodeURIComponent(`
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED, url + '\\n');
    return next(url, context);
  },
});
`)}`;

/** The environment that has a process write down every module it loads. @param file where it does */
export const notingModules = (file: string): Record<string, string> => ({ NODE_OPTIONS: NOTE_MODULES, LOADED: file });

/** The addresses of the modules that have been written down. */
export const modulesIn = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []);

/** The packages that modules belong to; Node's own and ours to none. */
export const packagesOf = (modules: readonly string[]): string[] =>
  modules.flatMap((url) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    return name === undefined ? [] : [name];
  });
