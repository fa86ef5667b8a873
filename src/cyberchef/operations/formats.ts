import type { Operations } from '../operation.ts';
import { bytes, givesBytes, givesJson, givesList, givesText, givesWritten, jq, json, step, type Taking, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

/** Files go in as base64. */
const takesFile: Taking = { field: 'file', as: 'bytes', binary: true };

const RISON_FORMS = {
  Encode: 'value',
  'Encode Object': 'object',
  'Encode Array': 'array',
  Decode: 'value',
  'Decode Object': 'object',
  'Decode Array': 'array',
};

/** Formats that few programs know, and what is read from files and from the network. */
export const formats: Operations = {
  'Rison Encode': (args) =>
    args.string(0) === 'Encode URI'
      ? unsupported('percent-encoding is done otherwise')
      : step('rison-converter', { mode: 'encode', form: args.choice(0, RISON_FORMS, 'Encode') }, json('text'), givesText()),
  'Rison Decode': (args) => step('rison-converter', { mode: 'decode', form: args.choice(0, RISON_FORMS, 'Decode'), indent: 4 }, text(), givesText()),
  // No data is a tilde in Base92, and nothing in CyberChef.
  'To Base92': () => [
    step('base92-encoder', { mode: 'encode' }, bytes(), givesText()),
    step('text-replacer', { find: '^~$', replacement: '', mode: 'regex' }, text(), givesText('text')),
  ],
  'From Base92': () => [...jq('if index("~") then error("a tilde is no digit") else . end'), step('base92-encoder', { mode: 'decode' }, text(), givesBytes())],
  'To Hex Content': (args) =>
    step(
      'snort-content-converter',
      {
        mode: 'encode',
        hex: args.choice(
          0,
          { 'Only special chars': 'special', 'Only special chars including spaces': 'specialAndSpaces', 'All chars': 'all' },
          'Only special chars',
        ),
        spaced: args.flag(1),
      },
      bytes(),
      givesText(),
    ),
  'From Hex Content': () => step('snort-content-converter', { mode: 'decode', escapes: false }, text(), givesBytes()),
  'To Case Insensitive Regex': () => step('case-insensitive-regex-converter', { mode: 'to' }, text('pattern'), givesText('pattern')),
  'From Case Insensitive Regex': () => step('case-insensitive-regex-converter', { mode: 'from' }, text('pattern'), givesText('pattern')),
  'Show Base64 offsets': (args) => {
    args.only(0, ['A-Za-z0-9+/='], 'the alphabet');
    if (args.flag(1, true)) unsupported('its report is not offered');
    const isBase64 = args.string(2, 'Raw') === 'Base64';
    return step('base64-offset-generator', isBase64 ? { inputEncoding: 'base64' } : {}, isBase64 ? text() : bytes(), givesList('spellings', '\n', '/text'));
  },
  'Expand alphabet range': (args) => {
    const separator = args.escaped(0);
    if (separator.length > 20) unsupported('a delimiter of more than 20 characters is not offered');
    return step('alphabet-range-expander', { separator }, text('alphabet'), givesText('characters'));
  },
  'Decode NetBIOS Name': (args) => {
    args.only(0, [65], 'the offset');
    return [
      step('netbios-name-converter', { mode: 'decode' }, text(), givesWritten('bytes')),
      step('text-replacer', { find: '(?:20)+$', replacement: '', mode: 'regex' }, text(), givesText('text')),
      step('hex-encoder', { mode: 'decode' }, text(), givesBytes()),
    ];
  },
  'Avro to JSON': (args) => {
    const filter = args.flag(0, true) ? 'if length == 1 then .[0] else . end | tojson' : 'map(tojson + "\\n") | join("")';
    return [
      step('avro-to-json-converter', { limit: 100_000, logicalTypes: false }, takesFile, givesJson('records')),
      step('jq-evaluator', { filter }, json(), givesWritten('outputs/0')),
      ...(args.flag(0, true) ? [step('json-formatter', { indent: 4 }, json(), givesText('formatted'))] : []),
    ];
  },
};
