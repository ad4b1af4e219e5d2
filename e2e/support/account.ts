import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Password of every demo user (upstream/identity/README.md). */
export const DEMO_PASSWORD = 'prendarios-demo';
/** Token secret of the demo users who have one. */
export const DEMO_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const DASHBOARD = '/usuario/panel-de-seguimiento';
/** The first page of a seller after signing in. */
export const MORNING = `${DASHBOARD}/hoy`;

const identity = `http://localhost:${process.env['E2E_IDENTITY_PORT']}`;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns an authenticator's current code for a secret (RFC 6238: SHA-1, six digits, thirty seconds). */
export function tokenCode(secret: string, now = Date.now()): string {
  const bits = Array.from(secret.replaceAll(/\s/g, ''), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

type Mail = { to: string; subject: string; body: string; code: string | null };

/** Returns the newest mail of the identity service to an address, after `seen` earlier ones. */
export async function mailTo(address: string, seen = 0): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${identity}/outbox.json?to=${encodeURIComponent(address)}`);
      const { messages } = (await answer.json()) as { messages: Mail[] };
      const own = messages.filter(({ to }) => to === address);
      found = own[0];
      return own.length;
    })
    .toBeGreaterThan(seen);
  if (found === undefined) throw new Error('unreachable: the poll above waits for the mail');
  return found;
}

/** Locks every sign-in as a user pool does after too many wrong passwords; the stand-in has no limit. */
export const lockAccounts = (page: Page) =>
  page.route(`${identity}/`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/x-amz-json-1.1',
          body: JSON.stringify({
            __type: 'NotAuthorizedException',
            message: 'Password attempts exceeded',
          }),
        }),
  );

export async function fillCredentials(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

/** Signs in on the current screen. */
export async function signInHere(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await fillCredentials(page, email, password);
  await expect(page).not.toHaveURL(/usuario\/ingresar/);
}

/** Signs out with the account menu. Retries, because the menu closes when the page behind it loads. */
export async function signOutByMenu(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: /^\S+ \S\.$/ }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click({ timeout: 5_000 });
  }).toPass();
}
