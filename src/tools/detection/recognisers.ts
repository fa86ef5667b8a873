import type { OfTool } from './analyse.ts';
import type { Recogniser } from './recogniser.ts';

export type { OfTool };

/** The recognisers of all tools: those of the sources by their files, those of a build from the one file that it makes of them. `recognisers.browser.ts` is the same for browsers. */
export async function loadRecognisers(): Promise<readonly OfTool[]> {
  if (!import.meta.url.endsWith('.ts')) return (await import(new URL('all-recognisers.js', import.meta.url).href)).recognisers;
  const { recogniserFiles } = await import('../folders.ts');
  return Promise.all(
    recogniserFiles().map(async (file) => {
      const { default: own }: { default: Recogniser } = await import(new URL(`../${file}`, import.meta.url).href);
      return { ...own, tool: file.replace(/^.*\//, '').replace('.recognise.ts', '') };
    }),
  );
}
