import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { bankUrl } from './bankCalls.ts';
import { readPhoneCode } from './outbox.ts';
import type { Applicant } from './people.ts';
import { arrive } from './screens.ts';

/** Opens a phone other than the owner's. */
export async function otherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-AR' });
  return context.newPage();
}

/** Returns path and key of the link in the last message to the co-owner. */
export async function coOwnerLinkTo({ number, email }: Applicant): Promise<string> {
  const answer = await fetch(`${bankUrl()}/outbox.json`);
  const sent = (await answer.json()) as { to: string; body: string }[];
  const isTheirs = ({ to, body }: (typeof sent)[number]) =>
    (to.endsWith(number) || to === email) && /\/cotitular\S*clave=/.test(body);
  return /\/cotitular\S*clave=[\w-]+/.exec(sent.find(isTheirs)?.body ?? '')?.[0] ?? '';
}

/** Opens the co-owner's link, which leads to the invitation. */
export async function openInvitation(page: Page, coOwner: Applicant, owner: Applicant): Promise<void> {
  await expect.poll(() => coOwnerLinkTo(coOwner)).not.toBe('');
  await page.goto(await coOwnerLinkTo(coOwner));
  const heading = page.getByRole('heading', { level: 1, name: /te propone ser cotitular/ });
  await expect(heading).toContainText(owner.firstName.split(' ')[0] ?? '');
  // The page removes the link's key from the address.
  await expect(page).toHaveURL(({ hash }) => hash === '');
}

/** Gives the co-owner's consents and requests the code. */
export async function askForCode(page: Page): Promise<void> {
  for (const name of [/Acepto que usen mis datos/, /Leí y acepto los términos/]) {
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'Acepto: mandame el código' }).click();
  await expect(page.getByText(/Mandamos un código por SMS al/)).toBeVisible();
}

/** Accepts the invitation with the code sent to the co-owner's phone. */
export async function acceptInvitation(page: Page, coOwner: Applicant): Promise<void> {
  await askForCode(page);
  const code = await readPhoneCode(page.context(), coOwner.number);
  await page.getByLabel('Código de 6 números').fill(code);
  await page.getByRole('button', { name: 'Aceptar ser cotitular' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Listo, aceptaste' })).toBeVisible();
  await arrive(page, '/cotitular/espera');
}
