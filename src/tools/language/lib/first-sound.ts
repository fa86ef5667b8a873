// Whether words, abbreviations and numbers begin with the sound of a vowel, as Americans say them.
import { withoutMarks, withoutSpecialLetters } from '../../shared/text/accents.ts';

/** Letters whose names begin with a vowel. */
const VOWEL_NAMES = new Set('aefhilmnorsx');

/** Words in h that is silent. */
const SILENT_H = /^(?:hour|honest|honou?r|heir|herb(?:$|s$|al|ac|ar|ed$|y$|less)|homage|hors$)/;
/** Words in eu, ew and u that begin as you does. */
const LIKE_YOU =
  /^(?:eu(?!ler|$)|ewe(?:$|[^l])|ewing|ewan|u(?:b[iou]|[cfgkrstv][aeiou]|kr|tr|lys|efa|nanim|nesco|num$|rls?$|sb|sa?$|fos?$|k$|v$|i$|x$)|uni(?!d(?!i)|m(?!od|eter)|n(?!uc|om)))/;
const LIKE_YOU_BUT = /^(?:ubuntu|ubu$|ugh|ure$|uruk|utu|usu?h)/;
/** Words in o that begin as one does. */
const LIKE_ONE = /^(?:one(?:$|s$|self|ness|time)|once|ouija|oui$|oaxaca|ouaga)/;
/** Words in y that is a vowel by itself. */
const VOWEL_Y = /^y[^aeiouy]/;

/** Without a vowel, and yet not said letter by letter. */
const SHORTENED = new Set('mr mrs ms mt dr sr jr st ft lb lbs lt ltd sgt rd rt hwy hmm hm mm mmm sh shh ssh psst pst brr brrr grr pfft tsk zzz'.split(' '));
/** Of two or three capitals with a vowel, those that are said as a word. */
const SAID_AS_WORDS = new Set(
  (
    'fan far fat fed few fit fix fob fog fox fun had ham has hat hen her hex hid him hip his hit hog hop hot how hub hud hug hut lab lad lag lan lap law lay leg let lid lie lip lit log lot low lug lun ' +
    'mac mad man map mat may men met mid mix mob mod mom mop mud mug nap nas nat net new nic nod nor not now nun nut rad rag ram ran rap rat raw ray red rep rib rid rig rim rip rob rod rom row rub rug run rut ' +
    'sad sam sap saw say sea see set sew sex she sim sin sip sir sit six son sow soy sub sue sum sun hey fee foe hue lee roe rye sky fly sly shy my fry'
  ).split(' '),
);
/** Abbreviations that look as if they could be said as a word. */
const SPELLED_OUT = new Set('naacp lgbtqia mmorpg fbi hiv mba mri nba suv suvs'.split(' '));
/** Consonants that English words begin with, two or more. */
const ONSET =
  /^(?:[bcdfghjklmnpqrstvwxyz]?[aeiouy]|(?:bl|br|ch|chr|cl|cr|cz|dj|dr|dw|fj|fl|fr|gh|gl|gn|gr|kh|kl|kn|kr|kw|ll|ph|phl|pl|pn|pr|ps|pt|qu|rh|sc|sch|scr|sh|shr|sk|sl|sm|sn|sp|sph|spl|spr|sq|squ|sr|st|str|sv|sw|th|thr|thw|tr|ts|tw|tz|vl|wh|wr|zh)[aeiouy])/;

const CAPITALS = /^(\p{Lu}+)(?:s|es)?$/u;

/** Whether the number that a phrase begins with is said with a vowel in front: eight, eleven, eighteen, eighty. */
function numberBeginsWithVowel(digits: string): boolean {
  const whole = digits.replaceAll(',', '').replace(/\..*$/, '');
  if (whole === '') return false;
  // Eighteen hundred, eleven hundred: as years are said.
  if (/^1[18]\d\d$/.test(digits)) return true;
  const leading = whole.replace(/^0+(?=.)/, '').slice(0, ((whole.replace(/^0+(?=.)/, '').length + 2) % 3) + 1);
  return /^8/.test(leading) || leading === '11' || leading === '18';
}

/** Whether a word of small letters a to z begins with a vowel as it sounds. */
function wordBeginsWithVowel(word: string): boolean {
  if (SILENT_H.test(word)) return true;
  if (word.startsWith('y')) return VOWEL_Y.test(word);
  if (LIKE_YOU.test(word)) return LIKE_YOU_BUT.test(word);
  return /^[aeiou]/.test(word) && !LIKE_ONE.test(word);
}

function isSpelledOut(word: string, shouted: boolean): boolean {
  const small = word.toLowerCase();
  if (SHORTENED.has(small)) return false;
  if (SPELLED_OUT.has(small)) return true;
  if (!/[aeiouy]/.test(small)) return true;
  if (/^\p{Ll}\p{Lu}{2}/u.test(word)) return true;
  const [, capitals] = CAPITALS.exec(word) ?? [];
  if (capitals === undefined || capitals.length < 2) return false;
  if (!ONSET.test(capitals.toLowerCase())) return true;
  return capitals.length < 4 && !shouted && !SAID_AS_WORDS.has(capitals.toLowerCase());
}

/**
 * Whether a phrase begins with the sound of a vowel, so that an stands before it.
 * White space, quotes and other signs in front are looked past.
 * @returns undefined where there is neither a letter nor a digit
 */
export function beginsWithVowel(phrase: string): boolean | undefined {
  const plain = withoutSpecialLetters(withoutMarks(phrase)).replaceAll('’', "'");
  const [, sign = '', digits, letters] = /([-−+#.]?)(?:(\d[\d,]*(?:\.\d+)?)|(\p{L}+))/u.exec(plain) ?? [];
  // Minus, plus, number and point are said first.
  if (digits !== undefined) return sign === '' && numberBeginsWithVowel(digits);
  if (letters === undefined) return undefined;
  // Dot, as in .NET.
  if (sign === '.' && plain.startsWith('.')) return false;
  const after = plain.slice(plain.indexOf(letters) + letters.length);
  if (letters.length === 1) return /^'\p{L}/u.test(after) ? /[aeiou]/i.test(letters) : VOWEL_NAMES.has(letters.toLowerCase());
  const shouted = plain === plain.toUpperCase() && /\p{L}\P{L}+\p{L}/u.test(plain);
  return isSpelledOut(letters, shouted) ? VOWEL_NAMES.has(letters.slice(0, 1).toLowerCase()) : wordBeginsWithVowel(letters.toLowerCase());
}
