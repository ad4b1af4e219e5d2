import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearLogout,
  forgetActivity,
  lastActivity,
  markLogout,
  noteActivity,
  wasLoggedOut,
} from './activity.ts';
import { clearTokenCookies, isCorporateSession } from './clearTokens.ts';
import { storedToken } from './tokenCookies.ts';

/** A fake of `document.cookie`. */
const jar = new Map<string, string>();
const written: string[] = [];
const page = {
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(text: string) {
    written.push(text);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  },
};

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'prestamos.example' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  jar.clear();
  written.length = 0;
});

/** Loads the module in a browser that keeps only cookies accepted by `keeps`. */
async function inBrowser(keeps: (text: string) => boolean) {
  vi.resetModules();
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie;
    },
    set cookie(text: string) {
      if (keeps(text)) page.cookie = text;
    },
  });
  return import('./cookies.ts');
}

test.each([
  ['keeps all cookies', () => true, true, true],
  ['keeps no cookies', () => false, false, false],
  [
    'keeps no secure cookies, like Safari on localhost',
    (text: string) => !text.includes('Secure'),
    false,
    true,
  ],
])('a browser that %s', async (_what, keeps, secure, kept) => {
  const cookies = await inBrowser(keeps);
  expect(cookies.isSecureHere()).toBe(secure);
  expect(cookies.keepsCookies()).toBe(kept);
  expect(jar.size).toBe(0);
});

const PREFIX = 'CognitoIdentityServiceProvider.client';
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

function storeTokens(claims: object): void {
  jar.set(`${PREFIX}.LastAuthUser`, 'u-1');
  jar.set(`${PREFIX}.u-1.idToken`, token(claims));
  jar.set(`${PREFIX}.u-1.refreshToken`, 'r');
}

describe('the session cookie [EN-11]', () => {
  test('contains the time of the last activity', () => {
    noteActivity(1_800_000_000_000);
    expect(jar.get('sessionCookie')).toBe('1800000000000');
    expect(lastActivity()).toBe(1_800_000_000_000);
    forgetActivity();
    expect(lastActivity()).toBeNull();
  });

  test('lasts 365 days and is SameSite=Strict and Secure', () => {
    noteActivity(1);
    expect(written.slice(-1)).toEqual(['sessionCookie=1; Path=/; Max-Age=31536000; SameSite=Strict; Secure']);
  });

  test.each(['', 'ayer', '-5', '1e9', '99999999999999999999'])(
    'counts as missing if its value is %j',
    (value) => {
      jar.set('sessionCookie', value);
      expect(lastActivity()).toBeNull();
    },
  );

  test('preserves the logout flag until the next sign-in', () => {
    markLogout();
    expect(wasLoggedOut()).toBe(true);
    clearLogout();
    expect(wasLoggedOut()).toBe(false);
  });
});

describe('the stored identity token', () => {
  test('contains the user’s name with its accents', () => {
    storeTokens({
      sub: 'u-1',
      exp: 9,
      given_name: 'Martín',
      family_name: 'Ñáñez',
      'cognito:groups': ['seller'],
    });
    expect(storedToken()?.claims).toMatchObject({
      sub: 'u-1',
      exp: 9,
      firstName: 'Martín',
      lastName: 'Ñáñez',
      groups: ['seller'],
    });
  });

  test.each([['no JSON'], ['{"sub":5}'], ['null']])('counts as missing with the payload %s', (payload) => {
    storeTokens({});
    jar.set(`${PREFIX}.u-1.idToken`, `h.${Buffer.from(payload).toString('base64url')}.s`);
    expect(storedToken()).toBeNull();
  });

  test('is removed with all other tokens but no other cookies', () => {
    storeTokens({ sub: 'u-1', exp: 9 });
    jar.set(`${PREFIX}.u-1.oauthMetadata`, 'x');
    jar.set('marca', 'ceibo');
    expect(isCorporateSession()).toBe(true);
    clearTokenCookies();
    expect([...jar.keys()]).toEqual(['marca']);
  });
});
