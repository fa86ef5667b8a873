// Builds dist/ from the sources. With --if-changed only when they are not those that dist/ was built from.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOfSources } from './build/sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const digest = digestOfSources(root);

if (!process.argv.includes('--if-changed') || builtFrom() !== digest) {
  // Made beside the old one, which may be running, and put in its place when it is whole.
  const next = join(root, `.build-${process.pid}`);
  try {
    await build(next);
    replace(dist, next);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

function builtFrom() {
  const stamp = join(dist, 'built-from');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

async function build(folder) {
  const steps = await Promise.all(
    [
      'assets',
      'browser',
      'cards',
      'client-types',
      'compile',
      'icons',
      'library',
      'offline-list',
      'packages',
      'recognisers',
      'search-index',
      'unicode-names',
    ].map((name) => import(`./build/${name}.mjs`)),
  );
  const {
    compile,
    bundlePackages,
    writeCards,
    writeAssets,
    writeBrowser,
    writeBrowserLibrary,
    writeClientTypes,
    writeIcons,
    writeLibrary,
    writeOfflineList,
    writeRecognisers,
    writeRecipes,
    writeSearchIndex,
    writeUnicodeNames,
  } = Object.assign({}, ...steps);
  mkdirSync(folder);
  await Promise.all([compile(root, folder), bundlePackages(root, folder), writeAssets(root, folder), writeUnicodeNames(folder), writeBrowser(root, folder)]);
  await Promise.all([writeCards(folder), writeRecognisers(root, folder)]);
  await writeBrowserLibrary(root, folder);
  await writeSearchIndex(folder);
  await writeIcons(root, folder);
  await writeOfflineList(folder);
  await writeClientTypes(root, folder);
  await writeLibrary(root, folder);
  await writeRecipes(root, folder);
  writeFileSync(join(folder, 'built-from'), digest);
  // The day of the pages, for search engines; the times of files do not outlast packages.
  const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000);
  writeFileSync(join(folder, 'built-on'), new Date(seconds * 1000).toISOString().slice(0, 10));
}

function replace(old, next) {
  const aside = `${next}-old`;
  if (existsSync(old)) renameSync(old, aside);
  renameSync(next, old);
  rmSync(aside, { recursive: true, force: true });
}
