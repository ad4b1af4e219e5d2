/**
 * Whether a host is one of the company's (VA-21, docs/domain.md#company-hosts). An entry that starts with a dot matches
 * every subdomain; any other entry must match exactly.
 */
export const isCompanyHost = (hosts: readonly string[], host: string): boolean =>
  hosts.some((entry) =>
    entry.startsWith('.') ? host.endsWith(entry) && host.length > entry.length : host === entry,
  );

/** Whether an email address belongs to one of the company's hosts. */
export function isCompanyAddress(hosts: readonly string[], email: string): boolean {
  const host = /^[^\s@]+@([a-z0-9.-]+)$/.exec(email.trim().toLowerCase())?.[1];
  return host !== undefined && isCompanyHost(hosts, host);
}
