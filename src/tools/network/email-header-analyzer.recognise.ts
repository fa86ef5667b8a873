import { recogniser } from '../detection/recogniser.ts';
import { messageHeaders } from './lib/looks-like-message.ts';

export default recogniser({
  takes: 'text',
  fills: 'headers',
  recognise({ head, text }) {
    const headers = messageHeaders(head);
    return headers && { what: 'headers of an e-mail message', confidence: headers.hasBody ? 0.8 : 0.94, main: text, preview: headers.subject };
  },
});
