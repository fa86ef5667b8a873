import { createHash } from 'node:crypto';
import { holdTo } from '../testing.ts';
import tool from './ssh-fingerprint-calculator.ts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const LISTS = ['kex-a,kex-b', 'ssh-ed25519', 'c2s-1,c2s-2', 's2c-1', 'mac-c2s', 'mac-s2c', 'none,zlib', 'none', '', ''];

/** RFC 4253 section 7.1: the number of the message, a cookie, ten lists, a flag and a reserved number. */
function kexinit(lists = LISTS): string {
  const parts = lists.map((list) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(list.length);
    return Buffer.concat([length, Buffer.from(list)]);
  });
  return Buffer.concat([Buffer.from([20]), Buffer.alloc(16, 0xaa), ...parts, Buffer.alloc(5)]).toString('hex');
}

/** RFC 4253 section 6: a length, the length of the padding, the message and the padding. */
const packet = (message: string): string => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length / 2 + 5);
  head[4] = 4;
  return `${head.toString('hex')}${message}00000000`;
};
const introduction = Buffer.from('SSH-2.0-OpenSSH_9.6\r\n').toString('hex');
const expected = {
  hassh: md5('kex-a,kex-b;c2s-1,c2s-2;mac-c2s;none,zlib'),
  hasshRaw: 'kex-a,kex-b;c2s-1,c2s-2;mac-c2s;none,zlib',
  hasshServer: md5('kex-a,kex-b;s2c-1;mac-s2c;none'),
  hasshServerRaw: 'kex-a,kex-b;s2c-1;mac-s2c;none',
};

// CyberChef's test of servers (gchq/CyberChef, Apache-2.0)
const SERVER = ['diffie-hellman-group-exchange-sha1,diffie-hellman-group14-sha1,diffie-hellman-group1-sha1', 'ssh-rsa,ssh-dss'];
const CIPHERS = 'aes128-cbc,3des-cbc,blowfish-cbc,cast128-cbc,arcfour,aes192-cbc,aes256-cbc,rijndael-cbc@lysator.liu.se,aes128-ctr,aes192-ctr,aes256-ctr';
const MACS = 'hmac-md5,hmac-sha1,hmac-ripemd160,hmac-ripemd160@openssh.com,hmac-sha1-96,hmac-md5-96';

holdTo(tool, {
  answers: [
    [{ message: kexinit() }, expected],
    [{ message: packet(kexinit()) }, expected],
    [{ message: introduction + packet(kexinit()) }, expected],
    [{ message: Buffer.from(packet(kexinit()), 'hex').toString('base64'), encoding: 'base64' }, expected],
    [{ message: packet(kexinit()) }, { algorithms: { keyExchange: ['kex-a', 'kex-b'], hostKeys: ['ssh-ed25519'], compressionToServer: ['none', 'zlib'] } }],
    [
      { message: packet(kexinit([...SERVER, CIPHERS, CIPHERS, MACS, MACS, 'none,zlib', 'none,zlib', '', ''])) },
      { hasshServer: 'f430cd6761697a6a658ee1d45ed22e49' },
    ],
  ],
  invalid: [[{ message: '' }, 'message']],
  unprocessable: [
    [{ message: introduction }, /SSH_MSG_KEXINIT/],
    [{ message: '0000000c0a15' }, /SSH_MSG_KEXINIT/],
    [{ message: kexinit().slice(0, 60) }, /ends within the list of keyExchange/],
    [{ message: `14${'00'.repeat(16)}ffffffff00` }, /ends within/],
    [{ message: kexinit(['a\nb', '', '', '', '', '', '', '', '', '']) }, /characters/],
  ],
});
