import type { Tool } from '../define.ts';
import base64Encoder from './base64-encoder.ts';

export default [base64Encoder] satisfies Tool[] as Tool[];
