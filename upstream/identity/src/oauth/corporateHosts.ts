/**
 * SPEC §5, allowed company hosts: true when the address is at a host of the list. An entry that begins with a dot
 * stands for every host under it; any other must be equal.
 */
export function isCorporateAddress(hosts: readonly string[], email: string): boolean {
  const host = /^[^\s@]+@([a-z0-9.-]+)$/.exec(email.trim().toLowerCase())?.[1];
  if (host === undefined) return false;
  return hosts.some((entry) =>
    entry.startsWith('.') ? host.endsWith(entry) && host.length > entry.length : host === entry,
  );
}
