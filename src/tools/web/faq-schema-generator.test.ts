import { holdTo } from '../testing.ts';
import tool from './faq-schema-generator.ts';

holdTo(tool, {
  answers: [
    [
      { questions: [{ question: 'Ü?', answer: '</script><script>alert(1)</script>' }] },
      {
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "FAQPage",\n  "mainEntity": [\n    {\n      "@type": "Question",\n      "name": "Ü?",\n      "acceptedAnswer": {\n        "@type": "Answer",\n        "text": "\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"\n      }\n    }\n  ]\n}\n</script>',
      },
    ],
  ],
  invalid: [
    [{ questions: [] }, 'questions'],
    [{ questions: [{ question: 'Q' }] }, 'questions[0].answer'],
    [{ questions: [{ question: '', answer: 'A' }] }, 'questions[0].question'],
    [{ questions: [{ question: 'Q', answer: 'A', more: 1 }] }, 'questions[0].more'],
    [{ questions: Array.from({ length: 201 }, () => ({ question: 'Q', answer: 'A' })) }, 'questions'],
  ],
});
