import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'command',
  recognise({ text }) {
    const command = text.replace(/^[$#] +/, '');
    return /^(?:sudo )?(?:docker|podman) (?:container )?run\s+\S/.test(command) && command.length < 50_000
      ? { what: 'a docker run command', confidence: 0.97, main: command, preview: command }
      : undefined;
  },
});
