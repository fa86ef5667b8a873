import { z } from 'zod';
import { defineTool } from '../define.ts';
import type { PdfFile } from './lib/file.ts';
import { choicesOf, type Field, FLAGS, fieldsOf, fieldValue, formKind, optionsOf, widgetPages } from './lib/form.ts';
import { textAt } from './lib/information.ts';
import { type Dict, numberOf } from './lib/objects.ts';
import { openPdf, passwordText, pdfText } from './lib/open.ts';
import { WITH_FORM } from './lib/samples.ts';

const value = () => z.union([z.string(), z.boolean(), z.null(), z.array(z.string())]);

export default defineTool({
  slug: 'pdf-form-reader',
  name: 'PDF Form Reader',
  category: 'documents',
  summary: 'Lists the form fields of a PDF (AcroForm) with types, values and choices.',
  description: 'Where an XFA packet is beside the form, the form itself is read. Nothing is calculated and no script is run.',
  reference: 'ISO 32000-2, 12.7 (interactive forms)',
  keywords: ['acroform', 'pdf form data', 'extract form values', 'form fields', 'export form data'],
  cost: 'heavy',
  inputs: z.strictObject({ file: pdfText(), password: passwordText() }),
  result: z.strictObject({
    fields: z
      .array(
        z.strictObject({
          name: z.string().describe('Full name of the field, its parts joined by dots'),
          type: z.enum(['text', 'checkbox', 'radio', 'dropdown', 'list', 'button', 'signature']).describe('Kind of field'),
          value: value().describe(
            'Value of the field: a string, true or false of checkboxes and signatures, the option of radio buttons and dropdowns or null, a list of strings of lists',
          ),
          defaultValue: value().optional().describe('Value of the field when the form is reset, where the file gives one'),
          options: z.array(z.string().describe('An option')).optional().describe('What may be chosen'),
          label: z.string().optional().describe('What the field is called for people'),
          readOnly: z.boolean().describe('Whether viewers do not let the field be changed'),
          required: z.boolean().describe('Whether the field must be filled before the form is sent'),
          multiline: z.boolean().optional().describe('True of text that may have several lines'),
          maxLength: z.int().optional().describe('Of text, the most characters that it may have'),
          page: z.int().optional().describe('Number of the page that the field is on'),
        }),
      )
      .describe("The fields in the form's order"),
    values: z.record(z.string(), value()).describe('Values by full name, without buttons and signatures'),
    count: z.int().describe('Number of fields'),
    form: z.enum(['none', 'acroform', 'xfa']).describe('Kind of form: none, acroform, or xfa where an XFA packet is beside it'),
    signed: z.boolean().describe('Whether a signature field is signed'),
  }),
  headline: 'values',
  examples: [
    {
      inputs: { file: WITH_FORM },
      result: {
        fields: [
          { name: 'name', type: 'text', value: 'Ada', readOnly: false, required: true, page: 1 },
          { name: 'agree', type: 'checkbox', value: false, options: ['Yes'], readOnly: false, required: false, page: 1 },
        ],
        values: { name: 'Ada', agree: false },
        count: 2,
        form: 'acroform',
        signed: false,
      },
    },
  ],
  run({ file: text, password }) {
    const file = openPdf(text, password);
    const pages = widgetPages(file);
    const found = fieldsOf(file);
    const fields = found.map((field) => facts(file, field, pages));
    const values = Object.fromEntries(fields.filter(({ type }) => type !== 'button' && type !== 'signature').map(({ name, value }) => [name, value]));
    return { fields, values, count: fields.length, form: formKind(file), signed: fields.some(({ type, value }) => type === 'signature' && value === true) };
  },
});

function facts(file: PdfFile, field: Field, pages: ReadonlyMap<Dict, number>) {
  const { name, type, flags, dict } = field;
  const label = textAt(file, dict, 'TU');
  const page = field.widgets.map(({ dict: widget }) => pages.get(widget)).find((number) => number !== undefined);
  const maxLength = numberOf(file, field.inherited('MaxLen'));
  const options = optionsFor(file, field);
  return {
    name,
    type,
    value: fieldValue(file, field, 'V'),
    ...(field.inherited('DV') !== null && { defaultValue: fieldValue(file, field, 'DV') }),
    ...(options && { options }),
    ...(label !== undefined && { label }),
    readOnly: (flags & FLAGS.readOnly) !== 0,
    required: (flags & FLAGS.required) !== 0,
    ...(type === 'text' && (flags & FLAGS.multiline) !== 0 && { multiline: true }),
    ...(type === 'text' && maxLength !== undefined && maxLength >= 0 && { maxLength: Math.floor(maxLength) }),
    ...(page !== undefined && { page }),
  };
}

function optionsFor(file: PdfFile, field: Field): string[] | undefined {
  if (field.type === 'radio' || field.type === 'checkbox') return [...new Set(choicesOf(file, field).map(({ text }) => text))];
  return field.type === 'dropdown' || field.type === 'list' ? optionsOf(file, field).map((option) => option.value) : undefined;
}
