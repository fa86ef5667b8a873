import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddressFinder, untrustedProxyNotice } from './client-address.ts';

function request(from: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  const made = new IncomingMessage(socket);
  if (forwardedFor !== undefined) made.headers['x-forwarded-for'] = forwardedFor;
  return made;
}

describe('the address of a caller', () => {
  it('is that of the connection where no proxy is trusted', () => {
    expect(clientAddressFinder([])(request('198.51.100.7', '192.0.2.1'))).toBe('198.51.100.7');
    expect(clientAddressFinder(['10.0.0.0/8'])(request('198.51.100.7', '192.0.2.1'))).toBe('198.51.100.7');
  });

  it('is looked for among as many proxies as there may be, and no more', () => {
    const find = clientAddressFinder(['10.0.0.0/8']);
    const behind = (proxies: number) => `192.0.2.1${', 10.1.1.1'.repeat(proxies)}`;
    expect([find(request('10.0.0.1', behind(19))), find(request('10.0.0.1', behind(20)))]).toEqual(['192.0.2.1', '10.1.1.1']);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['203.0.113.9, 192.0.2.1:4711', '192.0.2.1'],
    ['192.0.2.1, 10.2.3.4:80', '192.0.2.1'],
    ['203.0.113.9, 192.0.2.1 , 10.2.3.4,10.9.9.9', '192.0.2.1'],
    ['10.5.5.5, 10.6.6.6', '10.5.5.5'],
    ['', '10.0.0.1'],
    ['unknown', '10.0.0.1'],
    ['192.0.2.1, unknown, 10.2.3.4', '10.2.3.4'],
    ['192.0.2.1:4711:4711', '10.0.0.1'],
    ['192.0.2.999', '10.0.0.1'],
    ['x'.repeat(10_000), '10.0.0.1'],
  ])('behind a trusted proxy is read from %j', (forwarded, address) => {
    expect(clientAddressFinder(['10.0.0.0/8'])(request('10.0.0.1', forwarded))).toBe(address);
  });
});

describe('a proxy that is not trusted', () => {
  it('is told to the operator once, with what to set', () => {
    const told: string[] = [];
    const notice = untrustedProxyNotice(['10.0.0.0/8'], (message) => told.push(message));
    notice(request('192.0.2.8'));
    notice(request('10.0.0.1', '192.0.2.1'));
    expect(told).toEqual([]);
    notice(request('192.0.2.9', '192.0.2.1'));
    notice(request('192.0.2.10', '192.0.2.1'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('set TRUST_PROXY=10.0.0.0/8,192.0.2.9;');
  });
});
