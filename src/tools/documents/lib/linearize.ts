import { unprocessable } from '../../errors.ts';
import { qpdfFile } from '../../shared/platform/qpdf-file.ts';

interface Qpdf {
  callMain(args: string[]): number;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array };
}

/** A PDF of ours laid out for fast web view (ISO 32000-2, annex F) by qpdf. */
export async function linearized(pdf: Uint8Array, objectStreams: boolean): Promise<Uint8Array> {
  const { default: start } = (await import('@neslinesli93/qpdf-wasm')) as unknown as { default(options: object): Promise<Qpdf> };
  const qpdf = await start({
    noInitialRun: true,
    locateFile: () => qpdfFile(),
  });
  qpdf.FS.writeFile('/in.pdf', pdf);
  const code = qpdf.callMain([
    '--linearize',
    '--deterministic-id',
    '--stream-data=preserve',
    `--object-streams=${objectStreams ? 'generate' : 'disable'}`,
    '--warning-exit-0',
    '--no-warn',
    '/in.pdf',
    '/out.pdf',
  ]);
  if (code !== 0) unprocessable('The PDF is too damaged to be laid out for fast web view.');
  return Uint8Array.from(qpdf.FS.readFile('/out.pdf'));
}
