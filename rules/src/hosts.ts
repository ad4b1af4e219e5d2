function hostOf(emailOrUrl: string): string | null {
  const text = emailOrUrl.trim().toLowerCase();
  if (/^[a-z][a-z0-9+.-]*:/.test(text)) {
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    return url.protocol === 'https:' ? url.hostname : null;
  }
  const match = /^[^\s@]+@([a-z0-9.-]+)$/.exec(text);
  return match?.[1] ?? null;
}

/**
 * True when the host of an email or of an https link is in `hosts` (VA-21). An entry that begins with a dot matches every
 * host under it; any other entry must be equal.
 */
export function isAllowedCompanyHost(hosts: readonly string[], emailOrUrl: string): boolean {
  const host = hostOf(emailOrUrl);
  if (host === null) return false;
  return hosts.some((entry) => {
    const allowed = entry.toLowerCase();
    return allowed.startsWith('.')
      ? host.endsWith(allowed) && host.length > allowed.length
      : host === allowed;
  });
}
