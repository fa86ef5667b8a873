/** Long names of the scripts of Unicode 17.0 and their codes in ISO 15924 (PropertyValueAliases.txt), the most used first; without Common, Inherited and Unknown. */
const NAMES_AND_CODES =
  'Latin:Latn Cyrillic:Cyrl Han:Hani Arabic:Arab Greek:Grek Hiragana:Hira Katakana:Kana Hangul:Hang Devanagari:Deva Hebrew:Hebr Thai:Thai ' +
  'Adlam:Adlm Ahom:Ahom Anatolian_Hieroglyphs:Hluw Armenian:Armn Avestan:Avst Balinese:Bali Bamum:Bamu Bassa_Vah:Bass Batak:Batk Bengali:Beng ' +
  'Beria_Erfe:Berf Bhaiksuki:Bhks Bopomofo:Bopo Brahmi:Brah Braille:Brai Buginese:Bugi Buhid:Buhd Canadian_Aboriginal:Cans Carian:Cari ' +
  'Caucasian_Albanian:Aghb Chakma:Cakm Cham:Cham Cherokee:Cher Chorasmian:Chrs Coptic:Copt Cuneiform:Xsux Cypriot:Cprt Cypro_Minoan:Cpmn ' +
  'Deseret:Dsrt Dives_Akuru:Diak Dogra:Dogr Duployan:Dupl Egyptian_Hieroglyphs:Egyp Elbasan:Elba Elymaic:Elym Ethiopic:Ethi Garay:Gara ' +
  'Georgian:Geor Glagolitic:Glag Gothic:Goth Grantha:Gran Gujarati:Gujr Gunjala_Gondi:Gong Gurmukhi:Guru Gurung_Khema:Gukh Hanifi_Rohingya:Rohg ' +
  'Hanunoo:Hano Hatran:Hatr Imperial_Aramaic:Armi Inscriptional_Pahlavi:Phli Inscriptional_Parthian:Prti Javanese:Java Kaithi:Kthi Kannada:Knda ' +
  'Kawi:Kawi Kayah_Li:Kali Kharoshthi:Khar Khitan_Small_Script:Kits Khmer:Khmr Khojki:Khoj Khudawadi:Sind Kirat_Rai:Krai Lao:Laoo Lepcha:Lepc ' +
  'Limbu:Limb Linear_A:Lina Linear_B:Linb Lisu:Lisu Lycian:Lyci Lydian:Lydi Mahajani:Mahj Makasar:Maka Malayalam:Mlym Mandaic:Mand ' +
  'Manichaean:Mani Marchen:Marc Masaram_Gondi:Gonm Medefaidrin:Medf Meetei_Mayek:Mtei Mende_Kikakui:Mend Meroitic_Cursive:Merc ' +
  'Meroitic_Hieroglyphs:Mero Miao:Plrd Modi:Modi Mongolian:Mong Mro:Mroo Multani:Mult Myanmar:Mymr Nabataean:Nbat Nag_Mundari:Nagm ' +
  'Nandinagari:Nand New_Tai_Lue:Talu Newa:Newa Nko:Nkoo Nushu:Nshu Nyiakeng_Puachue_Hmong:Hmnp Ogham:Ogam Ol_Chiki:Olck Ol_Onal:Onao ' +
  'Old_Hungarian:Hung Old_Italic:Ital Old_North_Arabian:Narb Old_Permic:Perm Old_Persian:Xpeo Old_Sogdian:Sogo Old_South_Arabian:Sarb ' +
  'Old_Turkic:Orkh Old_Uyghur:Ougr Oriya:Orya Osage:Osge Osmanya:Osma Pahawh_Hmong:Hmng Palmyrene:Palm Pau_Cin_Hau:Pauc Phags_Pa:Phag ' +
  'Phoenician:Phnx Psalter_Pahlavi:Phlp Rejang:Rjng Runic:Runr Samaritan:Samr Saurashtra:Saur Sharada:Shrd Shavian:Shaw Siddham:Sidd ' +
  'Sidetic:Sidt SignWriting:Sgnw Sinhala:Sinh Sogdian:Sogd Sora_Sompeng:Sora Soyombo:Soyo Sundanese:Sund Sunuwar:Sunu Syloti_Nagri:Sylo ' +
  'Syriac:Syrc Tagalog:Tglg Tagbanwa:Tagb Tai_Le:Tale Tai_Tham:Lana Tai_Viet:Tavt Tai_Yo:Tayo Takri:Takr Tamil:Taml Tangsa:Tnsa Tangut:Tang ' +
  'Telugu:Telu Thaana:Thaa Tibetan:Tibt Tifinagh:Tfng Tirhuta:Tirh Todhri:Todr Tolong_Siki:Tols Toto:Toto Tulu_Tigalari:Tutg Ugaritic:Ugar ' +
  'Vai:Vaii Vithkuqi:Vith Wancho:Wcho Warang_Citi:Wara Yezidi:Yezi Yi:Yiii Zanabazar_Square:Zanb';

