// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
import type { Jq } from 'jq-wasm';
import { latin1Text } from '../../shared/platform/bytes.ts';
import { jqModule } from '../../shared/platform/jq-module.ts';
import { timeImport } from './jq-times.ts';
import { strptime } from './strptime.ts';

/** What their strptime has and no other import, whose names a build may shorten. */
const THEIRS = '(?:Wed(?:nesday)?)';
/** How many integers of struct tm jq reads. */
const FIELDS = 8;

/**
 * jq with a strptime of its own: that of the runtime it was compiled with takes a day of the year for a day of January (%j), noon for midnight (%I %p),
 * and the clock of the machine for that of the text. Years before 400 are right, too.
 */
export async function loadJqMachine(): Promise<Jq> {
  const { loadJq } = await import('jq-wasm');
  const module = await jqModule();
  return loadJq({
    async instantiateWasm(imports, onSuccess) {
      let memory: WebAssembly.Memory | undefined;
      const replacement = (text: number, format: number, fields: number): number => {
        if (!memory) throw new Error('jq has no memory');
        const bytes = new Uint8Array(memory.buffer);
        const consumed = strptime(stringAt(bytes, text), stringAt(bytes, format), new Int32Array(memory.buffer, fields, FIELDS));
        return consumed === undefined ? 0 : text + consumed;
      };
      const instance = await WebAssembly.instantiate(
        module,
        withOwnTimes(imports, replacement, () => memory),
      );
      memory = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory);
      onSuccess(instance, module);
    },
  });
}

/** A string of C, its bytes as characters. */
const stringAt = (bytes: Uint8Array, start: number): string => latin1Text(bytes.subarray(start, bytes.indexOf(0, start)));

/** The imports of jq with another strptime in the place of theirs, and with what turns times to dates and back mended. */
function withOwnTimes(
  imports: WebAssembly.Imports,
  replacement: (text: number, format: number, fields: number) => number,
  memory: () => WebAssembly.Memory | undefined,
): WebAssembly.Imports {
  let isReplaced = false;
  const replaced = Object.entries(imports).map(([module, values]) => {
    const own = Object.entries(values).map(([name, value]) => {
      const isStrptime = typeof value === 'function' && String(value).includes(THEIRS);
      isReplaced ||= isStrptime;
      return [name, isStrptime ? replacement : timeImport(value, memory)] as const;
    });
    return [module, Object.fromEntries(own)] as const;
  });
  if (!isReplaced) throw new Error('jq does not import strptime');
  return Object.fromEntries(replaced);
}
