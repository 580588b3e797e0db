import dns from 'node:dns';

/**
 * Loaded before a server with `--import`: localhost resolves to both loopback addresses, as on most
 * systems, whatever this machine's resolver says.
 */
const addresses = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const { lookup } = dns;
type Callback = (error: Error | null, found: unknown, family?: number) => void;

Object.assign(dns, {
  lookup(name: string, options: { all?: boolean } | Callback, callback?: Callback) {
    const answer = callback ?? (options as Callback);
    if (name !== 'localhost') return Reflect.apply(lookup, dns, [name, options, callback]);
    const isWhole = typeof options === 'object' && options.all;
    process.nextTick(() => (isWhole ? answer(null, addresses) : answer(null, '127.0.0.1', 4)));
  },
});
