/** A picture in a result. */
export interface Picture {
  /** A data: address. An image element runs no script, whatever is in it. */
  address: string;
  /** The ending of its file's name. */
  ending: string;
}

/** As much as a result may have. */
const MAX_PICTURE = 8_000_000;
const DATA = /^data:image\/(png|jpeg|gif|webp|avif|bmp|svg\+xml|x-icon|vnd\.microsoft\.icon)[;,]/;
const BEGINNINGS: readonly (readonly [beginning: string, type: string])[] = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['UklGR', 'webp'],
  ['Qk', 'bmp'],
  ['AAABAA', 'x-icon'],
];
/** A box of at most 255 bytes that names the file type of AVIF. */
const AVIF = /^AAAA..Z0eXBhdm(?:lm|lz)/;
const MIN_BASE64 = 60;

/** The picture that a text is: SVG, a data: address of an image, or an image file in base64. */
export function pictureIn(text: string): Picture | undefined {
  if (text.length > MAX_PICTURE) return undefined;
  if (/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(text) && text.includes('xmlns')) {
    return { address: `data:image/svg+xml,${inAddress(text)}`, ending: 'svg' };
  }
  const type = DATA.exec(text)?.[1];
  if (type !== undefined) return { address: text, ending: endingOf(type) };
  if (text.length < MIN_BASE64 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return undefined;
  const known = AVIF.test(text) ? 'avif' : BEGINNINGS.find(([beginning]) => text.startsWith(beginning))?.[1];
  return known === undefined ? undefined : { address: `data:image/${known};base64,${text}`, ending: endingOf(known) };
}

/** SVG in an address, as much as possible as it is: a compressed page has its paths once, however often it shows them. */
const inAddress = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[%#"<>&'\s]/g, encodeURIComponent)
    .replaceAll("'", '%27')
    .replaceAll('%20', ' ');

const endingOf = (type: string): string => (type === 'svg+xml' ? 'svg' : type === 'jpeg' ? 'jpg' : type.endsWith('icon') ? 'ico' : type);
