import { bytesOfHex, hexOf, isUtf8, latin1Text, looseUtf8 } from '../../shared/platform/bytes.ts';
import { alertLevel, alertName, CONTENT_TYPES, cipherSuiteName, extensionName, groupName, HANDSHAKE_TYPES, signatureName, versionName } from './tls-names.ts';

// TLS records and handshake messages: RFC 8446, 5246 and 4346. What is cut off is read as far as it goes.

/** A list of a message: its stated length, and its items. */
export interface TlsList<Item> {
  length: number;
  truncated?: true;
  values: Item[];
}

/** A code with its name. */
export interface Named {
  code: string;
  name: string;
}

export interface TlsExtension {
  type: string;
  name: string;
  length: number;
  truncated?: true;
  value?: string;
  /** What the value says, for the extensions that are read. */
  decoded?: string[];
}

export interface TlsMessage {
  type: string;
  length?: number;
  truncated?: true;
  version?: string;
  versionName?: string;
  random?: string;
  sessionId?: string;
  cipherSuite?: Named;
  cipherSuites?: TlsList<Named>;
  compressionMethod?: string;
  compressionMethods?: TlsList<string>;
  extensions?: TlsList<TlsExtension>;
  certificates?: TlsList<string>;
  certificateTypes?: TlsList<string>;
  signatureAlgorithms?: TlsList<Named>;
  certificateAuthorities?: TlsList<string>;
  signatureAlgorithm?: Named;
  signature?: string;
  ticketLifetimeSeconds?: number;
  ticket?: string;
  /** The content of a message that is not taken apart. */
  value?: string;
  /** Bytes that no field could be made of. */
  rest?: string;
}

export interface TlsRecord {
  type: string;
  version: string;
  versionName: string;
  length: number;
  truncated?: true;
  encrypted?: true;
  value?: string;
  alert?: { level: string; description: string };
  messages?: TlsMessage[];
}

export const hex = (bytes: Uint8Array): string => `0x${hexOf(bytes)}`;
const code = (value: number, digits: number): string => `0x${value.toString(16).padStart(digits, '0')}`;

/** Reads a message up to where its bytes end. */
class Reader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.at;
  }

  /** Bytes, or undefined where there are not so many. */
  take(count: number): Uint8Array | undefined {
    if (count > this.left) return undefined;
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  /** A number, the high byte first; undefined where the bytes end. */
  number(count: number): number | undefined {
    return this.take(count)?.reduce((value, byte) => value * 256 + byte, 0);
  }

  rest(): Uint8Array {
    return this.take(this.left) ?? new Uint8Array();
  }

  /** What a length in front states, as far as it goes. */
  framed(lengthBytes: number): { length: number; bytes: Uint8Array; isCut: boolean } | undefined {
    const length = this.number(lengthBytes);
    if (length === undefined) return undefined;
    const isCut = length > this.left;
    return { length, bytes: this.take(Math.min(length, this.left)) ?? new Uint8Array(), isCut };
  }

  /** A list, read item by item until one is not whole. */
  list<Item>(lengthBytes: number, read: (reader: Reader) => Item | undefined): TlsList<Item> | undefined {
    const framed = this.framed(lengthBytes);
    if (!framed) return undefined;
    const reader = new Reader(framed.bytes);
    const values: Item[] = [];
    while (reader.left > 0) {
      const value = read(reader);
      if (value === undefined) break;
      values.push(value);
    }
    return { length: framed.length, ...((framed.isCut || reader.left > 0) && { truncated: true }), values };
  }
}

const named =
  (name: (code: number) => string) =>
  (reader: Reader): Named | undefined => {
    const value = reader.number(2);
    return value === undefined ? undefined : { code: code(value, 4), name: name(value) };
  };
const oneByte = (reader: Reader): string | undefined => {
  const value = reader.number(1);
  return value === undefined ? undefined : code(value, 2);
};
const sized =
  (lengthBytes: number) =>
  (reader: Reader): string | undefined => {
    const framed = reader.framed(lengthBytes);
    return framed && !framed.isCut ? hex(framed.bytes) : undefined;
  };

const textOf = (bytes: Uint8Array): string => (isUtf8(bytes) ? looseUtf8(bytes) : latin1Text(bytes));
const names = (reader: Reader, lengthBytes: number, name: (code: number) => string): string[] =>
  reader.list(lengthBytes, named(name))?.values.map(({ name: found }) => found) ?? [];

