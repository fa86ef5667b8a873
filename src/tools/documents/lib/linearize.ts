// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
import { unprocessable } from '../../errors.ts';
import { qpdfFile } from '../../shared/platform/qpdf-file.ts';

interface Qpdf {
  callMain(args: string[]): number;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array };
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** A PDF of ours laid out for fast web view (ISO 32000-2, annex F) by qpdf. */
export async function linearized(pdf: Uint8Array, objectStreams: boolean): Promise<Uint8Array> {
  compiled ??= qpdfFile().then((bytes) => WebAssembly.compile(bytes));
  const module = await compiled;
  const { default: start } = (await import('@neslinesli93/qpdf-wasm')) as unknown as { default(options: object): Promise<Qpdf> };
  const qpdf = await start({
    noInitialRun: true,
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
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
