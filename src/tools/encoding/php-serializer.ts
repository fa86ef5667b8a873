import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { phpToJson, serializePhp } from './lib/php.ts';

export default defineTool({
  slug: 'php-serializer',
  name: 'PHP Serializer',
  category: 'encoding',
  summary: "Converts JSON to PHP's serialize() format and back.",
  description:
    "Encoding gives what PHP 8's serialize(json_decode($text, true)) gives. Decoding makes arrays with the keys 0 to n-1 lists and others objects; objects carry their class name under __class (and data in a class's own format under __data), enum cases are strings, references copies. Circular references, INF and NAN, wrong lengths and nesting past 100 are refused.",
  reference: 'PHP 8 serialize() and unserialize()',
  keywords: ['unserialize', 'wordpress', 'laravel', 'session', 'json'],
  inputs: z.strictObject({
    text: z.string().min(1).max(500_000).describe('JSON to encode, or serialized data to decode'),
    mode: codecMode,
    indent: z.int().min(0).max(10).default(0).describe('Decoding: spaces per level of the JSON; 0 writes it on one line'),
  }),
  result: z.strictObject({ output }),
  appliesWhen: { indent: { mode: ['decode'] } },
  examples: [
    {
      inputs: { text: '{"name":"Zoë","tags":[1,2.5,true,null]}' },
      result: { output: 'a:2:{s:4:"name";s:4:"Zoë";s:4:"tags";a:4:{i:0;i:1;i:1;d:2.5;i:2;b:1;i:3;N;}}' },
    },
    { inputs: { text: 'a:2:{i:0;s:2:"hi";i:1;b:0;}', mode: 'decode' }, result: { output: '["hi",false]' } },
  ],
  run: ({ text, mode, indent }) => ({
    output: mode === 'encode' ? serializePhp(text.toWellFormed()) : phpToJson(text, indent),
  }),
});
