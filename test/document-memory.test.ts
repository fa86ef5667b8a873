import { execFileSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** An eighth of what a worker of the service has. Before rows were written as they come and cells were three lists, twice as much was not enough. */
const HEAP_MB = 64;

/** A package that Python's zipfile writes: names and what each part is, as expressions of Python. */
function packed(parts: Record<string, string>): Buffer {
  const script = `import sys,zipfile,io
out=io.BytesIO()
with zipfile.ZipFile(out,'w',zipfile.ZIP_DEFLATED) as z:
${Object.entries(parts)
  .map(([name, text]) => ` z.writestr(${JSON.stringify(name)},${text})`)
  .join('\n')}
sys.stdout.buffer.write(out.getvalue())`;
  return execFileSync('python3', ['-c', script], { maxBuffer: 100_000_000 });
}

const types = (part: string, type: string): string =>
  `'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>'`;
const relationship = (type: string, target: string): string =>
  `'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>'`;

/** @param body the rows of a table, as an expression of Python */
const wordFile = (body: string): Buffer =>
  packed({
    '[Content_Types].xml': types('word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': relationship('officeDocument', 'word/document.xml'),
    'word/document.xml': `'<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>'+${body}+'</w:tbl></w:body></w:document>'`,
  });

const workbook = (rows: string): Buffer =>
  packed({
    '[Content_Types].xml': types('xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `'<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>'`,
    'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'+${rows}+'</sheetData></worksheet>'`,
  });

const TEXT_CELLS = "('<w:tr>'+'<w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc>'*10+'</w:tr>')*30000";
const EMPTY_CELLS = "('<w:tr>'+'<w:tc/>'*10+'</w:tr>')*150000";
const ROWS = "'<row><c><v>1</v></c></row>'*600000";

it.each([
  ['a table of 300,000 cells as text', 'docx-converter', { to: 'text' }, () => wordFile(TEXT_CELLS), /^ok 900\d{3}$/],
  ['a table of 1,500,000 empty cells as text', 'docx-converter', { to: 'text' }, () => wordFile(EMPTY_CELLS), /^ok 300\d{4}$/],
  ['the same as Markdown, which is refused', 'docx-converter', { to: 'markdown' }, () => wordFile(EMPTY_CELLS), /more than 6,000,000 characters as HTML/],
  [
    'a table of 300,000 cells as Markdown, which is refused',
    'docx-converter',
    { to: 'markdown' },
    () => wordFile(TEXT_CELLS),
    /A table has more than 2,000,000 characters as HTML/,
  ],
  ['the facts of such a table', 'docx-inspector', {}, () => wordFile(TEXT_CELLS), /^ok \d{3}$/],
  ['a sheet of 600,000 rows', 'spreadsheet-inspector', {}, () => workbook(ROWS), /^ok \d{3}$/],
])('takes little memory: %s', async (_, slug, inputs, make, told) => {
  const worker = new Worker(new URL('./support/small-heap.ts', import.meta.url), {
    workerData: { slug, inputs, bytes: new Uint8Array(make()) },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const said = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  expect(said).toMatch(told);
});