/** A script with its letters. */
export interface Script {
  /** Long name of the property's value, with underscores. */
  name: string;
  /** ISO 15924. */
  code: string;
  /** Whether a code point's Script is this one. */
  has(character: string): boolean;
}

const ANY = /./su;

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    // An engine of an older Unicode does not know the script, and so none of its letters.
    return undefined;
  }
}

let scripts: readonly Script[] | undefined;

function allScripts(): readonly Script[] {
  scripts ??= NAMES_AND_CODES.split(' ').flatMap((entry) => {
    const [name = '', code = ''] = entry.split(':');
    const pattern = compiled(`^\\p{Script=${name}}$`);
    return pattern === undefined ? [] : [{ name, code, has: (character: string) => pattern.test(character) }];
  });
  return scripts;
}

/** Gives the function that finds the script of a letter by its Script property; none for Common and Inherited ones. */
export function scriptFinder(): (letter: string) => Script | undefined {
  const known = new Map<string, Script | undefined>();
  let last: Script | undefined;
  return (letter) => {
    if (!known.has(letter)) {
      last = last?.has(letter) ? last : allScripts().find((script) => script.has(letter));
      known.set(letter, last);
    }
    return known.get(letter);
  };
}

/** Scripts that are written together, by UTS #39, section 5.1. */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Han: [
    ['Han', 'Hiragana', 'Katakana'],
    ['Han', 'Hangul'],
    ['Han', 'Bopomofo'],
  ],
  Hiragana: [['Han', 'Hiragana', 'Katakana']],
  Katakana: [['Han', 'Hiragana', 'Katakana']],
  Hangul: [['Han', 'Hangul']],
  Bopomofo: [['Han', 'Bopomofo']],
};

/** Gives the function that tells whether the letters of a word have no script in common, by their augmented Script_Extensions (UTS #39); letters of all scripts fit any. */
export function mixedScriptFinder(): (letters: string) => boolean {
  const common = compiled('^[\\p{scx=Common}\\p{scx=Inherited}]$') ?? ANY;
  const sets = new Map<string, RegExp>();
  const wordsOf = (names: readonly string[]): RegExp => {
    const key = names.join(' ');
    const pattern = sets.get(key) ?? compiled(`^[\\p{scx=Common}\\p{scx=Inherited}${names.map((name) => `\\p{scx=${name}}`).join('')}]*$`) ?? ANY;
    sets.set(key, pattern);
    return pattern;
  };
  /** The sets of scripts that a letter fits. */
  const known = new Map<string, readonly RegExp[]>();
  const setsOf = (letter: string): readonly RegExp[] => {
    const found =
      known.get(letter) ??
      allScripts()
        .filter(({ name }) => wordsOf([name]).test(letter))
        .flatMap(({ name }) => [[name], ...(TOGETHER[name] ?? [])])
        .map(wordsOf);
    known.set(letter, found);
    return found;
  };
  const scriptOf = scriptFinder();
  return (letters) => {
    const first = Array.from(letters).find((letter) => !common.test(letter));
    if (first === undefined) return false;
    // Most words are in the script of their first letter.
    const script = scriptOf(first);
    if (script && wordsOf([script.name]).test(letters)) return false;
    return !setsOf(first).some((words) => words.test(letters));
  };
}
