import { isIPv6 } from 'node:net';

/** Returns the eight groups of an IPv6 address in canonical form. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  // The URL parser compresses zeros and writes an IPv4 tail in hexadecimal.
  const text = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [left = [], right = []] = text.split('::').map((part) => part.split(':').filter(Boolean));
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/**
 * Returns the network to which rate limits apply: an IPv4 address, or the first 64 bits of an IPv6 address, which belong
 * to one subscriber. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.toLowerCase();
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}
