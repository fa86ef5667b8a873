import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'url',
  recognise({ line: given }) {
    // In text and in mail it stands in angle brackets.
    const line = given.replace(/^<(\S+)>$/, '$1').replace(/^ur[il]:\s+/i, '');
    if (/\s/.test(line) || line.length < 4) return undefined;
    if (
      /^(?:https?|ftps?|sftp|wss?|ssh|git|s3|file|postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqps?|ldaps?|smb|rtsp|svn|irc|jdbc:[a-z]+):\/\/[^\s/?#]*[^\s]*$/i.test(
        line,
      ) &&
      line.length > line.indexOf('//') + 2
    )
      return {
        what: 'a URL',
        confidence: 0.97,
        main: line,
        preview: hostOf(line),
        ...(/:\/\/[^/\s:@]+:[^/\s@]+@/.test(line) && { secret: 'a password in a URL' }),
      };
    if (/^(?:mailto|tel|sms|geo|magnet|news|urn|bitcoin):\S{3,}$/i.test(line)) return { what: 'a URI', confidence: 0.8, main: line, preview: line };
    if (/^www\.[\w-]+\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(line))
      return { what: 'a URL without its scheme', confidence: 0.9, main: `https://${line}`, preview: hostOf(`https://${line}`) };
    if (/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,18}(?::\d{1,5})?[/?]\S*$/i.test(line))
      return { what: 'a URL without its scheme', confidence: 0.75, main: `https://${line}`, preview: hostOf(`https://${line}`) };
    return undefined;
  },
});

const hostOf = (url: string): string => /^[a-z+:]+:\/\/(?:[^/@\s]*@)?([^/?#\s]*)/i.exec(url)?.[1] ?? '';
