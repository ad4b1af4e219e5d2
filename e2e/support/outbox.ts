import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

const outboxUrl = `http://localhost:${process.env['E2E_BANK_PORT']}/outbox`;

/** Messages to a phone, newest first, found by recipient because codes, times and links contain digits too. */
const messagesTo = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.locator('b', { hasText: new RegExp(`${number}$`) }) });

/** Returns the match of `find` in the newest matching message to a number, on the outbox page. */
async function readMessage(context: BrowserContext, number: string, find: RegExp): Promise<string> {
  const page = await context.newPage();
  let found: string | undefined;
  try {
    await expect
      .poll(async () => {
        await page.goto(outboxUrl);
        const texts = await messagesTo(page, number).allInnerTexts();
        found = texts.map((text) => find.exec(text)?.[1]).find((part) => part !== undefined);
        return found;
      })
      .toBeDefined();
  } finally {
    await page.close();
  }
  if (found === undefined) throw new Error('unreachable: the poll above waits for the message');
  return found;
}

/** Reads the newest phone code sent to a phone. */
export const readPhoneCode = (context: BrowserContext, number: string): Promise<string> =>
  readMessage(context, number, /código[^0-9]*(\d{6})\b/i);

/** Returns the link to the page about the loan in the newest message to a phone or mail address. */
export const readStatusLink = (context: BrowserContext, recipient: string): Promise<string> =>
  readMessage(context, recipient, /(\/mi-prestamo\/[\da-f-]{36})/);

/** Returns the link in the message, with which customers continue on their phone. */
export const readPhoneLink = (context: BrowserContext, number: string): Promise<string> =>
  readMessage(context, number, /(\/titular\/validacion-telefono\?id=[\da-f-]+#clave=[\w-]+)/);
