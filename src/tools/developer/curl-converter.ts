import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readCurl } from './lib/curl.ts';
import { snippet } from './lib/curl-targets.ts';

export default defineTool({
  slug: 'curl-converter',
  name: 'cURL Converter',
  category: 'developer',
  summary: 'Reads a curl command and writes the same request in JavaScript, Python, Go and other languages.',
  description:
    "The shell's quoting, then curl's options, long and short, joined and with =. An address without scheme gets http://. Files are named, not read. Header names keep their case; headers that follow from other options come after those written, and not where -H gives or removes that name.",
  reference: "curl's manual page; libraries of the target languages by their documentation",
  keywords: ['curl to fetch', 'curl to python', 'curl to code', 'http request', 'api client'],

  inputs: z.strictObject({
    command: z.string().min(1).max(100_000).describe('The curl command, also over several lines with \\ at their ends'),
    target: z
      .enum(['javascript-fetch', 'node-axios', 'python-requests', 'go', 'php', 'ruby', 'java', 'csharp', 'rust', 'httpie', 'wget', 'json'])
      .default('javascript-fetch')
      .describe('Language and library the request is written in'),
  }),
  result: z.strictObject({
    code: z.string().describe('A whole runnable snippet that sends the request'),
    method: z.string().describe('HTTP method of the request'),
    url: z.string().describe('Address as curl sends it, with -G data in the query'),
    headers: z
      .array(z.strictObject({ name: z.string().describe('Name of the header, spelt as in the command'), value: z.string().describe('Value of the header') }))
      .describe('Headers that the command sets and those that follow from it, in order'),
    body: z.string().optional().describe('Data the request sends, where there is any'),
    form: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the form field'),
          value: z.string().optional().describe('Value of the form field'),
          file: z.string().optional().describe('File whose content is sent'),
          type: z.string().optional().describe('Media type of the part'),
        }),
      )
      .optional()
      .describe('Parts of a multipart form, from -F'),
    options: z.array(z.string()).describe('Options that were noted but change nothing of the message'),
  }),
  examples: [
    {
      inputs: { command: "curl -X PUT 'https://api.example.com/a?b=1' -H 'Accept: text/plain' --data-raw '{\"x\":1}' -H 'Content-Type: application/json'" },
      result: {
        code: 'const response = await fetch("https://api.example.com/a?b=1", {\n  method: "PUT",\n  headers: [\n    ["Accept", "text/plain"],\n    ["Content-Type", "application/json"],\n  ],\n  body: "{\\"x\\":1}",\n});\nconsole.log(response.status, await response.text());\n',
        method: 'PUT',
        url: 'https://api.example.com/a?b=1',
        headers: [
          { name: 'Accept', value: 'text/plain' },
          { name: 'Content-Type', value: 'application/json' },
        ],
        body: '{"x":1}',
        options: [],
      },
    },
  ],
  run({ command, target }) {
    const request = readCurl(command);
    return { code: snippet(request, target), ...request };
  },
});
