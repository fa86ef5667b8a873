import type { z } from 'zod';
import type { Tool } from '../tools/define.ts';

/** What texts are held to where a request carries them: a bound of the service, and not of what the tool can do. */
const SERVICE_CHARACTERS = 1_000_000;
/** What they are held to in a browser, where the run that takes too long or too much memory ends by itself. */
const BROWSER_CHARACTERS = 100_000_000;

/** Gives the texts of a tool that only the service bounds room for files. Changes the tool, which is the worker's own. */
export function withLargerBounds(tool: Tool): Tool {
  for (const field of Object.values(tool.inputs.shape)) {
    for (const { _zod: check } of withoutWrappers(field)._zod.def.checks ?? []) {
      if (isLongest(check) && check.def.maximum === SERVICE_CHARACTERS) check.def.maximum = BROWSER_CHARACTERS;
    }
  }
  return tool;
}

const isLongest = (check: z.core.$ZodCheck['_zod']): check is z.core.$ZodCheckMaxLength['_zod'] => check.def.check === 'max_length';

const withoutWrappers = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = schema._zod;
  return 'innerType' in def ? withoutWrappers(def.innerType as z.core.$ZodType) : schema;
};
