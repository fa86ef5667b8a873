import { isObject } from '../tools/shared/json/is-object.ts';
import { bytesOfBase64, hexOf, utf8Bytes } from '../tools/shared/platform/bytes.ts';
import { withoutEscapes } from './escapes.ts';
import { unsupported } from './unsupported.ts';

/** Bytes that an argument gives, as our tools take them. */
export interface Written {
  text: string;
  encoding: 'utf8' | 'hex';
}

/** Stands in the inputs of a step for what a register holds. */
export const registerSign = (register: number): string => `\ue000$R${register}`;

/** The arguments of an operation, by their place. What is left out has CyberChef's default, which the caller names. */
export class Arguments {
  readonly #values: readonly unknown[];

  /** Whether what the operation gives is what the recipe gives in the end. */
  readonly isLast: boolean;
  /** How many registers are filled: $R0, $R1 and so on. */
  readonly #registers: number;

  constructor(values: readonly unknown[], { isLast = false, registers = 0 }: { isLast?: boolean; registers?: number } = {}) {
    this.#values = values;
    this.isLast = isLast;
    this.#registers = registers;
  }

  /** The number of the register that a string names; undefined where it is none. Ends the import where one is named within more. */
  #registerIn(string: string): number | undefined {
    const [, digits] = /\$R(\d{1,2})/.exec(string) ?? [];
    if (digits === undefined || Number(digits) >= this.#registers) return undefined;
    return string === `$R${digits}` ? Number(digits) : unsupported('a register within other text is not offered');
  }

  #withoutRegister(string: string): string {
    if (this.#registerIn(string) !== undefined) unsupported('a register is not offered here');
    return string;
  }

  /** A string, or a number written as one. */
  string(index: number, preset = ''): string {
    const value = this.#values[index];
    if (isObject(value) && typeof value.string === 'string') return this.#withoutRegister(value.string);
    return typeof value === 'string' ? this.#withoutRegister(value) : typeof value === 'number' ? String(value) : preset;
  }

  /** A string in which CyberChef reads escapes such as `\n` and `\x41`. */
  escaped(index: number, preset = ''): string {
    return withoutEscapes(this.string(index, preset));
  }

  number(index: number, preset = 0): number {
    const value = this.#values[index];
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : preset;
  }

  flag(index: number, preset = false): boolean {
    const value = this.#values[index];
    return typeof value === 'boolean' ? value : preset;
  }

  /** One of several, by the name that CyberChef shows. Any other ends the import of the operation. */
  choice<Value>(index: number, values: Readonly<Record<string, Value>>, preset: string): Value {
    const name = this.string(index, preset);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? unsupported(`${JSON.stringify(name.slice(0, 60))} is not offered`) : value;
  }

  /** Ends the import unless an argument is one of these. */
  only(index: number, allowed: readonly unknown[], what: string): void {
    const value = this.#values[index];
    if (value !== undefined && !allowed.includes(value)) unsupported(`${what} cannot be ${JSON.stringify(value)?.slice(0, 60)}`);
  }

  /** A key, a salt or the like with the way it is written: `{"option": "Hex", "string": "00"}`. */
  bytes(index: number): Uint8Array {
    const value = this.#values[index];
    if (value === undefined) return new Uint8Array();
    if (typeof value === 'string') return latin1(this.#withoutRegister(value));
    if (!isObject(value)) unsupported('an argument is malformed');
    return bytesOf(this.#withoutRegister(String(value.string ?? '')), String(value.option ?? 'Hex'));
  }

  /** The same, as text where it is some. */
  written(index: number): Written {
    const register = this.#register(index);
    if (register !== undefined) return { text: registerSign(register), encoding: 'hex' };
    const bytes = this.bytes(index);
    return bytes.length > 0 && bytes.every((byte) => byte >= 0x20 && byte < 0x7f)
      ? { text: String.fromCharCode(...bytes), encoding: 'utf8' }
      : { text: hexOf(bytes), encoding: 'hex' };
  }

  /** The same as hex digits, or what stands for those that a register holds. */
  hex(index: number): string {
    const register = this.#register(index);
    return register === undefined ? hexOf(this.bytes(index)) : registerSign(register);
  }

  /** The register whose hex digits are an argument. */
  #register(index: number): number | undefined {
    const value = this.#values[index];
    return isObject(value) && value.option === 'Hex' && typeof value.string === 'string' ? this.#registerIn(value.string) : undefined;
  }

  raw(index: number): unknown {
    return this.#values[index];
  }
}

/** The bytes of a string as CyberChef takes them: Latin-1 if it can be, else UTF-8. */
export function latin1(string: string): Uint8Array {
  const codes = Uint8Array.from(string, (character) => character.charCodeAt(0));
  return Array.from(string).every((character) => character.charCodeAt(0) < 0x100 && character.length === 1) ? codes : utf8Bytes(string);
}

function bytesOf(string: string, option: string): Uint8Array {
  switch (option.toLowerCase()) {
    case 'hex': {
      const digits = string.replace(/0x|\\x|[^\da-f]/gi, '');
      return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    }
    case 'base64': {
      const clean = string.replace(/[^A-Za-z\d+/]/g, '');
      return bytesOfBase64(clean.slice(0, clean.length % 4 === 1 ? -1 : undefined));
    }
    case 'decimal':
      return Uint8Array.from(string.match(/\d+/g) ?? [], (number) => Number(number) & 0xff);
    case 'binary':
      return Uint8Array.from(string.replace(/[^01]/g, '').match(/.{1,8}/g) ?? [], (bits) => Number.parseInt(bits, 2));
    case 'utf8':
      return utf8Bytes(string);
    default:
      return latin1(string);
  }
}
