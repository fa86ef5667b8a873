import type { JsonValue } from '../../shared/json/json.ts';
import { membersOf } from '../../shared/json/tree.ts';
import { typeName } from '../../shared/text/type-names.ts';

/** The second declaration of a name has this number after it. */
const FIRST_NUMBER = 2;
const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

interface Style {
  style: 'interface' | 'type';
  exports: boolean;
  readonly: boolean;
}

/** Writes TypeScript declarations for a sample. */
export class TypeScriptTypes {
  readonly #style: Style;
  readonly #texts: string[] = [];
  /** The names in use. */
  readonly #names = new Set<string>();
  /** The names of the declarations with a body. */
  readonly #namesOf = new Map<string, string[]>();
  /** From where a name is looked for that is another with a number after it. */
  readonly #numbers = new Map<string, number>();

  constructor(style: Style) {
    this.#style = style;
  }

  /** The declarations, the root first, then depth first, with a blank line between. */
  declarations(value: JsonValue, rootName: string): string {
    if (value.kind === 'object' && value.members.length > 0) this.#shape([value], rootName);
    else {
      const place = this.#reserve();
      this.#names.add(rootName);
      this.#texts[place] = `${this.#export()}type ${rootName} = ${this.#union([value], rootName).join(' | ')};`;
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
    return objects.every((object) => object.members.length === 0) ? 'Record<string, unknown>' : this.#shape(objects, name);
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
    const own = this.#free(name);
    this.#names.add(own);
    const lines = Array.from(values, ([member, samples]) => {
      const written = IDENTIFIER.test(member) ? member : JSON.stringify(member);
      const type = this.#union(samples, typeName(member)).join(' | ');
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

  #free(name: string): string {
    if (!this.#names.has(name)) return name;
    let number = this.#numbers.get(name) ?? FIRST_NUMBER;
    while (this.#names.has(`${name}${number}`)) number += 1;
    this.#numbers.set(name, number);
    return `${name}${number}`;
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
