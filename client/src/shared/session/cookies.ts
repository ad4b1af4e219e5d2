/** Our cookies are for this site only and never sent unencrypted over a network. */
type CookieOptions = { days: number };

const SECONDS_A_DAY = 86_400;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether secure cookies work here: browsers refuse them over plain http, except on localhost. */
export function isSecureHere(place: Pick<Location, 'protocol' | 'hostname'> = location): boolean {
  return place.protocol === 'https:' || LOOPBACK.has(place.hostname);
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

const PROBE = 'prendarios-probe';
let areKept: boolean | undefined;

/** Whether the browser keeps this site's cookies, without which the server knows nobody from one page to the next. */
export function keepsCookies(): boolean {
  if (areKept === undefined) {
    writeCookie(PROBE, '1', { days: 1 });
    areKept = readCookies().has(PROBE);
    removeCookie(PROBE);
  }
  return areKept;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', { days: 0 });
}
