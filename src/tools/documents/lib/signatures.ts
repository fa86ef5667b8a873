import { Unprocessable } from '../../errors.ts';
import { bytesOfHex, latin1Text } from '../../shared/platform/bytes.ts';
import { type Certificate, type CmsSignature, readCms, type SignatureKind } from './cms.ts';
import type { PdfFile } from './file.ts';
import { fieldsOf } from './form.ts';
import { arrayOf, bytesOf, type Dict, dictOf, nameOf, numberOf } from './objects.ts';
import { isoOf, textOf } from './text.ts';

const MAX_SIGNATURES = 200;

/** The signatures of a form, and its fields that have none. */
export function signaturesOf(file: PdfFile) {
  const fields = fieldsOf(file).filter(({ type }) => type === 'signature');
  const signed = fields.map(({ name, inherited }) => ({ name, value: dictOf(file, inherited('V')) }));
  return {
    signatures: signed.flatMap(({ name, value }) => (value ? [{ field: name, ...signatureOf(file, value) }] : [])).slice(0, MAX_SIGNATURES),
    unsigned: signed.filter(({ value }) => !value).map(({ name }) => name),
  };
}

const KINDS: Readonly<Record<string, SignatureKind>> = {
  'adbe.pkcs7.detached': 'detached',
  'ETSI.CAdES.detached': 'detached',
  'adbe.pkcs7.sha1': 'sha1',
  'ETSI.RFC3161': 'timeStamp',
};

function signatureOf(file: PdfFile, value: Dict) {
  const format = nameOf(file, value.get('SubFilter')) ?? nameOf(file, value.get('Filter')) ?? '';
  const kind = KINDS[format];
  const byteRange = (arrayOf(file, value.get('ByteRange')) ?? []).map((number) => numberOf(file, number) ?? -1);
  const range = rangeOf(file.bytes, byteRange);
  const { found, problem } = checked(range, kind);
  const { commonName, ...certificate }: Partial<Certificate> = found?.certificate ?? {};
  const signer = commonName ?? certificate.subject;
  const text = (key: string): string | undefined => {
    const bytes = bytesOf(file, value.get(key));
    return bytes && textOf(bytes);
  };
  const date = text('M');
  return {
    kind: kind === 'timeStamp' ? ('timestamp' as const) : ('signature' as const),
    valid: found?.digestMatches === true && found.signatureFits === true,
    coversWholeFile: range?.isWhole ?? false,
    digestMatches: found?.digestMatches ?? false,
    ...present({
      signatureFits: found?.signatureFits,
      problem: problem ?? found?.problem,
      signer,
      ...certificate,
      signingTime: found?.signingTime ?? (date === undefined ? undefined : isoOf(date)),
      timeStamp: found?.timeStamp,
      reason: text('Reason'),
      location: text('Location'),
      name: text('Name'),
    }),
    format,
    ...present({ digestAlgorithm: found?.digestAlgorithm, signatureAlgorithm: found?.signatureAlgorithm }),
    signedBytes: range?.data.length ?? 0,
    byteRange,
  };
}

/** What a signature says, or why it cannot be read. */
function checked(range: Range | undefined, kind: SignatureKind | undefined): { found?: CmsSignature; problem?: string } {
  if (!kind) return { problem: 'signatures of this format are not checked' };
  if (!range) return { problem: 'the byte range does not fit the file' };
  try {
    return { found: readCms(range.contents, range.data, kind) };
  } catch (error) {
    if (error instanceof Unprocessable) return { problem: error.message.replace(/\.$/, '') };
    throw error;
  }
}

function present<Values extends Record<string, unknown>>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

interface Range {
  data: Uint8Array;
  /** What stands in the gap, which is the signature in hex. */
  contents: Uint8Array;
  /** Whether nothing but the gap is left out. */
  isWhole: boolean;
}

/** The signed bytes: two parts with the signature between them. */
function rangeOf(bytes: Uint8Array, range: readonly number[]): Range | undefined {
  const [start = -1, length = -1, second = -1, secondLength = -1] = range;
  const end = second + secondLength;
  if (range.length !== 4 || range.some((number) => !Number.isInteger(number) || number < 0) || start + length > second || end > bytes.length) return undefined;
  const gap = latin1Text(bytes.subarray(start + length, second));
  const [, digits] = /^<([\da-fA-F\s]*)>$/.exec(gap) ?? [];
  if (digits === undefined) return undefined;
  const data = new Uint8Array(length + secondLength);
  data.set(bytes.subarray(start, start + length));
  data.set(bytes.subarray(second, end), length);
  return { data, contents: bytesOfHex(digits.replace(/\s/g, '')), isWhole: start === 0 && /^\s*$/.test(latin1Text(bytes.subarray(end))) };
}
