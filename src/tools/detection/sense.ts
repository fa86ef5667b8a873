// How much sense a text makes: what tells a cipher undone from noise. Small on purpose; language-detector knows sixty languages.

/** Frequent words by language, from any frequency list; those of one letter tell nothing. */
const WORDS: Readonly<Record<string, string>> = {
  English:
    'the of and to in is that it was for on are as with his they be at one have this from or had by not but what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more write go see number no way could people my than first water been call who its now find long down day did get come made may part over new sound take only little work know place year live me back give most very after thing our just name good sentence man think say great where help through much before line right too mean old any same tell boy follow came want show also around form three small set put end does another well large must big even such because turn here why ask went men read need land different home us move try kind hand picture again change off play spell air away animal house point page letter mother answer found study still learn should world hello meet secret attack dawn message quick brown fox jumps lazy dog am pm password key test example please send money tomorrow tonight never always under between against every without cipher code text hidden treasure buried flag best run love life school country while might last left few being both own today night morning week',
  German:
    'der die das und ist in den von zu mit sich des auf nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem einen so zum war haben nur oder aber vor zur bis mehr durch man dann soll wir ich du ihr haus zeit jahr immer unter gegen sehr alle menschen recht hallo welt',
  French:
    'le la les de des et est en un une du que qui dans pour pas sur au avec il elle ce ne se plus par son sa ses mais on nous vous ils ont cette ou leur aux comme tout si sont fait bien sans peut ces deux entre toute monde bonjour vie temps jour droit personne',
  Spanish:
    'el la los las de del y que en un una es por con para se no su lo como al m\u00e1s pero sus le ya o este s\u00ed porque esta entre cuando muy sin sobre tambi\u00e9n me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso hola mundo vida tiempo derecho persona',
  Italian:
    'il lo la gli le di del della e che in un una per non con si da sono come ma anche pi\u00f9 al alla dei delle nel questo ha ho era essere tutto tra se suo sua loro quando molto ogni sempre ciao mondo vita tempo diritto',
  Portuguese:
    'o a os as de do da dos das e que em um uma para com n\u00e3o por mais no na se como mas foi ao ele ela seu sua ou quando muito nos j\u00e1 eu tamb\u00e9m s\u00f3 pelo pela at\u00e9 isso entre sem mesmo aos ter vida mundo tempo direito pessoa toda',
  Dutch:
    'de het een en van in is dat op te zijn voor met niet aan er om ook als dan maar bij nog uit wel door naar heeft hij zij wij ik je was worden deze kan geen over tot hun meer recht mensen wereld leven altijd',
  Polish:
    'i w na z do nie si\u0119 jest to \u017ce o jak za od po ale przez dla jego ich tym tylko czy by\u0142 mo\u017ce lub oraz ju\u017c co ma prawo ka\u017cdy cz\u0142owiek bez przy',
  Swedish: 'och i att det som en p\u00e5 \u00e4r av f\u00f6r med till den har inte om ett men var jag ska vid fr\u00e5n eller sina kan efter dem alla denna',
  Turkish: 've bir bu i\u00e7in ile de da \u00e7ok daha olarak olan gibi kadar ne her ama var sonra en o ki hak veya',
};

const LANGUAGE_OF_WORD = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) LANGUAGE_OF_WORD.set(word, [...(LANGUAGE_OF_WORD.get(word) ?? []), language]);
const ENGLISH = new Set(WORDS.English?.split(' '));

const LOOKED_AT = 2_000;

/** What the words of a text tell. */
export interface Words {
  /** How many there are in what was looked at. */
  count: number;
  /** The share of them that is frequent in some language. */
  frequent: number;
  /** The language that most of them are of, and its share. */
  language: string | undefined;
  share: number;
}

/** Looks at the words in the beginning of a text. */
export function wordsOf(text: string): Words {
  const words =
    text
      .slice(0, LOOKED_AT)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const tally = new Map<string, number>();
  let frequent = 0;
  for (const word of words) {
    const languages = LANGUAGE_OF_WORD.get(word);
    if (!languages) continue;
    frequent++;
    for (const language of languages) tally.set(language, (tally.get(language) ?? 0) + 1);
  }
  const [language, most = 0] = [...tally].sort(([, one], [, other]) => other - one)[0] ?? [];
  const count = words.length;
  return { count, frequent: count === 0 ? 0 : frequent / count, language, share: count === 0 ? 0 : most / count };
}

/** The share of the letters of a text that stand in frequent English words, and how many words there are. */
export function englishIn(text: string): { share: number; words: number } {
  const words =
    text
      .slice(0, LOOKED_AT)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  let letters = 0;
  let known = 0;
  for (const word of words) {
    letters += word.length;
    if (ENGLISH.has(word)) known += word.length;
  }
  return { share: letters === 0 ? 0 : known / letters, words: words.length };
}

