import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { fromIso9, STANDARDS, transliterated } from './lib/cyrillic.ts';

export default defineTool({
  slug: 'cyrillic-transliterator',
  name: 'Cyrillic Transliterator',
  category: 'language',
  summary: "Writes Cyrillic in Latin letters by ISO 9, ICAO 9303 (passports) or Ukraine's national system, and back from ISO 9.",
  description:
    'iso9 gives one Latin letter for each Cyrillic one whatever the language, so that it can be turned back exactly; icao is what passports have, ukrainian what names in Ukraine have. Letters that a standard does not have, and all other characters, stay. ' +
    'Of several Latin letters for one capital, only the first is a capital unless a neighbouring letter of the word is a capital too. The result is in NFC.',
  reference: 'ISO 9:1995 (GOST 7.79-2000 A); ICAO Doc 9303 part 3; Resolution 55 of the Cabinet of Ministers of Ukraine, 2010',
  keywords: ['russian', 'ukrainian', 'romanization', 'passport name', 'translit', 'bulgarian', 'serbian', 'gost', 'latin letters'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to write in the other letters'),
    standard: z
      .enum(STANDARDS)
      .default('iso9')
      .describe('iso9: ISO 9:1995 with diacritics; icao: passports and other travel documents; ukrainian: the national system for Ukrainian of 2010'),
    direction: z
      .enum(['toLatin', 'toCyrillic'])
      .default('toLatin')
      .describe('toLatin writes Cyrillic in Latin letters; toCyrillic turns ISO 9 back, for iso9 only'),
  }),
  result: z.strictObject({ text: z.string().describe('The text in the other letters, in NFC') }),
  appliesWhen: { direction: { standard: ['iso9'] } },
  examples: [
    { inputs: { text: 'Юлия Щёголева' }, result: { text: 'Ûliâ Ŝëgoleva' } },
    { inputs: { text: 'Юлия ЩУКИНА', standard: 'icao' }, result: { text: 'Iuliia SHCHUKINA' } },
    { inputs: { text: 'Згорани Ялта Знам’янка', standard: 'ukrainian' }, result: { text: 'Zghorany Yalta Znamianka' } },
  ],
  run({ text, standard, direction }) {
    if (direction === 'toLatin') return { text: transliterated(text, standard) };
    if (standard !== 'iso9') invalid('direction', `toCyrillic is for iso9 only, not for ${standard}, whose spellings do not tell the letters apart`);
    return { text: fromIso9(text) };
  },
});
