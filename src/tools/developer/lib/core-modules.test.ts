import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { CORE_MODULES } from './core-modules.ts';

it('are those of the Node that runs', () => expect(CORE_MODULES).toEqual(builtinModules));