// Pairs of letters that stand in most English words, and those that stand in hardly any.
const COMMON_PAIRS = new Set(
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no ct us ac ot il tr ly nc et ut ss so rs un lo wa ge ie wh ee wi em ad ol rt po we na ul ni ts mo ow pa im mi ai sh ir su id os iv ia am fi ci vi pl ig tu ev ld ry mp fe bl ab gh ty op wo sa ay ex ke fr oo av ag if ap gr od bo sp rd do uc bu ei ov by rm ep tt oc fa ef cu rn sc gi da yo cr cl du ga qu ue ff ba ey ls va um pp ua up lu go ht ru ug ds lt pi rc rr eg au ck ew mu br bi pt ak pu ui rg ib tl ny ki rk ys ob mm fu ph og ms ye ud mb ip ub oi rl gu dr hr cc tw ft wn nu af hu nn eo vo rv nf xp gn sm fl iz ok nl my gl aw ju oa eq sy sl ps jo lf nv je nk kn gs dy hy ze ks xt bs ik dd pt rp sk xi oe oy ws lv dl rf eu dg wr xa yi nm eb rb tm xc eh tc gy ja hn yp za gg ym sw bj lm cs ii ix xe oh lk dv lp ax ox uf dm iu sf bt ka yt ek pm ya gt wl rh yl hs ah yc yb hl yn ky'.split(
    ' ',
  ),
);

/** The share of the pairs of neighbouring letters that are common in English; about 0.98 in English, 0.6 in noise. */
export function pairsIn(text: string): number {
  let pairs = 0;
  let common = 0;
  for (const word of text
    .slice(0, LOOKED_AT)
    .toLowerCase()
    .match(/[a-z]{2,}/g) ?? []) {
    for (let at = 0; at + 1 < word.length; at++) {
      pairs++;
      if (COMMON_PAIRS.has(word.slice(at, at + 2))) common++;
    }
  }
  return pairs === 0 ? 0 : common / pairs;
}

/** How plainly a text is English: 0 to 1. Needs two words that are frequent, or many letters that stand as they do in English. */
export function englishness(text: string): number {
  const { share, words } = englishIn(text);
  const plain = text.match(/[a-z \t\r\n.,'!?-]/gi)?.length ?? 0;
  if (plain < text.length * 0.85) return 0;
  if (words < 2) return share === 1 && text.length >= 5 ? 0.5 : 0;
  const pairs = pairsIn(text);
  if (pairs < 0.85) return 0;
  const plainly = Math.min(1, share * 1.6) * Math.min(1, 0.7 + words / 20);
  // Rare words stand in letters as they are usual, too: with some frequent ones among them that is enough.
  return pairs > 0.93 && words >= 6 && share > 0.15 ? Math.max(plainly, 0.6) : plainly;
}

/** How readable a text is, from 0 for noise to 1 for words: what a layer holds is judged by it. */
export function readability(text: string): number {
  const head = text.slice(0, LOOKED_AT);
  if (head.trim() === '') return 0;
  const odd = head.match(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{S}\p{Cf}\t\r\n]/gu)?.length ?? 0;
  if (odd > 0) return 0;
  // Of noise that happens to be printable, few characters are letters, digits or spaces, and letters of several scripts stand side by side.
  const plain = head.match(/[\p{L}\p{M}\p{N} \r\n\t]/gu)?.length ?? 0;
  const share = plain / [...head].length;
  const length = Math.min(1, head.length / 8);
  const beyond = head.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const scripts = beyond === 0 ? 1 : scriptsIn(head) > 2 ? 0.3 : 1;
  if (beyond > head.length / 4 && isOneScript(head)) return 0.9;
  const { frequent } = wordsOf(head);
  return Math.min(1, (share >= 0.6 ? 0.75 : share >= 0.4 ? 0.3 : 0.1) * scripts * (0.5 + length / 2) + frequent * 0.4);
}

/** Whether a text is in a script of its own as people write it: small letters, or the signs of Japanese, Chinese or Korean alone. */
function isOneScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, small] of [
    [/\p{Script=Cyrillic}/gu, /(?=\p{Script=Cyrillic})\p{Ll}/gu],
    [/\p{Script=Greek}/gu, /(?=\p{Script=Greek})\p{Ll}/gu],
  ] as const) {
    const own = text.match(script)?.length ?? 0;
    if (own > letters * 0.8) return (text.match(small)?.length ?? 0) > own * 0.8;
  }
  const eastern = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\u3000-\u303f\uff01-\uff65]/gu)?.length ?? 0;
  const other = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/gu)?.length ?? 0;
  return eastern > text.replace(/\s/g, '').length * 0.9 || other > letters * 0.8;
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Devanagari}/u,
];
const scriptsIn = (text: string): number => SCRIPTS.filter((script) => script.test(text)).length;
