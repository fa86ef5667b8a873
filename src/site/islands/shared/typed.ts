import { fillForm } from './fill-form.ts';

const KEY = 'typed';

/** Keeps what a form holds for the next load of the same page, but for what is secret. */
export function keepTyped(form: HTMLFormElement): void {
  const secrets = secretsOf(form);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && !secrets.has(name)) fields.append(name, value);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.pathname, fields.toString()]));
  } catch {
    // More than the browser keeps.
  }
}

/** Puts back what was kept for this page. @returns whether there was anything */
export function restoreTyped(form: HTMLFormElement): boolean {
  try {
    const [pathname, fields]: [unknown, unknown] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    if (pathname !== location.pathname || typeof fields !== 'string') return false;
    fillForm(form, new URLSearchParams(fields), secretsOf(form));
    return true;
  } catch {
    return false;
  }
}

const secretsOf = (form: HTMLFormElement): Set<string> => new Set([...form.querySelectorAll<HTMLInputElement>('input[type=password]')].map(({ name }) => name));
