import type { Arguments } from './arguments.ts';
import type { Plans } from './plan.ts';

/** What an operation of CyberChef becomes, with its arguments. Throws `Unsupported` where one of them has no equal. */
export type Operation = (args: Arguments) => Plans;

/** Operations by the names that CyberChef gives them. */
export type Operations = Readonly<Record<string, Operation>>;
