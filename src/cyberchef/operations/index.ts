import type { Operation, Operations } from '../operation.ts';
import { byteOperations } from './bytes.ts';
import { ciphers } from './ciphers.ts';
import { classical } from './classical.ts';
import { compression } from './compression.ts';
import { data } from './data.ts';
import { dates } from './dates.ts';
import { encoding } from './encoding.ts';
import { formats } from './formats.ts';
import { hashing } from './hashing.ts';
import { images } from './images.ts';
import { keys } from './keys.ts';
import { network } from './network.ts';
import { numbers } from './numbers.ts';
import { sets, textual } from './text.ts';

/** Groups of operations, as the documents list them. */
export const groups: Readonly<Record<string, Operations>> = {
  encoding,
  bytes: byteOperations,
  hashing,
  ciphers,
  text: textual,
  sets,
  classical,
  data,
  compression,
  keys,
  numbers,
  network,
  dates,
  images,
  formats,
};

/** Every operation that can be imported, by its name. */
export const operations: ReadonlyMap<string, Operation> = new Map(Object.values(groups).flatMap((group) => Object.entries(group)));
