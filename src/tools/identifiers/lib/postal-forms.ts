export interface PostalForm {
  /** Matches the code without spaces and hyphens; its groups are the parts that stand apart. */
  pattern: RegExp;
  /** Text between the parts. */
  separator: string;
  /** A code of that form. */
  example: string;
}

const form = (pattern: RegExp, example: string, separator = ' '): PostalForm => ({ pattern, example, separator });

/** Countries whose codes are digits alone, as examples of the right length. */
const PLAIN_DIGITS =
  'AL:1001 AM:0010 AT:1010 AU:2000 BD:1340 BE:4000 BG:1000 CH:3000 CY:1010 DK:1050 GE:0101 GL:3900 HU:1037 LI:9490 LU:4750 MK:1314 NO:0150 NZ:6001 PH:1008 SI:4000 TN:1002 ZA:0083 VE:1010 PY:1536 ' +
  'BA:71000 DE:26133 DZ:40304 EE:69501 EG:12411 ES:28039 FI:00550 FR:75008 GP:97100 GF:97300 GT:09001 HR:10000 ID:40115 IQ:31001 IT:00144 JO:11937 KE:00100 KR:03051 KW:54541 LK:00100 MA:53000 MC:98000 ME:81257 MQ:97220 MX:02860 MY:43000 NC:98814 NP:44601 PE:15001 PF:98709 PK:44000 PM:97500 RE:97400 RS:11000 SA:11564 SM:47890 TH:10150 TR:01960 UA:01001 UY:11600 VA:00120 YT:97600 CR:10101 DO:11903 CU:10400 LA:01160 ' +
  'BY:223016 CN:100000 CO:110221 EC:090105 KG:720001 KZ:040900 MN:14241 RO:060274 RU:101000 SG:238801 TJ:735450 TM:744000 UZ:702100 VN:70010 IL:9614303 CL:8340457 IS:101 FO:100 MG:501 NG:930283 XK:10000';

const SPECIAL: readonly (readonly [countries: string, form: PostalForm])[] = [
  ['US PR GU VI AS MP', form(/^([0-9]{5})([0-9]{4})?$/, '95014', '-')],
  ['CA', form(/^([ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z])([0-9][ABCEGHJ-NPRSTV-Z][0-9])$/, 'K1A 0B1')],
  ['GB', form(/^(GIR|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRV-Y]))([0-9][ABD-HJLNP-UW-Z]{2})$/, 'EC1Y 8SY')],
  ['JE', form(/^(JE[0-9]{1,2})([0-9][ABD-HJLNP-UW-Z]{2})$/, 'JE1 1AA')],
  ['GG', form(/^(GY[0-9]{1,2})([0-9][ABD-HJLNP-UW-Z]{2})$/, 'GY1 1AA')],
  ['IM', form(/^(IM[0-9]{1,2})([0-9][ABD-HJLNP-UW-Z]{2})$/, 'IM2 1AA')],
  ['NL', form(/^([1-9][0-9]{3})([A-Z]{2})$/, '1234 AB')],
  ['IE', form(/^([AC-FHKNPRTV-Y][0-9]{2}|D6W)([0-9AC-FHKNPRTV-Y]{4})$/, 'A65 F4E2')],
  ['JP', form(/^([0-9]{3})([0-9]{4})$/, '154-0023', '-')],
  ['BR', form(/^([0-9]{5})([0-9]{3})$/, '40301-110', '-')],
  ['PT', form(/^([0-9]{4})([0-9]{3})$/, '2725-079', '-')],
  ['PL', form(/^([0-9]{2})([0-9]{3})$/, '00-950', '-')],
  ['SE GR', form(/^([0-9]{3})([0-9]{2})$/, '114 55')],
  ['CZ SK', form(/^([0-9]{3})([0-9]{2})$/, '100 00')],
  ['IN', form(/^([1-9][0-9]{5})$/, '110034')],
  ['AR', form(/^([A-HJ-NP-Z]?[0-9]{4}(?:[A-Z]{3})?)$/, 'C1070AAM')],
  ['AD', form(/^(AD[1-7][0-9]{2})$/, 'AD100')],
  ['AZ', form(/^(AZ)([0-9]{4})$/, 'AZ 1000')],
  ['BN', form(/^([A-Z]{2}[0-9]{4})$/, 'BT2328')],
  ['LT', form(/^(?:LT)?([0-9]{5})$/, '04340')],
  ['LV', form(/^(LV)([0-9]{4})$/, 'LV-1073', '-')],
  ['MD', form(/^(?:MD)?([0-9]{4})$/, '2012')],
  ['MT', form(/^([A-Z]{3})([0-9]{4})$/, 'NXR 0112')],
  ['IR', form(/^([0-9]{5})([0-9]{5})$/, '11936-12345', '-')],
  ['TW', form(/^([0-9]{3}(?:[0-9]{2,3})?)$/, '104')],
  ['BM', form(/^([A-Z]{2})([A-Z0-9]{2})$/, 'FL 07')],
  ['KY', form(/^(KY[0-9])([0-9]{4})$/, 'KY1-1102', '-')],
  ['GI', form(/^(GX11)(1AA)$/, 'GX11 1AA')],
  ['FK', form(/^(FIQQ)(1ZZ)$/, 'FIQQ 1ZZ')],
  ['AX', form(/^(22[0-9]{3})$/, '22150')],
];

function readForms(): Map<string, PostalForm> {
  const forms = new Map<string, PostalForm>();
  for (const entry of PLAIN_DIGITS.split(' ')) {
    const [country = '', example = ''] = entry.split(':');
    forms.set(country, form(new RegExp(`^([0-9]{${example.length}})$`), example));
  }
  for (const [countries, special] of SPECIAL) for (const country of countries.split(' ')) forms.set(country, special);
  return forms;
}

/** The forms of postal codes by country (Universal Postal Union, CLDR). */
export const POSTAL_FORMS: ReadonlyMap<string, PostalForm> = readForms();
