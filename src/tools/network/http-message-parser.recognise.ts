import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'message',
  recognise({ text, lines }) {
    const [first = '', second = ''] = lines;
    const isRequest = /^(?:GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS|TRACE|CONNECT|PROPFIND|[A-Z]{3,12}) \S+ HTTP\/\d(?:\.\d)?\s*$/.test(first);
    const isAnswer = /^HTTP\/\d(?:\.\d)? \d{3}(?: .*)?$/.test(first);
    if (isRequest || isAnswer)
      return {
        what: isRequest ? 'an HTTP request' : 'an HTTP response',
        confidence: 0.98,
        main: text.replace(/^HTTP\/[23](?:\.0)? /, 'HTTP/1.1 '),
        preview: first,
        name: 'http',
      };
    const isHeaders =
      /^(?:host|user-agent|accept|accept-encoding|content-type|content-length|cache-control|server|date|x-[\w-]+|set-cookie|connection): \S/i.test(first) &&
      /^[\w-]+: \S/.test(second);
    return isHeaders && lines.slice(0, 20).every((line) => /^[\w-]+: .*$/.test(line)) && !/^(?:from|subject):/im.test(text)
      ? { what: 'HTTP headers', confidence: 0.6, main: `HTTP/1.1 200 OK\r\n${text.replace(/\r?\n/g, '\r\n')}\r\n\r\n`, preview: first }
      : undefined;
  },
});
