import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { securityHeadersPlugin } from './security-headers.ts';

const proxies = ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'];

/** The HSTS header of the response to a request from an address. */
async function hstsFor(
  remoteAddress: string,
  protocol: string | undefined,
  {
    trustProxy = proxies,
    includeSubDomains = false,
  }: { trustProxy?: string[] | false; includeSubDomains?: boolean } = {},
) {
  const app = Fastify({ trustProxy });
  app.register(securityHeadersPlugin, { includeSubDomains });
  app.get('/', async () => 'a page');
  const headers = protocol === undefined ? {} : { 'x-forwarded-proto': protocol };
  const response = await app.inject({ url: '/', remoteAddress, headers });
  return response.headers['strict-transport-security'];
}

describe('Strict-Transport-Security', () => {
  it.each([
    ['127.0.0.1', 'https'],
    ['10.2.3.4', 'https'],
    ['::1', 'https'],
    ['fd12::3', 'https'],
    ['::ffff:10.1.1.1', 'https'],
    ['127.0.0.1', 'http, https'],
  ])('is sent if the proxy at %s reports %s', async (address, protocol) => {
    expect(await hstsFor(address, protocol)).toBe('max-age=15552000');
  });

  it.each([
    ['127.0.0.1', 'http'],
    ['127.0.0.1', 'https, http'],
    ['127.0.0.1', undefined],
    ['192.0.2.1', 'https'],
    ['11.0.0.1', 'https'],
    ['fe80::1', 'https'],
  ])('is not sent if %s reports %s', async (address, protocol) => {
    expect(await hstsFor(address, protocol)).toBeUndefined();
  });

  it('is not sent if no proxy is trusted, whatever the request claims', async () => {
    expect(await hstsFor('127.0.0.1', 'https', { trustProxy: false })).toBeUndefined();
  });

  it('covers subdomains only if they are configured', async () => {
    const header = await hstsFor('127.0.0.1', 'https', { includeSubDomains: true });
    expect(header).toBe('max-age=15552000; includeSubDomains');
  });
});

it('an error at a secret address is not cached, and its referrer does not give the address away', async () => {
  const app = Fastify();
  app.register(securityHeadersPlugin, { includeSubDomains: false });
  app.register(async (routes) => {
    routes.get('/request/:token', async () => {
      throw new Error('unexpected');
    });
  });
  const { statusCode, headers } = await app.inject('/request/secret');
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
});
