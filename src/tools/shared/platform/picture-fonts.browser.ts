// The build gives the bytes of each file here.
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff2';
import cyrillicExtended from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff2';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff2';
import greekExtended from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff2';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2';
import latinExtended from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff2';

/** The sans-serif font that text in pictures is drawn with, a file for each part of the alphabets. */
export const fontFiles = async (): Promise<Uint8Array[]> => [latin, latinExtended, vietnamese, greek, greekExtended, cyrillic, cyrillicExtended];
