import { z } from 'zod';
import { defineTool } from '../define.ts';
import { sameBytes } from '../shared/bytes/arrays.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { bytesField, fileBytes, fileField, fileResult, sha256Field, sha256Of } from './lib/files.ts';
import { ratioOf } from './lib/packing.ts';
import { applyBps, applyIps, makeBps, makeIps } from './lib/rom-patches.ts';
import { applyVcdiff, makeVcdiff } from './lib/vcdiff.ts';

export default defineTool({
  slug: 'binary-patch-generator',
  name: 'Binary Patch Generator',
  category: 'archives',
  summary: 'Makes a small binary patch (VCDIFF, BPS or IPS) that turns one file into another.',
  description:
    'VCDIFF is what xdelta3 reads, with its checksum of windows and without secondary compression. BPS has its three CRC-32s. IPS has plain and run records and, where the new file is shorter, the length behind EOF. The patch is applied before it is given.',
  reference: 'RFC 3284; BPS 1 by byuu; IPS',
  keywords: ['xdelta', 'rom hack', 'delta', 'make patch', 'ips patch', 'bps patch', 'binary diff'],
  cost: 'heavy',
  inputs: z.strictObject({
    source: fileField('The old file', 0),
    target: fileField('The new file', 0),
    format: z.enum(['vcdiff', 'bps', 'ips']).default('vcdiff').describe("Kind of patch: vcdiff is xdelta's, bps and ips are those of ROM patching"),
  }),
  result: z.strictObject({
    patch: fileResult('The patch'),
    bytes: bytesField,
    sha256: sha256Field,
    format: z.string().describe('Kind of patch'),
    sourceSha256: z.string().describe('SHA-256 of the old file, as hex'),
    targetSha256: z.string().describe('SHA-256 of the new file, as hex'),
    ratio: z.number().optional().describe('Bytes of the patch divided by those of the new file; left out for no bytes'),
  }),
  examples: [
    {
      inputs: { source: 'aGVsbG8gd29ybGQ=', target: 'aGVsbG8gV29ybGQ=', format: 'ips' },
      result: {
        patch: 'UEFUQ0gAAAYAAVdFT0Y=',
        bytes: 14,
        sha256: '3573c9dbe2c7a3a889092c231263c25fbc9d8673bb487efc46b1994e1b3894bb',
        format: 'ips',
        sourceSha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
        targetSha256: 'db4067cec62c58bf8b2f8982071e77c082da9e00924bf3631f3b024fa54e7d7e',
        ratio: 1.2727272727272727,
      },
    },
    {
      inputs: { source: 'aGVsbG8=', target: 'aGVsbG8=', format: 'bps' },
      result: {
        patch: 'QlBTMYWFgJFoZWxsb4amEDaGphA2pYKSQQ==',
        bytes: 25,
        sha256: '722fe6f4e6776c3fe9d8dfb2f0e392dbb2a68d30287cf2c083faa241b19365fd',
        format: 'bps',
        sourceSha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        targetSha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        ratio: 5,
      },
    },
  ],
  run({ source: sourceText, target: targetText, format }) {
    const source = fileBytes(sourceText, 'source');
    const target = fileBytes(targetText, 'target');
    const patch = { vcdiff: makeVcdiff, bps: makeBps, ips: makeIps }[format](source, target);
    const { file } = format === 'vcdiff' ? applyVcdiff(source, patch) : format === 'bps' ? applyBps(source, patch, false) : applyIps(source, patch);
    if (!sameBytes(file, target)) throw new Error(`the ${format} patch does not give the target`);
    return {
      patch: base64Of(patch),
      bytes: patch.length,
      sha256: sha256Of(patch),
      format,
      sourceSha256: sha256Of(source),
      targetSha256: sha256Of(target),
      ...ratioOf(patch.length, target.length),
    };
  },
});
