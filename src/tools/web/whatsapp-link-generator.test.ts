import { holdTo } from '../testing.ts';
import tool from './whatsapp-link-generator.ts';

holdTo(tool, {
  answers: [
    [{ phone: '0049 171.123-4567' }, { url: 'https://wa.me/491711234567', digits: '491711234567' }],
    [{ phone: '1234567' }, { digits: '1234567' }],
    [{ phone: '+123456789012345', message: 'a\nb 👍' }, { url: 'https://wa.me/123456789012345?text=a%0Ab%20%F0%9F%91%8D' }],
  ],
  invalid: [
    [{}, 'phone'],
    [{ phone: '123456' }, 'phone'],
    [{ phone: '1234567890123456' }, 'phone'],
    [{ phone: '0201234567' }, 'phone'],
    [{ phone: '+44 CALL ME' }, 'phone'],
    [{ message: '' }, 'message'],
  ],
});
