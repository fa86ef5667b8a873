import { z } from 'zod';
import { defineTool } from '../../tools/define.ts';
import { unprocessable } from '../../tools/errors.ts';
import { asFile } from '../../tools/shared/files/file-field.ts';
import { givenFileIn } from '../../tools/shared/files/given-files.ts';
import { base64Of } from '../../tools/shared/platform/bytes.ts';

/** Pictures in a page that have more pixels are left out. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** The longer side of what is drawn, in pixels. */
const MAX_SIDE = 3_000;
const MAX_WIDTH = 1_600;

/** What pdf.js gives that is used here. */
interface Engine {
  getDocument(source: object): { readonly promise: Promise<EngineDocument>; destroy(): Promise<void> };
}

interface EngineDocument {
  readonly numPages: number;
  getPage(number: number): Promise<EnginePage>;
}

interface EnginePage {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: object): { readonly promise: Promise<void> };
}

/** A canvas of a worker, as far as it is used here. */
interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): object | null;
  convertToBlob(options: { type: string }): Promise<Blob>;
}

declare const OffscreenCanvas: (new (width: number, height: number) => Canvas) | undefined;

/** Draws a page of a PDF for a preview, in the worker of a page: made as a tool is, and in no list of them. Nothing in the file is run, followed or fetched. */
export default defineTool({
  slug: 'pdf-page',
  name: 'Page of a PDF',
  category: 'documents',
  summary: 'Draws a page of a PDF.',
  inputs: z.strictObject({
    file: asFile(z.string().min(1).describe('The PDF'), 'application/pdf'),
    page: z.int().min(1).describe('Number of the page'),
    width: z.int().min(50).max(MAX_WIDTH).describe('Width of the picture in pixels'),
  }),
  result: z.strictObject({
    pages: z.int().describe('Number of pages of the PDF'),
    picture: asFile(z.string().describe('The page as PNG'), 'image/png'),
  }),
  examples: [],
  async run({ file, page, width }) {
    const bytes = givenFileIn(file);
    if (!bytes || typeof OffscreenCanvas !== 'function') return unprocessable('this browser cannot draw pages');
    const engine = (await import('unpdf/pdfjs')) as unknown as Engine;
    const loading = engine.getDocument({
      data: bytes,
      verbosity: 0,
      // Letters are drawn as paths: no font is loaded into the page.
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      isEvalSupported: false,
      maxImageSize: MAX_IMAGE_PIXELS,
      CanvasFactory: WorkerCanvases,
      FilterFactory: NoFilters,
    });
    try {
      const document = await loading.promise;
      const pages = document.numPages;
      return { pages, picture: base64Of(await drawn(document, Math.min(page, pages), width)) };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error.name === 'PasswordException') unprocessable('it opens with a password only');
      if (/Exception$/.test(error.name)) unprocessable('it is damaged, or no PDF');
      throw error;
    } finally {
      await loading.destroy();
    }
  },
});

/** A page as PNG. */
async function drawn(document: EngineDocument, number: number, width: number): Promise<Uint8Array> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, MAX_SIDE / Math.max(natural.width, natural.height)) });
  const canvas = canvasOf(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'function') return unprocessable('this browser cannot draw pages');
  return new OffscreenCanvas(width, height);
}

interface Drawing {
  canvas: Canvas;
  context: object | null;
}

/** Where pdf.js has canvases from: of a document, unless it is told otherwise. */
class WorkerCanvases {
  create(width: number, height: number): Drawing {
    const canvas = canvasOf(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({ canvas }: Drawing): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Filters are SVG in a document, which a worker has not: what they would change stays as it is. */
class NoFilters {
  addFilter(): string {
    return 'none';
  }

  addHCMFilter(): string {
    return 'none';
  }

  addAlphaFilter(): string {
    return 'none';
  }

  addLuminosityFilter(): string {
    return 'none';
  }

  addHighlightHCMFilter(): string {
    return 'none';
  }

  destroy(): void {}
}
