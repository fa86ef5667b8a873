import type { Tool } from '../define.ts';
import wordCounter from './word-counter.ts';

export default [wordCounter] satisfies Tool[];
