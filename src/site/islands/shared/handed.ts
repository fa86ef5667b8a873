const KEY = 'handed';

/** Keeps the inputs that the page of a tool is to open with, in this tab alone: they are in no address and go nowhere. @returns whether there was room */
export function handInputs(path: string, inputs: Readonly<Record<string, unknown>>): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, inputs]));
    return true;
  } catch {
    return false;
  }
}

/** Takes what was kept for this page, once. */
export function takeInputs(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const [kept, inputs]: [unknown, unknown] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (kept !== path || typeof inputs !== 'object' || inputs === null) return undefined;
    sessionStorage.removeItem(KEY);
    return { ...inputs };
  } catch {
    return undefined;
  }
}
