import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { setFlags } from '../support/flags.ts';
import { occupations } from '../support/quoteSteps.ts';

const REQUEST_ID = '3f0c7a52-5f5e-4a0e-9a77-0a4f3f1d9b11';
const START = '/titular/cotizacion/preferencia';

test('[CA-80] browser errors reach the bank’s log without personal data unless logging is switched off', async ({
  page,
  context,
}) => {
  const silent = await context.newPage();
  const sent: string[] = [];
  silent.on('request', (request) => {
    if (operationOf(request) === 'CreateClientLog') sent.push(request.url());
  });
  await setFlags(silent, { logs: false });
  await silent.goto(START);
  await expect(occupations(silent)).toBeVisible();
  await throwLater(silent);

  const errors = [{ message: 'x', extensions: { code: 'BANK_CONTRACT', requestId: REQUEST_ID } }];
  await page.route(/\/graphql/, (route) =>
    operationOf(route.request()) === 'QuoteConditions'
      ? route.fulfill({ json: { data: null, errors } })
      : route.fallback(),
  );
  const contract = logged(page, 'answer BANK_CONTRACT');
  await page.goto(START);
  expect(await contract).toEqual({
    level: 'ERROR',
    message: 'answer BANK_CONTRACT',
    context: [
      { name: 'screen', value: START },
      { name: 'operation', value: 'QuoteConditions' },
      { name: 'requestId', value: REQUEST_ID },
    ],
  });

  const script = logged(page, 'script RangeError');
  await throwLater(page);
  expect(await script).toEqual({
    level: 'ERROR',
    message: 'script RangeError',
    context: [{ name: 'screen', value: START }],
  });
  // This page started later and its entry has arrived, so the silent page will not send one.
  expect(sent).toEqual([]);
});

/** Throws an uncaught error whose message contains personal data. */
const throwLater = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Ana Pérez 30.111.222');
    });
  });

test('[CA-80] a script that fails to load is reported, and the screen offers a retry', async ({ page }) => {
  await page.route(/\/assets\/LegalPage[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const chunk = logged(page, 'chunk TypeError');
  await page.goto('/legales/privacidad');
  await expect(page.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible();
  expect(await chunk).toMatchObject({ context: [{ name: 'screen', value: '/legales/privacidad' }] });
});

function operationOf(request: Request): unknown {
  const address = new URL(request.url());
  return address.searchParams.get('operationName') ?? bodyOf(request)?.['operationName'];
}

function bodyOf(request: Request): Record<string, unknown> | null {
  const body: unknown = request.method() === 'POST' ? request.postDataJSON() : null;
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : null;
}

/** Returns the log entry as sent; expects no cookie, so that it identifies nobody. */
async function logged(page: Page, message: string): Promise<unknown> {
  const request = await page.waitForRequest(
    (one) => operationOf(one) === 'CreateClientLog' && (one.postData() ?? '').includes(message),
  );
  expect(await request.allHeaders()).not.toHaveProperty('cookie');
  const response = await request.response();
  expect(await response?.json()).toMatchObject({ data: { createClientLog: { isLogged: true } } });
  const { input } = Object(bodyOf(request)?.['variables']);
  return input;
}
