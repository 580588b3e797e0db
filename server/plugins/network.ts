import ipaddr from 'ipaddr.js';

/**
 * The network of an address, in which one person may have many: the first 56 bits of an IPv6 address, which is what a
 * line at home has, and the first 24 of an IPv4 address. It is the unit in which what strangers can use is shared out.
 * @param address undefined for a connection that is closed already
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray().slice(0, parsed.kind() === 'ipv6' ? 7 : 3);
  return `${parsed.kind()} ${bytes.join('.')}`;
}

/**
 * The ranges that a network belongs to, the widest first: those that one owner may have many networks in. They are what
 * a provider has (/32, or /16 of IPv4), what it gives to one customer (/48), and the network itself.
 */
export function rangesOf(network: string): string[] {
  const [kind, bytes = ''] = network.split(' ');
  const first = (count: number) => `${kind} ${bytes.split('.').slice(0, count).join('.')}`;
  if (kind === 'ipv6') return [first(4), first(6), network];
  return kind === 'ipv4' ? [first(2), network] : [network];
}
