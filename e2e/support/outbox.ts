import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

const outboxUrl = `http://localhost:${process.env['E2E_BANK_PORT']}/outbox`;

/** Reads the newest phone code sent to a number that ends in `lastDigits`, on the page a person would open. */
export async function readPhoneCode(context: BrowserContext, lastDigits: string): Promise<string> {
  const page = await context.newPage();
  try {
    const code = await waitForCode(page, lastDigits);
    return code;
  } finally {
    await page.close();
  }
}

async function waitForCode(page: Page, lastDigits: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      await page.goto(outboxUrl);
      const messages = await page.getByRole('listitem').allInnerTexts();
      const message = messages.find((text) => text.includes(lastDigits) && /\b\d{6}\b/.test(text));
      code = message === undefined ? undefined : /código[^0-9]*(\d{6})\b/i.exec(message)?.[1];
      return code;
    })
    .toBeDefined();
  if (code === undefined) throw new Error('unreachable: the poll above waits for the code');
  return code;
}