/** What the values of extensions say. `isClient` tells lists from the one that a server chose. */
const DECODED: Readonly<Record<string, (reader: Reader, isClient: boolean) => string[]>> = {
  server_name: (reader) =>
    reader.list(2, (entry) => {
      entry.number(1);
      const framed = entry.framed(2);
      return framed && !framed.isCut ? textOf(framed.bytes) : undefined;
    })?.values ?? [],
  application_layer_protocol_negotiation: (reader) =>
    reader.list(2, (entry) => {
      const framed = entry.framed(1);
      return framed && !framed.isCut ? textOf(framed.bytes) : undefined;
    })?.values ?? [],
  supported_groups: (reader) => names(reader, 2, groupName),
  signature_algorithms: (reader) => names(reader, 2, signatureName),
  signature_algorithms_cert: (reader) => names(reader, 2, signatureName),
  delegated_credential: (reader) => names(reader, 2, signatureName),
  supported_versions: (reader, isClient) => (isClient ? names(reader, 1, versionName) : [named(versionName)(reader)?.name ?? ''].filter(Boolean)),
  ec_point_formats: (reader) => reader.list(1, oneByte)?.values ?? [],
  psk_key_exchange_modes: (reader) => reader.list(1, oneByte)?.values ?? [],
  key_share: (reader, isClient) => {
    const entry = (one: Reader): string | undefined => {
      const group = named(groupName)(one)?.name;
      // A server that asks for another group names it alone.
      const share = one.left > 0 ? one.framed(2) : undefined;
      return share?.isCut ? undefined : group;
    };
    return isClient ? (reader.list(2, entry)?.values ?? []) : [entry(reader) ?? ''].filter(Boolean);
  },
};

function extension(reader: Reader, isClient: boolean): TlsExtension | undefined {
  const type = reader.number(2);
  if (type === undefined) return undefined;
  const framed = reader.framed(2);
  if (!framed) return undefined;
  const { length, bytes, isCut } = framed;
  const name = extensionName(type);
  const decode = bytes.length > 0 && !isCut && Object.hasOwn(DECODED, name) ? DECODED[name] : undefined;
  return {
    type: code(type, 4),
    name,
    length,
    ...(isCut && { truncated: true }),
    ...(bytes.length > 0 && { value: hex(bytes) }),
    ...(decode && { decoded: decode(new Reader(bytes), isClient) }),
  };
}

type Fields = Omit<TlsMessage, 'type' | 'length' | 'truncated'>;

