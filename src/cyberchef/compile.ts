import { isObject } from '../tools/shared/json/is-object.ts';
import { registerSign } from './arguments.ts';
import { type Each, type Giving, indented, type Plan, type Taking } from './plan.ts';
import { unsupported } from './unsupported.ts';

/** How the bytes that come out in the end are written, where they are bytes. */
export type OutputEncoding = 'utf8' | 'hex' | 'base64';

/** A step as the body of `POST /api/v1/pipelines` has it. */
export interface RecipeStep {
  id: string;
  tool: string;
  inputs: Record<string, unknown>;
  forEach?: unknown;
}

/** What the steps so far come to. */
interface Source {
  id: string;
  gives: Giving;
}

/** What is run for each part of a text, after a Fork. */
interface Loop {
  separator: string;
  /** The list that the next step runs over, and where the text is in an item. */
  list: { $from: string; pointer: string };
  pointer: string;
  isBytes: boolean;
  isFirst: boolean;
  /** After a Subsection: the step that found the parts, whose text with marks in their place is `replaced`. */
  around?: string;
}

/** Stands where parts of a text were taken out. */
const MARK = '\u0001';
/** Puts parts back where they were taken out. */
const PUT_BACK = `($t | split("${MARK}")) as $texts | ($p | split("${MARK}") | if . == [] and ($texts | length) == 2 then [""] else . end) as $parts
| if ($texts | length) != ($parts | length) + 1 then error("the character U+0001 is in the text") else reduce range($parts | length) as $i ($texts[0]; . + $parts[$i] + $texts[$i + 1]) end`;

const INPUT: Source = { id: 'parameters', gives: { field: 'input', as: 'text' } };
/** Text as the bytes of its UTF-8, for tools that take bytes in hex or base64 alone. */
const TEXT_TO_HEX: Plan = {
  tool: 'hex-encoder',
  inputs: {},
  takes: { field: 'text', as: 'bytes', encoding: 'inputEncoding' },
  gives: { field: 'output', as: 'text', asWritten: true },
};
const MAX_STEPS = 20;

/** Binds steps to each other, one after the other. */
export class Binder {
  readonly steps: RecipeStep[] = [];
  #source = INPUT;
  #loop: Loop | undefined;
  /** What the first step takes; undefined before there is one. */
  takesBytes = false;

