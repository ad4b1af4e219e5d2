/**
 * True when the address is at a host of the list (VA-21, docs/domain.md#company-hosts). An entry that begins with a dot
 * matches every host under it; any other must be equal.
 */
export function isCorporateAddress(hosts: readonly string[], email: string): boolean {
  const host = /^[^\s@]+@([a-z0-9.-]+)$/.exec(email.trim().toLowerCase())?.[1];
  if (host === undefined) return false;
  return hosts.some((entry) =>
    entry.startsWith('.') ? host.endsWith(entry) && host.length > entry.length : host === entry,
  );
}
