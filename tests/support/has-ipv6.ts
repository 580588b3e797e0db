import { networkInterfaces } from 'node:os';

/** Whether this machine has the IPv6 address of localhost. */
export const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1');
