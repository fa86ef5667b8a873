import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { decodedScripts } from './lib/script-encoding.ts';

export default defineTool({
  slug: 'microsoft-script-decoder',
  name: 'Microsoft Script Decoder (VBE, JSE)',
  category: 'encoding',
  summary: 'Decodes scripts that Windows Script Encoder has made unreadable: .vbe, .jse and pages with VBScript.Encode.',
  description:
    'Every part between #@~^ and ^#~@ is decoded, wherever it stands in the text. A length or sum that does not fit means that the script was changed or cut; it is given all the same.',
  reference: 'Windows Script Encoder (screnc.exe)',
  keywords: ['vbscript', 'jscript', 'screnc', 'jscript.encode', 'vbscript.encode', 'malware', 'deobfuscate', 'asp'],
  inputs: z.strictObject({ text: z.string().min(1).max(1_000_000).describe('The encoded script, or a page with some') }),
  result: z.strictObject({
    output: z.string().describe('The scripts as they were, one after the other with a line break between them'),
    scripts: z
      .array(
        z.strictObject({
          script: z.string().describe('The script as it was'),
          lengthFits: z.boolean().describe('Whether it is as long as it says'),
          checksumFits: z.boolean().describe('Whether the sum of its characters is the one that stands behind it'),
        }),
      )
      .describe('Each script, in the order of the text'),
  }),
  examples: [
    {
      inputs: { text: '#@~^DgAAAA==\\ko$K6,JC\u007fV^GJqAQAAA==^#~@' },
      result: { output: 'MsgBox "Hello"', scripts: [{ script: 'MsgBox "Hello"', lengthFits: true, checksumFits: true }] },
    },
  ],
  run({ text }) {
    const scripts = decodedScripts(text);
    if (scripts.length === 0) unprocessable('There is no encoded script: #@~^, a length, the script, a sum and ^#~@.', 'text');
    return { output: scripts.map(({ script }) => script).join('\n'), scripts };
  },
});
