import type { JsonValue } from '../../shared/json/json.ts';
import { membersOf } from '../../shared/json/tree.ts';
import { typeName } from '../../shared/text/type-names.ts';

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
  /** The names in use, with the bodies they stand for. */
  readonly #bodies = new Map<string, string>();

  constructor(style: Style) {
    this.#style = style;
  }

  /** The declarations, the root first, then depth first, with a blank line between. */
  declarations(value: JsonValue, rootName: string): string {
    if (value.kind === 'object' && value.members.length > 0) this.#shape([value], rootName);
    else {
      const place = this.#reserve();
      this.#bodies.set(rootName, '');
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
    this.#bodies.set(own, '');
    const lines = Array.from(values, ([member, samples]) => {
      const written = IDENTIFIER.test(member) ? member : JSON.stringify(member);
      const type = this.#union(samples, typeName(member)).join(' | ');
      return `  ${this.#style.readonly ? 'readonly ' : ''}${written}${samples.length < objects.length ? '?' : ''}: ${type};`;
    });
    const body = lines.join('\n');
    const equal = this.#equalTo(name, own, body);
    if (equal !== undefined) {
      this.#bodies.delete(own);
      this.#texts.splice(before);
      return equal;
    }
    this.#bodies.set(own, body);
    const isInterface = this.#style.style === 'interface';
    this.#texts[place] = `${this.#export()}${isInterface ? `interface ${own} {` : `type ${own} = {`}\n${body}\n${isInterface ? '}' : '};'}`;
    return own;
  }

  #free(name: string): string {
    if (!this.#bodies.has(name)) return name;
    let number = 2;
    while (this.#bodies.has(`${name}${number}`)) number += 1;
    return `${name}${number}`;
  }

  /** A declaration of the same name, or that name with a number, that has the same body. */
  #equalTo(name: string, own: string, body: string): string | undefined {
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? name : `${name}${number}`;
      if (candidate === own) return undefined;
      if (this.#bodies.get(candidate) === body) return candidate;
      if (!this.#bodies.has(candidate)) return undefined;
    }
  }
}
