import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { bytesField, fileBytes, fileField, fileResult, sha256Field, sha256Of } from './lib/files.ts';
import { applyBps, applyBsdiff, applyIps, applyUps, patchFormat } from './lib/rom-patches.ts';
import { applyVcdiff, isVcdiff } from './lib/vcdiff.ts';

type Format = 'vcdiff' | 'bsdiff' | 'bps' | 'ups' | 'ips';

export default defineTool({
  slug: 'binary-patch-applier',
  name: 'Binary Patch Applier',
  category: 'archives',
  summary: 'Applies a VCDIFF (xdelta), bsdiff, BPS, UPS or IPS patch to a file.',
  description:
    'UPS goes either way round, by the size and CRC-32 of the source. VCDIFF with secondary compression (xdelta3 without -S none) or a code table of its own, a patch that is damaged or for another source, and a result above 10,000,000 bytes are refused.',
  reference: 'RFC 3284; bsdiff 4; BPS 1 and UPS 1 by byuu; IPS',
  keywords: ['xdelta', 'rom patcher', 'apply patch', 'ips', 'bps', 'ups', 'bspatch', 'rom hack'],
  cost: 'heavy',
  inputs: z.strictObject({
    source: fileField('The file that the patch is for', 0),
    patch: fileField('The patch'),
    format: z.enum(['auto', 'vcdiff', 'bsdiff', 'bps', 'ups', 'ips']).default('auto').describe('Kind of patch; auto goes by its first bytes'),
    ignoreChecksum: z.boolean().default(false).describe('With BPS and UPS: apply the patch even when the file is another one'),
  }),
  result: z.strictObject({
    file: fileResult('The patched file'),
    bytes: bytesField,
    sha256: sha256Field,
    format: z.string().describe('Kind of patch'),
    checksumVerified: z.boolean().optional().describe('Whether the checksums of the patch fit; left out where it has none'),
  }),
  examples: [
    {
      inputs: { source: 'aGVsbG8gd29ybGQ=', patch: 'UEFUQ0gAAAYAAVdFT0Y=' },
      result: { file: 'aGVsbG8gV29ybGQ=', bytes: 11, sha256: 'db4067cec62c58bf8b2f8982071e77c082da9e00924bf3631f3b024fa54e7d7e', format: 'ips' },
    },
    {
      inputs: { source: 'aGVsbG8=', patch: 'UEFUQ0hFT0YAAAI=' },
      result: { file: 'aGU=', bytes: 2, sha256: '372f7e2fd2d01ce2a1d71dc072acbba4c6fd25a1087cd7f153f4ec0ce37e1ede', format: 'ips' },
    },
  ],
  run({ source: sourceText, patch: patchText, format: asked, ignoreChecksum }) {
    const source = fileBytes(sourceText, 'source');
    const patch = fileBytes(patchText, 'patch');
    const found = isVcdiff(patch) ? 'vcdiff' : patchFormat(patch);
    const format = found ?? unprocessable('The patch is of no kind that is read here.', 'patch');
    if (asked !== 'auto' && asked !== format) unprocessable(`The patch is no ${asked} patch.`, 'patch');
    const { file, verified } = apply(format, source, patch, ignoreChecksum);
    return { file: base64Of(file), bytes: file.length, sha256: sha256Of(file), format, ...(verified !== undefined && { checksumVerified: verified }) };
  },
});

function apply(format: Format, source: Uint8Array, patch: Uint8Array, ignore: boolean): { file: Uint8Array; verified?: boolean } {
  switch (format) {
    case 'vcdiff': {
      const { file, verified } = applyVcdiff(source, patch);
      return verified ? { file, verified } : { file };
    }
    case 'bsdiff':
      return applyBsdiff(source, patch);
    case 'bps':
      return applyBps(source, patch, ignore);
    case 'ups':
      return applyUps(source, patch, ignore);
    default:
      return applyIps(source, patch);
  }
}
