import type { Tool } from '../define.ts';
import hashGenerator from './hash-generator.ts';

export default [hashGenerator] satisfies Tool[] as Tool[];
