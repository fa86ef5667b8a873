import type { Operation, Operations } from '../operation.ts';
import { addresses } from './addresses.ts';
import { byteOperations } from './bytes.ts';
import { certificates } from './certificates.ts';
import { ciphers } from './ciphers.ts';
import { classical } from './classical.ts';
import { compression } from './compression.ts';
import { data } from './data.ts';
import { dates } from './dates.ts';
import { encoding } from './encoding.ts';
import { formats } from './formats.ts';
import { hashing } from './hashing.ts';
import { identifiers } from './identifiers.ts';
import { images } from './images.ts';
import { keys } from './keys.ts';
import { machines } from './machines.ts';
import { network } from './network.ts';
import { numbers } from './numbers.ts';
import { packets } from './packets.ts';
import { patterns } from './patterns.ts';
import { places } from './places.ts';
import { rareCiphers } from './rare-ciphers.ts';
import { nameHashes, rareClassical, rareEncodings, sessions } from './rare-encodings.ts';
import { rareHashes } from './rare-hashes.ts';
import { sets, textual } from './text.ts';
import { writing } from './writing.ts';

/** Groups of operations, as the documents list them. */
export const groups: Readonly<Record<string, Operations>> = {
  encoding: { ...encoding, ...rareEncodings },
  bytes: byteOperations,
  hashing: { ...hashing, ...rareHashes, ...nameHashes },
  ciphers: { ...ciphers, ...rareCiphers },
  text: { ...textual, ...patterns, ...writing },
  sets,
  classical: { ...classical, ...rareClassical, ...machines },
  data,
  compression,
  keys: { ...keys, ...sessions, ...certificates },
  numbers: { ...numbers, ...places },
  network: { ...network, ...addresses, ...identifiers, ...packets },
  dates,
  images,
  formats,
};

/** Every operation that can be imported, by its name. */
export const operations: ReadonlyMap<string, Operation> = new Map(Object.values(groups).flatMap((group) => Object.entries(group)));
