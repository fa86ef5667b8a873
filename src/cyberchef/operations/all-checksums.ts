import type { Arguments } from '../arguments.ts';
import { bytes, givesList, givesText, givesWritten, ITEM, jq, of, type Plan, step } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

/** The names of CRCs that CyberChef lists, by their bits; a name without more is that of the bits alone. */
const CRC_NAMES: Readonly<Record<string, string>> = {
  3: 'GSM ROHC',
  4: 'G-704 INTERLAKEN ITU',
  5: 'EPC EPC-C1G2 G-704 ITU USB',
  6: 'CDMA2000-A CDMA2000-B DARC G-704 GSM ITU',
  7: 'MMC ROHC UMTS',
  8: '- 8H2F AES AUTOSAR BLUETOOTH CDMA2000 DARC DVB-S2 EBU GSM-A GSM-B HITAG I-432-1 I-CODE ITU LTE MAXIM MAXIM-DOW MIFARE-MAD NRSC-5 OPENSAFETY ROHC SAE-J1850 SAE-J1850-ZERO SMBUS TECH-3250 WCDMA',
  10: 'ATM CDMA2000 GSM I-610',
  11: 'FLEXRAY UMTS',
  12: '3GPP CDMA2000 DECT GSM UMTS',
  13: 'BBC',
  14: 'DARC GSM',
  15: 'CAN MPT1327',
  16: '- A ACORN ARC AUG-CCITT AUTOSAR B BLUETOOTH BUYPASS CCITT CCITT-FALSE CCITT-TRUE CCITT-ZERO CDMA2000 CMS DARC DDS-110 DECT-R DECT-X DNP EN-13757 EPC EPC-C1G2 GENIBUS GSM I-CODE IBM IBM-3740 IBM-SDLC IEC-61158-2 ISO-HDLC ISO-IEC-14443-3-A ISO-IEC-14443-3-B KERMIT LHA LJ1200 LTE M17 MAXIM MAXIM-DOW MCRF4XX MODBUS NRSC-5 OPENSAFETY-A OPENSAFETY-B PROFIBUS RIELLO SPI-FUJITSU T10-DIF TELEDISK TMS37157 UMTS USB V-41-LSB V-41-MSB VERIFONE X-25 XMODEM ZMODEM',
  17: 'CAN-FD',
  21: 'CAN-FD',
  24: 'BLE FLEXRAY-A FLEXRAY-B INTERLAKEN LTE-A LTE-B OPENPGP OS-9',
  30: 'CDMA',
  31: 'PHILIPS',
  32: '- AAL5 ADCCP AIXM AUTOSAR BASE91-C BASE91-D BZIP2 C CASTAGNOLI CD-ROM-EDC CKSUM D DECT-B INTERLAKEN ISCSI ISO-HDLC JAMCRC MEF MPEG-2 NVME PKZIP POSIX Q SATA V-42 XFER XZ',
  40: 'GSM',
  64: 'ECMA-182 GO-ECMA GO-ISO MS NVME REDIS WE XZ',
  82: 'DARC',
};

const TO_HEX = step('hex-encoder', { mode: 'encode' }, bytes(), givesText());

/** Fletcher's checksum of sums modulo 15. */
const FLETCHER_8 = `def number: reduce (explode[]) as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
reduce (scan("..") | number) as $x ([0, 0]; (.[0] + $x) % 15 as $a | [$a, (.[1] + $a) % 15]) | map("0123456789abcdef"[.:. + 1]) | .[1] + .[0]`;

/** The one checksum of four bits twice. */
export const fletcher8 = (): Plan[] => [TO_HEX, ...jq(FLETCHER_8)];

/** Checksums that are no CRCs, with the names that CyberChef gives them: before or behind the CRCs of as many bits. */
const OTHERS: Readonly<Record<string, { before?: [string, string]; behind?: [string, string] }>> = {
  8: { behind: ['Fletcher-8', 'f8'] },
  16: { behind: ['Fletcher-16', 'f16'] },
  32: { before: ['Adler-32', 'a32'], behind: ['Fletcher-32', 'f32'] },
  64: { behind: ['Fletcher-64', 'f64'] },
};

/** A row of the list: its name and, where it is no CRC, what it is called in the program. */
interface Row {
  name: string;
  other?: string;
}

function rowsOf(bits: string): Row[] {
  const { before, behind } = OTHERS[bits] ?? {};
  const crcs = (CRC_NAMES[bits] ?? '').split(' ').map((name): Row => ({ name: name === '-' ? `CRC-${bits}` : `CRC-${bits}/${name}` }));
  const row = ([name, other]: [string, string]): Row => ({ name, other });
  return [...(before ? [row(before)] : []), ...crcs, ...(behind ? [row(behind)] : [])];
}

/** Every checksum of so many bits, or all of them, one to a line. */
export function allChecksums(args: Arguments): Plan[] {
  const length = args.string(0, 'All');
  const all = Object.keys(CRC_NAMES);
  if (length !== 'All' && !all.includes(length)) unsupported('this length is not offered');
  const rows = (length === 'All' ? all : [length]).flatMap(rowsOf);
  const names = rows.filter(({ other }) => other === undefined).map(({ name }) => name);
  const padding = args.flag(1, true) ? '.name + ":" + ([range(25 - (.name | length)) | " "] | join("")) + ' : '';
  const table = `split("\\n") as $crcs | {f8: $f8, f16: $f16, f32: $f32, f64: $f64, a32: $a32} as $others
| reduce (${JSON.stringify(rows)}[]) as $row ({at: 0, text: ""}; (if $row.other then $others[$row.other] else $crcs[.at] end) as $value
| .at += (if $row.other then 0 else 1 end) | .text += ($row | ${padding}$value + "\\n")) | .text`;
  return [
    TO_HEX,
    step('jq-evaluator', { json: JSON.stringify(names), filter: '.[]' }, undefined, givesList('outputs')),
    {
      ...step('crc-calculator', { algorithm: ITEM, text: of(0, '/output'), inputEncoding: 'hex' }, undefined, givesWritten('crc')),
      forEach: { $step: 1, pointer: '/outputs' },
    },
    step('checksum-calculator', { text: of(0, '/output'), inputEncoding: 'hex' }, undefined, givesWritten('adler32')),
    step('json-string-escaper', { text: of(0, '/output'), quotes: true }, undefined, givesText()),
    step('jq-evaluator', { json: of(4, '/output'), filter: FLETCHER_8 }, undefined, givesWritten('outputs/0')),
    step('json-string-escaper', { text: { $join: of(2, '/items'), pointer: '/crc', separator: '\n' }, quotes: true }, undefined, givesText()),
    step(
      'jq-evaluator',
      {
        json: of(6, '/output'),
        filter: table,
        arguments: { f8: of(5, '/outputs/0'), f16: of(3, '/fletcher16'), f32: of(3, '/fletcher32'), f64: of(3, '/fletcher64'), a32: of(3, '/adler32') },
      },
      undefined,
      givesWritten('outputs/0'),
    ),
  ];
}
