/** What a recipe is to begin with. */
export interface Start {
  tool: string;
  inputs: Record<string, unknown>;
}

const KEY = 'recipe-start';

/** Leaves for the page of recipes, in this tab alone, what it is to begin with: its address would show what is secret. */
export function leaveStart(start: Start): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(start));
  } catch {
    // More than the browser keeps: the page begins with nothing.
  }
}

/** Takes what was left, once. */
export function takeStart(): Start | undefined {
  try {
    const start: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isStart(start) ? start : undefined;
  } catch {
    return undefined;
  }
}

const isStart = (value: unknown): value is Start =>
  typeof value === 'object' && value !== null && 'tool' in value && typeof value.tool === 'string' && 'inputs' in value;
