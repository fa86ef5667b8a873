import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readTrace } from './lib/stack-trace.ts';

export default defineTool({
  slug: 'stack-trace-parser',
  name: 'Stack Trace Parser',
  category: 'developer',
  summary: 'Parses the frames of a stack trace of JavaScript, Python, Java, C#, Go, PHP, Ruby or Rust.',
  description:
    'Frames come innermost first; Python\'s trace is turned around. async and new are taken off functions. Causes are Java\'s Caused by, and the exceptions above Python\'s "The above exception" and "During handling"; their frames are included. So it is with PHP, Ruby and .NET. PHP says where a function was called; its frames here say where each was, as those of the others. Of Go the goroutine that panicked is read.',
  reference:
    "V8's stack trace format; Firefox's Error.stack; Python's traceback; Java's Throwable.printStackTrace; Go's panics; PHP's, Ruby's and .NET's uncaught exceptions; Rust's backtraces",
  keywords: ['exception', 'traceback', 'error log', 'debug', 'call stack', 'golang panic', 'rust backtrace', 'php fatal error', 'dotnet', 'backtrace'],

  inputs: z.strictObject({ trace: z.string().min(1).max(500_000).describe('Text of a stack trace') }),
  result: z.strictObject({
    language: z.enum(['javascript', 'python', 'java', 'csharp', 'go', 'php', 'ruby', 'rust']).describe('Language the trace comes from'),
    error: z.string().optional().describe('Type of the error, such as TypeError'),
    message: z.string().optional().describe('What the error says'),
    frames: z
      .array(
        z.strictObject({
          function: z.string().optional().describe('Function of the call'),
          file: z.string().optional().describe('File of the call'),
          line: z.int().optional().describe('Line of the call'),
          column: z.int().optional().describe('Column of the call'),
        }),
      )
      .describe('Calls on the stack, innermost first'),
    causes: z
      .array(
        z.strictObject({
          error: z.string().describe('Type of the error that led to this one'),
          message: z.string().optional().describe('What that error says'),
        }),
      )
      .describe('Errors that led to this one, in order of the text'),
  }),
  headline: 'frames',
  examples: [
    {
      inputs: { trace: 'TypeError: x is not a function\n    at foo (/app/a.js:10:5)\n    at /app/b.js:3:1' },
      result: {
        language: 'javascript',
        error: 'TypeError',
        message: 'x is not a function',
        frames: [
          { function: 'foo', file: '/app/a.js', line: 10, column: 5 },
          { file: '/app/b.js', line: 3, column: 1 },
        ],
        causes: [],
      },
    },
  ],
  run: ({ trace }) => readTrace(trace),
});