/** Without what is undefined. */
function present(fields: { [Name in keyof Fields]: Fields[Name] | undefined }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function hello(reader: Reader, isClient: boolean): Fields {
  const version = reader.number(2);
  const random = version === undefined ? undefined : reader.take(32);
  const session = random && reader.framed(1);
  const isWhole = session !== undefined && !session.isCut;
  const readExtensions = (): TlsList<TlsExtension> | undefined => reader.list(2, (one) => extension(one, isClient));
  const start = {
    version: version === undefined ? undefined : code(version, 4),
    versionName: version === undefined ? undefined : versionName(version),
    random: random && hex(random),
    sessionId: isWhole && session.length > 0 ? hex(session.bytes) : undefined,
  };
  if (!isWhole) return present(start);
  if (isClient) {
    const cipherSuites = reader.list(2, named(cipherSuiteName));
    const compressionMethods = cipherSuites && reader.list(1, oneByte);
    return present({ ...start, cipherSuites, compressionMethods, extensions: compressionMethods && readExtensions() });
  }
  const cipherSuite = named(cipherSuiteName)(reader);
  const compressionMethod = cipherSuite && oneByte(reader);
  return present({ ...start, cipherSuite, compressionMethod, extensions: compressionMethod === undefined ? undefined : readExtensions() });
}

const READ: Readonly<Record<string, (reader: Reader) => Fields>> = {
  client_hello: (reader) => hello(reader, true),
  server_hello: (reader) => hello(reader, false),
  new_session_ticket(reader) {
    const seconds = reader.number(4);
    return present({ ticketLifetimeSeconds: seconds, ticket: seconds === undefined ? undefined : sized(2)(reader) });
  },
  certificate: (reader) => present({ certificates: reader.list(3, sized(3)) }),
  certificate_request(reader) {
    const certificateTypes = reader.list(1, oneByte);
    const signatureAlgorithms = certificateTypes && reader.list(2, named(signatureName));
    return present({ certificateTypes, signatureAlgorithms, certificateAuthorities: signatureAlgorithms && reader.list(2, sized(2)) });
  },
  certificate_verify(reader) {
    const signatureAlgorithm = named(signatureName)(reader);
    return present({ signatureAlgorithm, signature: signatureAlgorithm && sized(2)(reader) });
  },
};

/** Reads one handshake message: its head, and its content as far as it goes. */
function message(bytes: Uint8Array): { message: TlsMessage; end: number } {
  const reader = new Reader(bytes);
  const type = reader.number(1) ?? 0;
  const name = HANDSHAKE_TYPES.get(type) ?? String(type);
  const framed = reader.framed(3);
  if (!framed) return { message: { type: name, truncated: true }, end: bytes.length };
  const content = new Reader(framed.bytes);
  const read = Object.hasOwn(READ, name) ? READ[name] : undefined;
  const fields = read ? read(content) : content.left > 0 ? { value: hex(content.rest()) } : {};
  const rest = content.rest();
  return {
    message: { type: name, length: framed.length, ...(framed.isCut && { truncated: true }), ...fields, ...(rest.length > 0 && { rest: hex(rest) }) },
    end: 4 + framed.bytes.length,
  };
}

/** Reads records one after the other, and the handshake messages in them, which may go on in the next record. @returns the records, and what is left of one without a whole head */
export function readTlsRecords(bytes: Uint8Array): { records: TlsRecord[]; rest: Uint8Array } {
  const reader = new Reader(bytes);
  const stream = new HandshakeStream();
  const records: TlsRecord[] = [];
  while (reader.left >= HEAD_BYTES) {
    const [type = 0, version = 0] = [reader.number(1), reader.number(2)];
    const { length, bytes: content, isCut } = reader.framed(2) ?? { length: 0, bytes: new Uint8Array(), isCut: true };
    const name = CONTENT_TYPES.get(type) ?? String(type);
    const goesOn = !isCut && reader.left >= HEAD_BYTES && bytes[reader.at] === type;
    const head = { type: name, version: code(version, 4), versionName: versionName(version), length, ...(isCut && { truncated: true as const }) };
    records.push({ ...head, ...(name === 'handshake' ? stream.add(content, goesOn) : plain(name, content)) });
    if (name === 'change_cipher_spec') stream.isSecret = true;
  }
  return { records, rest: reader.rest() };
}

const HEAD_BYTES = 5;
const contentOf = (content: Uint8Array): { value?: string } => (content.length > 0 ? { value: hex(content) } : {});

function plain(name: string, content: Uint8Array): Partial<TlsRecord> {
  const [level = 0, description = 0] = content;
  const isAlert = name === 'alert' && content.length === 2;
  return { ...contentOf(content), ...(isAlert && { alert: { level: alertLevel(level), description: alertName(description) } }) };
}

/** The handshake messages of records, of which one may go on in the next. */
class HandshakeStream {
  /** Whether the cipher was changed, so that what follows is encrypted. */
  isSecret = false;
  #pending = new Uint8Array();

  /** @param goesOn the next record is one of handshakes, too */
  add(content: Uint8Array, goesOn: boolean): Partial<TlsRecord> {
    if (this.isSecret || (this.#pending.length === 0 && isCiphertext(content))) return { encrypted: true, ...contentOf(content) };
    const all = new Uint8Array(this.#pending.length + content.length);
    all.set(this.#pending);
    all.set(content, this.#pending.length);
    this.#pending = new Uint8Array();
    const messages: TlsMessage[] = [];
    for (let at = 0; at < all.length; ) {
      if (goesOn && !isWhole(all, at)) {
        this.#pending = all.slice(at);
        break;
      }
      const { message: one, end } = message(all.subarray(at));
      messages.push(one);
      at += end;
    }
    return { messages };
  }
}

/** Whether all of the message is there that begins at a place. */
function isWhole(bytes: Uint8Array, at: number): boolean {
  const reader = new Reader(bytes.subarray(at + 1));
  return reader.framed(3)?.isCut === false;
}

/** Whether a handshake record begins with no message that there could be. */
function isCiphertext(content: Uint8Array): boolean {
  const [type = 0, high = 0] = content;
  return content.length >= 4 && !HANDSHAKE_TYPES.has(type) && high > 0x01;
}

/** The first handshake message of records, or one that stands without a record, as in QUIC; undefined where there is none. */
export function firstMessage(bytes: Uint8Array): TlsMessage | undefined {
  if (bytes[0] !== 22) return bytes.length > 4 && HANDSHAKE_TYPES.has(bytes[0] ?? 0) ? message(bytes).message : undefined;
  return readTlsRecords(bytes).records.find(({ messages }) => messages && messages.length > 0)?.messages?.[0];
}

/** The bytes of a value of a message. */
export const bytesOf = (value: string): Uint8Array => bytesOfHex(value.slice(2));