  /** Adds the steps of an operation, all or none. Throws `Unsupported` where what one takes is not what the one before gives. */
  add(plans: readonly (Plan | Each)[]): void {
    const kept = { length: this.steps.length, source: this.#source, loop: this.#loop, takesBytes: this.takesBytes };
    const last = this.steps.at(-1);
    const inputs = last && { ...last.inputs };
    try {
      const made: string[] = [];
      const given = this.#givenText();
      for (const plan of plans) {
        if ('plans' in plan) {
          this.fork(plan.separator, plan.merge);
          for (const one of plan.plans) this.#addOne(one);
          this.merge();
        } else {
          const places = { made, given, registers: this.#registers };
          this.#addOne({ ...plan, inputs: resolved(plan.inputs, places) }, plan.forEach && placed(plan.forEach, places));
          made.push(this.steps.at(-1)?.id ?? '');
        }
      }
    } catch (error) {
      this.steps.length = kept.length;
      if (last && inputs) last.inputs = inputs;
      this.#source = kept.source;
      this.#loop = kept.loop;
      this.takesBytes = kept.takesBytes;
      throw error;
    }
  }

  /** Runs what follows for each part of the text. */
  fork(separator: string, merge: string): void {
    if (this.#loop) unsupported('a Fork in a Fork is not offered');
    if (separator === '') unsupported('splitting at nothing is not offered');
    this.add([
      {
        tool: 'text-splitter',
        inputs: { by: 'separator', separator },
        takes: { field: 'text', as: 'text' },
        gives: { field: 'parts', as: 'list', asWritten: true },
      },
    ]);
    this.#loop = { separator: merge, list: { $from: this.#source.id, pointer: '/parts' }, pointer: '', isBytes: false, isFirst: true };
  }

  /** Runs what follows for each part of the text that a pattern matches, and puts them back then. */
  subsection(pattern: string, flags: string, all: boolean): void {
    if (this.#loop) unsupported('a Subsection in a Fork or another is not offered');
    if (/\((?!\?)|\(\?<(?![=!])/.test(pattern)) unsupported('groups in the pattern of a Subsection are not offered');
    this.add([
      {
        tool: 'regex-tester',
        inputs: { pattern, engine: 'javascript', flags, all, replacement: MARK },
        takes: { field: 'text', as: 'text' },
        gives: { field: 'replaced', as: 'text', asWritten: true },
      },
    ]);
    const { id } = this.#source;
    this.#loop = { separator: MARK, list: { $from: id, pointer: '/matches' }, pointer: '/text', isBytes: false, isFirst: true, around: id };
  }

  /** Keeps what the groups of a pattern match in the text, for the arguments of what follows. */
  register(pattern: string, flags: string): void {
    if (this.#loop) unsupported('a Register in a Fork is not offered');
    const text = this.#givenText() ?? unsupported('it works on text, and the step before it gives bytes');
    const groups = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '').match(/\((?!\?)|\(\?<(?![=!])/g)?.length ?? 0;
    if (groups === 0) unsupported('a pattern without groups fills no register');
    const source = this.#source;
    this.#addOne({ tool: 'regex-tester', inputs: { text, pattern, engine: 'javascript', flags, all: false }, gives: { field: 'matches', as: 'list' } });
    const { id } = this.#source;
    this.#source = source;
    for (let group = 0; group < groups; group++)
      this.#registers.set(registerSign(this.#registers.size), { $from: id, pointer: `/matches/0/groups/${group}/text` });
  }

  get registers(): number {
    return this.#registers.size;
  }

  readonly #registers = new Map<string, unknown>();

  /** Ends a Fork or a Subsection. */
  merge(): void {
    const loop = this.#loop;
    if (!loop) return;
    if (loop.isBytes) unsupported('the parts of a Fork end in bytes');
    this.#loop = undefined;
    if (loop.around !== undefined) {
      const parts = { $join: loop.list, pointer: loop.pointer, separator: MARK };
      const inputs = { json: 'null', filter: PUT_BACK, arguments: { t: { $from: loop.around, pointer: '/replaced' }, p: parts } };
      this.#addOne({ tool: 'jq-evaluator', inputs, gives: { field: 'outputs/0', as: 'text', asWritten: true } });
      return;
    }
    if (loop.separator.length > 100) unsupported('a merge delimiter of more than 100 characters is not offered');
    this.#source = { id: loop.list.$from, gives: { field: '', as: 'list', asWritten: true, separator: loop.separator } };
    this.#joined = { $join: loop.list, pointer: loop.pointer, separator: loop.separator };
  }

  /** What an operation is given, as a reference; undefined where that is no text. */
  #givenText(): unknown {
    if (this.#source === INPUT) return { $from: 'parameters', pointer: '/input' };
    return this.#source.gives.as === 'bytes' || this.#source.gives.as === 'json' ? undefined : this.#written();
  }

  /** What stands for the text that a Fork came to. */
  #joined: unknown;

  /** What the recipe answers. */
  output(encoding: OutputEncoding): { reference: unknown; kind: 'text' | 'bytes'; encoding: OutputEncoding } {
    this.merge();
    const { gives } = this.#source;
    if (gives.as === 'json') this.#addOne(indented());
    if (gives.as !== 'bytes')
      return { reference: this.#joined && this.#source.gives.field === '' ? this.#joined : this.#reference(), kind: 'text', encoding: 'utf8' };
    const written = gives.binary && encoding === 'utf8' ? 'base64' : encoding;
    const last = this.#sourceStep();
    if (last && gives.encoding !== undefined) last.inputs[gives.encoding] = written;
    return { reference: this.#reference(), kind: 'bytes', encoding: written };
  }

  /** The step that gives what the next one takes. */
  #sourceStep(): RecipeStep | undefined {
    return this.steps.find(({ id }) => id === this.#source.id);
  }

  #reference(): unknown {
    const { id, gives } = this.#source;
    const reference = { $from: id, pointer: `/${gives.field}` };
    if (gives.as !== 'list' || gives.separator === undefined) return reference;
    return { $join: reference, separator: gives.separator, ...(gives.pointer !== undefined && { pointer: gives.pointer }) };
  }

  #addOne(plan: Plan, list?: unknown): void {
    if (this.steps.length >= MAX_STEPS) unsupported(`a recipe has at most ${MAX_STEPS} steps`);
    const { takes } = plan;
    if (this.#source.gives.as === 'json' && takes?.as !== 'json' && takes?.as !== 'whole') this.#addOne(indented());
    if (takes?.binary && this.#source !== INPUT && this.#source.gives.as !== 'bytes' && !this.#isHex()) this.#addOne(TEXT_TO_HEX);
    const id = this.#idOf(plan.tool);
    const made: RecipeStep = { id, tool: plan.tool, inputs: { ...plan.inputs }, ...(list !== undefined && { forEach: list }) };
    if (this.#loop) this.#bindItem(made, plan, this.#loop);
    else {
      if (takes) this.#bind(made, takes);
      this.#source = { id, gives: plan.gives };
    }
    this.steps.push(made);
  }

  #isHex(): boolean {
    return this.#source.gives === TEXT_TO_HEX.gives;
  }

  #bind({ inputs }: RecipeStep, taken: Taking): void {
    const { id, gives } = this.#source;
    // After a Register what is taken is not what the step before gives.
    const takes = { ...taken, optional: taken.optional === true || id !== (this.steps.at(-1)?.id ?? INPUT.id) };
    const { field, as } = takes;
    if (as === 'whole') {
      if (this.#source === INPUT) unsupported('it needs a step before it');
      inputs[field] = { $from: id };
    } else if (this.#source === INPUT) {
      this.takesBytes = as === 'bytes';
      if (takes.optional) inputs[field] = { $main: id };
    } else if (gives.as === 'bytes') this.#bindBytes(inputs, takes);
    else this.#bindText(inputs, takes);
  }

  #bindBytes(inputs: Record<string, unknown>, { field, as, asWritten, optional, binary, encoding }: Taking): void {
    const { id, gives } = this.#source;
    const last = this.#sourceStep();
    // Pictures are in base64 and say nothing of it.
    if (binary && encoding === undefined && last && gives.encoding !== undefined) {
      last.inputs[gives.encoding] = 'base64';
      inputs[field] = this.#written();
      return;
    }
    if (as !== 'bytes' && gives.binary) unsupported('it works on text, and the step before it gives bytes');
    if (asWritten) {
      // Else the bytes would be written in hex, rather than their text be read as hex.
      const before = this.#sourceStep();
      if (before && gives.encoding !== undefined) before.inputs[gives.encoding] = 'utf8';
      inputs[field] = this.#written();
    } else if (optional) inputs[field] = { $main: id };
  }

  #bindText(inputs: Record<string, unknown>, { field, as, encoding, binary, optional }: Taking): void {
    const { id, gives } = this.#source;
    if (as === 'list' && gives.as === 'list' && gives.field !== '') {
      inputs[field] = { $from: id, pointer: `/${gives.field}` };
      return;
    }
    if (as === 'bytes' && encoding !== undefined) inputs[encoding] = binary ? 'hex' : 'utf8';
    if (gives.asWritten) inputs[field] = this.#written();
    else if (optional) inputs[field] = { $main: id };
  }

  /** What the step before gives as text. */
  #written(): unknown {
    const reference = { $from: this.#source.id, pointer: `/${this.#source.gives.field}` };
    const { as, field, separator = '\n', pointer } = this.#source.gives;
    if (field === '' && this.#joined) return this.#joined;
    if (as === 'list') return { $join: reference, separator, ...(pointer !== undefined && { pointer }) };
    return as === 'value' ? { $text: [reference] } : reference;
  }

  /** In a loop everything is said outright: how bytes are written, too. */
  #bindItem(made: RecipeStep, { takes, gives }: Plan, loop: Loop): void {
    if (!takes || takes.as === 'whole' || takes.as === 'list') unsupported('it cannot be run for each part of a Fork');
    const reference = { $from: 'item', pointer: loop.pointer };
    if (loop.isBytes && takes.as !== 'bytes') unsupported('it works on text, and the step before it gives bytes');
    if (gives.as === 'list' || gives.as === 'json') unsupported('it gives more than a text for each part of a Fork');
    made.forEach = loop.list;
    made.inputs[takes.field] = reference;
    if (takes.as === 'bytes' && takes.encoding !== undefined) made.inputs[takes.encoding] = loop.isBytes ? 'base64' : 'utf8';
    if (gives.as === 'bytes' && gives.encoding !== undefined) made.inputs[gives.encoding] = gives.binary ? 'base64' : 'utf8';
    this.#loop = {
      ...loop,
      list: { $from: made.id, pointer: '/items' },
      pointer: `/${gives.field}`,
      isBytes: gives.as === 'bytes' && gives.binary === true,
      isFirst: false,
    };
  }

  /** Tools are numbered where they come more than once. */
  #idOf(tool: string): string {
    const name = tool.slice(0, 36);
    const taken = new Set(this.steps.map(({ id }) => id));
    if (!taken.has(name)) return name;
    for (let number = 2; ; number++) if (!taken.has(`${name}-${number}`)) return `${name}-${number}`;
  }
}

interface Places {
  made: readonly string[];
  given: unknown;
  /** What stands for the registers. */
  registers: ReadonlyMap<string, unknown>;
}

/** Inputs in which places in earlier steps of the operation are references, at any depth. */
function resolved(inputs: Record<string, unknown>, places: Places): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, placed(value, places)]));
}

function placed(value: unknown, places: Places): unknown {
  if (Array.isArray(value)) return value.map((item) => placed(item, places));
  if (typeof value === 'string') return places.registers.get(value) ?? value;
  if (!isObject(value)) return value;
  if (typeof value.$step === 'number') return { $from: places.made[value.$step], pointer: value.pointer };
  if (value.$given === true) return places.given ?? unsupported('it needs its input twice, and the step before it gives bytes');
  return resolved(value, places);
}
