import type { Tool } from '../define.ts';
import jsonFormatter from './json-formatter.ts';

export default [jsonFormatter] satisfies Tool[];
