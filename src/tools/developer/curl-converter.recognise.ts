import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'command',
  recognise({ text }) {
    // What is done with the answer is another command.
    const command = text
      .replace(/^[$#%>] +/, '')
      .replace(/^curl\.exe/, 'curl')
      .replace(/\s+(?:\||&&|;|>{1,2}|2>)\s+(?:[\w./-]+(?:\s+[\w./$-]+)*)\s*$/, '');
    if (!/^curl\s+\S/.test(command) || command.length > 100_000) return undefined;
    const isCommand = /\s-{1,2}[A-Za-z]|https?:\/\/|\w\.\w/.test(command);
    return { what: 'a cURL command', confidence: isCommand ? 0.98 : 0.3, main: command, preview: command };
  },
});
