/** Our cookies are for this site only and never sent unencrypted over a network. */
type CookieOptions = { days: number };

const SECONDS_A_DAY = 86_400;

const PROBE = 'prendarios-probe';

/** Whether a cookie with these attributes stays. */
function keeps(attributes: string): boolean {
  try {
    document.cookie = `${PROBE}=1; Path=/; SameSite=Strict${attributes}`;
    const isKept = readCookies().has(PROBE);
    document.cookie = `${PROBE}=; Path=/; Max-Age=0; SameSite=Strict${attributes}`;
    return isKept;
  } catch {
    // Some browsers throw where a page has no cookies.
    return false;
  }
}

let areSecureKept: boolean | undefined;
let areKept: boolean | undefined;

/** Whether secure cookies work here: browsers refuse them over plain http, some of them on localhost too. */
export function isSecureHere(): boolean {
  areSecureKept ??= keeps('; Secure');
  return areSecureKept;
}

/** Whether the browser keeps this site's cookies, without which the server knows nobody from one page to the next. */
export function keepsCookies(): boolean {
  areKept ??= isSecureHere() || keeps('');
  return areKept;
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

export function removeCookie(name: string): void {
  writeCookie(name, '', { days: 0 });
}
