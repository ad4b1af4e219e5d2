type CookieOptions = { days: number };

const SECONDS_A_DAY = 86_400;

const PROBE = 'prendarios-probe';

function keeps(attributes: string): boolean {
  try {
    document.cookie = `${PROBE}=1; Path=/; SameSite=Strict${attributes}`;
    const isKept = readCookies().has(PROBE);
    document.cookie = `${PROBE}=; Path=/; Max-Age=0; SameSite=Strict${attributes}`;
    return isKept;
  } catch {
    // Some browsers throw if the page cannot use cookies.
    return false;
  }
}

let areSecureKept: boolean | undefined;
let areKept: boolean | undefined;

/** Whether secure cookies work on this page: browsers reject them over plain HTTP, and some do so even on localhost. */
export function isSecureHere(): boolean {
  areSecureKept ??= keeps('; Secure');
  return areSecureKept;
}

/** Whether the browser stores this site's cookies, without which the server cannot recognize a session. */
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
    // A cookie of another site on this host may use another encoding; keep its raw text.
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
