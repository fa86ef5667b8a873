// Writes compound files (MS-CFB, version 3) for tests, apart from what reads them.

const SECTOR = 512;
const MINI = 64;
const CUTOFF = 4096;
const [FREE, END, FAT] = [0xffff_ffff, 0xffff_fffe, 0xffff_fffd];

export interface Folder {
  [name: string]: Uint8Array | Folder;
}

interface Entry {
  name: string;
  bytes: Uint8Array | undefined;
  child: number;
  right: number;
  start: number;
}

/** Every folder's entries in a list, each to the right of the one before. */
function entriesOf(folder: Folder): Entry[] {
  const entries: Entry[] = [{ name: 'Root Entry', bytes: undefined, child: FREE, right: FREE, start: END }];
  const add = (content: Folder, parent: number): void => {
    let last: number | undefined;
    for (const [name, value] of Object.entries(content)) {
      const index = entries.length;
      const isStream = value instanceof Uint8Array;
      entries.push({ name, bytes: isStream ? value : undefined, child: FREE, right: FREE, start: isStream ? END : 0 });
      const before = entries[last ?? parent];
      if (before && last === undefined) before.child = index;
      else if (before) before.right = index;
      last = index;
      if (!isStream) add(value, index);
    }
  };
  add(folder, 0);
  return entries;
}

const padded = (bytes: Uint8Array, unit: number): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / unit) * unit);
  whole.set(bytes);
  return whole;
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array => Uint8Array.from(pieces.flatMap((piece) => [...piece]));
const words = (values: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(values).buffer);
const chain = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => (index === count - 1 ? END : from + index + 1));

function directoryOf(entries: readonly Entry[], miniSize: number): Uint8Array {
  const directory = new Uint8Array(entries.length * 128);
  const view = new DataView(directory.buffer);
  for (const [index, { name, bytes, child, right, start }] of entries.entries()) {
    const at = index * 128;
    for (let unit = 0; unit < name.length; unit++) view.setUint16(at + unit * 2, name.charCodeAt(unit), true);
    view.setUint16(at + 64, name.length * 2 + 2, true);
    view.setUint8(at + 66, index === 0 ? 5 : bytes ? 2 : 1);
    view.setUint8(at + 67, 1);
    for (const [place, value] of [FREE, right, child].entries()) view.setUint32(at + 68 + place * 4, value, true);
    view.setUint32(at + 116, start, true);
    view.setUint32(at + 120, index === 0 ? miniSize : (bytes?.length ?? 0), true);
  }
  return padded(directory, SECTOR);
}

/** A compound file of streams and storages. */
export function compoundFile(folder: Folder): Uint8Array {
  const entries = entriesOf(folder);
  const [mini, miniFat, sectors, fat]: [Uint8Array[], number[], Uint8Array[], number[]] = [[], [], [], []];
  const place = (bytes: Uint8Array): number => {
    const start = fat.length;
    const whole = padded(bytes, SECTOR);
    sectors.push(whole);
    fat.push(...chain(start, whole.length / SECTOR));
    return whole.length > 0 ? start : END;
  };
  for (const entry of entries) {
    const { bytes } = entry;
    if (!bytes || bytes.length === 0) continue;
    if (bytes.length >= CUTOFF) entry.start = place(bytes);
    else {
      entry.start = miniFat.length;
      const whole = padded(bytes, MINI);
      mini.push(whole);
      miniFat.push(...chain(entry.start, whole.length / MINI));
    }
  }
  const miniStream = joined(mini);
  const [root] = entries;
  if (root) root.start = place(miniStream);
  const miniFatStart = place(words(padTo(miniFat, SECTOR / 4)));
  const directoryStart = place(directoryOf(entries, miniStream.length));
  const fatSectors = Math.ceil((fat.length + 8) / (SECTOR / 4));
  const fatStart = fat.length;
  fat.push(...Array.from({ length: fatSectors }, () => FAT));
  sectors.push(words(padTo(fat, SECTOR / 4)));
  const header = new Uint8Array(SECTOR);
  const view = new DataView(header.buffer);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, value] of [[24, 0x3e], [26, 3], [28, 0xfffe], [30, 9], [32, 6]] as const) view.setUint16(at, value, true);
  const miniFatSectors = Math.ceil(miniFat.length / (SECTOR / 4));
  for (const [at, value] of [[44, fatSectors], [48, directoryStart], [56, CUTOFF], [60, miniFatStart], [64, miniFatSectors], [68, END], [72, 0]] as const) view.setUint32(at, value, true);
  for (let index = 0; index < 109; index++) view.setUint32(76 + index * 4, index < fatSectors ? fatStart + index : FREE, true);
  return joined([header, ...sectors]);
}

const padTo = (values: readonly number[], unit: number): number[] => [
  ...values,
  ...Array.from({ length: Math.ceil(values.length / unit) * unit - values.length }, () => FREE),
];
