import { tokenKind } from '../detection/mask.ts';
import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'password',
  recognise({ line }) {
    if (line.length > 128 || line.length < 8 || /\s/.test(line)) return undefined;
    // A JSON Web Token is told by its own tool.
    const kind = line.startsWith('eyJ') ? undefined : tokenKind(line);
    if (kind !== undefined)
      return { what: kind, confidence: 0.95, main: line, preview: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, which is not shown.`, secret: kind };
    const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*?~]/].filter((one) => one.test(line)).length;
    if (kinds < 4 || line.startsWith('eyJ') || line.length > 40 || /[/:=<>(){}[\];,|\\]/.test(line) || /^[^@]+@[\w-]+\./.test(line)) return undefined;
    return { what: 'a password, perhaps', confidence: 0.48, main: line, preview: `${line.length} characters, which are not shown.`, secret: 'a password' };
  },
});
