/**
 * Characters that change how a line is shown and not what it says: controls (C0, DEL, C1), the separators of lines and paragraphs, and those that turn the direction of writing
 * (Unicode Standard Annex #9, section 2; Unicode Technical Report #36, section 2.5).
 */
const HIDDEN = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');
/** Those that `JSON.stringify` leaves as they are. Its line ends are its own. */
const ALL_HIDDEN_IN_JSON = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu;

/** Whether a string has characters that change how the rest of it is shown. */
export const hasHidden = (text: string): boolean => HIDDEN.test(text);

/** A string with such characters written as `\u` and four hex digits, for a terminal. */
export const withoutHidden = (text: string): string => text.replace(ALL_HIDDEN, escaped);

/** The same JSON, with such characters in its strings written as escapes. */
export const jsonWithoutHidden = (json: string): string => json.replace(ALL_HIDDEN_IN_JSON, escaped);

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
