import type { Recipe } from './bench.ts';

/** What the page of recipes offers to begin with, each with an input. */
export const EXAMPLES: readonly (Recipe & { name: string; note: string })[] = [
  {
    name: 'Unpack base64',
    note: 'Decodes base64 and formats the JSON that is in it.',
    parameters: { input: { default: 'eyJ1c2VyIjp7ImlkIjo3LCJuYW1lIjoiQWRhIn0sInJvbGVzIjpbImFkbWluIiwiZGV2Il19' } },
    steps: [
      { id: 'decode', tool: 'base64-encoder', inputs: { mode: 'decode' } },
      { id: 'format', tool: 'json-formatter' },
    ],
  },
  {
    name: 'Checksums of a list',
    note: 'Hashes each line by itself.',
    parameters: { input: { default: 'alpha\nbeta\ngamma' } },
    steps: [{ id: 'hash', tool: 'hash-generator', inputs: { algorithm: 'sha256' }, forEach: { $main: 'parameters' } }],
  },
  {
    name: 'CSV to YAML',
    note: 'A table from a spreadsheet as configuration.',
    parameters: { input: { default: 'name,port\nweb,8080\ndb,5432' } },
    steps: [
      { id: 'rows', tool: 'csv-to-json-converter', inputs: { inferTypes: true } },
      { id: 'yaml', tool: 'json-to-yaml-converter' },
    ],
  },
  {
    name: 'Addresses in a text',
    note: 'Finds the e-mail addresses of a text and makes them safe to pass on.',
    parameters: { input: { default: 'Write to ada@example.com or to Bob <bob@example.org>; ada@example.com answers first.' } },
    steps: [
      { id: 'emails', tool: 'email-extractor', inputs: { unique: true } },
      { id: 'safe', tool: 'text-defanger' },
    ],
  },
  {
    name: 'Title to QR code',
    note: 'Makes an address from a title and a picture from the address.',
    parameters: { input: { default: 'Ten Tools in a Row' }, site: { default: 'https://example.com/' } },
    steps: [
      { id: 'slug', tool: 'slug-generator' },
      {
        id: 'code',
        tool: 'qr-code-generator',
        inputs: {
          text: {
            $text: [
              { $from: 'parameters', pointer: '/site' },
              { $from: 'slug', pointer: '/slug' },
            ],
          },
        },
      },
    ],
  },
  {
    name: 'Hex to hash',
    note: 'Reads bytes in hex and gives their digest in base64.',
    parameters: { input: { default: '68656c6c6f', encoding: 'hex' } },
    steps: [{ id: 'hash', tool: 'hash-generator', inputs: { outputEncoding: 'base64' } }],
  },
];
