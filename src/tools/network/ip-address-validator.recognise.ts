import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

export default recogniser({
  takes: 'line',
  fills: 'address',
  recognise({ line }) {
    const version = ipVersion(line);
    return version && { what: `an IP address (version ${version})`, confidence: version === 4 ? 0.94 : 0.93, main: line, preview: line };
  },
});
