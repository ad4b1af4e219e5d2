import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

const outboxUrl = `http://localhost:${process.env['E2E_BANK_PORT']}/outbox`;

/** The messages to a phone, newest first, found by their recipient: codes, times and links have digits, too. */
const messagesTo = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.locator('b', { hasText: new RegExp(`${number}$`) }) });

/** What `find` finds in the newest message to a number that has it, on the page a person would open. */
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

/** The link of that message, on which the customer goes on at their own phone. */
export const readPhoneLink = (context: BrowserContext, number: string): Promise<string> =>
  readMessage(context, number, /(\/titular\/validacion-telefono\?id=[\da-f-]+#clave=[\w-]+)/);
