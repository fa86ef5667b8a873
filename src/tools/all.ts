import type { Tool } from './define.ts';
import { toolFiles } from './folders.ts';

/** Every tool by its slug, imported from the sources: for the build, the documents and the tests. The service itself reads cards, and loads a tool when it is called. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  await Promise.all(
    toolFiles().map(async (file) => {
      const { default: tool }: { default: Tool } = await import(file);
      return [tool.slug, tool] as const;
    }),
  ),
);
