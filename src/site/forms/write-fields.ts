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
    case 'truths':
      return listed(value).map((item): [string, string] => [path, item === true ? '1' : '0']);
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
      return rowsOf(control, value).flatMap((row, at) => writeForm(control.fields ?? [], objectOf(row), `${path}[${at}].`));
    case 'group':
      return writeForm(control.fields ?? [], objectOf(value), `${path}.`);
    case 'json':
      return [[path, JSON.stringify(value, null, 2)]];
    default:
      return [[path, String(value)]];
  }
}

/** What stands in the rows of a field, as objects of the fields that a row has. */
function rowsOf({ standsFor, fields: [first] = [] }: Control, value: unknown): unknown[] {
  if (standsFor === 'record') return Object.entries(objectOf(value)).map(([name, held]) => ({ name, value: held }));
  return standsFor === 'lists' ? listed(value).map((list) => ({ [first?.name ?? '']: list })) : listed(value);
}

export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const objectOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {});
