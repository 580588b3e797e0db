import { expect, it } from 'vitest';
import { pushEndpoint } from '../../shared/desk/devices.ts';
import { isPublicAddress } from './push-service.ts';

it.each([
  ...['127.0.0.1', '127.9.9.9', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '0.0.0.0', '192.0.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
  ...['::ffff:10.0.0.1', '::ffff:7f00:1', '::10.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::a00:1'],
  ...['2002:7f00:1::', '2001:db8::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', 'push.example', ''],
])('%s is not an address on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['142.250.183.10', '2607:f8b0:4004:c1b::bc', '2a00:1450:4009:81f::200a'])(
  '%s is an address on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...['http://push.example/a', 'https://push.example:8443/a', 'https://me:it@push.example/a'],
  ...['https://127.0.0.1/a', 'https://2130706433/a', 'https://0x7f.1/a', 'https://0177.0.0.1/a'],
  ...['https://[::1]/a', 'https://[::ffff:10.0.0.1]/a', 'https://localhost/a', 'https://db/a'],
  ...['https://push.example/a#b', 'https://push.example/a#', 'ftp://push.example/a'],
  ...['push.example/a', 'file:///etc/passwd'],
  `https://push.example/${'a'.repeat(1_000)}`,
])('%s is not an endpoint of a push service', (endpoint) => {
  expect(pushEndpoint.safeParse(endpoint).success).toBe(false);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/a:b-c_d',
  'https://wns2-par02p.notify.windows.com/w/?token=a%2b',
])('%s is an endpoint of a push service', (endpoint) => {
  expect(pushEndpoint.parse(endpoint)).toBe(endpoint);
});
