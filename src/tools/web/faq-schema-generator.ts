import { z } from 'zod';
import { defineTool } from '../define.ts';
import { jsonLdOf, jsonLdResult } from './lib/json-ld.ts';

const entry = z.strictObject({
  question: z.string().min(1).max(1000).describe('The question as readers ask it'),
  answer: z.string().min(1).max(20_000).describe('The answer to the question; may contain HTML'),
});

export default defineTool({
  slug: 'faq-schema-generator',
  name: 'FAQ Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD for a page of questions and answers.',
  description:
    'Questions keep their order. Answers may contain HTML; in the html every < of the JSON is written \\u003c, so no text can end the script element.',
  reference: 'schema.org FAQPage, Question, Answer; JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'rich results', 'questions', 'help page'],
  inputs: z.strictObject({ questions: z.array(entry).min(1).max(200).describe('Questions with their answers, in order') }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  examples: [
    {
      inputs: { questions: [{ question: 'Is it free?', answer: '<p>Yes.</p>' }] },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: [{ '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: '<p>Yes.</p>' } }],
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "FAQPage",\n  "mainEntity": [\n    {\n      "@type": "Question",\n      "name": "Is it free?",\n      "acceptedAnswer": {\n        "@type": "Answer",\n        "text": "\\u003cp>Yes.\\u003c/p>"\n      }\n    }\n  ]\n}\n</script>',
      },
    },
    {
      inputs: {
        questions: [
          { question: 'A', answer: 'B' },
          { question: 'C', answer: 'D' },
        ],
      },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: [
            { '@type': 'Question', name: 'A', acceptedAnswer: { '@type': 'Answer', text: 'B' } },
            { '@type': 'Question', name: 'C', acceptedAnswer: { '@type': 'Answer', text: 'D' } },
          ],
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "FAQPage",\n  "mainEntity": [\n    {\n      "@type": "Question",\n      "name": "A",\n      "acceptedAnswer": {\n        "@type": "Answer",\n        "text": "B"\n      }\n    },\n    {\n      "@type": "Question",\n      "name": "C",\n      "acceptedAnswer": {\n        "@type": "Answer",\n        "text": "D"\n      }\n    }\n  ]\n}\n</script>',
      },
    },
  ],
  run: ({ questions }) =>
    jsonLdOf('FAQPage', {
      mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
    }),
});
