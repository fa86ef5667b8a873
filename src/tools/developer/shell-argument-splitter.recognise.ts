import { recogniser } from '../detection/recogniser.ts';

const PROGRAM =
  /^(?:sudo\s+|time\s+|[A-Z_]+=\S+\s+)*(?:find|e?grep|rg|awk|sed|tar|ssh|scp|rsync|git|npm|npx|yarn|pnpm|pip3?|python3?|node|docker|docker-compose|podman|kubectl|helm|apt|apt-get|dnf|yum|brew|ls|cat|chmod|chown|ffmpeg|openssl|gcc|g\+\+|clang|make|cmake|cargo|rustc|go|java|javac|systemctl|journalctl|psql|pg_dump|mysql|mysqldump|sqlite3|redis-cli|aws|gcloud|az|terraform|ansible(?:-playbook)?|wget|xargs|ps|kill|mkdir|cp|mv|rm|ln|export(?=\s+\w+=)|tail|head|sort|du|df|dig|nslookup|ping|nc|nmap|ip|iptables|jq|convert|magick|gpg|ssh-keygen|unzip|zip|gzip|crontab)\s+\S/;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, lines }) {
    const command = text.replace(/^[$#%] +/, '');
    // One command, on lines that go on by a backslash.
    if (command.length > 5_000 || !lines.slice(0, -1).every((line) => /\\\s*$/.test(line)) || !PROGRAM.test(command)) return undefined;
    const isTyped = /\s--?[A-Za-z][\w-]*|["'`|]|&&|[\w.]\/[\w.]|\s>{1,2}\s/.test(command);
    return {
      what: 'a command of a shell',
      confidence: isTyped ? (/[.!?]$/.test(command) && /^[A-Z]|, /.test(command) ? 0.2 : 0.9) : 0.35,
      main: command,
      inputs: { mode: 'split' },
      preview: command,
    };
  },
});
