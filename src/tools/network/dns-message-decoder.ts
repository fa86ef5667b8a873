import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { byteTextEncoding, readBytes } from './lib/byte-text.ts';
import { MessageReader, readData } from './lib/dns-message.ts';
import { typeName } from './lib/dns-types.ts';

const OPT = 41;
const OPCODES = new Map([
  [0, 'QUERY'],
  [1, 'IQUERY'],
  [2, 'STATUS'],
  [4, 'NOTIFY'],
  [5, 'UPDATE'],
]);
const RCODES = [
  ...['NOERROR', 'FORMERR', 'SERVFAIL', 'NXDOMAIN', 'NOTIMP', 'REFUSED', 'YXDOMAIN', 'YXRRSET', 'NXRRSET', 'NOTAUTH', 'NOTZONE', 'DSOTYPENI'],
  ...[undefined, undefined, undefined, undefined, 'BADVERS', 'BADKEY', 'BADTIME', 'BADMODE', 'BADNAME', 'BADALG', 'BADTRUNC', 'BADCOOKIE'],
];
const CLASSES = new Map([
  [1, 'IN'],
  [3, 'CH'],
  [4, 'HS'],
  [254, 'NONE'],
  [255, 'ANY'],
]);
/** Bits of the second word of the header, highest first. */
const FLAGS: readonly (readonly [string, number])[] = [
  ['QR', 0x8000],
  ['AA', 0x0400],
  ['TC', 0x0200],
  ['RD', 0x0100],
  ['RA', 0x0080],
  ['AD', 0x0020],
  ['CD', 0x0010],
];

const name = z.string().describe('Domain name with a dot at its end');
const type = z.string().describe('Record type, or TYPE and its number');
const recordFields = {
  name,
  type,
  class: z.string().describe('Record class, usually IN, or CLASS and its number'),
  ttl: z.int().describe('Time to live in seconds'),
  data: z.string().describe('Record data in master file form'),
};
const records = z.array(z.strictObject(recordFields));

export default defineTool({
  slug: 'dns-message-decoder',
  name: 'DNS Message Decoder',
  category: 'network',
  summary: 'Decodes the header and records of a DNS query or response from its bytes.',
  description:
    'Names end in a dot. Data has the master file form of A, AAAA, NS, CNAME, PTR, SOA, MX, TXT, SRV, CAA, DS, DNSKEY, NAPTR, TLSA and SSHFP records (hex in lower case), otherwise that of RFC 3597. The OPT record shows size, DO bit and version; its options come beside. The response code includes its extension by OPT. Unprocessable: a message that is cut off or longer than its parts, and a compression pointer that does not go backwards.',
  reference: 'RFC 1035, 3597, 6891, 6895; IANA DNS parameters',
  keywords: ['dns packet', 'dig', 'doh', 'dns over https', 'wire format', 'query', 'response'],
  inputs: z.strictObject({
    message: z.string().min(1).max(200_000).describe('Bytes of the message as hex or base64'),
    encoding: byteTextEncoding.default('hex').describe('How the bytes are given: as hex or Base64, of either alphabet'),
    tcp: z.boolean().default(false).describe('Whether a two-byte length comes first, as over TCP'),
  }),
  result: z.strictObject({
    id: z.int().describe('Number that joins query and answer'),
    response: z.boolean().describe('Whether the message is an answer'),
    opcode: z.string().describe('Kind of query: QUERY, IQUERY, STATUS, NOTIFY, UPDATE or the number'),
    rcode: z.string().describe('Response code such as NOERROR or NXDOMAIN, or the number'),
    flags: z.array(z.string()).describe('Header bits that are set, of QR AA TC RD RA AD CD'),
    questions: z.array(z.strictObject({ name, type, class: recordFields.class })).describe('What the request asks for'),
    answers: records.describe('Records of the answer section'),
    authorities: records.describe('Records of the authority section'),
    additionals: z
      .array(
        z.strictObject({
          ...recordFields,
          options: z
            .array(z.strictObject({ code: z.int().describe('EDNS option code number'), data: z.string().describe('EDNS option data, as hex') }))
            .optional()
            .describe('EDNS options of an OPT record that has any'),
        }),
      )
      .describe('Records of the additional section'),
  }),
  headline: 'questions',
  examples: [
    {
      inputs: { message: 'abcd01000001000000000000076578616d706c6503636f6d0000010001' },
      result: {
        id: 43981,
        response: false,
        opcode: 'QUERY',
        rcode: 'NOERROR',
        flags: ['RD'],
        questions: [{ name: 'example.com.', type: 'A', class: 'IN' }],
        answers: [],
        authorities: [],
        additionals: [],
      },
    },
  ],
  run(inputs) {
    let bytes = readBytes(inputs.message, inputs.encoding, 'message');
    if (inputs.tcp) {
      const prefix = new MessageReader(bytes, 'message');
      const length = prefix.u16();
      if (length !== bytes.length - 2) prefix.fail(`The length in front is ${length}, but ${bytes.length - 2} bytes follow`);
      bytes = bytes.subarray(2);
    }
    const reader = new MessageReader(bytes, 'message');
    const id = reader.u16();
    const bits = reader.u16();
    const [questionCount, answerCount, authorityCount, additionalCount] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()];
    const questions = Array.from({ length: questionCount }, () => ({ name: reader.name(), type: typeName(reader.u16()), class: className(reader.u16()) }));
    const section = (count: number) => Array.from({ length: count }, () => readRecord(reader));
    const [answers, authorities, additionals] = [section(answerCount), section(authorityCount), section(additionalCount)];
    if (!reader.isAtEnd) reader.fail('The message is longer than its parts');
    const extended = additionals.find((record) => record.type === 'OPT')?.extendedRcode ?? 0;
    const rcode = extended * 16 + (bits & 15);
    return {
      id,
      response: (bits & 0x8000) !== 0,
      opcode: OPCODES.get((bits >> 11) & 15) ?? String((bits >> 11) & 15),
      rcode: RCODES[rcode] ?? String(rcode),
      flags: FLAGS.filter(([, bit]) => bits & bit).map(([flag]) => flag),
      questions,
      answers: answers.map(plain),
      authorities: authorities.map(plain),
      additionals: additionals.map(({ extendedRcode, ...record }) => record),
    };
  },
});

const className = (number: number): string => CLASSES.get(number) ?? `CLASS${number}`;

interface MessageRecord {
  name: string;
  type: string;
  class: string;
  ttl: number;
  data: string;
  extendedRcode?: number;
  options?: { code: number; data: string }[];
}

const plain = ({ extendedRcode, options, ...record }: MessageRecord) => record;

function readRecord(reader: MessageReader): MessageRecord {
  const owner = reader.name();
  const typeNumber = reader.u16();
  const classNumber = reader.u16();
  const ttl = reader.u32();
  const length = reader.u16();
  const record = { name: owner, type: typeName(typeNumber), class: className(classNumber), ttl };
  if (typeNumber !== OPT) return { ...record, data: readData(reader, record.type, classNumber, length) };
  const options = reader.within(length, () => readOptions(reader));
  const isDo = (ttl & 0x8000) !== 0;
  return {
    ...record,
    data: `udpSize=${classNumber} do=${isDo} version=${(ttl >>> 16) & 0xff}`,
    extendedRcode: ttl >>> 24,
    ...(options.length > 0 ? { options } : {}),
  };
}

function readOptions(reader: MessageReader): { code: number; data: string }[] {
  const options: { code: number; data: string }[] = [];
  while (!reader.isAtEnd) options.push({ code: reader.u16(), data: hexOf(reader.take(reader.u16())) });
  return options;
}
