import type { GivenFile } from '../../files/plain.ts';
import type { Control } from './controls.ts';

/** A file that was chosen in a form. */
export interface ChosenFile<Source> {
  /** The name of its control. */
  field: string;
  name: string;
  source: Source;
}

/** The field of a control's rows that is the file, and the one for its name. */
export function rowFields({ fields = [] }: Control): { file: string | undefined; naming: string | undefined } {
  const file = fields.find((field) => field.file !== undefined)?.name;
  return { file, naming: fields.find(({ name }) => /^(?:name|file[nN]ame)$/.test(name))?.name };
}

/** The kind of files that a control takes; undefined where it takes none. */
export const fileTypeOf = ({ file, fields }: Control): string | undefined => file ?? fields?.find((field) => field.file !== undefined)?.file;

/** Makes room in the inputs for files that were chosen, after what stands in the form, and says where each belongs. */
export function placeFiles<Source>(controls: readonly Control[], inputs: Record<string, unknown>, chosen: readonly ChosenFile<Source>[]): GivenFile<Source>[] {
  return chosen.flatMap(({ field, name, source }): GivenFile<Source>[] => {
    const control = controls.find((one) => one.name === field);
    if (!control || fileTypeOf(control) === undefined) return [];
    if (control.kind !== 'texts' && control.kind !== 'rows') {
      inputs[field] = '';
      return [{ place: [field], as: 'file', source }];
    }
    const held = inputs[field];
    const list: unknown[] = Array.isArray(held) ? held : [];
    inputs[field] = list;
    const { file, naming } = rowFields(control);
    const place = [field, list.length, ...(file === undefined ? [] : [file])];
    list.push(file === undefined ? '' : { ...(naming !== undefined && { [naming]: name }), [file]: '' });
    return [{ place, as: 'file', source }];
  });
}

/** Whether a form takes files. */
export const hasFiles = (controls: readonly Control[]): boolean => controls.some((control) => fileTypeOf(control) !== undefined);
