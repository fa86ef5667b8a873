import type { JsonValue } from '../../shared/json/json.ts';
import { membersOf } from '../../shared/json/tree.ts';
import { FIRST_NUMBER, freeName, TYPESCRIPT_WORDS, typeName } from '../../shared/text/type-names.ts';

const RULES = { marks: true, form: 'NFC' } as const;
const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

interface Style {
  style: 'interface' | 'type';
  exports: boolean;
  readonly: boolean;
}

/** TypeScript declarations for a sample, the root first, then depth first, with a blank line between. */
export function typeScriptOf(value: JsonValue, rootName: string, style: Style): string {
  const plain = new TypeScriptTypes(style, TYPESCRIPT_WORDS);
  const text = plain.declarations(value, rootName);
  if (!plain.namesOneLikeItUses()) return text;
  return new TypeScriptTypes(style, new Set([...TYPESCRIPT_WORDS, RECORD])).declarations(value, rootName);
}

/** The one type of the language's library that declarations use. */
const RECORD = 'Record';

class TypeScriptTypes {
  readonly #style: Style;
  readonly #texts: string[] = [];
  /** The names in use. */
  readonly #names: Set<string>;
  #usesRecord = false;
  /** The names of the declarations with a body. */
  readonly #namesOf = new Map<string, string[]>();
  /** From where a name is looked for that is another with a number after it. */
  readonly #numbers = new Map<string, number>();

  constructor(style: Style, taken: ReadonlySet<string>) {
    this.#style = style;
    this.#names = new Set(taken);
  }

  namesOneLikeItUses(): boolean {
    return this.#usesRecord && this.#names.has(RECORD);
  }

  declarations(value: JsonValue, rootName: string): string {
    if (value.kind === 'object' && value.members.length > 0) this.#shape([value], rootName);
    else {
      const place = this.#reserve();
      const own = this.#takeName(rootName);
      this.#texts[place] = `${this.#export()}type ${own} = ${this.#union([value], rootName).join(' | ')};`;
    }
    return this.#texts.join('\n\n');
  }

  #export(): string {
    return this.#style.exports ? 'export ' : '';
  }

  /** A place in the order of declarations for one whose body is not known yet. */
  #reserve(): number {
    this.#texts.push('');
    return this.#texts.length - 1;
  }

  /** The members of the union that all samples have. @param name what objects among them are named after */
  #union(samples: readonly JsonValue[], name: string): string[] {
    const kinds = new Set<string>();
    for (const sample of samples) kinds.add(sample.kind);
    const types: string[] = [];
    for (const kind of kinds) {
      if (kind === 'object') types.push(this.#objects(samples, name));
      else if (kind === 'array') types.push(this.#array(samples, name));
      else if (kind !== 'null') types.push(kind);
    }
    if (kinds.has('null')) types.push('null');
    return [...new Set(types)];
  }

  #objects(samples: readonly JsonValue[], name: string): string {
    const objects = samples.filter((sample) => sample.kind === 'object');
    if (objects.some((object) => object.members.length > 0)) return this.#shape(objects, name);
    this.#usesRecord = true;
    return `${RECORD}<string, unknown>`;
  }

  #array(samples: readonly JsonValue[], name: string): string {
    const items = samples.flatMap((sample) => (sample.kind === 'array' ? sample.items : []));
    if (items.length === 0) return 'unknown[]';
    const types = this.#union(items, `${name}Item`);
    return types.length > 1 ? `(${types.join(' | ')})[]` : `${types[0]}[]`;
  }

  /** Declares the shape of objects; its name. Equal shapes of one name share a declaration. */
  #shape(objects: readonly Extract<JsonValue, { kind: 'object' }>[], name: string): string {
    const values = new Map<string, JsonValue[]>();
    for (const object of objects) {
      for (const [member, value] of membersOf(object)) {
        const known = values.get(member);
        if (known) known.push(value);
        else values.set(member, [value]);
      }
    }
    // The name is taken before those of the members, so that the outer shape keeps the plain one.
    const before = this.#texts.length;
    const place = this.#reserve();
    const own = this.#takeName(name);
    const lines = Array.from(values, ([member, samples]) => {
      const written = IDENTIFIER.test(member) ? member : JSON.stringify(member);
      const type = this.#union(samples, typeName(member, RULES)).join(' | ');
      return `  ${this.#style.readonly ? 'readonly ' : ''}${written}${samples.length < objects.length ? '?' : ''}: ${type};`;
    });
    const body = lines.join('\n');
    const equal = this.#equalTo(name, body);
    if (equal !== undefined) {
      this.#names.delete(own);
      this.#numbers.set(name, Math.min(this.#numbers.get(name) ?? FIRST_NUMBER, numberOf(own, name)));
      this.#texts.splice(before);
      return equal;
    }
    const same = this.#namesOf.get(body);
    if (same) same.push(own);
    else this.#namesOf.set(body, [own]);
    const isInterface = this.#style.style === 'interface';
    this.#texts[place] = `${this.#export()}${isInterface ? `interface ${own} {` : `type ${own} = {`}\n${body}\n${isInterface ? '}' : '};'}`;
    return own;
  }

  #takeName(name: string): string {
    const own = freeName(name, (each) => this.#names.has(each), this.#numbers);
    this.#names.add(own);
    return own;
  }

  /** A declaration of the same name, or that name with a number, that has the same body. */
  #equalTo(name: string, body: string): string | undefined {
    return this.#namesOf.get(body)?.find((candidate) => candidate === name || numberOf(candidate, name) >= FIRST_NUMBER);
  }
}

/** The number that a name has after another; 0 when there is none. */
function numberOf(name: string, before: string): number {
  const number = name.startsWith(before) ? name.slice(before.length) : '';
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0;
}
