import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join, normalize } from 'node:path';
import { deliver } from '../files/deliver.ts';
import { type FileField, fileFieldsOf, mainFileField } from '../files/file-fields.ts';
import type { Sent, SentFile } from '../pipelines/file-inputs.ts';
import { endOf } from '../pipelines/handing.ts';
import type { ToolCard } from '../tools/card.ts';
import { Misuse } from './arguments.ts';

/** As much as one string may hold. */
const MAX_BYTES = 300_000_000;

/** Whether a word names an input of the tool: `name=value`, `files[0].name=value`. */
export const isField = (card: ToolCard, word: string): boolean => {
  const split = word.indexOf('=');
  return split > 0 && Object.hasOwn(card.inputs.properties ?? {}, /^[^.[\]]*/.exec(word.slice(0, split))?.[0] ?? '');
};

/** What words give: fields as `name=value`, files as `name=@path`, as paths and as `-`, standard input. */
export async function sentBy(card: ToolCard, words: readonly string[]): Promise<Sent<Uint8Array>> {
  const sent = { fields: [] as [string, string][], files: [] as SentFile<Uint8Array>[] };
  const slots = slotsOf(card);
  for (const word of words) {
    const split = word.indexOf('=');
    const [name, value] = [word.slice(0, split), word.slice(split + 1)];
    if (!isField(card, word)) sent.files.push(await fileAt(word, slots.next()));
    else if (value.startsWith('@') && isForFiles(card, name)) sent.files.push(await fileAt(value.slice(1), name));
    else sent.fields.push([name, value]);
  }
  return sent;
}

/** A value that begins with @ is a path where the field is a file; elsewhere it is text as any other. */
const isForFiles = (card: ToolCard, name: string): boolean => fileFieldsOf(card.inputs).some(({ field }) => field === /^[^.[\]]*/.exec(name)?.[0]);

/** The fields that files without a field go to, one after the other: the main one first, and a list takes all that come. */
function slotsOf(card: ToolCard): { next(): string } {
  const fields = fileFieldsOf(card.inputs);
  const main = mainFileField(card);
  const order: FileField[] = main ? [main, ...fields.filter(({ field }) => field !== main.field)] : [];
  return {
    next() {
      const [first] = order;
      if (!first) {
        const text = card.main?.input;
        if (main || text === undefined) throw new Misuse(`${card.slug} takes no more files.`);
        return text;
      }
      if (!first.list) order.shift();
      return first.field;
    },
  };
}

async function fileAt(path: string, field: string): Promise<SentFile<Uint8Array>> {
  if (path === '-') {
    const { buffer } = await import('node:stream/consumers');
    const bytes = new Uint8Array(await buffer(process.stdin));
    return { field, name: 'stdin', size: bytes.length, source: bytes };
  }
  if (!existsSync(path)) throw new Misuse(`${JSON.stringify(path)} is neither an input, as name=value, nor a file.`);
  if (!statSync(path).isFile() && statSync(path).isDirectory()) throw new Misuse(`${path} is a folder; name the files in it, such as ${join(path, '*')}.`);
  const bytes = new Uint8Array(await readFile(path));
  return { field, name: nameOf(path), size: bytes.length, source: bytes };
}

/** A file's name in what is made of it: its path where that leads downwards from here. */
function nameOf(path: string): string {
  const plain = normalize(path).replaceAll('\\', '/');
  return isAbsolute(path) || plain.startsWith('../') ? basename(path) : plain;
}

/** Writes the main file of a result. @param path `undefined` for standard output; a folder takes each file of the result */
export async function writeFiles(card: ToolCard, result: Record<string, unknown>, inputs: Record<string, unknown>, path: string | undefined): Promise<void> {
  const main = card.main?.output;
  const encoding = main === undefined ? undefined : endOf(card, 'result', main, inputs).encoding;
  const wanted = (accept: string) => ({ accept, fields: fileFieldsOf(card.result), main, encoding, maxBytes: MAX_BYTES });
  if (path !== undefined && existsSync(path) && statSync(path).isDirectory()) {
    const { files = [] } = deliver(result, card.slug, wanted('multipart/mixed'));
    if (files.length === 0) throw new Misuse(`${card.slug} gave no files to put into ${path}.`);
    for (const { name, bytes } of files) await writeFile(join(path, plainName(name)), bytes);
    return;
  }
  const { files, json } = deliver(result, card.slug, wanted('application/octet-stream'));
  const bytes = files?.[0]?.bytes ?? Buffer.from(`${json}\n`);
  if (path !== undefined) await writeFile(path, bytes);
  else await new Promise<void>((resolve, reject) => process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())));
}

/** The last part of a name, which leads into no other folder. */
const plainName = (name: string): string => name.replace(/^.*[\\/]/s, '').replace(/^\.+/, '') || 'file';
