import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { tlsByProxy } from './tls.ts';

const asked = (remoteAddress: string, protocol?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(protocol && { 'x-forwarded-proto': protocol }) },
  }) as unknown as IncomingMessage;

describe('a visitor speaks TLS', () => {
  const isOverTls = tlsByProxy(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']);

  it.each([
    ['127.0.0.1', 'https'],
    ['10.2.3.4', 'https'],
    ['::1', 'https'],
    ['fd12::3', 'https'],
    ['::ffff:10.1.1.1', 'https'],
    ['127.0.0.1', 'http, https'],
  ])('when the proxy at %s says %s', (address, protocol) => {
    expect(isOverTls(asked(address, protocol))).toBe(true);
  });

  it.each([
    ['127.0.0.1', 'http'],
    ['127.0.0.1', 'https, http'],
    ['127.0.0.1', undefined],
    ['192.0.2.1', 'https'],
    ['11.0.0.1', 'https'],
    ['fe80::1', 'https'],
  ])('but not when %s says %s', (address, protocol) => {
    expect(isOverTls(asked(address, protocol))).toBe(false);
  });

  it('and nobody is believed where no proxy is trusted', () => {
    expect(tlsByProxy(null)(asked('127.0.0.1', 'https'))).toBe(false);
  });
});
