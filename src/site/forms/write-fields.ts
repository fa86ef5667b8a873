import type { Control } from './controls.ts';

/** Inputs as a form holds them: name and text, in order. What is not given has its default. */
export function writeForm(controls: readonly Control[], inputs: Readonly<Record<string, unknown>>, prefix = ''): [string, string][] {
  return controls.flatMap((control) => {
    const given = Object.hasOwn(inputs, control.name) ? inputs[control.name] : undefined;
    return writeControl(control, given === undefined ? control.byDefault : given, `${prefix}${control.name}`);
  });
}

function writeControl(control: Control, value: unknown, path: string): [string, string][] {
  if (control.kind === 'check') return value === true ? [[path, 'true']] : [];
  if (value === undefined) return [];
  switch (control.kind) {
    case 'texts':
    case 'lines':
    case 'numbers':
    case 'exacts':
    case 'choices':
      return listed(value).map((item): [string, string] => [path, String(item)]);
    case 'grid':
      return [
        [
          path,
          listed(value)
            .map((row) => listed(row).join(' '))
            .join('\n'),
        ],
      ];
    case 'rows':
      return listed(value).flatMap((row, at) => writeForm(control.fields ?? [], objectOf(row), `${path}[${at}].`));
    case 'group':
      return writeForm(control.fields ?? [], objectOf(value), `${path}.`);
    case 'json':
      return [[path, JSON.stringify(value, null, 2)]];
    default:
      return [[path, String(value)]];
  }
}

export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const objectOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {});
