import type { Tool } from '../define.ts';
import unitConverter from './unit-converter.ts';

export default [unitConverter] satisfies Tool[] as Tool[];
