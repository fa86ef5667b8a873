/** A file among inputs. */
type FileInput = Blob | Uint8Array;

const isFile = (value: unknown): value is FileInput => value instanceof Blob || value instanceof Uint8Array;

/** Whether there is a file among inputs, at any depth. */
export function hasFile(value: unknown): boolean {
  if (isFile(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

/**
 * Inputs as multipart/form-data, each file as it is at its place, such as `files[0].content`. Written here, as `FormData` would turn the line ends of texts into CRLF.
 */
export function formOf(inputs: object): Blob {
  const boundary = `toolrack-${crypto.randomUUID()}`;
  const parts: BlobPart[] = [];
  const add = (name: string, value: string | FileInput): void => {
    const file = typeof value === 'string' ? '' : `; filename="${escaped(value instanceof File ? value.name : name)}"`;
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n\r\n`, value as BlobPart, '\r\n');
  };
  const walk = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (isFile(value)) add(name, value);
    else if (!hasFile(value)) add(name, typeof value === 'string' ? value : JSON.stringify(value));
    else if (Array.isArray(value)) for (const [index, entry] of value.entries()) walk(`${name}[${index}]`, entry);
    else for (const [field, inner] of Object.entries(Object(value))) walk(`${name}.${field}`, inner);
  };
  for (const [name, value] of Object.entries(inputs)) walk(name, value);
  parts.push(`--${boundary}--\r\n`);
  return new Blob(parts, { type: `multipart/form-data; boundary=${boundary}` });
}

/** As browsers write names (HTML, multipart form data). */
const escaped = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
