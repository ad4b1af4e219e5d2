import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:1::1', '2001:db8:1:1::/64'],
  ['2001:DB8:1:1:ffff:ffff:ffff:ffff', '2001:db8:1:1::/64'],
  ['2001:0db8:0001:0001:0:0:0:50', '2001:db8:1:1::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['branch-7', 'branch-7'],
  ['', ''],
])('maps %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
