import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './keyword-extractor.ts';
// With ICU's words, by test/oracles/language_key_words.py.
import vectors from './testdata/key-words.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // Line ends and sentences part phrases, a hyphen does not.
    [
      { text: 'red-green blue\nred', stopWords: [] },
      {
        keywords: [
          { keyword: 'red green blue', count: 1 },
          { keyword: 'red', score: 2 },
        ],
      },
    ],
    // Curly apostrophes count as straight ones.
    [{ text: 'Don’t panic' }, { keywords: [{ keyword: 'panic', score: 1, count: 1 }] }],
    [{ text: 'constructor __proto__', method: 'frequency' }, { keywords: [{ keyword: 'constructor' }, { keyword: '__proto__' }] }],
  ],
  invalid: [
    [{ text: 'a', stopWords: Array(2001).fill('a') }, 'stopWords'],
    [{ text: 'a', limit: 0 }, 'limit'],
    [{ text: 'a', minLength: 51 }, 'minLength'],
    [{ text: 'a', language: 'la' }, 'language'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
  ],
});

// Article 1 or 3 of the Universal Declaration of Human Rights; the words that are neither articles, pronouns, prepositions nor forms of to be or have.
it.each([
  ['en', 'All human beings are born free and equal in dignity and rights.', ['human beings', 'dignity', 'rights']],
  ['de', 'Alle Menschen sind frei und gleich an Würde und Rechten geboren.', ['menschen', 'rechten geboren']],
  ['fr', 'Tous les êtres humains naissent libres et égaux en dignité et en droits.', ['dignité', 'droits']],
  ['es', 'Todo individuo tiene derecho a la vida, a la libertad y a la seguridad de su persona.', ['vida', 'libertad', 'seguridad']],
  ['it', 'Ogni individuo ha diritto alla vita, alla libertà ed alla sicurezza della propria persona.', ['diritto', 'vita', 'libertà', 'sicurezza']],
  ['nl', 'Een ieder heeft het recht op leven, vrijheid en onschendbaarheid van zijn persoon.', ['vrijheid', 'onschendbaarheid', 'persoon']],
  ['pt', 'Todo o homem tem direito à vida, à liberdade e à segurança pessoal.', ['vida', 'liberdade']],
  ['sv', 'Envar har rätt till liv, frihet och personlig säkerhet.', ['liv', 'frihet', 'personlig säkerhet']],
  ['da', 'Enhver har ret til liv, frihed og personlig sikkerhed.', ['liv', 'frihed', 'personlig sikkerhed']],
  ['no', 'Enhver har rett til liv, frihet og personlig sikkerhet.', ['liv', 'frihet', 'personlig sikkerhet']],
  ['fi', 'Jokaisella on oikeus vapauteen ja turvallisuuteen.', ['oikeus vapauteen', 'turvallisuuteen']],
  ['pl', 'Każdy człowiek ma prawo do życia, wolności i bezpieczeństwa.', ['prawo', 'życia', 'wolności', 'bezpieczeństwa']],
  ['ru', 'Каждый человек имеет право на жизнь, на свободу и на неприкосновенность.', ['свободу', 'неприкосновенность']],
  ['tr', 'Yaşamak, özgürlük ve kişi güvenliği herkesin hakkıdır.', ['yaşamak', 'özgürlük']],
])('knows the stop words of %s', async (language, text, phrases) => {
  const { keywords } = await run(tool, { text, language });
  const found = keywords.map(({ keyword }: { keyword: string }) => keyword);
  for (const phrase of phrases) expect(found).toContain(phrase);
});
