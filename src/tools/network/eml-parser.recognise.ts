import { recogniser } from '../detection/recogniser.ts';
import { messageHeaders } from './lib/looks-like-message.ts';

export default recogniser({
  takes: 'text',
  fills: 'message',
  recognise({ head, whole }) {
    const headers = messageHeaders(head);
    if (!headers?.hasBody) return undefined;
    return { what: 'an e-mail message', confidence: 0.97, main: whole.trimStart(), preview: headers.subject, name: 'eml' };
  },
});
