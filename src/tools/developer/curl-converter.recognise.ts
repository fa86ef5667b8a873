import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'command',
  recognise({ text }) {
    const command = text.replace(/^[$#%>] +/, '');
    if (!/^curl(?:\.exe)?\s+\S/.test(command) || command.length > 100_000) return undefined;
    const isCommand = /\s-{1,2}[A-Za-z]|https?:\/\/|\w\.\w/.test(command);
    return { what: 'a cURL command', confidence: isCommand ? 0.98 : 0.3, main: command, preview: command };
  },
});
