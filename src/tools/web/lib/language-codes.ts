/** Codes of ISO 15924 (Unicode's list of 2025), without those for private use. */
const SCRIPTS = new Set(
  `Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Blis Bopo Brah Brai Bugi Buhd Cakm Cans Cari Cham Cher Chis Chrs Cirt Copt Cpmn
  Cprt Cyrl Cyrs Deva Diak Dogr Dsrt Dupl Egyd Egyh Egyp Elba Elym Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang Hani Hano Hans Hant
  Hatr Hebr Hira Hluw Hmng Hmnp Hntl Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali Kana Kawi Khar Khmr Khoj Kitl Kits Knda Kore Kpel Krai Kthi Lana Laoo Latf Latg
  Latn Leke Lepc Limb Lina Linb Lisu Loma Lyci Lydi Mahj Maka Mand Mani Marc Maya Medf Mend Merc Mero Mlym Modi Mong Moon Mroo Mtei Mult Mymr Nagm Nand Narb Nbat
  Newa Nkdb Nkgb Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr Palm Pauc Pcun Pelm Perm Phag Phli Phlp Phlv Phnx Piqd Plrd Prti Psin Ranj Rjng Rohg Roro Runr
  Samr Sara Sarb Saur Seal Sgnw Shaw Shrd Shui Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Tayo
  Telu Teng Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii Visp Vith Wara Wcho Wole Xpeo Xsux Yezi Yiii Zanb Zinh Zmth Zsye Zsym Zxxx Zyyy Zzzz`.split(
    /\s+/,
  ),
);

const titleCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

/**
 * A language of ISO 639-1, perhaps with a script (ISO 15924) and a region (ISO 3166-1 alpha-2), joined by hyphens, in its usual case (zh-Hant-TW); the input may have any case.
 * Undefined for another form and for codes that do not exist.
 */
export async function hreflangOf(text: string): Promise<string | undefined> {
  const [, language, script, region] = /^([a-z]{2})(?:-([a-z]{4}))?(?:-([a-z]{2}))?$/i.exec(text) ?? [];
  if (language === undefined) return undefined;
  const [{ iso6393To1 }, { iso31661 }] = await Promise.all([import('iso-639-3'), import('iso-3166')]);
  if (!Object.values(iso6393To1).includes(language.toLowerCase())) return undefined;
  if (script !== undefined && !SCRIPTS.has(titleCase(script))) return undefined;
  if (region !== undefined && !iso31661.some(({ alpha2 }) => alpha2 === region.toUpperCase())) return undefined;
  return [language.toLowerCase(), script && titleCase(script), region?.toUpperCase()].filter((part) => part !== undefined).join('-');
}
