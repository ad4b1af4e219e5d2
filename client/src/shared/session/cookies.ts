/** Our cookies are for this site only and never sent unencrypted over a network. */
type CookieOptions = { days: number };

const SECONDS_A_DAY = 86_400;

/** Whether secure cookies work here: browsers refuse them over plain http, and Safari does so on localhost too. */
export function isSecureHere({ protocol }: Pick<Location, 'protocol'> = location): boolean {
  return protocol === 'https:';
}

export function readCookies(): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (at > 0) found.set(decoded(part.slice(0, at)), decoded(part.slice(at + 1)));
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Another site's cookie in another encoding: the raw text is enough.
    return text;
  }
}

export function writeCookie(name: string, value: string, { days }: CookieOptions): void {
  const secure = isSecureHere() ? '; Secure' : '';
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  document.cookie = `${pair}; Path=/; Max-Age=${days * SECONDS_A_DAY}; SameSite=Strict${secure}`;
}

function keepsProbe(): boolean {
  try {
    writeCookie(PROBE, '1', { days: 1 });
    const isKept = readCookies().has(PROBE);
    removeCookie(PROBE);
    return isKept;
  } catch {
    // Some browsers throw where a page has no cookies.
    return false;
  }
}

const PROBE = 'prendarios-probe';
let areKept: boolean | undefined;

/** Whether the browser keeps this site's cookies, without which the server knows nobody from one page to the next. */
export function keepsCookies(): boolean {
  areKept ??= keepsProbe();
  return areKept;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', { days: 0 });
}
