import { viewOf } from '../../shared/bytes/arrays.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';

const TRUETYPE = 0x00010000;
const APPLE = 0x74727565;
const OPENTYPE = 0x4f54544f;
const COLLECTION = 0x74746366;
const MAX_TABLES = 200;

/** A font that cannot be read. */
export class BadFont extends Error {}

const bad = (why: string): never => {
  throw new BadFont(why);
};

/** What a TrueType or OpenType font says of itself and its glyphs (ISO/IEC 14496-22). Reading beyond its end throws. */
export class FontProgram {
  readonly tables: ReadonlyMap<string, Uint8Array>;
  readonly glyphCount: number;
  readonly unitsPerEm: number;
  readonly box: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly italicAngle: number;
  readonly name: string;
  readonly #metricCount: number;
  readonly #hmtx: DataView;
  readonly #glyphOf: (codePoint: number) => number;

  constructor(tables: ReadonlyMap<string, Uint8Array>) {
    this.tables = tables;
    const head = this.view('head');
    const hhea = this.view('hhea');
    this.glyphCount = this.view('maxp').getUint16(4);
    this.unitsPerEm = head.getUint16(18);
    if (this.unitsPerEm < 16 || this.glyphCount === 0) bad('its header is damaged');
    this.box = [this.scaled(head.getInt16(36)), this.scaled(head.getInt16(38)), this.scaled(head.getInt16(40)), this.scaled(head.getInt16(42))];
    this.ascent = this.scaled(hhea.getInt16(4));
    this.descent = this.scaled(hhea.getInt16(6));
    this.#metricCount = hhea.getUint16(34);
    this.#hmtx = this.view('hmtx');
    if (this.#metricCount === 0 || this.#hmtx.byteLength < this.#metricCount * 4) bad('its widths are damaged');
    const os2 = tables.get('OS/2');
    const hasCapHeight = os2 !== undefined && os2.length >= 90 && viewOf(os2).getUint16(0) >= 2;
    this.capHeight = hasCapHeight ? this.scaled(viewOf(os2).getInt16(88)) : Math.round(this.ascent * 0.75);
    const post = tables.get('post');
    this.italicAngle = post && post.length >= 8 ? viewOf(post).getInt32(4) / 65_536 : 0;
    this.name = postScriptName(tables.get('name')) ?? 'Font';
    this.#glyphOf = characterMap(this.view('cmap'));
  }

  get isCff(): boolean {
    return this.tables.has('CFF ');
  }

  view(tag: string): DataView {
    const table = this.tables.get(tag);
    return table ? viewOf(table) : bad(`it has no table ${JSON.stringify(tag)}`);
  }

  /** Units of the font as thousandths of its size. */
  scaled(units: number): number {
    return Math.round((units * 1000) / this.unitsPerEm);
  }

  /** The width of a glyph in thousandths of the font size. */
  width(glyph: number): number {
    return this.scaled(this.#hmtx.getUint16(Math.min(glyph, this.#metricCount - 1) * 4));
  }

  /** Width and left side bearing of a glyph as the font has them. */
  metrics(glyph: number): [width: number, bearing: number] {
    const width = this.#hmtx.getUint16(Math.min(glyph, this.#metricCount - 1) * 4);
    const at = glyph < this.#metricCount ? glyph * 4 + 2 : this.#metricCount * 4 + (glyph - this.#metricCount) * 2;
    return [width, at + 2 <= this.#hmtx.byteLength ? this.#hmtx.getInt16(at) : 0];
  }

  /** The glyph of a character; 0 where there is none. */
  glyphOf(codePoint: number): number {
    const glyph = this.#glyphOf(codePoint);
    return glyph < this.glyphCount ? glyph : 0;
  }
}

/** Reads the tables of a font; of a collection those of its first. Throws BadFont where it is none. */
export function readFont(bytes: Uint8Array): FontProgram {
  try {
    const view = viewOf(bytes);
    const kind = view.getUint32(0);
    const start = kind === COLLECTION ? view.getUint32(12) : 0;
    const own = kind === COLLECTION ? view.getUint32(start) : kind;
    if (own !== TRUETYPE && own !== APPLE && own !== OPENTYPE) bad('it is neither TrueType nor OpenType');
    const count = view.getUint16(start + 4);
    if (count > MAX_TABLES) bad('it has too many tables');
    const tables = new Map<string, Uint8Array>();
    for (let index = 0; index < count; index++) {
      const entry = start + 12 + index * 16;
      const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
      if (offset + length > bytes.length) bad('it is cut off');
      tables.set(latin1Text(bytes.subarray(entry, entry + 4)), bytes.subarray(offset, offset + length));
    }
    if (!tables.has('CFF ') && !(tables.has('glyf') && tables.has('loca'))) bad('it has no outlines of TrueType or CFF');
    return new FontProgram(tables);
  } catch (error) {
    if (error instanceof RangeError) return bad('it is cut off or damaged');
    throw error;
  }
}

function postScriptName(table: Uint8Array | undefined): string | undefined {
  if (!table || table.length < 6) return undefined;
  const view = viewOf(table);
  const [count, strings] = [view.getUint16(2), view.getUint16(4)];
  for (let index = 0; index < count && 6 + index * 12 + 12 <= table.length; index++) {
    const entry = 6 + index * 12;
    if (view.getUint16(entry + 6) !== 6) continue;
    const start = strings + view.getUint16(entry + 10);
    const text = latin1Text(table.subarray(start, start + view.getUint16(entry + 8))).replace(/[^!-~]|[()<>[\]{}/%#]/g, '');
    if (text !== '') return text.slice(0, 63);
  }
  return undefined;
}

/** How much a kind of table of characters is preferred, by its platform and encoding. */
function rankOf(platform: number, encoding: number): number {
  if (platform === 3 && encoding === 10) return 5;
  if (platform === 0) return encoding >= 4 ? 4 : 2;
  if (platform === 3) return encoding === 1 ? 3 : 1;
  return 0;
}

function characterMap(cmap: DataView): (codePoint: number) => number {
  const count = Math.min(cmap.getUint16(2), MAX_TABLES);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 4 + index * 8;
    const [platform, encoding, offset] = [cmap.getUint16(at), cmap.getUint16(at + 2), cmap.getUint32(at + 4)];
    return { offset, rank: rankOf(platform, encoding), isSymbol: platform === 3 && encoding === 0 };
  }).sort((one, other) => other.rank - one.rank);
  for (const { offset, isSymbol } of entries) {
    const look = lookUp(new DataView(cmap.buffer, cmap.byteOffset + offset, cmap.byteLength - offset));
    if (look) return isSymbol ? (codePoint) => look(codePoint) || (codePoint < 256 ? look(0xf000 + codePoint) : 0) : look;
  }
  return bad('it has no table of characters that is known');
}

function lookUp(table: DataView): ((codePoint: number) => number) | undefined {
  const format = table.getUint16(0);
  if (format === 4) return segments(table);
  if (format === 12) return groups(table);
  if (format !== 6) return undefined;
  const [first, count] = [table.getUint16(6), table.getUint16(8)];
  return (codePoint) => (codePoint >= first && codePoint < first + count ? table.getUint16(10 + (codePoint - first) * 2) : 0);
}

function segments(table: DataView): (codePoint: number) => number {
  const count = table.getUint16(6) >> 1;
  const [ends, starts, deltas, offsets] = [14, 16 + count * 2, 16 + count * 4, 16 + count * 6];
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    for (let index = 0; index < count; index++) {
      if (table.getUint16(ends + index * 2) < codePoint) continue;
      const start = table.getUint16(starts + index * 2);
      if (start > codePoint) return 0;
      const delta = table.getUint16(deltas + index * 2);
      const offset = table.getUint16(offsets + index * 2);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = table.getUint16(offsets + index * 2 + offset + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function groups(table: DataView): (codePoint: number) => number {
  const count = Math.min(table.getUint32(12), Math.floor((table.byteLength - 16) / 12));
  return (codePoint) => {
    let [low, high] = [0, count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = 16 + middle * 12;
      if (codePoint < table.getUint32(at)) high = middle - 1;
      else if (codePoint > table.getUint32(at + 4)) low = middle + 1;
      else return table.getUint32(at + 8) + codePoint - table.getUint32(at);
    }
    return 0;
  };
}
