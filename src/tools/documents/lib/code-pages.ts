/** What code pages of Windows are called elsewhere, where that is not cp and their number. */
const NAMES = new Map([
  [708, 'iso-8859-6'],
  [10_000, 'macroman'],
  [20_127, 'cp1252'],
  [20_866, 'koi8-r'],
  [20_932, 'euc-jp'],
  [21_866, 'koi8-u'],
  [50_220, 'cp932'],
  [50_221, 'cp932'],
  [50_222, 'cp932'],
  [50_225, 'cp949'],
  [50_227, 'cp936'],
  [51_932, 'euc-jp'],
  [51_936, 'gbk'],
  [51_949, 'euc-kr'],
  [54_936, 'gb18030'],
  [65_000, 'utf-7'],
]);

/** What the platform itself reads, in browsers too. */
const PLATFORM = new Map([
  [1200, 'utf-16le'],
  [1201, 'utf-16be'],
  [65_001, 'utf-8'],
]);

const ISO_2022_JP = [50_220, 50_221, 50_222];
const ESCAPE = 0x1b;

const nameOf = (codePage: number): string =>
  NAMES.get(codePage) ?? (codePage > 28_590 && codePage < 28_606 ? `iso-8859-${codePage - 28_590}` : `cp${codePage}`);

/** Reads bytes of a code page of Windows. */
export type CodePageReader = (bytes: Uint8Array, codePage: number) => string;

/** What reads bytes of code pages; those that are not known as Windows-1252. */
export async function codePageReader(): Promise<CodePageReader> {
  const iconv = await import('iconv-lite');
  return (bytes, codePage) => {
    const platform = PLATFORM.get(codePage);
    if (platform !== undefined) return new TextDecoder(platform).decode(bytes);
    const name = nameOf(codePage);
    // Outlook names the 7-bit page of Japanese mail for what it keeps in the 8-bit one.
    if (ISO_2022_JP.includes(codePage) && bytes.includes(ESCAPE)) return new TextDecoder('iso-2022-jp').decode(bytes);
    return iconv.decode(bytes, iconv.encodingExists(name) ? name : 'cp1252');
  };
}
