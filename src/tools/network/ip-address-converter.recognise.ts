import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

export default recogniser({
  takes: 'line',
  fills: 'address',
  recognise({ line }) {
    const version = ipVersion(line);
    return version && { what: `an IP address (version ${version})`, confidence: 0.97, main: line, preview: line };
  },
});
