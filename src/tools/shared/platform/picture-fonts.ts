import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The sans-serif font that text in pictures is drawn with, a file for each part of the alphabets. */
export const fontFiles = (): Promise<Uint8Array[]> =>
  Promise.all([
    readFile(require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2')),
    readFile(require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2')),
    readFile(require.resolve('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff2')),
    readFile(require.resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff2')),
    readFile(require.resolve('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff2')),
    readFile(require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff2')),
    readFile(require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff2')),
  ]);
