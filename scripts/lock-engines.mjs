// Takes out of package-lock.json which versions of Node a package asks for, where npm would warn of it: npm compares them with the Node that it runs on itself,
// and all programs here run on the one of the package "node". Whether that one fits is checked here instead.
// npm run lock (after npm install has changed package-lock.json)
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import semver from 'semver';

const root = new URL('../', import.meta.url);
const file = fileURLToPath(new URL('package-lock.json', root));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { devEngines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const { version } = lock.packages['node_modules/node'];

for (const [path, entry] of Object.entries(lock.packages)) {
  const range = entry.engines?.node;
  if (path === '' || range === undefined) continue;
  if (!semver.satisfies(version, range)) {
    console.error(`${path} asks for Node ${range}; everything here runs on ${version}.`);
    process.exitCode = 1;
  } else if (!semver.subset(devEngines.runtime.version, range)) delete entry.engines;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
