import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

/**
 * Makes the function that tells whether a visitor's browser speaks TLS, as the trusted proxy in
 * front says by `X-Forwarded-Proto`. This server itself never does.
 * @param proxies addresses and CIDR ranges whose word counts; null means none
 */
export function tlsByProxy(proxies: string[] | null): (request: IncomingMessage) => boolean {
  if (proxies === null) return () => false;
  const trusted = listOf(proxies);
  const answers = new WeakMap<Socket, boolean>();
  return ({ headers, socket }) => {
    const protocols = headers['x-forwarded-proto'];
    if (typeof protocols !== 'string') return false;
    const isTrusted = answers.get(socket) ?? isListed(trusted, socket.remoteAddress ?? '');
    answers.set(socket, isTrusted);
    return isTrusted && protocols.split(',').at(-1)?.trim() === 'https';
  };
}

function listOf(proxies: string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isListed(list: BlockList, address: string): boolean {
  return address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
