import type { Tool } from '../define.ts';

export default [] satisfies Tool[] as Tool[];
