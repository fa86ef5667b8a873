import { holdTo } from '../testing.ts';
import tool from './microsoft-script-decoder.ts';

// gchq/CyberChef, tests/operations/tests/MicrosoftScriptDecoder.mjs (Apache License 2.0)
const JSE = '#@~^RQAAAA==-mD~sX|:/TP{~J:+dYbxL~@!F@*@!+@*@!&@*eEI@#@&@#@&\u007fjm.raY 214Wv:zms/obI0xEAAA==^#~@';
// From a page on the web that Windows Script Encoder has made; the length and the sum are its own.
const ASP = '<%#@~^JgAAAA==@#@&IdcZ^W/\u007f`*@#@&U+OP"/~x,1WD4k\to@#@&5AgAAA==^#~@%>';
const SCRIPT = 'var my_msg = "Testing <1><2><3>!";\r\n\r\nWScript.Echo(my_msg);';
const CLOSED = '\r\nRs.Close()\r\nSet Rs = Nothing\r\n';
const good = (script: string) => ({ script, lengthFits: true, checksumFits: true });

holdTo(tool, {
  answers: [
    [{ text: JSE }, { output: SCRIPT, scripts: [good(SCRIPT)] }],
    [{ text: `<html>\n${ASP}\n</html>` }, { output: CLOSED, scripts: [good(CLOSED)] }],
    [{ text: `${JSE}\0 ${ASP}` }, { output: `${SCRIPT}\n${CLOSED}`, scripts: [good(SCRIPT), good(CLOSED)] }],
    [{ text: JSE.replace('-mD', '-mF') }, { scripts: [{ script: SCRIPT.replace('var', 'va1'), lengthFits: true, checksumFits: false }] }],
    [{ text: JSE.replace('RQAAAA==', 'RgAAAA==') }, { output: SCRIPT, scripts: [{ script: SCRIPT, lengthFits: false, checksumFits: true }] }],
    [{ text: '#@~^AAAAAA==AAAAAA==^#~@' }, { output: '', scripts: [good('')] }],
  ],
  unprocessable: [
    [{ text: 'MsgBox "Hello"' }, /no encoded script/],
    [{ text: '#@~^RQAAAA==-mD' }, /no encoded script/],
  ],
  invalid: [[{ text: '' }, 'text']],
});
