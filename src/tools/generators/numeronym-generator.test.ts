import { holdTo } from '../testing.ts';
import tool from './numeronym-generator.ts';

// Numeronyms in common use; the rest counted by hand.
holdTo(tool, {
  answers: [
    [{ text: 'Kubernetes and internationalization' }, { text: 'K8s and i18n' }],
    [{ text: 'localization accessibility observability virtualization' }, { text: 'l10n a11y o11y v12n' }],
    [
      { text: 'a11y is short', minimumLength: 6 },
      { text: 'a11y is short', numeronyms: [] },
    ],
    [{ text: 'four fo' }, { text: 'f2r fo', numeronyms: [{ word: 'four', numeronym: 'f2r' }] }],
    [{ text: 'Test test TEST test' }, { text: 'T2t t2t T2T t2t', numeronyms: [{ word: 'Test' }, { word: 'test' }, { word: 'TEST' }] }],
    [{ text: "don't\twon't" }, { text: "don't\twon't", numeronyms: [] }],
    [{ text: 'e\u0301te\u0301s' }, { text: 'e\u03012s' }],
    [{ text: 'Größe, Straße!' }, { text: 'G3e, S4e!' }],
    [{ text: '' }, { text: '', numeronyms: [] }],
    [{ text: 'constructor __proto__' }, { text: 'c9r __p3o__' }],
  ],
  invalid: [
    [{ text: 'a', minimumLength: 3 }, 'minimumLength'],
    [{ text: 'x'.repeat(100_001) }, 'text'],
  ],
});
